#include "ui/history/thread_filter_bar.h"

#include "core/answer/answer_words.h"
#include "ui/common/filter_box.h"
#include "ui/common/type.h"
#include <QHBoxLayout>

namespace adduce {

namespace {

constexpr int kRefused = -1; // among the values of Confidence
constexpr auto kNoModel = "\n"; // of a name that no model has

/// Each name once, in the order of the alphabet; `nameless` stands for the empty one.
FilterChoices choicesOf(QStringList names, const QString &nameless = {})
{
    names.removeDuplicates();
    names.sort(Qt::CaseInsensitive);
    FilterChoices choices;
    for (const QString &name : names)
        choices.emplace_back(name.isEmpty() ? nameless : name, name);
    return choices;
}

} // namespace

ThreadFilterBar::ThreadFilterBar(QWidget *parent)
    : QWidget(parent)
    , m_tag(filterBox(tr("Tag")))
    , m_scope(filterBox(tr("Scope")))
    , m_writer(filterBox(tr("Model")))
    , m_confidence(filterBox(tr("Confidence")))
{
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(space(2));
    for (QComboBox *box : boxes()) { // each its share of what its name needs
        row->addWidget(box, box->fontMetrics().horizontalAdvance(box->accessibleName()) + space(9));
        connect(box, &QComboBox::activated, this, &ThreadFilterBar::changed);
    }
}

void ThreadFilterBar::setRows(const std::vector<ThreadRow> &rows)
{
    QStringList tags, scopes, models;
    bool without = false;
    for (const ThreadRow &row : rows) {
        tags << row.marks.tags;
        scopes << row.scopes;
        models << row.models;
        without = without || row.models.isEmpty();
    }
    FilterChoices writers = choicesOf(models);
    if (without && !writers.empty())
        writers.insert(writers.begin(), { tr("No model"), QString::fromLatin1(kNoModel) });
    FilterChoices confidences;
    for (const Confidence confidence : { Confidence::High, Confidence::Medium, Confidence::Low })
        confidences.emplace_back(words(confidence), static_cast<int>(confidence));
    confidences.emplace_back(tr("No evidence"), kRefused);
    fillFilter(*m_tag, tr("Tag"), choicesOf(tags));
    fillFilter(*m_scope, tr("Scope"), choicesOf(scopes, tr("All documents")));
    fillFilter(*m_writer, tr("Model"), writers);
    fillFilter(*m_confidence, tr("Confidence"), confidences);
}

ThreadFilter ThreadFilterBar::filter() const
{
    ThreadFilter filter;
    filter.tag = m_tag->currentData().toString();
    if (const QVariant scope = m_scope->currentData(); scope.isValid())
        filter.scope = scope.toString();
    filter.model = m_writer->currentData().toString();
    filter.isWithoutModel = filter.model == QLatin1StringView(kNoModel);
    if (filter.isWithoutModel)
        filter.model.clear();
    const QVariant confidence = m_confidence->currentData();
    filter.isRefused = confidence.isValid() && confidence.toInt() == kRefused;
    if (confidence.isValid() && !filter.isRefused)
        filter.confidence = static_cast<Confidence>(confidence.toInt());
    return filter;
}

void ThreadFilterBar::clear()
{
    for (QComboBox *box : boxes())
        box->setCurrentIndex(0);
}

} // namespace adduce
