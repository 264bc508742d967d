#include "ui/history/evidence_note.h"

#include "ui/common/widgets.h"
#include <QHBoxLayout>

namespace adduce {

using namespace Qt::StringLiterals;

EvidenceNote::EvidenceNote(QWidget *parent)
    : QWidget(parent)
    , m_words(new PlainLabel({}, Type::Caption))
{
    m_words->setWrapping();
    auto *how = linkButton(tr("Show what changes"));
    auto *seeing = linkButton(tr("Mark as seen"));
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(space(1) + 1);
    row->addWidget(new IconLabel(u"dialog-warning"_s, Tone::Attention));
    row->addWidget(m_words, 1);
    row->addWidget(how, 0, Qt::AlignTop);
    row->addWidget(seeing, 0, Qt::AlignTop);
    connect(how, &QAbstractButton::clicked, this, &EvidenceNote::replayWanted);
    connect(seeing, &QAbstractButton::clicked, this, &EvidenceNote::seen);
    hide();
}

void EvidenceNote::setChanges(const std::vector<ChangedAnswer> &changes)
{
    constexpr qsizetype kNamed = 4;
    QStringList papers;
    for (const ChangedAnswer &change : changes)
        papers << change.papers;
    papers.removeDuplicates();
    const QString named = papers.mid(0, kNamed).join(u", "_s) + (papers.size() > kNamed ? u", …"_s : QString());
    m_words->setText(
        tr("%Ln answer(s) would rest on other papers by now: %1", nullptr, static_cast<int>(changes.size())).arg(named));
    setVisible(!changes.empty());
}

} // namespace adduce
