#include "core/references/bibtex_reader.h"
#include "core/references/bibtex_writer.h"
#include "core/references/csl_json.h"
#include "core/references/ris_reader.h"
#include "core/references/ris_writer.h"
#include "tests/support/test_main.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

using namespace adduce;
using namespace Qt::StringLiterals;

/// What no reference manager writes: it is read within its bounds, and what is written of it is one entry.
class TestHostileReferences : public QObject
{
    Q_OBJECT

private slots:
    void bibtex_data();
    void bibtex();
    void ris_data();
    void ris();
    void csl_data();
    void csl();
    void whatIsWrittenIsOneEntry_data();
    void whatIsWrittenIsOneEntry();
};

namespace {

bool isBounded(const Reference &reference)
{
    bool is = true;
    for (QString Reference::*field : textFields())
        is = is && (reference.*field).size() <= kLongestField;
    for (const PersonNames &names : { reference.authors, reference.editors, reference.translators }) {
        is = is && names.size() <= kMostPersonNames;
        for (const PersonName &name : names)
            is = is && !displayName(name).isEmpty() && displayName(name).size() <= 2 * kLongestField;
    }
    return is && reference.month >= 0 && reference.month <= 12 && reference.day >= 0 && reference.day <= 31;
}

ReferenceList readAsCsl(const Reference &reference)
{
    return readCsl(QJsonDocument(QJsonArray { cslOf(reference) }).toJson(), {});
}

/// Each format writes it as one entry, which is read without a problem and has its title.
bool isOneEntryEverywhere(const Reference &reference)
{
    QSet<QString> keys;
    const ReferenceList lists[] { readBibtex(bibtexOf(reference, keys), {}), readRis(risOf(reference, keys), {}),
        readAsCsl(reference) };
    return std::ranges::all_of(lists, [&](const ReferenceList &list) {
        return list.problems.empty() && list.references.size() == 1 && isBounded(list.references.front())
            && !list.references.front().title.isEmpty();
    });
}

void check(const ReferenceList &list, int references, int problems)
{
    QCOMPARE(static_cast<int>(list.references.size()), references);
    QCOMPARE(static_cast<int>(list.problems.size()), problems);
    for (const Reference &reference : list.references) {
        QVERIFY(isBounded(reference));
        QVERIFY(isOneEntryEverywhere(reference));
    }
}

const QByteArray kMegabyte(1 << 20, 'x');
const QByteArray kControls("a\x01\x02\x0b\x0c\x1b[31m\x7f z");

} // namespace

