#include "tests/support/places.h"
#include "tests/support/test_main.h"

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QRegularExpression>
#include <QSet>
#include <QTest>
#include <algorithm>
#include <vector>

using namespace Qt::StringLiterals;

/// The rooms, lowest first, each with those that its files include. Another arrow is a decision: it is made here.
struct Room
{
    QString folder;
    QString uses; ///< folders, parted by spaces
};

static const std::vector<Room> kRooms {
    { u"core/base"_s, u""_s },
    { u"core/settings"_s, u""_s },
    { u"core/text"_s, u"core/base"_s },
    { u"core/documents"_s, u"core/base"_s },
    { u"core/worker"_s, u"core/base core/documents"_s },
    { u"core/readers/layout"_s, u"core/text core/documents"_s },
    { u"core/readers/blocks"_s, u"core/base core/documents core/text core/readers/layout"_s },
    { u"core/readers/pdf"_s, u"core/base core/text core/documents core/worker core/readers/layout"_s },
    { u"core/readers"_s, u"core/base core/text core/documents core/readers/layout core/readers/blocks core/readers/pdf"_s },
    { u"core/network"_s, u"core/base"_s },
    { u"core/tools"_s, u"core/base core/settings core/text core/network"_s }, // never of the index, of retrieval or documents
    { u"core/models"_s, u"core/base core/text core/network"_s },
    { u"core/profiles"_s, u"core/base core/settings core/text core/models"_s },
    { u"core/configuration"_s, u"core/base core/settings core/models core/profiles"_s },
    { u"core/library"_s, u"core/base core/settings core/text core/documents core/worker core/profiles"_s },
    { u"core/references"_s, u"core/base core/text core/documents core/network core/library"_s },
    { u"core/index"_s, u"core/base core/settings core/text core/library"_s },
    { u"core/embedding"_s, u"core/base core/settings core/text core/network core/models core/library core/index"_s },
    { u"core/lexicon"_s, u""_s },
    { u"core/retrieval"_s, u"core/base core/settings core/text core/documents core/library core/index core/embedding"_s },
    { u"core/ingest"_s,
        u"core/base core/settings core/text core/documents core/worker core/profiles core/configuration core/library "
        u"core/references core/index core/embedding"_s },
    { u"core/web"_s, u"core/base core/text core/network core/library core/embedding core/references core/ingest"_s },
    { u"core/answer"_s, u"core/base core/settings core/text core/profiles core/library core/retrieval"_s },
    { u"core/guardrails"_s,
        u"core/base core/settings core/text core/library core/index core/lexicon core/retrieval core/answer"_s },
    { u"core/memory"_s, u"core/base core/text core/guardrails"_s },
    { u"core/question"_s, u"core/base core/settings core/text core/library core/index core/lexicon core/guardrails"_s },
    { u"core/effects"_s, u"core/text core/guardrails core/question"_s },
    { u"core/sentences"_s,
        u"core/base core/text core/documents core/index core/lexicon core/embedding core/retrieval core/guardrails core/question"_s },
    { u"core/ask"_s,
        u"core/base core/settings core/text core/tools core/models core/profiles core/library core/index "
        u"core/lexicon "
        u"core/embedding "
        u"core/retrieval core/web core/answer core/guardrails core/memory core/question core/sentences"_s },
    { u"core/threads"_s, u"core/base core/text core/profiles core/library core/lexicon core/answer core/guardrails core/ask"_s },
    { u"core/evidence"_s,
        u"core/base core/text core/library core/guardrails core/question core/effects core/answer core/ask core/threads"_s },
    { u"core/highlights"_s,
        u"core/base core/text core/worker core/library core/references core/answer core/guardrails core/evidence"_s },
    { u"core/export"_s,
        u"core/base core/text core/worker core/library core/references core/answer core/guardrails core/threads core/evidence core/highlights"_s },
    { u"core/evaluation"_s,
        u"core/base core/settings core/text core/models core/profiles core/library core/index core/embedding core/retrieval "
        u"core/ingest core/lexicon core/answer core/guardrails core/ask core/export"_s },
    { u"core/overview"_s,
        u"core/base core/text core/profiles core/library core/embedding core/ask core/evaluation core/evidence"_s },
    { u"core/laboratory"_s,
        u"core/base core/settings core/text core/documents core/worker core/network core/library core/index core/embedding core/ingest core/threads core/evidence"_s },
    { u"core/workspace"_s,
        u"core/base core/settings core/documents core/worker core/network core/models core/profiles core/configuration "
        u"core/library "
        u"core/references core/lexicon core/embedding core/retrieval core/ingest core/web core/answer core/guardrails "
        u"core/memory core/ask "
        u"core/threads "
        u"core/evidence core/highlights core/export core/evaluation"_s },
    { u"core/serving"_s,
        u"core/base core/settings core/models core/library core/ingest core/answer core/guardrails core/ask core/threads core/evidence core/export core/workspace"_s },
    { u"ui/common"_s, u"core/base core/text core/library core/threads core/laboratory core/workspace"_s },
    { u"ui/jobs"_s,
        u"core/base core/text core/models core/configuration core/library core/embedding core/ingest core/ask core/evaluation "
        u"core/laboratory "
        u"core/workspace ui/common"_s },
    { u"ui/highlights"_s, u"core/base core/library core/answer core/highlights core/export ui/common"_s },
    { u"ui/reader"_s,
        u"core/base core/text core/documents core/worker core/library core/answer core/guardrails core/threads core/evidence "
        u"core/highlights ui/common ui/highlights"_s },
    { u"ui/library"_s,
        u"core/base core/text core/documents core/worker core/library core/references core/retrieval core/ingest core/web "
        u"core/threads "
        u"core/highlights core/export core/laboratory core/workspace ui/common ui/jobs ui/reader"_s },
    { u"ui/answer"_s,
        u"core/base core/settings core/library core/answer core/guardrails core/ask core/threads core/evidence core/workspace "
        u"ui/common ui/reader ui/library"_s },
    { u"ui/ask"_s,
        u"core/base core/library core/ask core/threads core/export core/overview core/workspace ui/common ui/library ui/answer"_s },
    { u"ui/history"_s, u"core/base core/library core/answer core/threads core/laboratory core/workspace ui/common ui/answer"_s },
    { u"ui/evidence"_s,
        u"core/base core/library core/question core/answer core/guardrails core/ask core/threads core/evidence core/export core/laboratory ui/common ui/reader ui/answer"_s },
    { u"ui/evaluation"_s,
        u"core/base core/profiles core/library core/answer core/threads core/evaluation core/workspace ui/common ui/answer"_s },
    { u"ui/settings"_s,
        u"core/base core/settings core/worker core/network core/models core/configuration core/library core/lexicon "
        u"core/embedding core/web core/memory ui/common ui/jobs ui/library"_s },
    { u"ui/search"_s,
        u"core/base core/text core/documents core/library core/retrieval core/answer core/ask core/threads core/workspace ui/common"_s },
    { u"ui/shell"_s,
        u"core/base core/library core/threads core/highlights core/export core/workspace ui/common ui/jobs ui/highlights "
        u"ui/reader "
        u"ui/library ui/answer ui/ask ui/history "
        u"ui/evidence ui/evaluation ui/search ui/settings"_s },
    { u"app/docworker"_s, u"core/base core/text core/worker core/readers/pdf core/readers"_s },
    { u"app/ocrworker"_s, u"core/documents core/worker"_s },
    { u"app/handbook"_s, u"core/base core/export"_s },
    { u"app/cli"_s,
        u"core/base core/settings core/text core/documents core/worker core/models core/profiles core/library core/references "
        u"core/index core/lexicon core/embedding core/ingest core/web core/answer core/guardrails core/ask core/evidence "
        u"core/highlights core/export core/evaluation core/laboratory core/workspace"_s },
    { u"app/mcp"_s, u"core/base core/serving core/workspace"_s },
    { u"app/server"_s, u"core/base core/settings core/library core/serving core/workspace"_s },
    { u"app/desktop"_s, u"core/base core/configuration core/workspace ui/common ui/settings ui/shell"_s },
};

