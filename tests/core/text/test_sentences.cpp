#include "core/text/clean.h"
#include "core/text/sentences.h"
#include "tests/support/test_main.h"

#include <QElapsedTimer>
#include <QTest>

using namespace adduce;
using namespace Qt::StringLiterals;

/// Sentences as papers write them: '|' marks where one ends.
class TestSentences : public QObject
{
    Q_OBJECT

private slots:
    void splits_data();
    void splits();
    void rangesAreTrimmedAndInOrder();
    void textWithoutStopsIsCutAtItsSpaces();
    void longRunsTakeNoLonger_data();
    void longRunsTakeNoLonger();
    void bulletsAreNoPartOfASentence_data();
    void bulletsAreNoPartOfASentence();
    void ligaturesAreLetters();
};

void TestSentences::splits_data()
{
    QTest::addColumn<QString>("marked");
    const auto row = [](const char *name, const QString &marked) { QTest::newRow(name) << marked; };
    row("nothing", u""_s);
    row("one", u"No stop at all"_s);
    row("two", u"It rose.| It fell."_s);
    row("question and call", u"Did it rise?| It did!| Then it fell."_s);
    row("et al.", u"As Smith et al. (2006) showed, it rose.| It fell."_s);
    row("Fig. 3", u"See Fig. 3 for the rates.| They rose."_s);
    row("e.g. and i.e.", u"Fats, e.g. oils, i.e. lipids, burn.| Sugars too."_s);
    row("vs.", u"Fasted vs. fed states differ.| They do."_s);
    row("No. 5", u"Sample No. 5 was lost.| The rest was kept."_s);
    row("the answer no", u"The answer was no.| We went on."_s);
    row("p value", u"It rose (p < .05).| It fell."_s);
    row("decimals", u"It rose by 3.5 kg. | In 2.1 weeks it fell."_s);
    row("initials", u"Thanks go to J. R. Smith for help.| We agree."_s);
    row("citation after the stop", u"It rose.[12,13] | It fell."_s);
    row("citation after stop and space", u"It rose. [12] | It fell."_s);
    row("raised citation after the stop", u"It rose.12,13 | It fell.4 | All was well."_s);
    row("page number", u"See p.12 The Book."_s);
    row("citation before the stop", u"It rose [12, 13].| It fell [4]."_s);
    row("quoted", u"He said “it rose.”| Then it fell."_s);
    row("brackets", u"It rose (it did). | It fell."_s);
    row("lower case goes on", u"The approx. value rose."_s);
    row("degrees", u"Dr. Jones and Prof. Lee agreed.| They met."_s);
    row("et al. year", u"Smith et al., 2006, saw it.| We did not."_s);
    row("et al. and a name", u"Smith et al. Nature 2006 saw it."_s);
    row("et al. ends", u"It was found by Smith et al.| The rate was low."_s);
    row("et al. citation", u"Smith et al. [5] saw it.| We did not."_s);
    row("et al. raised citation", u"Smith et al.5 Their rate was low."_s);
    row("Fig. in brackets", u"It rose (Fig. 3).| It fell (Figs. 4 and 5)."_s);
    row("Fig. S1", u"See Fig. S1 for more.| It rose."_s);
    row("Fig. (3)", u"See Fig. (3) for more.| It rose."_s);
    row("Figure at the start", u"Fig. 3 shows it.| It rose."_s);
    row("Eq. (3)", u"It follows from Eq. (3) that it rose.| It fell."_s);
    row("Eqs.", u"It follows from Eqs. (3) and (4).| It fell."_s);
    row("Eq. at the end", u"It follows from Eq. (3).| It fell."_s);
    row("Sec. 2", u"As Sec. 2 shows, it rose.| It fell."_s);
    row("seconds", u"It took 30 sec.| It fell."_s);
    row("Ch. IV", u"As Ch. IV shows, it rose."_s);
    row("Tab. 2", u"As Tab. 2 shows, it rose."_s);
    row("Ref. 7", u"As Ref. 7 and Refs. 8 to 10 show.| It rose."_s);
    row("Vol. 3", u"In Vol. 3 of the book.| It rose."_s);
    row("pp.", u"On pp. 12–15 of it.| It rose."_s);
    row("p. 12", u"On p. 12 of it.| It rose."_s);
    row("e.g. and a name", u"Some, e.g. Smith, saw it.| We did not."_s);
    row("e. g. with a space", u"Some, e. g. Smith, saw it."_s);
    row("i. e. with a space", u"One, i. e. Smith, saw it."_s);
    row("cf.", u"It rose (cf. Smith 2006).| It fell."_s);
    row("vs. and a name", u"Placebo vs. Drug A was tested.| It rose."_s);
    row("ca. 30", u"It took ca. 30 days.| It fell."_s);
    row("approx. 30", u"It took approx. 30 days.| It fell."_s);
    row("etc. goes on", u"Oils, fats, etc. were used.| It fell."_s);
    row("etc. ends", u"We used oils, fats, etc.| The rate fell."_s);
    row("etc. and a name", u"Nature, Cell, etc. Springer titles."_s);
    row("viz.", u"Two drugs, viz. Aspirin and Ibuprofen."_s);
    row("resp.", u"Groups A and B had 5 resp. 6 mice.| All lived."_s);
    row("Dr.", u"We thank Dr. Smith.| He helped."_s);
    row("Mr. and Mrs.", u"Mr. Smith and Mrs. Jones came.| They left."_s);
    row("St. Louis", u"The work was done in St. Louis by us.| It rose."_s);
    row("Mt. Sinai", u"Patients of Mt. Sinai came.| They left."_s);
    row("Inc. goes on", u"Made by Pfizer Inc. New York.| It rose."_s);
    row("Inc. ends", u"It was made by Pfizer Inc.| The dose was 5 mg."_s);
    row("U.S. goes on", u"The U.S. Department of Health agreed.| It rose."_s);
    row("U.S. ends", u"It was done in the U.S.| The dose was 5 mg."_s);
    row("a.m.", u"Blood was drawn at 8 a.m. on Monday.| It clotted."_s);
    row("p.m. ends", u"Blood was drawn at 8 p.m.| The samples clotted."_s);
    row("Ph.D.", u"She has a Ph.D. in physics.| She left."_s);
    row("one initial", u"We thank J. Smith.| He helped."_s);
    row("initials without spaces", u"We thank J.P. Smith.| He helped."_s);
    row("three initials", u"We thank A. B. C. Smith.| He helped."_s);
    row("species", u"We grew E. coli and S. Typhimurium.| They grew."_s);
    row("sp. ends", u"We found Bacillus sp.| The strain grew."_s);
    row("a capital ends", u"We gave vitamin C.| The patients recovered."_s);
    row("group ends", u"These went to group B.| However, they recovered."_s);
    row("months", u"On Jan. 5 and Sept. 6 it rose.| It fell."_s);
    row("p = .03", u"It rose (p = .03, d = .5).| It fell."_s);
    row("p value ends", u"It rose, P < .05.| It fell."_s);
    row("decimal", u"The mean was 3.5.| It fell."_s);
    row("number ends", u"There were 12.| Of these, 5 left."_s);
    row("number after an unknown abbreviation", u"In Bot. 45 it rose."_s);
    row("number begins", u"It rose.| 12 patients left."_s);
    row("year ends", u"It was done in 2006.| In 2007 it ended."_s);
    row("percent ends", u"It rose by 5%.| It fell."_s);
    row("units", u"We gave 5 mg.| It rose."_s);
    row("min. ends", u"We waited 5 min.| Then it rose."_s);
    row("version", u"We used R v. 4.1.2 (Vienna).| It ran."_s);
    row("version dots", u"We used SPSS 25.0.| It ran."_s);
    row("URL", u"See https://www.example.org/a.b?c=d.e for it.| It rose."_s);
    row("URL ends", u"See www.example.org.| It rose."_s);
    row("DOI", u"See doi:10.1000/J.ABC.2006.12 for it.| It rose."_s);
    row("address of mail", u"Write to a.b@example.org.| We answer."_s);
    row("file name", u"The file data.Tar.gz is there.| Open it."_s);
    row("citations in brackets after the stop", u"It was shown.[3,4]| The rate fell."_s);
    row("range after the stop", u"It was shown.[3–5]| The rate fell."_s);
    row("raised range after the stop", u"It was shown.3–5| The rate fell."_s);
    row("raised signs after the stop", u"It was shown.¹²| The rate fell."_s);
    row("citation in round brackets after the stop", u"It was shown.(3)| The rate fell."_s);
    row("citation before a quote", u"It was shown.12| “The rate” fell."_s);
    row("author and year", u"It was shown (Smith et al., 2006; cf. Jones, 2007).| The rate fell."_s);
    row("citation with a page", u"It was shown (Smith, 2006, p. 12).| The rate fell."_s);
    row("stop inside brackets", u"(It was shown.)| The rate fell."_s);
    row("small letter after brackets", u"It was (see Fig. 3.) shown."_s);
    row("quoted question", u"“Why did it rise?” he asked.| It fell."_s);
    row("quoted question ends", u"He asked: “Why did it rise?”| It fell."_s);
    row("quoted call", u"“Stop!” she said.| It fell."_s);
    row("question amid", u"The question why? was not asked.| It fell."_s);
    row("a name with a call", u"We used Yahoo! answers.| It fell."_s);
    row("two questions", u"Did it rise?| Did it fell?"_s);
    row("question with dots", u"What is it ... ?| It fell."_s);
    row("ellipsis amid", u"It rose ... and fell.| It stayed."_s);
    row("ellipsis ends", u"It rose...| Then it fell."_s);
    row("small letter of a name", u"It rose.| mRNA levels fell.| pH stayed."_s);
    row("small letter after an abbreviation", u"Some, e.g. mRNA, fell."_s);
    row("item number", u"1. The first.| The second."_s);
    row("letter of an item", u"a. The first.| The second."_s);
    row("Roman number", u"II. Methods of the work.| We did it."_s);
    row("number of a section", u"2.1. Methods of the work.| We did it."_s);
    row("colon", u"The result: it rose.| It fell."_s);
    row("semicolon", u"It rose; it fell.| It stayed."_s);
    row("German z. B.", u"Fette, z. B. Öle, brennen.| Zucker auch."_s);
    row("German z.B.", u"Fette, z.B. Öle, brennen.| Zucker auch."_s);
    row("German d. h.", u"Fette, d. h. Lipide, brennen.| Zucker auch."_s);
    row("German u. a.", u"Dies zeigten u. a. Meyer und Schulz.| Zucker auch."_s);
    row("German Abb.", u"Siehe Abb. 3 und Tab. 4.| Zucker auch."_s);
    row("German vgl.", u"Dies ist bekannt (vgl. Meyer 2006).| Zucker auch."_s);
    row("German bzw.", u"Männer bzw. Frauen kamen.| Alle gingen."_s);
    row("German usw.", u"Öle, Fette usw. brennen.| Zucker auch."_s);
    row("German usw. ends", u"Wir nahmen Öle, Fette usw.| Die Werte stiegen."_s);
    row("German date", u"Am 3. März kamen alle.| Sie gingen am 4. Mai 2006."_s);
    row("German century", u"Im 19. Jahrhundert kamen sie.| Sie gingen."_s);
    row("German S. 12", u"Siehe S. 12 des Buches.| Zucker auch."_s);
    row("German Nr.", u"Probe Nr. 5 fehlt.| Der Rest nicht."_s);
    row("German title", u"Wir danken Prof. Dr. Meyer.| Er half."_s);
    row("German quotes", u"Er sagte: „Es stieg.“| Dann fiel es."_s);
    row("French p. ex.", u"Des huiles, p. ex. Olea, brûlent.| Le sucre aussi."_s);
    row("French cf.", u"C’est connu (cf. Dupont 2006).| Le sucre aussi."_s);
    row("French fig.", u"Voir la fig. 3 et l’art. 4.| Le sucre aussi."_s);
    row("French quotes", u"Il dit : « C’est vrai. »| Le sucre aussi."_s);
    row("French question", u"Est-ce vrai ?| Le sucre aussi !| Oui."_s);
    row("Spanish p. ej.", u"Los aceites, p. ej. Olea, arden.| El azúcar también."_s);
    row("Spanish EE. UU.", u"En EE. UU. Washington decide.| El resto no."_s);
    row("Spanish pág.", u"Véase la pág. 3 y el núm. 5.| El resto no."_s);
    row("Spanish question", u"¿Es verdad?| ¡Sí!| Bueno."_s);
    row("Spanish titles", u"El Dr. García y la Dra. López vinieron.| Se fueron."_s);
    row("Italian", u"Gli oli, p.es. Olea, bruciano.| Il resto no."_s);
    row("Chinese", u"睡眠不足影响记忆。|运动有益吗？|是的！|很好。"_s);
    row("Chinese quotes", u"他说：“睡眠不足。”|然后走了。"_s);
    row("Chinese brackets", u"（睡眠不足。）|运动有益。"_s);
    row("Chinese with numbers", u"平均值为3.5。|标准差为1.2。"_s);
    row("Japanese", u"睡眠は大切である。|運動は有益か？|はい。"_s);
    row("Japanese quotes", u"彼は「行く。」と言った。|そして去った。"_s);
    row("Japanese with wide stops", u"睡眠は大切である．|運動は有益である．"_s);
    row("Japanese with half-wide stops", u"睡眠ハ大切｡|運動ハ有益｡"_s);
    row("Korean", u"수면은 중요하다.| 운동은 유익한가?| 그렇다."_s);
    row("Arabic", u"النوم مهم.| هل الرياضة مفيدة؟| نعم."_s);
    row("Urdu", u"نیند اہم ہے۔| ورزش مفید ہے۔"_s);
    row("Hindi", u"नींद महत्वपूर्ण है।| व्यायाम अच्छा है।"_s);
    row("Hebrew", u"השינה חשובה.| האם הספורט מועיל?| כן."_s);
    row("Russian", u"Сон важен.| Спорт полезен?| Да."_s);
    row("Russian initials", u"Мы благодарим А. С. Иванова.| Он помог."_s);
    row("Greek", u"Ο ύπνος είναι σημαντικός.| Η άσκηση ωφελεί."_s);
    row("Armenian", u"Քունը կարևոր է։| Սպորտը օգտակար է։"_s);
    row("short Thai", u"การนอนหลับช่วยความจำ การออกกำลังกายดี"_s);
    row("beyond the first plane", u"We saw 𝐀.| The 😀 fell."_s);
}

