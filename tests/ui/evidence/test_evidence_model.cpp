#include "tests/support/test_main.h"
#include "ui/evidence/evidence_model.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace adduce;

/// The rows of a table, without a window.
class TestEvidenceModel : public QObject
{
    Q_OBJECT

private slots:
    void personalDataAreMaskedUntilTheyAreWanted();
};

void TestEvidenceModel::personalDataAreMaskedUntilTheyAreWanted()
{
    PlacedRow placed;
    placed.row.claim = u"Write to jane.roe@example.org."_s;
    placed.row.citation = Citation {};
    placed.row.citation->quote = u"Contact: jane.roe@example.org"_s;
    EvidenceModel model;
    model.setRows({ placed }, true);
    const auto shown = [&](int column, int role) { return model.data(model.index(0, column), role).toString(); };
    for (const int column : { EvidenceModel::Claim, EvidenceModel::Evidence })
        QVERIFY2(!shown(column, Qt::DisplayRole).contains(u"jane"_s), qPrintable(shown(column, Qt::DisplayRole)));
    QCOMPARE(shown(EvidenceModel::Claim, Qt::EditRole), placed.row.claim);
    model.setPersonalData(PersonalData::Shown);
    QCOMPARE(shown(EvidenceModel::Claim, Qt::DisplayRole), placed.row.claim);
}

ADDUCE_TEST(TestEvidenceModel)
#include "test_evidence_model.moc"