/// The row of a file's folder; null for none.
static const Room *roomOf(const QString &path)
{
    const auto found = std::ranges::find(kRooms, path.section(u'/', 0, -2), &Room::folder);
    return found == kRooms.end() ? nullptr : &*found;
}

class TestArrows : public QObject
{
    Q_OBJECT

private slots:
    void roomsStandLowestFirst();
    void everyIncludeIsAnArrow_data();
    void everyIncludeIsAnArrow();
    void everyArrowIsUsed();
    void coreKnowsNoWidgets();
    void onlyReadersKnowMuPdf();
    void theWindowOpensNoLibrary();
};

static QStringList sources(const QString &folder)
{
    QStringList files;
    QDirIterator it(adduce::test::inSources(folder), { u"*.h"_s, u"*.cpp"_s }, QDir::Files, QDirIterator::Subdirectories);
    while (it.hasNext())
        files << QDir(adduce::test::inSources()).relativeFilePath(it.next());
    return files;
}

static QStringList includesOf(const QString &file, const QString &pattern)
{
    QFile source(adduce::test::inSources(file));
    if (!source.open(QIODevice::ReadOnly))
        return {};
    QStringList found;
    auto it = QRegularExpression(pattern, QRegularExpression::MultilineOption).globalMatch(QString::fromUtf8(source.readAll()));
    while (it.hasNext())
        found << it.next().captured(1);
    return found;
}

