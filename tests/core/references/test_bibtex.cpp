#include "core/base/error.h"
#include "core/references/bibtex_reader.h"
#include "core/references/bibtex_writer.h"
#include "core/references/tex_text.h"
#include "tests/support/test_main.h"

#include <QTest>

using namespace adduce;
using namespace Qt::StringLiterals;

class TestBibtex : public QObject
{
    Q_OBJECT

private slots:
    void readsAnEntry();
    void whatOnlySomeEntriesHave();
    void macrosAndConcatenation();
    void authors_data();
    void authors();
    void tex_data();
    void tex();
    void files_data();
    void files();
    void damaged_data();
    void damaged();
    void hostile_data();
    void hostile();
    void oldEncodings();
    void writesWhatItReads();
    void writtenTextIsInert();
    void keysAreOnce();
};

static ReferenceList read(const QByteArray &bytes)
{
    return readBibtex(bytes, u"/papers"_s);
}

void TestBibtex::readsAnEntry()
{
    const ReferenceList list = read("% a library\n@Article{zeileis2006,\n"
                                    "  author = {Zeileis, Achim and Hothorn, Torsten},\n"
                                    "  title = \"{Object-Oriented} Computation of {S}andwich Estimators\",\n"
                                    "  journal = {Journal of Statistical Software}, year = 2006, volume = 16, number = 9,\n"
                                    "  pages = {1--16}, doi = {https://doi.org/10.18637/JSS.V016.I09},\n"
                                    "  keywords = {covariance; robust, covariance},\n"
                                    "}\n");
    QVERIFY(list.problems.empty());
    QCOMPARE(list.references.size(), std::size_t(1));
    const Reference &r = list.references.front();
    QCOMPARE(r.key, u"zeileis2006"_s);
    QCOMPARE(r.type, u"article-journal"_s);
    QCOMPARE(r.title, u"Object-Oriented Computation of Sandwich Estimators"_s);
    QCOMPARE(displayNames(r.authors), (QStringList { u"Achim Zeileis"_s, u"Torsten Hothorn"_s }));
    QCOMPARE(r.year, 2006);
    QCOMPARE(r.doi, u"10.18637/jss.v016.i09"_s);
    QCOMPARE(r.venue, u"Journal of Statistical Software"_s);
    QCOMPARE(r.pages, u"1–16"_s);
    QCOMPARE(r.tags, (QStringList { u"covariance"_s, u"robust"_s }));
}

void TestBibtex::whatOnlySomeEntriesHave()
{
    const ReferenceList list =
        read("@inbook{a, title = {One}, editor = {Doe, John and {WHO}}, translator = {Roe, Jane}, booktitle = {All},\n"
             "series = {Lecture Notes}, number = 7, edition = {2nd}, isbn = {978-3-16-148410-0}, location = {Bonn \\& Paris},\n"
             "pagetotal = {345}, pages = {1-16}, shorttitle = {1}, url = {https://example.org/}, urldate = {2019-05-06},\n"
             "note = {To appear}, keywords = {{a, b}; c}}\n"
             "@mastersthesis{b, title = {Two}, school = {Bonn}}\n"
             "@techreport{c, title = {Three}, institution = {NASA}, type = {White paper}}\n"
             "@misc{d, title = {Four}, entrysubtype = {map}}\n"
             "@manual{e, title = {Five}, organization = {GNU}}\n");
    QVERIFY(list.problems.empty());
    const Reference &r = list.references.at(0);
    QCOMPARE(r.type, u"chapter"_s);
    QCOMPARE(displayNames(r.editors), (QStringList { u"John Doe"_s, u"WHO"_s }));
    QCOMPARE(r.editors[1].literal, u"WHO"_s);
    QCOMPARE(displayNames(r.translators), QStringList { u"Jane Roe"_s });
    QCOMPARE((QStringList { r.venue, r.series, r.issue, r.edition, r.isbn, r.place, r.pageTotal, r.pages, r.shortTitle,
                 r.accessed, r.printedNote }),
        (QStringList { u"All"_s, u"Lecture Notes"_s, u"7"_s, u"2nd"_s, u"978-3-16-148410-0"_s, u"Bonn & Paris"_s, u"345"_s,
            u"1–16"_s, u"1"_s, u"2019-05-06"_s, u"To appear"_s }));
    QCOMPARE(r.tags, (QStringList { u"a, b"_s, u"c"_s }));
    const std::vector<QStringList> others { { u"thesis"_s, u"Master's thesis"_s, u"Bonn"_s },
        { u"report"_s, u"White paper"_s, u"NASA"_s }, { u"map"_s, {}, {} }, { u"book"_s, {}, u"GNU"_s } };
    for (std::size_t i = 0; i < others.size(); ++i) {
        const Reference &other = list.references.at(i + 1);
        QCOMPARE((QStringList { other.type, other.genre, other.publisher }), others[i]);
    }
}