void TestSentences::splits()
{
    QFETCH(QString, marked);
    QStringList expected;
    for (const QString &part : marked.split(u'|', Qt::SkipEmptyParts))
        expected << part.trimmed();
    const QString text = QString(marked).remove(u'|');
    QStringList got;
    for (const TextRange &range : splitSentences(text))
        got << text.mid(range.start, range.length);
    QCOMPARE(got, expected);
}

void TestSentences::rangesAreTrimmedAndInOrder()
{
    const QString text = u"  One went.   Two\u00a0came!  Three stayed? \t"_s;
    int last = 0;
    const auto ranges = splitSentences(text);
    QCOMPARE(ranges.size(), 3U);
    for (const TextRange &range : ranges) {
        QVERIFY(range.start >= last && range.length > 0);
        last = range.start + range.length;
        QVERIFY(last <= text.size());
        const QString sentence = text.mid(range.start, range.length);
        QCOMPARE(sentence, sentence.trimmed());
    }
}

void TestSentences::textWithoutStopsIsCutAtItsSpaces()
{
    const QString clause = u"การนอนหลับช่วยให้ความจำดีขึ้นในผู้สูงอายุ"_s;
    const QString spaced = QStringList(20, clause).join(u' ');
    const auto pieces = splitSentences(spaced);
    QVERIFY(pieces.size() > 5);
    qsizetype letters = 0;
    for (const TextRange &piece : pieces) {
        QCOMPARE(piece.length % (clause.size() + 1), clause.size()); // whole clauses
        letters += piece.length;
    }
    QCOMPARE(letters + static_cast<qsizetype>(pieces.size()) - 1, spaced.size());
    for (const TextRange &piece : splitSentences(clause.repeated(60)))
        QVERIFY(piece.length <= 410); // 400 and the marks of the last letter
}

