#include "core/references/bibtex_names.h"
#include "core/references/csl_json.h"
#include "core/references/ris_reader.h"
#include "tests/support/test_main.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

using namespace adduce;
using namespace Qt::StringLiterals;

/// Names as each format writes them, in their parts, and back.
class TestPersonName : public QObject
{
    Q_OBJECT

private slots:
    void tex_data();
    void tex();
    void texComesBack_data();
    void texComesBack();
    void ris_data();
    void ris();
    void csl_data();
    void csl();
    void display_data();
    void display();
    void structureOutlivesDisplay();
};

namespace {

PersonName person(const QString &given, const QString &particle, const QString &family, const QString &suffix = {})
{
    return { given, particle, family, suffix };
}

PersonName institution(const QString &name)
{
    return { {}, {}, {}, {}, name };
}

QString partsOf(const PersonNames &names)
{
    QStringList parts;
    for (const PersonName &n : names)
        parts << QStringList { n.given, n.particle, n.droppingParticle, n.family, n.suffix, n.literal }.join(u'|');
    return parts.join(u'\n');
}

} // namespace

void TestPersonName::tex_data()
{
    QTest::addColumn<QString>("field");
    QTest::addColumn<PersonNames>("names");
    const auto row = [](const char *name, const QString &field, const PersonNames &names) {
        QTest::newRow(name) << field << names;
    };
    row("empty", {}, {});
    row("lone comma", u","_s, {});
    row("lone commas", u", , ,"_s, {});
    row("lone and", u" and "_s, {});
    row("ands alone", u"and and and and and"_s, {});
    row("unbalanced open", u"Smith, {Jane and Doe, John"_s, { person(u"Jane and Doe, John"_s, {}, u"Smith"_s) });
    row("unbalanced close", u"Smith}, Jane} and Doe, John"_s,
        { person(u"Jane"_s, {}, u"Smith"_s), person(u"John"_s, {}, u"Doe"_s) });
    row("a backslash at the end", u"Smith, Jane\\"_s, { person(u"Jane"_s, {}, u"Smith"_s) });
    row("nothing before the comma", u", Jane"_s, { person({}, {}, u"Jane"_s) });
    row("too many commas", u"Smith, Jr., Jane, Anna, Maria"_s, { person(u"Jane, Anna, Maria"_s, {}, u"Smith"_s, u"Jr."_s) });
    row("family first", u"Smith, Jane"_s, { person(u"Jane"_s, {}, u"Smith"_s) });
    row("given first", u"Jane Anna Smith"_s, { person(u"Jane Anna"_s, {}, u"Smith"_s) });
    row("von before the comma", u"van der Berg, Jan"_s, { person(u"Jan"_s, u"van der"_s, u"Berg"_s) });
    row("von between", u"Ludwig van Beethoven"_s, { person(u"Ludwig"_s, u"van"_s, u"Beethoven"_s) });
    row("von ends with the last small word", u"de La van Fontaine, Jean"_s, { person(u"Jean"_s, u"de La van"_s, u"Fontaine"_s) });
    row("jr", u"King, Jr., Martin Luther"_s, { person(u"Martin Luther"_s, {}, u"King"_s, u"Jr."_s) });
    row("von and jr", u"von Holmes, III, Oliver"_s, { person(u"Oliver"_s, u"von"_s, u"Holmes"_s, u"III"_s) });
    row("jr behind", u"Martin Luther King Jr."_s, { person(u"Martin Luther"_s, {}, u"King"_s, u"Jr."_s) });
    row("elided", u"d'Alembert, Jean"_s, { person(u"Jean"_s, u"d'"_s, u"Alembert"_s) });
    row("an accent is no brace", u"{\\'e}tienne Dupont, Jean"_s, { person(u"Jean"_s, u"étienne"_s, u"Dupont"_s) });
    row("a capital with an accent", u"{\\'E}tienne Dupont"_s, { person(u"Étienne"_s, {}, u"Dupont"_s) });
    row("small words in braces", u"{de Gaulle}, Charles"_s, { person(u"Charles"_s, {}, u"de Gaulle"_s) });
    row("one word", u"Plato and {WHO}"_s, { person({}, {}, u"Plato"_s), institution(u"WHO"_s) });
    row("institution", u"{World Health Organization}"_s, { institution(u"World Health Organization"_s) });
    row("institution with an accent", u"{Universit{\\\"a}t, K{\\\"o}ln and {Bonn}} and Doe, J."_s,
        { institution(u"Universität, Köln and Bonn"_s), person(u"J."_s, {}, u"Doe"_s) });
    row("two groups are no institution", u"{Anna} {Smith}"_s, { person(u"Anna"_s, {}, u"Smith"_s) });
    row("tie", u"Donald~E. Knuth"_s, { person(u"Donald E."_s, {}, u"Knuth"_s) });
    row("AND", u"Smith, Jane AND Doe, John"_s, { person(u"Jane"_s, {}, u"Smith"_s), person(u"John"_s, {}, u"Doe"_s) });
    row("others", u"Smith, Jane and others"_s, { person(u"Jane"_s, {}, u"Smith"_s) });
}