void TestBibtex::macrosAndConcatenation()
{
    const ReferenceList list = read("@string{jss = \"Journal of \" # {Sleep}}\n@comment{ @article{no, title={No}} }\n"
                                    "@preamble{\"\\newcommand{\\x}{y}\"}\n"
                                    "@article(a, title = {One}, journal = jss # { Research}, month = jan)\n"
                                    "someone@example.org wrote this\n"
                                    "@misc{title = {Without a key}}\n");
    QCOMPARE(list.references.size(), std::size_t(2));
    QCOMPARE(list.references[0].venue, u"Journal of Sleep Research"_s);
    QCOMPARE(list.references[1].title, u"Without a key"_s);
    QVERIFY(list.references[1].key.isEmpty());
    QVERIFY(list.problems.empty());
}

void TestBibtex::authors_data()
{
    QTest::addColumn<QByteArray>("field");
    QTest::addColumn<QStringList>("names");
    QTest::newRow("family first") << QByteArray("Smith, Jane") << QStringList { u"Jane Smith"_s };
    QTest::newRow("given first") << QByteArray("Ludwig van Beethoven") << QStringList { u"Ludwig van Beethoven"_s };
    QTest::newRow("particle") << QByteArray("van der Berg, Jan") << QStringList { u"Jan van der Berg"_s };
    QTest::newRow("junior") << QByteArray("King, Jr., Martin Luther") << QStringList { u"Martin Luther King Jr."_s };
    QTest::newRow("others") << QByteArray("Smith, Jane and others") << QStringList { u"Jane Smith"_s };
    QTest::newRow("organisation") << QByteArray("{World Health Organization, Geneva}")
                                  << QStringList { u"World Health Organization, Geneva"_s };
    QTest::newRow("and in braces") << QByteArray("{Barnes and Noble} and A. B.")
                                   << (QStringList { u"Barnes and Noble"_s, u"A. B."_s });
    QTest::newRow("over lines") << QByteArray("Smith, Jane\n   and\n   Doe, John")
                                << (QStringList { u"Jane Smith"_s, u"John Doe"_s });
    QTest::newRow("accents") << QByteArray("K{\\\"o}ll, Susanne and {\\O}rsted, {\\'E}mile")
                             << (QStringList { u"Susanne Köll"_s, u"Émile Ørsted"_s });
}

void TestBibtex::authors()
{
    QFETCH(QByteArray, field);
    const ReferenceList list = read("@article{a, title={T}, author={" + field + "}}");
    QCOMPARE(list.references.size(), std::size_t(1));
    QFETCH(QStringList, names);
    QCOMPARE(displayNames(list.references.front().authors), names);
}

void TestBibtex::tex_data()
{
    QTest::addColumn<QString>("tex");
    QTest::addColumn<QString>("text");
    QTest::newRow("umlaut") << u"M\\\"{u}ller, G\\\"odel, na\\\"{\\i}ve"_s << u"Müller, Gödel, naïve"_s;
    QTest::newRow("acute with space") << u"\\' e"_s << u"é"_s;
    QTest::newRow("caron") << u"\\v{S}koda \\v Z"_s << u"Škoda Ž"_s;
    QTest::newRow("cedilla") << u"Fran\\c{c}ois"_s << u"François"_s;
    QTest::newRow("letters") << u"stra\\ss e \\aa ngstr\\o m"_s << u"straße ångstrøm"_s;
    QTest::newRow("dashes") << u"1--2 --- a"_s << u"1–2 — a"_s;
    QTest::newRow("quotes") << u"``so''"_s << u"“so”"_s;
    QTest::newRow("signs") << u"A \\& B, 5\\,\\%, \\_x"_s << u"A & B, 5,%, _x"_s;
    QTest::newRow("fonts") << u"\\emph{in vitro} {\\bf bold}"_s << u"in vitro bold"_s;
    QTest::newRow("formula") << u"$\\alpha$-helix"_s << u"α-helix"_s;
    QTest::newRow("trailing backslash") << u"end\\"_s << u"end"_s;
    QTest::newRow("accent at the end") << u"x\\'"_s << u"x"_s;
    QTest::newRow("accent, then a backslash at the end") << u"x\\^\\"_s << u"x"_s;
    QTest::newRow("tie") << u"Fig.~3"_s << u"Fig. 3"_s;
}

