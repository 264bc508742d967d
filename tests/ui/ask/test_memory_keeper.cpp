#include "core/profiles/profile.h"
#include "tests/support/staged_model.h"
#include "tests/support/test_main.h"
#include "tests/ui/window_fixture.h"
#include "ui/ask/memory_keeper.h"
#include "ui/settings/memory_settings_page.h"

#include <QCheckBox>
#include <QMessageBox>
#include <QPlainTextEdit>
#include <QSignalSpy>
#include <QUndoStack>

using namespace adduce;
using namespace Qt::StringLiterals;

/// What is remembered is told, undone, shown, edited and deleted.
class TestMemoryKeeper : public QObject
{
    Q_OBJECT

private slots:
    void whatIsRememberedCanBeUndone();
    void itIsStoppedByItsDestructor();
    void filesAreShownAndEdited();
    void whatCannotBeReadIsNotWrittenOver();
    void allIsDeletedOnceItIsAgreedTo();

private:
    static QPushButton *named(const QWidget &page, const QString &text)
    {
        for (QPushButton *one : page.findChildren<QPushButton *>())
            if (one->text() == text)
                return one;
        return nullptr;
    }
};

namespace {

QuestionSettings settingsFor(const test::WindowFixture &fixture, test::ScriptedModel::Script script)
{
    QuestionSettings settings { .profile = *builtInProfile(u"adduce"_s) };
    settings.models.writer = TaskModel { .chat = std::make_shared<test::ScriptedModel>(std::move(script)) };
    settings.memory = MemoryUse { fixture.folder };
    return settings;
}

} // namespace

void TestMemoryKeeper::whatIsRememberedCanBeUndone()
{
    test::WindowFixture fixture;
    fixture.show();
    fixture.add(fixture.writePaper(u"a.md"_s));
    const Answer answer = fixture.ask({ u"Does fasting change sprint performance?"_s }, {}, {});
    QCOMPARE(answer.verdict, Verdict::Answered);
    QUndoStack undo;
    MemoryKeeper keeper(fixture.services, undo);
    const QSignalSpy said(&keeper, &MemoryKeeper::said);
    keeper.consider(answer,
        settingsFor(fixture,
            test::byStage({ { u"memory"_s,
                u"{\"should_write\": true, \"target\": \"user\", \"summary\": \"Works on fasting.\", \"confidence\": 0.9}"_s } })));
    QTRY_COMPARE(said.size(), 1);
    QVERIFY(said[0][0].toString().contains(u"Works on fasting."));
    fixture.settle();
    const auto text = [&] { return memoryText(fixture.folder, MemoryTarget::User); };
    QVERIFY(text().contains(u"Works on fasting."));
    undo.undo();
    fixture.settle();
    QVERIFY(text().isEmpty());
    undo.redo();
    fixture.settle();
    QVERIFY(text().contains(u"Works on fasting."));
}

void TestMemoryKeeper::itIsStoppedByItsDestructor()
{
    test::WindowFixture fixture;
    Answer answer;
    answer.verdict = Verdict::Answered;
    QUndoStack undo;
    std::atomic<bool> asked = false;
    class Silent : public ChatModel
    {
    public:
        explicit Silent(std::atomic<bool> &asked)
            : m_asked(asked)
        {
        }
        ChatReply chat(const ChatRequest &, const OnText &, const std::stop_token &stop) const override
        {
            m_asked = true;
            while (!stop.stop_requested())
                std::this_thread::yield();
            throw Error(ErrorKind::Stopped);
        }

    private:
        std::atomic<bool> &m_asked;
    };
    QuestionSettings settings = settingsFor(fixture, test::byStage({}));
    settings.models.writer->chat = std::make_shared<Silent>(asked);
    {
        MemoryKeeper keeper(fixture.services, undo);
        keeper.consider(answer, settings);
        QTRY_VERIFY(asked.load());
    }
    QCOMPARE(undo.count(), 0);
}

void TestMemoryKeeper::filesAreShownAndEdited()
{
    const QTemporaryDir place;
    const ConfigurationFile file(place.filePath(u"c.json"_s));
    saveMemory(place.path(), MemoryTarget::User, u"I like tables.\n"_s);
    MemorySettingsPage page(file);
    const auto texts = page.findChildren<QPlainTextEdit *>();
    QCOMPARE(texts.size(), 2);
    QCOMPARE(texts[0]->toPlainText(), u"I like tables.\n"_s);
    QVERIFY(!named(page, u"Save"_s)->isEnabled());
    texts[1]->setPlainText(u"Naps help.\n"_s);
    QVERIFY(named(page, u"Save"_s)->isEnabled());
    named(page, u"Save"_s)->click();
    QCOMPARE(memoryText(place.path(), MemoryTarget::Company), u"Naps help.\n"_s);
    QVERIFY(!named(page, u"Save"_s)->isEnabled());
    page.findChild<QCheckBox *>()->setChecked(true);
    QVERIFY(file.load().remembers);
    page.reset();
    QVERIFY(!file.load().remembers);
    QVERIFY(!memoryText(place.path(), MemoryTarget::User).isEmpty());
}

void TestMemoryKeeper::whatCannotBeReadIsNotWrittenOver()
{
    const QTemporaryDir place;
    const ConfigurationFile file(place.filePath(u"c.json"_s));
    QFile huge(memoryFile(place.path(), MemoryTarget::User));
    QVERIFY(huge.open(QIODevice::WriteOnly));
    huge.write(QByteArray((1 << 20) + 1, 'a'));
    huge.close();
    MemorySettingsPage page(file);
    const auto texts = page.findChildren<QPlainTextEdit *>();
    QVERIFY(!texts[0]->isEnabled() && texts[1]->isEnabled());
    texts[1]->setPlainText(u"Naps help."_s);
    named(page, u"Save"_s)->click();
    QCOMPARE(huge.size(), (1 << 20) + 1);
}

void TestMemoryKeeper::allIsDeletedOnceItIsAgreedTo()
{
    const QTemporaryDir place;
    const ConfigurationFile file(place.filePath(u"c.json"_s));
    saveMemory(place.path(), MemoryTarget::User, u"I like tables.\n"_s);
    MemorySettingsPage page(file);
    page.show();
    named(page, u"Delete all of it..."_s)->click();
    auto *question = page.findChild<QMessageBox *>();
    QVERIFY(question);
    question->reject();
    QVERIFY(!memoryText(place.path(), MemoryTarget::User).isEmpty());
    QTRY_VERIFY(!page.findChild<QMessageBox *>());
    named(page, u"Delete all of it..."_s)->click();
    question = page.findChild<QMessageBox *>();
    for (QAbstractButton *one : question->buttons())
        if (one->text() == u"Delete")
            one->click();
    QVERIFY(!QFile::exists(memoryFile(place.path(), MemoryTarget::User)));
    QTRY_VERIFY(!named(page, u"Delete all of it..."_s)->isEnabled());
}

ADDUCE_TEST(TestMemoryKeeper)
#include "test_memory_keeper.moc"
