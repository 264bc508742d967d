#include "core/laboratory/shared_metadata.h"

#include <QJsonArray>
#include <algorithm>
#include <array>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

constexpr std::array<QLatin1StringView, kMetadataFields> kNames { "title"_L1, "authors"_L1, "year"_L1, "doi"_L1, "venue"_L1,
    "volume"_L1, "issue"_L1, "pages"_L1, "issn"_L1, "licence"_L1, "retraction"_L1, "abstract"_L1, "language"_L1, "address"_L1 };
constexpr qsizetype kLongest = 20'000; // UTF-16 units, of an abstract
constexpr qsizetype kMostAuthors = 5'000;
constexpr int kLastYear = 9'999;

/// As PostgreSQL takes it: no NUL, and no half of a letter.
QString sound(const QString &text)
{
    return QString::fromUtf8(QString(text).remove(QChar(0)).toUtf8());
}

QJsonValue valueOf(const QString &text)
{
    return text.isEmpty() ? QJsonValue() : QJsonValue(sound(text));
}

QJsonValue valueOf(const QStringList &texts)
{
    QJsonArray all;
    for (const QString &text : texts)
        all.append(sound(text));
    return all.isEmpty() ? QJsonValue() : QJsonValue(all);
}

QJsonValue valueOf(int number)
{
    return number == 0 ? QJsonValue() : QJsonValue(number);
}

void take(QString &text, const QJsonValue &value)
{
    text = value.toString().left(kLongest);
}

void take(QStringList &texts, const QJsonValue &value)
{
    for (const QJsonValue &one : value.toArray())
        if (one.isString() && texts.size() < kMostAuthors)
            texts << one.toString().left(kLongest);
}

void take(int &number, const QJsonValue &value)
{
    number = std::clamp(value.toInt(), 0, kLastYear);
}

QLatin1StringView nameOf(MetadataField field)
{
    return kNames[static_cast<std::size_t>(field)];
}

FieldOrigin originOf(const QJsonValue &field)
{
    return valueNamed<FieldOrigin>(field[u"origin"].toString()).value_or(FieldOrigin::None);
}

} // namespace

QString sharedFieldName(MetadataField field)
{
    return nameOf(field);
}

std::optional<MetadataField> sharedFieldNamed(const QString &name)
{
    const auto at = std::ranges::find(kNames, name);
    return at == kNames.end() ? std::nullopt : std::optional(static_cast<MetadataField>(at - kNames.begin()));
}

QJsonObject toSharedJson(const Metadata &metadata)
{
    QJsonObject json;
    forEachField(
        [&](MetadataField field, const auto &value) {
            if (const QJsonValue own = valueOf(value); !own.isNull())
                json[nameOf(field)] = QJsonObject { { u"value"_s, own }, { u"origin"_s, nameOf(metadata.origin(field)) } };
        },
        metadata);
    return json;
}

Metadata fromSharedJson(const QJsonObject &json)
{
    Metadata metadata;
    forEachField(
        [&](MetadataField field, auto &value) {
            const QJsonValue told = json[nameOf(field)];
            if (!told.isObject())
                return;
            take(value, told[u"value"]);
            metadata.setOrigin(field, originOf(told));
        },
        metadata);
    return metadata;
}

/// Nothing, or a field that was emptied.
static bool isEmpty(const QJsonValue &field)
{
    return field.isUndefined() || field[u"value"].isNull() || field[u"value"].isUndefined();
}

static bool isSame(const QJsonValue &one, const QJsonValue &other)
{
    return isEmpty(one) ? isEmpty(other) : one == other;
}

QJsonObject changedFields(const QJsonObject &here, const QJsonObject &known)
{
    QJsonObject changed;
    for (auto field = here.begin(); field != here.end(); ++field)
        if (!isSame(field.value(), known[field.key()]))
            changed[field.key()] = field.value();
    for (auto field = known.begin(); field != known.end(); ++field)
        if (!isEmpty(field.value()) && isEmpty(here[field.key()])) // by the user: nobody else empties one
            changed[field.key()] = QJsonObject { { u"value"_s, QJsonValue() }, { u"origin"_s, nameOf(FieldOrigin::User) } };
    return changed;
}

QJsonObject mergedFields(const QJsonObject &here, const QJsonObject &known, const QJsonObject &laboratory, bool isDoubted)
{
    QJsonObject merged = here;
    for (auto field = laboratory.begin(); field != laboratory.end(); ++field) {
        const QJsonValue own = here[field.key()];
        const QJsonValue before = known[field.key()];
        const FieldOrigin ownOrigin = isEmpty(own) ? FieldOrigin::User : originOf(own);
        const bool isChanged = isDoubted ? !isEmpty(own) : !before.isUndefined() && !isSame(own, before);
        if (isSame(own, field.value()) || (isChanged && ownOrigin >= originOf(field.value())))
            continue;
        if (!isEmpty(own) && originOf(own) > originOf(field.value()))
            continue;
        if (isEmpty(field.value()))
            merged.remove(field.key());
        else
            merged[field.key()] = field.value();
    }
    return merged;
}

} // namespace adduce
