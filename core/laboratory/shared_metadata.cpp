#include "core/laboratory/shared_metadata.h"

#include <QJsonArray>
#include <array>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

constexpr std::array<QLatin1StringView, kMetadataFields> kNames { "title"_L1, "authors"_L1, "year"_L1, "doi"_L1, "venue"_L1,
    "volume"_L1, "issue"_L1, "pages"_L1, "issn"_L1, "licence"_L1, "retraction"_L1, "abstract"_L1, "language"_L1, "address"_L1 };
constexpr qsizetype kLongest = 20'000; // UTF-16 units, of an abstract
constexpr qsizetype kMostAuthors = 5'000;
constexpr int kLastYear = 9'999;

QJsonValue valueOf(const QString &text)
{
    return text.isEmpty() ? QJsonValue() : QJsonValue(text);
}

QJsonValue valueOf(const QStringList &texts)
{
    return texts.isEmpty() ? QJsonValue() : QJsonValue(QJsonArray::fromStringList(texts));
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

QJsonObject changedFields(const QJsonObject &here, const QJsonObject &known)
{
    QJsonObject changed;
    for (auto field = here.begin(); field != here.end(); ++field)
        if (field.value() != known[field.key()])
            changed[field.key()] = field.value();
    return changed;
}

QJsonObject mergedFields(const QJsonObject &here, const QJsonObject &known, const QJsonObject &laboratory)
{
    QJsonObject merged = here;
    for (auto field = laboratory.begin(); field != laboratory.end(); ++field) {
        const QJsonValue own = here[field.key()];
        const bool isChangedHere = !own.isUndefined() && own != known[field.key()] && !known[field.key()].isUndefined();
        if (!isChangedHere && originOf(field.value()) >= originOf(own))
            merged[field.key()] = field.value();
    }
    return merged;
}

} // namespace adduce