void TestPersonName::tex()
{
    QFETCH(QString, field);
    QFETCH(PersonNames, names);
    QCOMPARE(partsOf(namesOfTex(field)), partsOf(names));
}

void TestPersonName::texComesBack_data()
{
    QTest::addColumn<PersonName>("name");
    QTest::addColumn<QString>("tex");
    QTest::addColumn<PersonName>("read"); // what BibTeX has no way of writing is read as the nearest
    const auto same = [](const char *row, const PersonName &name, const QString &tex) {
        QTest::newRow(row) << name << tex << name;
    };
    same("plain", person(u"Jane"_s, {}, u"Smith"_s), u"Smith, Jane"_s);
    same("particle", person(u"Jan"_s, u"van der"_s, u"Berg"_s), u"van der Berg, Jan"_s);
    same("particle without a given name", person({}, u"van"_s, u"Gogh"_s), u"van Gogh"_s);
    same("suffix", person(u"Martin"_s, {}, u"King"_s, u"Jr."_s), u"King, Jr., Martin"_s);
    same("suffix with commas", person(u"Jane"_s, {}, u"Doe"_s, u"M.D., Ph.D."_s), u"Doe, {M.D., Ph.D.}, Jane"_s);
    same("suffix alone", person({}, {}, u"King"_s, u"Jr."_s), u"King, Jr., "_s);
    same("no particle", person(u"Charles"_s, {}, u"de Gaulle"_s), u"{de Gaulle}, Charles"_s);
    same("particle before small words", person(u"Jan"_s, u"van"_s, u"Berg op Zoom"_s), u"van {Berg op Zoom}, Jan"_s);
    same("comma in a family name", person(u"A."_s, {}, u"Smith, Sons"_s), u"{Smith, Sons}, A."_s);
    same("and in a given name", person(u"Tom and Jerry"_s, {}, u"Cat"_s), u"Cat, {Tom and Jerry}"_s);
    same("institution", institution(u"Barnes and Noble, Inc."_s), u"{Barnes and Noble, Inc.}"_s);
    same("institution that begins small", institution(u"van Dale"_s), u"{van Dale}"_s);
    same("braces", institution(u"A } B {"_s), u"{A \\textbraceright{} B \\textbraceleft{}}"_s);
    QTest::newRow("capital particle") << person(u"Penelope"_s, u"De La"_s, u"Cruz"_s) << u"{De La Cruz}, Penelope"_s
                                      << person(u"Penelope"_s, {}, u"De La Cruz"_s);
    QTest::newRow("dropping particle") << PersonName { u"Jean"_s, u"La"_s, u"Fontaine"_s, {}, {}, u"de"_s }
                                       << u"de La Fontaine, Jean"_s << person(u"Jean"_s, u"de"_s, u"La Fontaine"_s);
    QTest::newRow("a person of two words") << person({}, {}, u"Dionysius Areopagita"_s) << u"{Dionysius Areopagita}"_s
                                           << institution(u"Dionysius Areopagita"_s);
}

void TestPersonName::texComesBack()
{
    QFETCH(PersonName, name);
    QFETCH(QString, tex);
    QFETCH(PersonName, read);
    QCOMPARE(texOfNames({ name }), tex);
    QCOMPARE(partsOf(namesOfTex(tex)), partsOf({ read }));
}

void TestPersonName::ris_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<PersonName>("name");
    QTest::addColumn<QString>("written");
    const auto row = [](const char *name, const QString &text, const PersonName &parts, const QString &written) {
        QTest::newRow(name) << text << parts << written;
    };
    row("empty", {}, {}, {});
    row("lone comma", u","_s, {}, {});
    row("lone commas", u" , , , "_s, {}, {});
    row("nothing before the comma", u", Jane"_s, person({}, {}, u"Jane"_s), u"Jane"_s);
    row("family first", u"Smith, Jane"_s, person(u"Jane"_s, {}, u"Smith"_s), u"Smith, Jane"_s);
    row("no space", u"Smith,Jane,Jr."_s, person(u"Jane"_s, {}, u"Smith"_s, u"Jr."_s), u"Smith, Jane, Jr."_s);
    row("suffix with commas", u"Doe, Jane, M.D., Ph.D."_s, person(u"Jane"_s, {}, u"Doe"_s, u"M.D., Ph.D."_s),
        u"Doe, Jane, M.D., Ph.D."_s);
    row("suffix alone", u"King, , Jr."_s, person({}, {}, u"King"_s, u"Jr."_s), u"King, , Jr."_s);
    row("particle", u"van der Berg, Jan"_s, person(u"Jan"_s, u"van der"_s, u"Berg"_s), u"van der Berg, Jan"_s);
    row("particle without a given name", u"van Gogh"_s, person({}, u"van"_s, u"Gogh"_s), u"van Gogh"_s);
    row("small words alone", u"hooks, bell"_s, person(u"bell"_s, {}, u"hooks"_s), u"hooks, bell"_s);
    row("one word", u"Plato"_s, person({}, {}, u"Plato"_s), u"Plato"_s);
    row("institution", u"World Health Organization"_s, institution(u"World Health Organization"_s),
        u"World Health Organization,"_s);
    row("institution with a comma at its end", u"WHO,"_s, institution(u"WHO"_s), u"WHO,"_s);
    row("institution with a comma within", u"University of California,, Irvine"_s,
        institution(u"University of California, Irvine"_s), u"University of California,, Irvine"_s);
}

