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
    void caveatsStandBesideTheNotesAndAreNotWritten();
    void aLongQuoteIsToldWholeOnDemand();
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

void TestEvidenceModel::caveatsStandBesideTheNotesAndAreNotWritten()
{
    PlacedRow placed;
    placed.row.caveats = u"One source"_s;
    placed.row.notes = u"Mine"_s;
    EvidenceModel model;
    model.setRows({ placed }, true);
    const QModelIndex caveats = model.index(0, EvidenceModel::Caveats);
    QCOMPARE(caveats.data().toString(), u"One source"_s);
    QVERIFY(!(caveats.flags() & Qt::ItemIsEditable));
    QVERIFY(!model.setData(caveats, u"None"_s, Qt::EditRole));
    QVERIFY(model.setData(model.index(0, EvidenceModel::Notes), u"Ours"_s, Qt::EditRole));
    QCOMPARE(model.row(0).caveats, u"One source"_s);
    QCOMPARE(model.row(0).notes, u"Ours"_s);
    QVERIFY(caveats.data(EvidenceModel::SearchRole).toString().contains(u"One source"_s));
}

void TestEvidenceModel::aLongQuoteIsToldWholeOnDemand()
{
    PlacedRow placed;
    placed.row.citation = Citation {};
    placed.row.citation->quote = QStringList(41, u"word"_s).join(u' ') + u" end"_s;
    EvidenceModel model;
    model.setRows({ placed }, true);
    const QModelIndex evidence = model.index(0, EvidenceModel::Evidence);
    QVERIFY(!evidence.data().toString().contains(u"end"_s));
    QVERIFY(evidence.data(Qt::ToolTipRole).toString().contains(u"end"_s));
    placed.row.citation->quote = u"short"_s;
    model.setRows({ placed }, true);
    QVERIFY(!evidence.data(Qt::ToolTipRole).isValid());
}

ADDUCE_TEST(TestEvidenceModel)
#include "test_evidence_model.moc"
