#include "core/guardrails/personal_data.h"
#include "core/guardrails/quote.h"
#include "tests/support/jsonl.h"
#include "tests/support/sample_thread.h"
#include "tests/support/shared_data.h"
#include "tests/support/test_main.h"

#include <QJsonDocument>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace adduce;

class TestPersonalData : public QObject
{
    Q_OBJECT

private slots:
    void isFound_data();
    void isFound();
    void numbersOfPublicationsAreNone_data();
    void numbersOfPublicationsAreNone();
    void resultsStayReadable();
    void maskingKeepsEveryOffset();
    void aMaskedQuoteStillStandsOnItsPage();
    void answersAreMaskedWhole();
};

void TestPersonalData::isFound_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("datum");
    QTest::addColumn<PersonalDataKind>("kind");
    const auto row = [](const char *name, const QString &text, const QString &datum, PersonalDataKind kind) {
        QTest::newRow(name) << text << datum << kind;
    };
    row("mail", u"Write to j.o'neil+x@dept.uni-x.example, please."_s, u"neil+x@dept.uni-x.example"_s, PersonalDataKind::Mail);
    row("mail spelt out", u"jane [at] host [dot] example"_s, u"jane [at] host [dot] example"_s, PersonalDataKind::Mail);
    row("international", u"Tel: +49 (30) 1234-5678; fax"_s, u"+49 (30) 1234-5678"_s, PersonalDataKind::Telephone);
    row("American", u"call (555) 010-9999 today"_s, u"(555) 010-9999"_s, PersonalDataKind::Telephone);
    row("after its word", u"Phone 030 1234 5678."_s, u"030 1234 5678"_s, PersonalDataKind::Telephone);
    row("social security", u"SSN 078-05-1120"_s, u"078-05-1120"_s, PersonalDataKind::PersonId);
    row("ORCID", u"ORCID 0000-0002-1825-0097"_s, u"0000-0002-1825-0097"_s, PersonalDataKind::PersonId);
    row("patient", u"patient ID: AB-123456 was"_s, u"AB-123456"_s, PersonalDataKind::PersonId);
    row("IBAN", u"IBAN DE89 3704 0044 0532 0130 00"_s, u"DE89 3704 0044 0532 0130 00"_s, PersonalDataKind::Account);
    row("card", u"4111 1111 1111 1111"_s, u"4111 1111 1111 1111"_s, PersonalDataKind::Account);
    row("service key", u"key sk-abcdefghijklmnopqrstuvwx"_s, u"sk-abcdefghijklmnopqrstuvwx"_s, PersonalDataKind::Key);
    row("cloud key", u"AKIAIOSFODNN7EXAMPLE"_s, u"AKIAIOSFODNN7EXAMPLE"_s, PersonalDataKind::Key);
    row("password", u"password: hunter2345"_s, u"hunter2345"_s, PersonalDataKind::Key);
}

void TestPersonalData::isFound()
{
    QFETCH(QString, text);
    QFETCH(QString, datum);
    QFETCH(PersonalDataKind, kind);
    const auto found = personalDataIn(text);
    QCOMPARE(found.size(), std::size_t(1));
    QCOMPARE(text.mid(found[0].start, found[0].length), datum);
    QCOMPARE(nameOf(found[0].kind), nameOf(kind));
}

void TestPersonalData::numbersOfPublicationsAreNone_data()
{
    QTest::addColumn<QString>("text");
    for (const char *text : { "doi:10.1000/182.555-010-9999", "PMID: 12345678", "ISBN 978-3-16-148410-0", "ISSN 1234-5678",
             "registered as NCT01234567", "GSE12345 and PRJNA123456", "accession number 1234-5678-9012-3452",
             "95% CI 1.23-4.56, p = 0.001", "between 2010-2015 and 2016-2020", "n = 1234 5678 participants",
             "a dose of 10-20-30 mg", "Table 2-3", "the 4-4-2 formation", "pages 555-560", "a change of +10.3 and +163 mg",
             "from +140-170 to +31.5 units", "pH 7.25-7.35 at 37 degrees", "a cell number of 10 000 000", "mobile 100 000 200",
             "+1.96 2.58 3.29 and more", "ACTRN12612000123456", "x@ and @y are no addresses", "18-27 min (20-30% of game time)",
             "1.5 (0.8-2.1) 10.3 (9.9-11.2)" })
        QTest::newRow(text) << QString::fromUtf8(text);
}

