#pragma once
#include "core/base/enum_names.h"
#include <QStringList>
#include <array>
#include <optional>

namespace adduce {

/// What is asked of every study alike: the ready-made columns of a matrix.
enum class StudyAspect
{
    Design,
    SampleSize,
    Population,
    Intervention,
    Outcome,
    MainFinding,
    Limitation,
    Funding
};
template <>
inline constexpr std::array enumNames<StudyAspect> { "design", "sample_size", "population", "intervention", "outcome",
    "main_finding", "limitation", "funding" };

/// The question that asks for it, "What was the study design?", in German, French and Spanish ("de", "fr", "es") or else in English.
QString questionFor(StudyAspect aspect, const QString &language = {});

/// Those of all aspects, in their order.
QStringList standardQuestions(const QString &language = {});

/// The aspect that a question asks for and nothing besides: those of questionFor(), and other ways to put them in English. Pure.
std::optional<StudyAspect> aspectOf(const QString &question);

} // namespace adduce
