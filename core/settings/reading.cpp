#include "core/settings/reading.h"

#include <QSettings>
#include <algorithm>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

constexpr std::array kModes { std::pair(OcrMode::Off, "off"), std::pair(OcrMode::Ask, "ask"),
    std::pair(OcrMode::Automatic, "automatic") };

int within(const QVariant &value, int low, int high, int otherwise)
{
    bool whole = false;
    const int number = value.toInt(&whole);
    return whole && number >= low && number <= high ? number : otherwise;
}

} // namespace

ReadingSettings loadReading(const QSettings &settings)
{
    ReadingSettings reading;
    const QString mode = settings.value(u"reading/ocr"_s).toString();
    for (const auto &[known, name] : kModes)
        if (mode == QLatin1StringView(name))
            reading.ocr.mode = known;
    if (const QStringList languages = settings.value(u"reading/ocr_languages"_s).toStringList(); !languages.isEmpty())
        reading.ocr.languages = languages;
    if (const QString profile = settings.value(u"reading/chunks"_s).toString(); chunkProfile(profile))
        reading.chunkProfile = profile;
    reading.seconds = within(settings.value(u"reading/seconds"_s), kFewestSeconds, kMostSeconds, reading.seconds);
    reading.megabytes = within(settings.value(u"reading/megabytes"_s), kFewestMegabytes, kMostMegabytes, reading.megabytes);
    return reading;
}

void saveReading(QSettings &settings, const ReadingSettings &reading)
{
    const auto mode = std::ranges::find(kModes, reading.ocr.mode, &std::pair<OcrMode, const char *>::first);
    settings.setValue(u"reading/ocr"_s, QString::fromLatin1(mode->second));
    settings.setValue(u"reading/ocr_languages"_s, reading.ocr.languages);
    settings.setValue(u"reading/chunks"_s, reading.chunkProfile);
    settings.setValue(u"reading/seconds"_s, reading.seconds);
    settings.setValue(u"reading/megabytes"_s, reading.megabytes);
}

} // namespace adduce