/// The rooms that a file includes from, its own among them.
static QStringList roomsIncludedBy(const QString &file)
{
    QStringList rooms;
    for (const QString &include : includesOf(file, uR"re(^\s*#\s*include\s+"((?:core|ui|app)/[^"]+)")re"_s))
        rooms << include.section(u'/', 0, -2);
    return rooms;
}

void TestArrows::roomsStandLowestFirst()
{
    QStringList below;
    for (const Room &room : kRooms) {
        for (const QString &used : room.uses.split(u' ', Qt::SkipEmptyParts))
            QVERIFY2(below.contains(used), qPrintable(u"%1 uses %2, which does not stand before it"_s.arg(room.folder, used)));
        below << room.folder;
    }
}

void TestArrows::everyIncludeIsAnArrow_data()
{
    QTest::addColumn<QString>("file");
    for (const QString &folder : { u"core"_s, u"ui"_s, u"app"_s })
        for (const QString &file : sources(folder))
            if (!file.endsWith(u"/precompiled.h"_s))
                QTest::newRow(qPrintable(file)) << file;
}

void TestArrows::everyIncludeIsAnArrow()
{
    QFETCH(QString, file);
    const Room *room = roomOf(file);
    QVERIFY2(room, "a folder that the list of rooms does not know");
    const QStringList allowed = room->uses.split(u' ');
    for (const QString &included : roomsIncludedBy(file))
        QVERIFY2(
            included == room->folder || allowed.contains(included), qPrintable(u"%1 includes from %2"_s.arg(file, included)));
}

void TestArrows::everyArrowIsUsed()
{
    for (const Room &room : kRooms) {
        QStringList included;
        for (const QString &file : sources(room.folder))
            included << roomsIncludedBy(file);
        for (const QString &used : room.uses.split(u' ', Qt::SkipEmptyParts))
            QVERIFY2(included.contains(used), qPrintable(u"%1 no longer uses %2"_s.arg(room.folder, used)));
    }
}

void TestArrows::coreKnowsNoWidgets()
{
    static const QRegularExpression gui(u"^(QtGui|QtWidgets|QWidget|QPainter|QImage|QPixmap|QFont|QColor|QApplication)"_s);
    for (const QString &file : sources(u"core"_s))
        for (const QString &include : includesOf(file, uR"re(^\s*#\s*include\s+<(Q[^>]+)>)re"_s))
            QVERIFY2(!gui.match(include).hasMatch(), qPrintable(file + u" includes "_s + include));
}

void TestArrows::onlyReadersKnowMuPdf()
{
    for (const QString &folder : { u"core"_s, u"ui"_s, u"app"_s })
        for (const QString &file : sources(folder))
            for (const QString &include : includesOf(file, uR"re(^\s*#\s*include\s+["<]([^">]+)[">])re"_s))
                QVERIFY2(!include.startsWith(u"mupdf/"_s) || file.startsWith(u"core/readers/pdf/"_s),
                    qPrintable(file + u" includes "_s + include));
}

/// Files of the window that open the library do so on a thread of their own; whatever else it reads or writes of it goes through
/// the LibraryThread.
void TestArrows::theWindowOpensNoLibrary()
{
    static const QSet<QString> ownThreads {
        u"ui/common/library_thread.cpp"_s, // that thread itself
        u"ui/jobs/library_job.cpp"_s, // looks through the watched folders
        u"ui/jobs/space_job.cpp"_s, // embeds every passage
        u"ui/jobs/laboratory_keeper.cpp"_s, // waits for a server
        u"ui/answer/removed_panel.cpp"_s, u"ui/answer/trace_read.cpp"_s, // search and read while a panel is open, stopped with it
        u"ui/reader/marked_sentences.cpp"_s, // reads every answer that cites a document
        u"ui/library/crossref_lookup.cpp"_s, // asks a server
        u"ui/ask/memory_keeper.cpp"_s, // asks a model
        u"ui/library/document_facts.cpp"_s, // reads all of a document
        u"ui/library/reference_export.cpp"_s, u"ui/library/reference_import.cpp"_s, // write and read files
        u"ui/history/thread_finder.cpp"_s, u"ui/shell/palette_finder.cpp"_s, // searches, each in place of the one before
        u"ui/history/thread_import.cpp"_s, // reads a file and looks for its quotes
        u"ui/evidence/export_preview.cpp"_s, u"ui/evidence/exporter.cpp"_s, // draw pages, write files
    };
    static const QString opens = uR"re(([lL]ibrary(?:\(\))?\.open\())re"_s;
    QSet<QString> found;
    for (const QString &file : sources(u"ui"_s)) {
        if (includesOf(file, opens).isEmpty())
            continue;
        QVERIFY2(ownThreads.contains(file), qPrintable(file + u" opens the library: use LibraryThread"_s));
        found << file;
    }
    QCOMPARE(found.size(), ownThreads.size()); // or the list above is of yesterday
}

ADDUCE_TEST(TestArrows)
#include "test_arrows.moc"
