#include "core/answer/answer_words.h"
#include "tests/support/test_main.h"
#include "ui/answer/chip.h"
#include "ui/answer/confidence_delegate.h"
#include "ui/common/type.h"

#include <QFontMetricsF>
#include <QHeaderView>
#include <QRegularExpression>
#include <QStandardItemModel>
#include <QTableView>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace adduce;

/// How citations are drawn in lists and tables.
class TestChip : public QObject
{
    Q_OBJECT

private slots:
    void keepsWhatTellsPapersApart_data();
    void keepsWhatTellsPapersApart();
    void aColumnIsAsWideAsItsConfidence();
};

void TestChip::keepsWhatTellsPapersApart_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("roomFor"); ///< The chip is as wide as this text.
    QTest::addColumn<QString>("shown"); ///< A wildcard pattern.

    QTest::newRow("fits") << u"Zeileis 2020, p. 18"_s << u"Zeileis 2020, p. 18"_s << u"Zeileis 2020, p. 18"_s;
    QTest::newRow("name") << u"Zeileis-Kleiber et al. 2020, p. 18"_s << u"Zeileis-Kl... 2020, p. 18"_s
                          << u"Zeileis*… 2020, p. 18"_s;
    QTest::newRow("letter") << u"Zeileis-Kleiber et al. 2020b, p. 18"_s << u"Zeileis-Kl... 2020b, p. 18"_s
                            << u"Zeileis*… 2020b, p. 18"_s;
    QTest::newRow("Chinese") << u"Zeileis-Kleiber et al. 2020，第 18 页"_s << u"Zeileis-Kl... 2020，第 18 页"_s
                             << u"Zeileis*… 2020，第 18 页"_s;
    QTest::newRow("no room for a name") << u"Zeileis-Kleiber et al. 2020, p. 18"_s << u"Zeileis 2"_s << u"Z*…*18"_s;
    QTest::newRow("no year") << u"field-notes-of-the-summer.pdf, p. 18"_s << u"field-notes-of-the"_s << u"field*…*18"_s;
}

void TestChip::keepsWhatTellsPapersApart()
{
    QFETCH(QString, text);
    QFETCH(QString, roomFor);
    QFETCH(QString, shown);

    const QFontMetricsF metrics(typeFont(Type::Caption));
    const qreal room = metrics.horizontalAdvance(roomFor) + 1;
    const QString shortened = shortenedChip(text, room);
    QVERIFY2(QRegularExpression::fromWildcard(shown).match(shortened).hasMatch(), qPrintable(shortened));
    QVERIFY(metrics.horizontalAdvance(shortened) <= room + metrics.averageCharWidth());
}

void TestChip::aColumnIsAsWideAsItsConfidence()
{
    QStandardItemModel model(1, 1);
    QTableView table;
    table.setModel(&model);
    table.setItemDelegate(new ConfidenceDelegate(Qt::UserRole, &table));
    table.horizontalHeader()->hide(); // which may be wider
    const QFontMetrics metrics(table.font());
    const auto width = [&] {
        table.resizeColumnToContents(0);
        return table.columnWidth(0);
    };
    for (const Confidence confidence : { Confidence::Low, Confidence::Medium, Confidence::High }) {
        model.setData(model.index(0, 0), static_cast<int>(confidence), Qt::UserRole);
        const int wanted = confidenceWidth(metrics, confidence);
        QVERIFY(wanted > metrics.horizontalAdvance(words(confidence)));
        QVERIFY2(width() > wanted, qPrintable(words(confidence)));
    }
}

ADDUCE_TEST(TestChip)
#include "test_chip.moc"