void TestBibtex::tex()
{
    QFETCH(QString, tex);
    QFETCH(QString, text);
    QCOMPARE(textOfTex(tex), text);
}

void TestBibtex::files_data()
{
    QTest::addColumn<QByteArray>("field");
    QTest::addColumn<QStringList>("paths");
    QTest::newRow("JabRef") << QByteArray(":naps/a.pdf:PDF") << QStringList { u"/papers/naps/a.pdf"_s };
    QTest::newRow("Mendeley") << QByteArray(":home/me/b.pdf:pdf;:home/me/c.pdf:pdf")
                              << (QStringList { u"/papers/home/me/b.pdf"_s, u"/papers/home/me/c.pdf"_s });
    QTest::newRow("Zotero") << QByteArray("Full Text:/zotero/storage/AB/d.pdf:application/pdf")
                            << QStringList { u"/zotero/storage/AB/d.pdf"_s };
    QTest::newRow("bare") << QByteArray("e.pdf") << QStringList { u"/papers/e.pdf"_s };
    QTest::newRow("escaped") << QByteArray("A\\: b:f\\_g\\;h.pdf:PDF") << QStringList { u"/papers/f_g;h.pdf"_s };
    QTest::newRow("address") << QByteArray("https://example.org/x.pdf") << QStringList {};
    QTest::newRow("file address") << QByteArray("file:///papers/a%20b.pdf") << QStringList { u"/papers/a b.pdf"_s };
}

void TestBibtex::files()
{
    QFETCH(QByteArray, field);
    const ReferenceList list = read("@article{a, title={T}, file={" + field + "}}");
    QFETCH(QStringList, paths);
    QCOMPARE(list.references.front().files, paths);
}

void TestBibtex::damaged_data()
{
    QTest::addColumn<QByteArray>("bad");
    QTest::newRow("brace") << QByteArray("@article{bad, title = {No end\n");
    QTest::newRow("quote") << QByteArray("@article{bad, title = \"No end\n");
    QTest::newRow("no value") << QByteArray("@article{bad, title = , year = 1}\n");
    QTest::newRow("no sign") << QByteArray("@article{bad, title {x}}\n");
    QTest::newRow("no comma") << QByteArray("@article{bad, title = {x} year = 1999}\n");
    QTest::newRow("says nothing") << QByteArray("@article{bad, year = 1999}\n");
    QTest::newRow("string") << QByteArray("@string{bad = {No end\n");
}

/// What is broken is told with its line; what comes before and after is read.
void TestBibtex::damaged()
{
    QFETCH(QByteArray, bad);
    const ReferenceList list = read("@book{one, title={One}}\n" + bad + "@book{two, title={Two}}\n");
    QCOMPARE(list.references.size(), std::size_t(2));
    QCOMPARE(list.references[1].title, u"Two"_s);
    QCOMPARE(list.problems.size(), std::size_t(1));
    QCOMPARE(list.problems.front().line, 2);
}

