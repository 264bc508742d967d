#include "core/profiles/profile.h"
#include "tests/support/places.h"
#include "tests/support/test_main.h"
#include "tests/support/ts_file.h"
#include "tests/ui/window_fixture.h"
#include "ui/common/translation.h"
#include "ui/evaluation/evaluation_page.h"
#include "ui/evidence/evidence_page.h"
#include "ui/history/history_page.h"
#include "ui/library/removed_papers_dialog.h"
#include "ui/search/search_window.h"
#include "ui/settings/settings_dialog.h"
#include <QApplication>
#include <QDialog>
#include <QDockWidget>
#include <QListWidget>
#include <QRegularExpression>
#include <QScrollArea>
#include <QStackedWidget>
#include <QTest>
#include <QTranslator>

using namespace Qt::StringLiterals;
using namespace adduce;
using test::TsMessage;
using test::WindowFixture;

class TestTranslations : public QObject
{
    Q_OBJECT

private slots:
    void everyLanguageIsBuiltIn();
    void nothingIsMissing_data();
    void nothingIsMissing();
    void placeholdersAreTheSame_data();
    void placeholdersAreTheSame();
    void profilesSayWhatTheyAre_data();
    void profilesSayWhatTheyAre();
    void theWindowSpeaksIt_data();
    void theWindowSpeaksIt();
    void noPageOfTheSettingsIsCut_data();
    void noPageOfTheSettingsIsCut();
    void rightToLeftMirrorsTheWindow();
};

namespace {

const QStringList kLanguages { u"de"_s, u"es"_s, u"fr"_s, u"ja"_s, u"zh_CN"_s };

void eachLanguage()
{
    QTest::addColumn<QString>("language");
    for (const QString &language : kLanguages)
        QTest::addRow("%s", qPrintable(language)) << language;
}

std::vector<TsMessage> messages(const QString &language)
{
    return test::readTs(test::inSources(u"translations/adduce_"_s + language + u".ts"_s));
}

/// "%1", "%L2", "%Ln", sorted, each once.
QStringList placeholders(const QString &text)
{
    static const QRegularExpression kPlace(u"%L?[0-9]+|%L?n"_s);
    QStringList result;
    for (const auto &match : kPlace.globalMatch(text))
        result << match.captured();
    result.sort();
    result.removeDuplicates();
    return result;
}

} // namespace

void TestTranslations::everyLanguageIsBuiltIn()
{
    QStringList built = languages();
    QVERIFY(built.removeOne(u"en"_s));
    QCOMPARE(built, kLanguages);
    QCOMPARE(ownName(u"de"_s), u"Deutsch"_s);
    QCOMPARE(ownName(u"fr"_s), u"Français"_s);
}

void TestTranslations::nothingIsMissing_data()
{
    eachLanguage();
}

void TestTranslations::nothingIsMissing()
{
    QFETCH(const QString, language);
    const qsizetype forms = language == u"ja"_s || language == u"zh_CN"_s ? 1 : 2;
    const std::vector<TsMessage> all = messages(language);
    QVERIFY(all.size() > 1000);
    QCOMPARE(all.size(), messages(u"de"_s).size());
    for (const TsMessage &message : all) {
        QVERIFY2(message.isFinished, qPrintable(message.context + u": "_s + message.source));
        QCOMPARE(message.translations.size(), message.isPlural ? forms : 1);
        for (const QString &translation : message.translations)
            QVERIFY2(!translation.trimmed().isEmpty() || message.source.trimmed().isEmpty(), qPrintable(message.source));
    }
    for (const TsMessage &message : test::readTs(test::inSources(u"translations/adduce_en.ts"_s)))
        QVERIFY2(message.isFinished, qPrintable(message.source));
}

void TestTranslations::placeholdersAreTheSame_data()
{
    eachLanguage();
}

void TestTranslations::placeholdersAreTheSame()
{
    QFETCH(const QString, language);
    for (const TsMessage &message : messages(language)) {
        const QStringList wanted = placeholders(message.source);
        for (const QString &translation : message.translations) {
            QStringList found = placeholders(translation);
            const bool saysOne =
                message.isPlural && &translation == &message.translations.front() && message.translations.size() > 1;
            if (saysOne && !found.contains(u"%Ln"_s)) // "ein Dokument"
                found.append(wanted.filter(u"%Ln"_s));
            found.sort();
            QVERIFY2(found == wanted, qPrintable(message.source + u" | "_s + translation));
        }
    }
}

void TestTranslations::profilesSayWhatTheyAre_data()
{
    eachLanguage();
}