void TestHostileReferences::bibtex_data()
{
    QTest::addColumn<QByteArray>("fields");
    QTest::addColumn<int>("references");
    QTest::addColumn<int>("problems");
    QTest::newRow("a name of a megabyte") << "author = {" + kMegabyte + '}' << 0 << 1;
    QTest::newRow("a long name") << "author = {" + kMegabyte.left(90'000) + ", Jane}" << 1 << 0;
    QTest::newRow("many words") << "author = {" + QByteArray("a ").repeated(45'000) + '}' << 1 << 0;
    QTest::newRow("many small particles") << "author = {" + QByteArray("d'").repeated(45'000) + "Alembert, J}" << 1 << 0;
    QTest::newRow("many names") << "author = {" + QByteArray("x and ").repeated(16'000) + "y}" << 1 << 0;
    QTest::newRow("lone commas") << QByteArray("author = {, , ,}, editor = {,,,,,,,,,,}") << 1 << 0;
    QTest::newRow("lone ands") << "editor = {" + QByteArray(" and").repeated(20'000) + '}' << 1 << 0;
    QTest::newRow("an open brace") << QByteArray("author = {Smith, {Jane}") << 0 << 1;
    QTest::newRow("a closing brace") << QByteArray("author = {Smith}, Jane}") << 0 << 1;
    QTest::newRow("braces in a string") << QByteArray("author = \"Smith}, {Jane\"") << 1 << 0;
    QTest::newRow("deep braces") << "author = {" + QByteArray(40'000, '{') + "x" + QByteArray(40'000, '}') + '}' << 1 << 0;
    QTest::newRow("backslashes") << "author = {" + QByteArray(80'000, '\\') + '}' << 1 << 0;
    QTest::newRow("control characters") << "author = {" + kControls + "}, note = {" + kControls + "}, month = {" + kControls + '}'
                                        << 1 << 0;
    QTest::newRow("dates that are none") << QByteArray("year = {99999999999999}, month = {-4}, day = {2147483648}") << 1 << 0;
    QTest::newRow("other dates that are none") << QByteArray("date = {2019-99-99}, urldate = {////}, month = {13}") << 1 << 0;
}

void TestHostileReferences::bibtex()
{
    QFETCH(QByteArray, fields);
    QFETCH(int, references);
    QFETCH(int, problems);
    check(readBibtex("@book{key, title = {One}, " + fields + "}\n", {}), references, problems);
}

void TestHostileReferences::ris_data()
{
    QTest::addColumn<QByteArray>("lines");
    QTest::addColumn<int>("references");
    QTest::newRow("a name of a megabyte") << "AU  - " + kMegabyte << 1;
    QTest::newRow("a name of a megabyte of commas") << "AU  - " + QByteArray(1 << 20, ',') << 1;
    QTest::newRow("many names") << QByteArray("A2  - x, y\n").repeated(30'000) << 1;
    QTest::newRow("lone commas") << QByteArray("AU  - ,\nAU  -\nED  - ,,,\nTA  - , ,") << 1;
    QTest::newRow("control characters") << "AU  - " + kControls + "\nN1  - " + kControls + "\nDA  - " + kControls << 1;
    QTest::newRow("a value over lines") << QByteArray("N1  - one\ntwo\n\n  three\nERR  - four\nAU  - Smith,\n Jane") << 1;
    QTest::newRow("an entry within") << QByteArray("N1  - one\nER  - \nTY  - JOUR\nTI  - Two") << 2;
    QTest::newRow("dates that are none") << QByteArray("PY  - 9999999999\nDA  - 2019/99/99/\nY2  - ////") << 1;
    QTest::newRow("only ends of pages") << QByteArray("EP  - 7\nSP  -\nSN  - -") << 1;
}

void TestHostileReferences::ris()
{
    QFETCH(QByteArray, lines);
    QFETCH(int, references);
    check(readRis("TY  - BOOK\nTI  - One\n" + lines + "\nER  - \n", {}), references, 0);
}

void TestHostileReferences::csl_data()
{
    QTest::addColumn<QByteArray>("members");
    QTest::newRow("names that are none") << QByteArray(
        R"("author": 5, "editor": {"family": "x"}, "translator": [[{"family": "x"}]])");
    QTest::newRow("parts that are none") << QByteArray(
        R"("author": [{"family": ["A", "B"], "given": {}, "suffix": 3, "parse-names": "no"}])");
    QTest::newRow("dates that are none") << QByteArray(
        R"("issued": {"date-parts": "2019"}, "accessed": {"date-parts": [[{}, []]]})");
    QTest::newRow("numbers beyond") << QByteArray(
        R"("issued": {"date-parts": [[2019, 1e300, -7]]}, "volume": 1e300, "page": -0.5)");
    QTest::newRow("texts that are none") << QByteArray(R"("note": {}, "ISBN": [[]], "edition": true, "genre": null, "type": [])");
    QTest::newRow("custom that is none") << QByteArray(R"("custom": [], "keyword": {"a": "b"})");
    QTest::newRow("custom of other kinds") << QByteArray(R"("custom": {"retraction": [], "keywords": {"a": 1}})");
    QTest::newRow("keywords of other kinds") << QByteArray(R"("custom": {"keywords": [1, null, {}, [], "", "a"]})");
    QTest::newRow("a name of a megabyte") << R"("author": [{"family": ")" + kMegabyte + R"(", "literal": ""}])";
    QTest::newRow("many names") << R"("author": [)" + QByteArray(R"({"family": "x", "given": "y"},)").repeated(30'000) + "{}]";
    QTest::newRow("control characters") << QByteArray(
        R"("author": [{"family": "a\u0000\u0001\u001b\u007fz", "given": "\r\nER  - \r\n"}], "note": "\u2028TY  - JOUR\u2029\u0085")");
}

void TestHostileReferences::csl()
{
    QFETCH(QByteArray, members);
    check(readCsl(R"([{"id": "key", "title": "One", )" + members + "}]", {}), 1, 0);
}

void TestHostileReferences::whatIsWrittenIsOneEntry_data()
{
    QTest::addColumn<QString>("text");
    QTest::newRow("ends of RIS") << u"x\nER  - \nTY  - JOUR\r\nTI  - y\rER  - "_s;
    QTest::newRow("other ends of lines") << u"x\u2028ER  - \u2029TY  - JOUR\u0085ER  - \v\f"_s;
    QTest::newRow("ends of BibTeX") << u"x}}\n@evil{y, title = {z"_s;
    QTest::newRow("braces") << u"}}}}{{{{"_s;
    QTest::newRow("quotes") << u"\"\"\\\"\\"_s;
    QTest::newRow("ends of JSON") << u"\"}], {\"title\": \"z"_s;
    QTest::newRow("nothing that is shown") << u"x\u0000\u0001\u200b"_s;
    QTest::newRow("half a character") << u"x"_s + QChar(0xd83d);
}

/// Every field says it, names and words, too.
void TestHostileReferences::whatIsWrittenIsOneEntry()
{
    QFETCH(QString, text);
    Reference reference;
    for (QString Reference::*field : textFields())
        reference.*field = text;
    for (PersonNames Reference::*names : { &Reference::authors, &Reference::editors, &Reference::translators })
        reference.*names = { { text, text, text, text }, { {}, {}, {}, {}, text } };
    reference.year = 2019;
    reference.tags = { text, text + u'2' };
    QVERIFY(isOneEntryEverywhere(reference));
}

ADDUCE_TEST(TestHostileReferences)
#include "test_hostile_references.moc"
