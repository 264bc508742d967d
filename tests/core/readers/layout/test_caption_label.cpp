#include "core/readers/layout/caption_label.h"
#include "tests/support/test_main.h"

#include <QTest>

using namespace adduce;
using namespace Qt::StringLiterals;

class TestCaptionLabel : public QObject
{
    Q_OBJECT

private slots:
    void labels_data();
    void labels();
};

void TestCaptionLabel::labels_data()
{
    QTest::addColumn<QString>("line");
    QTest::addColumn<QString>("label");
    QTest::addColumn<bool>("table");
    QTest::newRow("full stop") << u"Table 3. What it holds"_s << u"Table 3"_s << true;
    QTest::newRow("capitals") << u"TABLE S2 | What"_s << u"TABLE S2"_s << true;
    QTest::newRow("short") << u"Tab. 1: What"_s << u"Tab. 1"_s << true;
    QTest::newRow("alone") << u"Table 4"_s << u"Table 4"_s << true;
    QTest::newRow("title without a sign") << u"Table 4 Word pairs recalled"_s << u"Table 4"_s << true;
    QTest::newRow("other digits") << u"Table \U0001D7CF. Results"_s << u"Table \U0001D7CF"_s << true;
    QTest::newRow("figure") << u"Fig. 2a. Naps"_s << u"Fig. 2a"_s << false;
    QTest::newRow("bracket") << u"Figure 3 (a) Naps"_s << u"Figure 3"_s << false;
    QTest::newRow("supplement") << u"Supplementary Table 2. More"_s << u"Supplementary Table 2"_s << true;
    QTest::newRow("extended data") << u"Extended Data Fig. 3 | More"_s << u"Extended Data Fig. 3"_s << false;
    QTest::newRow("appendix") << u"Table A-1: More"_s << u"Table A-1"_s << true;
    QTest::newRow("numbered by chapter") << u"Figure 4.2 Naps"_s << u"Figure 4.2"_s << false;
    QTest::newRow("German") << u"Abb. 4: Werte"_s << u"Abb. 4"_s << false;
    QTest::newRow("German table") << u"Tabelle 4 Werte"_s << u"Tabelle 4"_s << true;
    QTest::newRow("French") << u"Tableau 2 – Valeurs"_s << u"Tableau 2"_s << true;
    QTest::newRow("Spanish") << u"Figura 1. Valores"_s << u"Figura 1"_s << false;
    QTest::newRow("Portuguese") << u"Quadro 1 – Valores"_s << u"Quadro 1"_s << true;
    QTest::newRow("Russian") << u"Таблица 2. Значения"_s << u"Таблица 2"_s << true;
    QTest::newRow("Russian figure") << u"Рис. 3. Значения"_s << u"Рис. 3"_s << false;
    QTest::newRow("Roman") << u"TABLE IV"_s << u"TABLE IV"_s << true;
    QTest::newRow("Roman with a title") << u"Table II. Word pairs"_s << u"Table II"_s << true;
    QTest::newRow("Chinese") << u"表 1 各组的结果"_s << u"表 1"_s << true;
    QTest::newRow("Chinese figure") << u"图2：时间"_s << u"图2"_s << false;
    QTest::newRow("Japanese") << u"図 3-1　結果"_s << u"図 3-1"_s << false;
    QTest::newRow("Korean") << u"표 4. 결과"_s << u"표 4"_s << true;
    QTest::newRow("a sentence in Chinese") << u"表 1 中的数据"_s << QString() << false;
    QTest::newRow("another one") << u"图1显示时间"_s << QString() << false;
    QTest::newRow("a pronoun") << u"Figure I saw helps."_s << QString() << false;
    QTest::newRow("a sentence") << u"Figure 3 shows that naps help."_s << QString() << false;
    QTest::newRow("in a sentence") << u"in Table 3. We then"_s << QString() << false;
    QTest::newRow("a word") << u"Tables are good"_s << QString() << false;
    QTest::newRow("figurative") << u"Figurative speech 3."_s << QString() << false;
    QTest::newRow("nothing") << u"  "_s << QString() << false;
}

void TestCaptionLabel::labels()
{
    QFETCH(QString, line);
    QFETCH(QString, label);
    QCOMPARE(captionLabel(line).text, label);
    QFETCH(bool, table);
    QCOMPARE(captionLabel(line).isTable, table);
}

ADDUCE_TEST(TestCaptionLabel)
#include "test_caption_label.moc"
