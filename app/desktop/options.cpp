#include "app/desktop/options.h"

#include "core/base/tr.h"
#include <QCommandLineParser>
#include <algorithm>
#include <array>
#include <cstdio>
#include <span>
#include <string_view>

namespace adduce {

using namespace Qt::StringLiterals;

bool asksForWords(int argc, char **argv)
{
    const std::span arguments(argv, static_cast<std::size_t>(argc));
    return std::ranges::any_of(arguments.subspan(argc > 0 ? 1 : 0), [](std::string_view argument) {
        constexpr std::array<std::string_view, 5> kWords { "-v", "--version", "-h", "--help", "--help-all" };
        return std::ranges::find(kWords, argument) != kWords.end();
    });
}

Options readOptions(const QStringList &arguments)
{
    QCommandLineParser parser;
    parser.setApplicationDescription(tr("Ask your papers; every sentence of the answer names its source, page and quote."));
    parser.addHelpOption();
    parser.addVersionOption();
    const QCommandLineOption library(u"library"_s, tr("The library to open."), u"FILE"_s);
    const QCommandLineOption configuration(u"configuration"_s, tr("The file with the settings."), u"FILE"_s);
    const QCommandLineOption sample(u"sample"_s, tr("A folder of papers to begin with when the library is empty."), u"FOLDER"_s);
    const QCommandLineOption theme(u"theme"_s, tr("light, dark or system."), u"THEME"_s);
    QCommandLineOption checkDisplay(u"check-display"_s);
    checkDisplay.setFlags(QCommandLineOption::HiddenFromHelp);
    parser.addOptions({ library, configuration, sample, theme, checkDisplay });
    parser.addPositionalArgument(
        u"files"_s, tr("Papers to add, folders of them, or what a reference manager wrote."), u"[FILES...]"_s);
    parser.process(arguments);
    Options options { parser.value(library), parser.value(configuration), parser.value(sample), std::nullopt,
        parser.positionalArguments(), parser.isSet(checkDisplay) };
    // A file manager opens a library as it opens a paper.
    const auto isLibrary = [](const QString &file) { return file.endsWith(u".adduce"_s, Qt::CaseInsensitive); };
    if (const auto named = std::ranges::find_if(options.files, isLibrary);
        options.library.isEmpty() && named != options.files.end())
        options.library = *named;
    options.files.removeIf(isLibrary);
    if (const QString name = parser.value(theme); name == u"light"_s)
        options.theme = ThemeChoice::Light;
    else if (name == u"dark"_s)
        options.theme = ThemeChoice::Dark;
    else if (name == u"system"_s)
        options.theme = ThemeChoice::System;
    else if (!name.isEmpty()) {
        std::fputs(qPrintable(tr("--theme is light, dark or system.") + u'\n'), stderr);
        std::exit(2);
    }
    return options;
}

} // namespace adduce
