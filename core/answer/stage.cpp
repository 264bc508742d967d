#include "core/answer/stage.h"

#include "core/base/tr.h"

#include <algorithm>
#include <array>

namespace adduce {

namespace {

constexpr std::array kStages {
    StageInfo { Stage::Route, "route", QT_TRANSLATE_NOOP("adduce", "Understand"),
        QT_TRANSLATE_NOOP("adduce", "Understanding the question…"), false },
    StageInfo { Stage::Recall, "recall", QT_TRANSLATE_NOOP("adduce", "Recall"),
        QT_TRANSLATE_NOOP("adduce", "Looking through the conversation…"), false },
    StageInfo { Stage::Decide, "decide", QT_TRANSLATE_NOOP("adduce", "Decide"),
        QT_TRANSLATE_NOOP("adduce", "Deciding what it needs…"), true },
    StageInfo { Stage::Resolve, "resolve", QT_TRANSLATE_NOOP("adduce", "Resolve"),
        QT_TRANSLATE_NOOP("adduce", "Resolving what it points at…"), true },
    StageInfo { Stage::Split, "split", QT_TRANSLATE_NOOP("adduce", "Split"),
        QT_TRANSLATE_NOOP("adduce", "Splitting the question…"), true },
    StageInfo { Stage::Rewrite, "rewrite", QT_TRANSLATE_NOOP("adduce", "Rewrite"),
        QT_TRANSLATE_NOOP("adduce", "Putting it in the words of a search…"), true },
    StageInfo { Stage::Collections, "collections", QT_TRANSLATE_NOOP("adduce", "Collections"),
        QT_TRANSLATE_NOOP("adduce", "Choosing collections…"), true },
    StageInfo { Stage::Imagine, "imagine", QT_TRANSLATE_NOOP("adduce", "Imagine"),
        QT_TRANSLATE_NOOP("adduce", "Imagining what to search for…"), true },
    StageInfo {
        Stage::Retrieve, "retrieve", QT_TRANSLATE_NOOP("adduce", "Retrieve"), QT_TRANSLATE_NOOP("adduce", "Searching…"), true },
    StageInfo {
        Stage::Rank, "rank", QT_TRANSLATE_NOOP("adduce", "Rank"), QT_TRANSLATE_NOOP("adduce", "Ranking passages…"), true },
    StageInfo { Stage::Examine, "examine", QT_TRANSLATE_NOOP("adduce", "Examine"),
        QT_TRANSLATE_NOOP("adduce", "Examining passages…"), true },
    StageInfo { Stage::Select, "select", QT_TRANSLATE_NOOP("adduce", "Select"), QT_TRANSLATE_NOOP("adduce", "Choosing passages…"),
        false },
    StageInfo { Stage::Expand, "expand", QT_TRANSLATE_NOOP("adduce", "Expand"),
        QT_TRANSLATE_NOOP("adduce", "Looking around them…"), false },
    StageInfo { Stage::Topic, "topic", QT_TRANSLATE_NOOP("adduce", "Topic"),
        QT_TRANSLATE_NOOP("adduce", "Checking that the papers speak of it…"), true },
    StageInfo { Stage::Web, "web", QT_TRANSLATE_NOOP("adduce", "Web"), QT_TRANSLATE_NOOP("adduce", "Searching the web…"), true },
    StageInfo { Stage::Assess, "assess", QT_TRANSLATE_NOOP("adduce", "Assess"),
        QT_TRANSLATE_NOOP("adduce", "Looking whether it is enough…"), true },
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
