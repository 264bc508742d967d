#include "ui/settings/lost_changes_list.h"

#include "ui/common/widgets.h"
#include "ui/jobs/laboratory_keeper.h"
#include "ui/library/metadata_words.h"
#include <QBoxLayout>
#include <QLocale>
#include <QPushButton>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

constexpr std::size_t kMostRows = 20; // when some of them are settled, others follow
constexpr qsizetype kLongestText = 300; // of an abstract, say

QString sentenceOf(const LostChange &change)
{
    const QString at = QLocale().toString(change.at.toLocalTime(), QLocale::ShortFormat);
    if (change.text.isEmpty())
        return LostChangesList::tr("%1 emptied it on %2; %3 wrote over it.").arg(change.author, at, change.replacedBy);
    const QString text = change.text.size() > kLongestText ? change.text.left(kLongestText).trimmed() + u'…' : change.text;
    return LostChangesList::tr("“%1”, as %2 wrote on %3; %4 wrote over it.").arg(text, change.author, at, change.replacedBy);
}

} // namespace

LostChangesList::LostChangesList(LaboratoryKeeper &laboratory, QWidget *parent)
    : QWidget(parent)
    , m_laboratory(laboratory)
    , m_lines(new QVBoxLayout(this))
{
    m_lines->setContentsMargins(0, 0, 0, 0);
    m_lines->setSpacing(space(2));
    connect(&laboratory, &LaboratoryKeeper::changed, this, &LostChangesList::fill);
    fill();
}

void LostChangesList::fill()
{
    while (QLayoutItem *item = m_lines->takeAt(0)) {
        if (item->widget())
            item->widget()->deleteLater(); // one of its buttons may have been clicked just now
        delete item;
    }
    const std::optional<LaboratoryState> &state = m_laboratory.state();
    const std::size_t count = state ? state->lost.size() : 0;
    setVisible(count > 0);
    if (count == 0)
        return;
    m_lines->addWidget(new PlainLabel(tr("Written over unseen"), Type::Strong));
    m_lines->addWidget(hint(
        tr("Two changed the same field before they heard of each other. What was written last holds; what was lost is here.")));
    for (std::size_t i = 0; i < std::min(count, kMostRows); ++i)
        addRow(state->lost[i]);
    if (count > kMostRows)
        m_lines->addWidget(hint(tr("and %Ln more", nullptr, static_cast<int>(count - kMostRows))));
}

void LostChangesList::addRow(const LostChange &change)
{
    const QString name = tr("%1: %2").arg(fieldName(change.field), change.paper);
    auto *texts = new QVBoxLayout;
    texts->setSpacing(0);
    auto *title = new PlainLabel(name);
    title->setWordWrap(true);
    texts->addWidget(title);
    texts->addWidget(hint(sentenceOf(change)));
    auto *row = new QWidget;
    auto *line = new QHBoxLayout(row);
    line->setContentsMargins(0, 0, 0, 0);
    line->setSpacing(space(2));
    line->addLayout(texts, 1);
    const auto add = [&](const QString &words, bool isBroughtBack) {
        auto *choice = button(words);
        choice->setAutoDefault(false);
        choice->setAccessibleName(tr("%1 (%2)").arg(words, name));
        connect(
            choice, &QPushButton::clicked, this, [this, change, isBroughtBack] { m_laboratory.settle(change, isBroughtBack); });
        line->addWidget(choice, 0, Qt::AlignTop);
    };
    add(tr("Put back"), true);
    add(tr("Leave as it is"), false);
    m_lines->addWidget(row);
}

} // namespace adduce