/// Their words stand in files that no translator reads.
void TestTranslations::profilesSayWhatTheyAre()
{
    QFETCH(const QString, language);
    QTranslator translator;
    QVERIFY(translator.load(u":/i18n/adduce_"_s + language + u".qm"_s));
    QCoreApplication::installTranslator(&translator);
    for (const Profile &profile : builtInProfiles())
        QVERIFY2(aboutWords(profile) != profile.about, qPrintable(profile.name));
    QCoreApplication::removeTranslator(&translator);
}

void TestTranslations::theWindowSpeaksIt_data()
{
    eachLanguage();
}

/// And is no wider than it may be: words of other languages are longer.
void TestTranslations::theWindowSpeaksIt()
{
    QFETCH(const QString, language);
    QTranslator translator;
    QVERIFY(translator.load(u":/i18n/adduce_"_s + language + u".qm"_s));
    QCoreApplication::installTranslator(&translator);
    WindowFixture f;
    f.show(1024, 700);
    f.add(f.writePaper(u"paper.md"_s));
    f.askAndWait(u"Does fasting change sprint performance?"_s);
    const QWidget *pages[] { &f.window->ask(), &f.window->history(), &f.window->evidence(), &f.window->evaluation() };
    for (int tab = 0; tab < MainWindow::TabCount; ++tab) {
        f.window->showTab(static_cast<MainWindow::Tab>(tab));
        f.window->libraryDock().show();
        f.window->readerDock().show();
        QTRY_COMPARE(f.window->size(), QSize(1024, 700));
        QVERIFY2(pages[tab]->minimumSizeHint().width() <= pages[tab]->parentWidget()->width(),
            qPrintable(u"tab %1 asks for %2 of %3"_s.arg(tab)
                    .arg(pages[tab]->minimumSizeHint().width())
                    .arg(pages[tab]->parentWidget()->width())));
    }
    for (const QString &name : { u"search-everything"_s, u"removed-papers"_s })
        for (QAction *action : f.window->findChildren<QAction *>(name))
            action->trigger();
    QVERIFY(f.window->findChild<SearchWindow *>() && f.window->findChild<RemovedPapersDialog *>());
    for (const QDialog *dialog : f.window->findChildren<QDialog *>())
        QVERIFY2(dialog->minimumSizeHint().width() <= 1024,
            qPrintable(u"%1 asks for %2"_s.arg(dialog->windowTitle()).arg(dialog->minimumSizeHint().width())));
    QVERIFY(f.window->libraryDock().windowTitle() != u"Library"_s);
}

void TestTranslations::noPageOfTheSettingsIsCut_data()
{
    eachLanguage();
}

void TestTranslations::noPageOfTheSettingsIsCut()
{
    QFETCH(const QString, language);
    QTranslator translator;
    QVERIFY(translator.load(u":/i18n/adduce_"_s + language + u".qm"_s));
    QCoreApplication::installTranslator(&translator);
    WindowFixture f;
    f.show();
    f.window->openSettings(SettingsPage::Models);
    auto *dialog = f.window->findChild<QDialog *>(u"settings"_s);
    dialog->resize(space(242), space(170));
    auto *names = dialog->findChild<QListWidget *>(u"settings pages"_s);
    const auto *pages = dialog->findChild<QStackedWidget *>();
    for (int page = 0; page < names->count(); ++page) {
        names->setCurrentRow(page);
        const auto *area = qobject_cast<QScrollArea *>(pages->currentWidget());
        QTRY_VERIFY2(area->widget()->width() <= area->viewport()->width(), qPrintable(names->item(page)->text()));
    }
}

void TestTranslations::rightToLeftMirrorsTheWindow()
{
    QGuiApplication::setLayoutDirection(Qt::RightToLeft);
    {
        WindowFixture f;
        f.show(1024, 700);
        f.add(f.writePaper(u"paper.md"_s));
        f.askAndWait(u"Does fasting change sprint performance?"_s);
        QVERIFY(f.window->ask().threadView().turns().front()->view());
        QCOMPARE(f.window->ask().threadView().turns().front()->view()->layoutDirection(), Qt::RightToLeft);
        for (int tab = 0; tab < MainWindow::TabCount; ++tab) {
            f.window->showTab(static_cast<MainWindow::Tab>(tab));
            f.window->libraryDock().show();
            f.window->readerDock().show();
            QTRY_COMPARE(f.window->size(), QSize(1024, 700));
            QVERIFY(!f.window->grab().isNull());
        }
    }
    QGuiApplication::setLayoutDirection(Qt::LeftToRight);
}

ADDUCE_TEST(TestTranslations)
#include "test_translations.moc"
