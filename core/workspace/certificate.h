#pragma once
#include "core/answer/answer.h"
#include "core/export/export.h"
#include "core/guardrails/personal_data.h"

namespace adduce {

/// By its suffix: Markdown, PDF or JSON. Throws Error{BadInput} for another.
ExportFormat certificateFormat(const QString &path);

/// A refusal as a file of its own, so that others can judge what was searched in vain: Markdown or PDF as exports show it
/// (export/refusal_report.h), or JSON as `--json` tells it, by the suffix of `path`. What is there is replaced once all is written. Blocks.
/// Throws Error{BadInput} for an answer that is no refusal, and as certificateFormat() and writeError().
void saveCertificate(const Answer &refusal, const QString &path, PersonalData personalData = PersonalData::Masked);

} // namespace adduce
