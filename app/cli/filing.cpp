#include "app/cli/command.h"
#include "app/cli/output.h"

#include "core/library/database.h"
#include "core/library/duplicate_store.h"
#include "core/workspace/named_rows.h"

#include <QJsonArray>
#include <QJsonObject>

namespace adduce::cli {

using namespace Qt::StringLiterals;

namespace {

void listCollections(const Context &context, const CollectionStore &store)
{
    const std::vector<Collection> all = store.list();
    QJsonArray json;
    for (const Collection &c : all) {
        if (context.isJson)
            json.append(QJsonObject { { u"id"_s, c.id.value }, { u"name"_s, c.name }, { u"path"_s, c.path },
                { u"documents"_s, c.documents }, { u"description"_s, c.description } });
        else
            printLine(u"%1  %2%3"_s.arg(QString::number(c.documents).rightJustified(5), c.path,
                c.description.isEmpty() ? QString() : u": "_s + c.description));
    }
    if (context.isJson)
        printJson(json);
}

/// What is there after a change.
ExitCode printed(const Context &context, const CollectionStore &store)
{
    if (context.isJson)
        listCollections(context, store);
    return Done;
}

ExitCode misused(const QString &usage)
{
    note(usage);
    return Usage;
}

QJsonObject briefly(const DocumentRow &row)
{
    return { { u"id"_s, row.id.value }, { u"title"_s, displayTitle(row) }, { u"path"_s, row.path } };
}

} // namespace

ExitCode collections(const Context &context)
{
    Database database = context.workspace.library().open();
    CollectionStore store(database);
    const QString verb = context.arguments.value(0);
    const QString name = context.arguments.value(1);
    const QStringList rest = context.arguments.mid(2);
    const QString usage = u"collections: create|remove NAME, rename NAME NEW, describe NAME [TEXT], add|take NAME DOC..."_s;
    if (verb.isEmpty()) {
        listCollections(context, store);
        return Done;
    }
    const bool takesDocuments = verb == u"add" || verb == u"take";
    if (name.isEmpty() || (takesDocuments && rest.isEmpty()))
        return misused(usage);
    if (verb == u"create" && rest.isEmpty())
        store.obtain(name);
    else if (verb == u"remove" && rest.isEmpty())
        store.remove(collectionNamed(database, name));
    else if (verb == u"rename" && rest.size() == 1)
        store.rename(collectionNamed(database, name), rest.first());
    else if (verb == u"describe")
        store.describe(collectionNamed(database, name), rest.join(u' '));
    else if (verb == u"add")
        store.add(collectionNamed(database, name), idsOf(documentsNamed(database, rest)));
    else if (verb == u"take")
        store.take(collectionNamed(database, name), idsOf(documentsNamed(database, rest)));
    else
        return misused(usage);
    return printed(context, store);
}

ExitCode tags(const Context &context)
{
    Database database = context.workspace.library().open();
    CollectionStore store(database);
    const QString verb = context.arguments.value(0);
    if (!verb.isEmpty()) {
        const QStringList names = context.arguments.mid(2);
        if ((verb != u"add" && verb != u"take") || names.isEmpty())
            return misused(u"tags: add|take TAG DOC..."_s);
        const std::vector<DocumentId> documents = idsOf(documentsNamed(database, names));
        if (verb == u"add")
            store.tag(documents, context.arguments.at(1));
        else
            store.untag(documents, context.arguments.at(1));
    }
    QJsonArray json;
    for (const TagCount &t : store.tags()) {
        if (context.isJson)
            json.append(QJsonObject { { u"tag"_s, t.tag }, { u"documents"_s, t.documents } });
        else if (verb.isEmpty())
            printLine(u"%1  %2"_s.arg(QString::number(t.documents).rightJustified(5), t.tag));
    }
    if (context.isJson)
        printJson(json);
    return Done;
}

ExitCode duplicates(const Context &context)
{
    Database database = context.workspace.library().open();
    DuplicateStore store(database);
    const QString verb = context.arguments.value(0);
    if (!verb.isEmpty()) {
        if ((verb != u"dismiss" && verb != u"merge") || context.arguments.size() != 3)
            return misused(u"duplicates: dismiss DOC DOC, merge KEPT DOC"_s);
        const std::vector<DocumentId> pair = idsOf(documentsNamed(database, context.arguments.mid(1)));
        if (pair.front() == pair.back())
            throw Error(ErrorKind::BadInput,
                u"\"%1\" and \"%2\" are one document; name two"_s.arg(context.arguments.at(1), context.arguments.at(2)));
        if (verb == u"dismiss")
            store.dismiss(pair.front(), pair.back());
        else
            store.merge(pair.front(), pair.back());
    }
    const DocumentStore documents(database);
    QJsonArray json;
    for (const Duplicate &d : store.list()) {
        const DocumentRow one = documents.find(d.document).value_or(DocumentRow {});
        const DocumentRow other = documents.find(d.other).value_or(DocumentRow {});
        if (context.isJson)
            json.append(QJsonObject {
                { u"reason"_s, nameOf(d.reason) }, { u"document"_s, briefly(one) }, { u"other"_s, briefly(other) } });
        else if (verb.isEmpty())
            printLine(u"same %1  %2 %3  =  %4 %5"_s.arg(nameOf(d.reason), QString::number(one.id.value), displayTitle(one),
                QString::number(other.id.value), displayTitle(other)));
    }
    if (context.isJson)
        printJson(json);
    return Done;
}

} // namespace adduce::cli
