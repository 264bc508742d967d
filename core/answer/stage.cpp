#include "core/answer/stage.h"

#include "core/base/tr.h"

#include <algorithm>
#include <array>

namespace adduce {

namespace {

constexpr std::array kStages {
    StageInfo { Stage::Route, "route", QT_TRANSLATE_NOOP("adduce", "Understand"),
        QT_TRANSLATE_NOOP("adduce", "Understanding the question…"), false },
    StageInfo {
        Stage::Retrieve, "retrieve", QT_TRANSLATE_NOOP("adduce", "Retrieve"), QT_TRANSLATE_NOOP("adduce", "Searching…"), true },
    StageInfo {
        Stage::Rank, "rank", QT_TRANSLATE_NOOP("adduce", "Rank"), QT_TRANSLATE_NOOP("adduce", "Ranking passages…"), true },
    StageInfo { Stage::Select, "select", QT_TRANSLATE_NOOP("adduce", "Select"), QT_TRANSLATE_NOOP("adduce", "Choosing passages…"),
        false },
    StageInfo { Stage::Expand, "expand", QT_TRANSLATE_NOOP("adduce", "Expand"),
        QT_TRANSLATE_NOOP("adduce", "Looking around them…"), false },
    StageInfo { Stage::Topic, "topic", QT_TRANSLATE_NOOP("adduce", "Topic"),
        QT_TRANSLATE_NOOP("adduce", "Checking that the papers speak of it…"), true },
    StageInfo {
        Stage::Write, "write", QT_TRANSLATE_NOOP("adduce", "Write"), QT_TRANSLATE_NOOP("adduce", "Choosing sentences…"), true },
    StageInfo {
        Stage::Check, "check", QT_TRANSLATE_NOOP("adduce", "Check"), QT_TRANSLATE_NOOP("adduce", "Checking quotes…"), true },
};

const StageInfo &infoOf(Stage stage)
{
    const auto found = std::ranges::find(kStages, stage, &StageInfo::stage);
    Q_ASSERT(found != kStages.end());
    return *found;
}

} // namespace

std::span<const StageInfo> stageTable()
{
    return kStages;
}

QString nameOf(Stage stage)
{
    return QString::fromLatin1(infoOf(stage).id);
}

std::optional<Stage> stageFrom(const QString &id)
{
    for (const StageInfo &info : kStages)
        if (id == QLatin1StringView(info.id))
            return info.stage;
    return std::nullopt;
}

QString words(Stage stage)
{
    return tr(infoOf(stage).label);
}

QString progressWords(Stage stage)
{
    return tr(infoOf(stage).progress);
}

} // namespace adduce
