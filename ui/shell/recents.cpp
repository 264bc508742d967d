#include "ui/shell/recents.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSettings>

namespace adduce {

using namespace Qt::StringLiterals;

constexpr qsizetype kMostKept = 5;

static QString keyOf(const QString &kind)
{
    return u"window/recent_"_s + kind;
}

QStringList recents(const QSettings &settings, const QString &kind)
{
    return settings.value(keyOf(kind)).toStringList().mid(0, kMostKept);
}

void rememberRecent(QSettings &settings, const QString &kind, const QString &value)
{
    QStringList values = recents(settings, kind);
    values.removeAll(value);
    values.prepend(value);
    settings.setValue(keyOf(kind), values.mid(0, kMostKept));
}

QString scopeText(const Scope &scope)
{
    if (scope.collections.empty() && scope.tags.isEmpty())
        return {};
    QJsonArray collections;
    for (const CollectionId id : scope.collections)
        collections.append(id.value);
    const QJsonObject json { { u"collections"_s, collections }, { u"tags"_s, QJsonArray::fromStringList(scope.tags) } };
    return QString::fromUtf8(QJsonDocument(json).toJson(QJsonDocument::Compact));
}

Scope scopeFrom(const QString &text)
{
    const QJsonObject json = QJsonDocument::fromJson(text.toUtf8()).object();
    Scope scope;
    for (const QJsonValue &id : json[u"collections"_s].toArray())
        scope.collections.push_back({ id.toInteger() });
    for (const QJsonValue &tag : json[u"tags"_s].toArray())
        scope.tags << tag.toString();
    return scope;
}

} // namespace adduce