void TestSentences::longRunsTakeNoLonger_data()
{
    QTest::addColumn<QString>("piece");
    for (const QString &piece : { u"."_s, u"a."_s, u"a. "_s, u"A. "_s, u"rose.1"_s, u"rose.[1 "_s, u"aa.1,"_s, u"。"_s, u"ก"_s,
             u"mR."_s, u". mR"_s, u"\"."_s })
        QTest::newRow(qPrintable(piece)) << piece;
}

void TestSentences::longRunsTakeNoLonger()
{
    QFETCH(QString, piece);
#ifdef ADDUCE_SANITIZED
    constexpr qsizetype kLength = 20'000; // the checks make a hundredfold of some
#else
    constexpr qsizetype kLength = 200'000;
#endif
    const QString text = piece.repeated(kLength / piece.size());
    QElapsedTimer timer;
    timer.start();
    const auto ranges = splitSentences(text);
    QVERIFY(!ranges.empty());
    QVERIFY2(timer.elapsed() < 5000, qPrintable(QString::number(timer.elapsed())));
}

void TestSentences::bulletsAreNoPartOfASentence_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("without");
    QTest::newRow("a bullet") << u"\u2022 Sprints rose."_s << u"Sprints rose."_s;
    QTest::newRow("a square without a space") << u"\u25aaSprints rose."_s << u"Sprints rose."_s;
    QTest::newRow("a large one") << u"\u25cf Sprints rose."_s << u"Sprints rose."_s;
    QTest::newRow("of a word processor") << u"\uf0b7 Sprints rose."_s << u"Sprints rose."_s;
    QTest::newRow("of a figure's key") << u"\u25cb control group."_s << u"\u25cb control group."_s;
    QTest::newRow("within the sentence") << u"Sprints \u2022 rose."_s << u"Sprints \u2022 rose."_s;
    QTest::newRow("a minus") << u"\u2212 3 was lost."_s << u"\u2212 3 was lost."_s;
    QTest::newRow("a number") << u"3. Sprints rose."_s << u"3. Sprints rose."_s;
    QTest::newRow("nothing else") << u"\u2022 "_s << u"\u2022 "_s;
    QTest::newRow("nothing") << QString() << QString();
}

void TestSentences::bulletsAreNoPartOfASentence()
{
    QFETCH(QString, text);
    QTEST(withoutBullet(text), "without");
}

void TestSentences::ligaturesAreLetters()
{
    QCOMPARE(splitLigatures(u"de\ufb01nition \ufb02ow o\ufb00 e\ufb03cient ba\ufb04e \ufb05 \ufb06"_s),
        u"definition flow off efficient baffle st st"_s);
    QCOMPARE(splitLigatures(u"vita\u00admin\u00a0C"_s), u"vitamin C"_s);
}

ADDUCE_TEST(TestSentences)
#include "test_sentences.moc"