void TestPersonalData::numbersOfPublicationsAreNone()
{
    QFETCH(QString, text);
    const auto found = personalDataIn(text);
    QVERIFY2(found.empty(), found.empty() ? "" : qPrintable(text.mid(found[0].start, found[0].length)));
}

/// Of all that abstracts say, nothing but addresses and telephone numbers is masked.
void TestPersonalData::resultsStayReadable()
{
    const QString data = test::sharedData(u"retrieval-scifact"_s);
    if (data.isEmpty())
        QSKIP("the shared data is not there");
    int abstracts = 0;
    QStringList others;
    test::forEachLine(data + u"/corpus.jsonl.gz"_s, [&](const QJsonObject &line) {
        const QString text = line[u"text"_s].toString();
        ++abstracts;
        for (const PersonalDatum &datum : personalDataIn(text))
            if (datum.kind != PersonalDataKind::Mail)
                others << nameOf(datum.kind) + u": "_s + text.mid(datum.start, datum.length);
    });
    QVERIFY(abstracts > 5000);
    QVERIFY2(others.size() <= 3, qPrintable(others.join(u'\n')));
}

void TestPersonalData::maskingKeepsEveryOffset()
{
    const QString text = u"Ask Dr. Ü (jane.doe@host.example, +49 30 123456) about iron."_s;
    const QString hidden = masked(text);
    QCOMPARE(hidden.size(), text.size());
    QVERIFY(!hidden.contains(u"jane"_s) && !hidden.contains(u"host"_s) && !hidden.contains(u"123456"_s));
    QVERIFY(hidden.startsWith(u"Ask Dr. Ü ("_s) && hidden.endsWith(u") about iron."_s));
    QCOMPARE(hidden.indexOf(u'@'), text.indexOf(u'@'));
    QCOMPARE(masked(hidden), hidden);
    QCOMPARE(masked(u"Nothing here."_s), u"Nothing here."_s);
}

void TestPersonalData::aMaskedQuoteStillStandsOnItsPage()
{
    const QString page = u"Correspondence to jane.doe@host.exam-\nple or by post. Iron helps."_s;
    const QString quote = masked(u"Correspondence to jane.doe@host.example or by post."_s);
    QVERIFY(quote.contains(QChar(kMask)));
    QVERIFY(isVerbatim(quote, page));
    QVERIFY(!isVerbatim(quote, u"Correspondence to jane or by post."_s));
    QVERIFY(!isVerbatim(masked(u"Letters to jane.doe@host.example or by post."_s), page));
}

void TestPersonalData::answersAreMaskedWhole()
{
    const QString said = u"Write to jane.doe@host.example."_s;
    Answer answer = test::answerOf(u"Who?"_s, said, said);
    answer.sentences[0].citations[0].before = said;
    answer.search.nearest = { { 0.5, { said, { test::citationOf(said) } }, {} } };
    answer.removed = { { said, RemovalReason::NotSaid, said } };
    QCOMPARE(countPersonalData(answer), 2);
    const Answer hidden = masked(answer);
    QVERIFY(!QString::fromUtf8(QJsonDocument(toJson(hidden)).toJson()).contains(u"jane"_s));
    QCOMPARE(hidden.sentences[0].citations[0].rects, answer.sentences[0].citations[0].rects);
    QCOMPARE(countPersonalData(hidden), 0);
}

ADDUCE_TEST(TestPersonalData)
#include "test_personal_data.moc"