void TestBibtex::hostile_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::newRow("empty") << QByteArray();
    QTest::newRow("at") << QByteArray("@");
    QTest::newRow("ats") << QByteArray(200'000, '@');
    QTest::newRow("open braces") << "@a{b, title = " + QByteArray(200'000, '{');
    QTest::newRow("closed braces") << "@a{b, title = " + QByteArray(200'000, '}');
    QTest::newRow("backslashes") << "@a{b, title = {" + QByteArray(200'000, '\\') + "}}";
    QTest::newRow("spaces") << "@a{b, author = {x" + QByteArray(90'000, ' ') + "and}}";
    QTest::newRow("noise") << QByteArray(1000, '\xfe') + "@a{" + QByteArray(1000, '\0') + "}";
    QByteArray doubling = "@string{a0 = {0123456789}}\n";
    for (int i = 1; i < 60; ++i)
        doubling += QStringLiteral("@string{a%1 = a%2 # a%2}\n").arg(i).arg(i - 1).toUtf8();
    QTest::newRow("names that double") << doubling + "@article{x, title = a59}";
}

void TestBibtex::hostile()
{
    QFETCH(QByteArray, bytes);
    const ReferenceList list = read(bytes);
    for (const Reference &reference : list.references)
        QVERIFY(reference.title.size() <= kLongestField);
}

void TestBibtex::oldEncodings()
{
    QCOMPARE(read("@book{a, title={caf\xe9 \x96 bar}}").references.front().title, u"café – bar"_s);
    QCOMPARE(read("\xef\xbb\xbf@book{a, title={caf\xc3\xa9}}").references.front().title, u"café"_s);
}

void TestBibtex::writesWhatItReads()
{
    Reference reference;
    reference.key = u"köll 2020"_s; // no key that TeX takes
    reference.type = u"paper-conference"_s;
    reference.title = u"Costs & benefits: 50 % of {all} naps_in $"_s;
    reference.authors = namesFromDisplay({ u"Susanne Köll"_s, u"World Health Organization, Geneva"_s, u"Plato"_s });
    reference.year = 2020;
    reference.doi = u"10.1000/a_b"_s;
    reference.venue = u"Proceedings of Sleep"_s;
    reference.pages = u"1–16"_s;
    reference.language = u"english"_s;
    reference.abstract = u"A nap costs 5 % & helps."_s;
    reference.url = u"https://example.org/a_b"_s;
    reference.tags = { u"naps"_s, u"to read"_s };
    QSet<QString> keys;
    const ReferenceList list = read(bibtexOf(reference, keys));
    QVERIFY(list.problems.empty());
    Reference again = list.references.front();
    QCOMPARE(again.key, u"koll2020costs"_s);
    again.key = reference.key;
    QCOMPARE(again, reference);
    QVERIFY(!bibtexOf(reference, keys).contains("note"));
    reference.retraction = u"Retraction, 2010-02-06, doi:10.1000/r_2"_s;
    QVERIFY(bibtexOf(reference, keys).contains("note = {Retraction, 2010-02-06, doi:10.1000/r\\_2}"));
    reference.printedNote = u"With a map"_s;
    const QByteArray both = bibtexOf(reference, keys);
    QVERIFY(both.contains("note = {Retraction, 2010-02-06, doi:10.1000/r\\_2. With a map}"));
    QCOMPARE(read(both).references.front().retraction, reference.retraction);
    QCOMPARE(read(both).references.front().printedNote, u"With a map"_s);
    reference.printedNote = reference.retraction; // as a version wrote it that read no note
    QCOMPARE(bibtexOf(reference, keys).count("Retraction, 2010"), 2); // in the note, and in the field that is read
}

void TestBibtex::writtenTextIsInert()
{
    Reference reference;
    reference.title = u"\\input{/etc/passwd} %1 \\write18{rm}\n}@evil{x, title={y}}"_s;
    reference.authors = namesFromDisplay({ u"\\def\\x{} Smith"_s });
    QSet<QString> keys;
    const QByteArray entry = bibtexOf(reference, keys);
    QVERIFY(!entry.contains("\\input") && !entry.contains("\\write") && !entry.contains("\\def"));
    const ReferenceList list = read(entry);
    QCOMPARE(list.references.size(), std::size_t(1));
    QVERIFY(list.problems.empty());
    QCOMPARE(entry.count('{'), entry.count('}')); // BibTeX counts escaped ones, too
}

void TestBibtex::keysAreOnce()
{
    Reference reference;
    reference.title = u"Naps"_s;
    reference.authors = namesFromDisplay({ u"Jane Smith"_s });
    reference.year = 2001;
    QSet<QString> keys;
    QVERIFY(bibtexOf(reference, keys).startsWith("@misc{smith2001naps,"));
    QVERIFY(bibtexOf(reference, keys).startsWith("@misc{smith2001naps-2,"));
    reference.key = u"SMITH2001naps"_s;
    QVERIFY(bibtexOf(reference, keys).startsWith("@misc{SMITH2001naps-3,"));
}

ADDUCE_TEST(TestBibtex)
#include "test_bibtex.moc"
