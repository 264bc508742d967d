#include "app/desktop/open_application.h"

#include <cstdio>
#include <cstdlib>
#include <cstring>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

/// What Qt's platform plugins say when they cannot be used; the first one has the cause.
QStringList &complaints()
{
    static QStringList all;
    return all;
}

QString displayNamed()
{
    QStringList named;
    for (const char *variable : { "QT_QPA_PLATFORM", "WAYLAND_DISPLAY", "DISPLAY" })
        if (const QString value = qEnvironmentVariable(variable); !value.isEmpty())
            named << QString::fromLatin1(variable) + u'=' + value;
    return named.isEmpty() ? u"neither WAYLAND_DISPLAY nor DISPLAY is set"_s : named.join(u", "_s);
}

/// In English: there is no application yet that could translate.
void endWithoutDisplay(QtMsgType type, const QMessageLogContext &context, const QString &message)
{
    if (type == QtFatalMsg) {
        std::fprintf(stderr,
            "adduce: no window can be opened (%s): %s. Start it within a desktop session, or use adduce-cli, which needs no "
            "display.\n",
            qPrintable(displayNamed()), qPrintable(complaints().value(0, message).simplified()));
        std::_Exit(EXIT_FAILURE);
    }
    if (std::strncmp(context.category, "qt.qpa", 6) == 0)
        complaints() << message;
    else
        std::fprintf(stderr, "%s\n", qPrintable(qFormatLogMessage(type, context, message)));
}

} // namespace

std::unique_ptr<QApplication> openApplication(int &argc, char **argv)
{
    const QtMessageHandler usual = qInstallMessageHandler(endWithoutDisplay);
    auto application = std::make_unique<QApplication>(argc, argv);
    qInstallMessageHandler(usual);
    return application;
}

} // namespace adduce