void TestPersonName::ris()
{
    QFETCH(QString, text);
    QFETCH(PersonName, name);
    QFETCH(QString, written);
    const PersonName read = nameFromCommas(text);
    QCOMPARE(partsOf({ read }), partsOf({ name }));
    if (!written.isEmpty())
        QCOMPARE(commasOf(read), written);
    QCOMPARE(partsOf({ nameFromCommas(written) }), partsOf({ name }));
}

void TestPersonName::csl_data()
{
    QTest::addColumn<QByteArray>("author");
    QTest::addColumn<PersonNames>("names");
    const auto row = [](const char *name, const char *author, const PersonNames &names) {
        QTest::newRow(name) << QByteArray(author) << names;
    };
    row("no list", R"("Smith")", {});
    row("other kinds", R"([1, null, "x", [], {}, {"family": {}}, {"literal": [[]]}, {"given": true}])", {});
    row("plain", R"([{"family": "Smith", "given": "Jane"}])", { person(u"Jane"_s, {}, u"Smith"_s) });
    row("all parts", R"([{"family": "Fontaine", "given": "Jean", "dropping-particle": "de", "non-dropping-particle": "La",
        "suffix": "III"}])",
        { { u"Jean"_s, u"La"_s, u"Fontaine"_s, u"III"_s, {}, u"de"_s } });
    row("literal", R"([{"literal": "World Health Organization"}])", { institution(u"World Health Organization"_s) });
    row("Crossref's organisations", R"([{"name": "WHO", "sequence": "first"}])", { institution(u"WHO"_s) });
    row("particle in the family name", R"([{"family": "van der Berg", "given": "Jan"}])",
        { person(u"Jan"_s, u"van der"_s, u"Berg"_s) });
    row("that is none", R"([{"family": "de Gaulle", "given": "Charles", "parse-names": false}])",
        { person(u"Charles"_s, {}, u"de Gaulle"_s) });
    row("family alone", R"([{"family": "Dionysius Areopagita"}])", { person({}, {}, u"Dionysius Areopagita"_s) });
    row("given alone", R"([{"given": "Plato"}])", { person({}, {}, u"Plato"_s) });
}

void TestPersonName::csl()
{
    QFETCH(QByteArray, author);
    QFETCH(PersonNames, names);
    const QJsonObject item = QJsonDocument::fromJson(R"({"title": "x", "author": )" + author + '}').object();
    QVERIFY(!item.isEmpty());
    const Reference read = referenceFromCsl(item);
    QCOMPARE(partsOf(read.authors), partsOf(names));
    QCOMPARE(partsOf(referenceFromCsl(cslOf(read)).authors), partsOf(names));
}

void TestPersonName::display_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<PersonName>("name");
    QTest::newRow("plain") << u"Jane Smith"_s << person(u"Jane"_s, {}, u"Smith"_s);
    QTest::newRow("particle") << u"Jan van der Berg"_s << person(u"Jan"_s, u"van der"_s, u"Berg"_s);
    QTest::newRow("elided") << u"Jean d'Alembert"_s << person(u"Jean"_s, u"d'"_s, u"Alembert"_s);
    QTest::newRow("suffix") << u"Martin Luther King Jr."_s << person(u"Martin Luther"_s, {}, u"King"_s, u"Jr."_s);
    QTest::newRow("one word") << u"Plato"_s << person({}, {}, u"Plato"_s);
    QTest::newRow("institution") << u"World Health Organization, Geneva"_s << institution(u"World Health Organization, Geneva"_s);
    QTest::newRow("two in one") << u"Barnes and Noble"_s << institution(u"Barnes and Noble"_s);
}

void TestPersonName::display()
{
    QFETCH(QString, text);
    QFETCH(PersonName, name);
    QCOMPARE(partsOf({ nameFromDisplay(text) }), partsOf({ name }));
    QCOMPARE(displayName(name), text);
}

void TestPersonName::structureOutlivesDisplay()
{
    const PersonNames known { institution(u"World Health Organization"_s), person(u"Gabriel"_s, {}, u"García Márquez"_s) };
    const QStringList shown { u"Gabriel García Márquez"_s, u"Jane Smith"_s, u"World Health Organization"_s };
    QCOMPARE(partsOf(namesFromDisplay(shown, known)), partsOf({ known[1], person(u"Jane"_s, {}, u"Smith"_s), known[0] }));
    QCOMPARE(displayNames(namesFromDisplay(shown, known)), shown);
}

ADDUCE_TEST(TestPersonName)
#include "test_person_name.moc"
