#include "ui/history/thread_filter_bar.h"

#include "core/answer/answer_words.h"
#include "ui/common/type.h"
#include <QComboBox>
#include <QHBoxLayout>

namespace adduce {

namespace {

constexpr auto kNoModel = "\n"; // of a name that no model has

using Choices = std::vector<std::pair<QString, QVariant>>; // text and value

QComboBox *filterBox(const QString &name)
{
    auto *box = new QComboBox;
    box->setAccessibleName(name);
    box->setFont(typeFont(Type::Caption));
    box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    box->setMinimumContentsLength(1);
    box->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    return box;
}

/// Fills a filter anew and keeps what was chosen while it is still there.
void fill(QComboBox *box, const QString &any, const Choices &choices)
{
    const QVariant chosen = box->currentData();
    const QSignalBlocker quiet(box);
    box->clear();
    box->addItem(any);
    for (const auto &[text, value] : choices)
        box->addItem(text.simplified().left(80), value);
    box->setCurrentIndex(std::max(0, chosen.isValid() ? box->findData(chosen) : 0));
    box->setEnabled(!choices.empty());
}

/// Each name once, in the order of the alphabet; `nameless` stands for the empty one.
Choices choicesOf(QStringList names, const QString &nameless = {})
{
    names.removeDuplicates();
    names.sort(Qt::CaseInsensitive);
    Choices choices;
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
    Choices writers = choicesOf(models);
    if (without && !writers.empty())
        writers.insert(writers.begin(), { tr("No model"), QString::fromLatin1(kNoModel) });
    Choices confidences;
    for (const Confidence confidence : { Confidence::High, Confidence::Medium, Confidence::Low })
        confidences.emplace_back(words(confidence), static_cast<int>(confidence));
    fill(m_tag, tr("Tag"), choicesOf(tags));
    fill(m_scope, tr("Scope"), choicesOf(scopes, tr("All documents")));
    fill(m_writer, tr("Model"), writers);
    fill(m_confidence, tr("Confidence"), confidences);
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
    if (const QVariant confidence = m_confidence->currentData(); confidence.isValid())
        filter.confidence = static_cast<Confidence>(confidence.toInt());
    return filter;
}

void ThreadFilterBar::clear()
{
    for (QComboBox *box : boxes())
        box->setCurrentIndex(0);
}

} // namespace adduce
