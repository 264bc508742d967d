#include "app/cli/command.h"
#include "app/cli/output.h"

#include "core/web/searxng.h"
#include "core/workspace/web_pages.h"

#include <QJsonArray>
#include <QJsonObject>

namespace adduce::cli {

using namespace Qt::StringLiterals;

namespace {

bool isOn(const QString &word)
{
    if (word != u"on" && word != u"off")
        throw Error(ErrorKind::BadInput, u"\"%1\" is neither on nor off"_s.arg(word));
    return word == u"on";
}

/// "none" takes it away.
QString orNone(const QString &word)
{
    return word == u"none" ? QString() : word;
}

/// What the words change; false: they name no change.
bool change(WebSettings &settings, const QStringList &words)
{
    const QString what = words.value(0);
    const QString value = words.value(1);
    if (what == u"allow" || what == u"forbid")
        settings.isAllowed = what == u"allow";
    else if (words.size() < 2)
        return false;
    else if (what == u"searxng")
        settings.searxng = searxngAddress(orNone(value));
    else if (what == u"email")
        settings.email = orNone(value);
    else if (what == u"duckduckgo")
        settings.usesDuckDuckGo = isOn(value);
    else if (what == u"wikipedia")
        settings.usesWikipedia = isOn(value);
    else if (what == u"days")
        settings.daysKept = daysFrom(value);
    else
        return false;
    return true;
}

void print(const Context &context, const WebSettings &settings, const std::vector<WebSnapshot> &pages)
{
    QJsonArray listed;
    for (const WebSnapshot &page : pages)
        listed.append(QJsonObject { { u"document"_s, page.document.id.value }, { u"address"_s, page.url.toString() },
            { u"fetched_at"_s, page.fetchedAt.toString(Qt::ISODate) }, { u"sha256"_s, page.document.sha256 },
            { u"kept"_s, page.isKept } });
    if (context.isJson) {
        printJson(QJsonObject { { u"allowed"_s, settings.isAllowed }, { u"duckduckgo"_s, settings.usesDuckDuckGo },
            { u"wikipedia"_s, settings.usesWikipedia }, { u"searxng"_s, settings.searxng }, { u"email"_s, settings.email },
            { u"days"_s, settings.daysKept }, { u"pages"_s, listed } });
        return;
    }
    printLine(settings.isAllowed ? u"A question may search the web where it is asked with --web."_s
                                 : u"The web is not searched. Allow it with: web allow"_s);
    QStringList services;
    if (!settings.searxng.isEmpty())
        services << settings.searxng;
    else if (settings.usesDuckDuckGo)
        services << u"DuckDuckGo"_s;
    if (settings.usesWikipedia)
        services << u"Wikipedia"_s;
    printLine(u"Asked: %1. Pages stay for %2 days, unless they are kept or cited."_s.arg(
        services.isEmpty() ? u"nobody"_s : services.join(u", "_s), QString::number(settings.daysKept)));
    for (const WebSnapshot &page : pages)
        printLine(u"%1  %2  %3%4"_s.arg(QString::number(page.document.id.value),
            page.fetchedAt.toLocalTime().toString(u"yyyy-MM-dd HH:mm"_s), page.url.toDisplayString(),
            page.isKept ? u"  kept"_s : QString()));
}

} // namespace

ExitCode web(const Context &context)
{
    const QString what = context.arguments.value(0);
    if (context.arguments.size() >= 2 && (what == u"keep" || what == u"drop"))
        keepPages(context.workspace, context.arguments.mid(1), what == u"keep");
    else if (!what.isEmpty()) {
        bool isKnown = true;
        context.workspace.configuration().change(
            [&](Configuration &now) { isKnown = change(now.online.web, context.arguments); });
        if (!isKnown) {
            note(u"web: allow, forbid, searxng URL|none, email ADDRESS|none, duckduckgo on|off, wikipedia on|off, days N, "
                 "keep DOC, drop DOC"_s);
            return Usage;
        }
    }
    print(context, context.workspace.configuration().load().online.web, pagesOf(context.workspace));
    return Done;
}

} // namespace adduce::cli
