#include "ui/evidence/evidence_foot.h"

#include "ui/common/widgets.h"
#include "ui/evidence/evidence_model.h"
#include <QHBoxLayout>
#include <set>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

QString countWords(const EvidenceModel &rows)
{
    std::set<QString> papers;
    int quotes = 0, found = 0, checked = 0;
    for (int i = 0; i < rows.rowCount(); ++i) {
        const EvidenceRow &row = rows.row(i);
        if (!row.citation)
            continue;
        papers.insert(row.citation->sha256);
        ++quotes;
        const auto check = rows.check(i);
        checked += check ? 1 : 0;
        found += check && check->outcome == QuoteOutcome::Found ? 1 : 0;
    }
    QStringList parts;
    if (rows.rowCount() > 0)
        parts << EvidenceFoot::tr("%Ln row(s)", nullptr, rows.rowCount())
              << EvidenceFoot::tr("%Ln paper(s)", nullptr, static_cast<int>(papers.size()));
    if (quotes > 0 && checked == quotes)
        parts << (found == quotes ? EvidenceFoot::tr("all quotes checked")
                                  : EvidenceFoot::tr("%Ln quote(s) not found as cited", nullptr, quotes - found));
    return parts.join(u"  ·  "_s);
}

} // namespace

EvidenceFoot::EvidenceFoot(QWidget *parent)
    : QWidget(parent)
    , m_count(quiet({}, Type::Caption))
    , m_hint(quiet({}, Type::Caption))
    , m_keep(linkButton(tr("Keep as a table...")))
{
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(space(4), space(1), space(4), space(1));
    row->addWidget(m_count);
    row->addStretch(1);
    row->addWidget(m_hint);
    row->addWidget(m_keep);
    connect(m_keep, &QToolButton::clicked, this, &EvidenceFoot::keepWanted);
}

void EvidenceFoot::setRows(const EvidenceModel &rows)
{
    const bool any = rows.rowCount() > 0;
    m_count->setText(countWords(rows));
    m_hint->setText(!any        ? QString()
            : rows.isEditable() ? tr("Double-click a claim or a note to edit")
                                : tr("These rows follow the thread."));
    m_keep->setVisible(any && !rows.isEditable());
}

void EvidenceFoot::say(const QString &words)
{
    m_count->setText(words);
}

} // namespace adduce
