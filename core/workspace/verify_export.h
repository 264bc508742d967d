#pragma once
#include "core/base/enum_names.h"
#include "core/documents/document.h"
#include "core/export/sealed_rows.h"
#include <functional>
#include <stop_token>

namespace adduce {

class Workspace;

/// What came of verifying a statement of an export.
enum class RowOutcome
{
    Proved, ///< as it was exported, and its quote stands on its page, where the marks are, in the very file
    Unsealed, ///< the same, but the export has no seal: the statement itself may have been changed
    Changed, ///< the statement, its quote or its place is not what was exported
    NoFile, ///< no file with these bytes was found
    OtherFile, ///< the file has other bytes by now
    Unreadable, ///< the file cannot be read
    NotOnPage, ///< the page does not hold the quote
    Elsewhere ///< the page holds it, but not where its marks are
};
template <>
inline constexpr std::array enumNames<RowOutcome> { "proved", "unsealed", "changed", "no_file", "other_file", "unreadable",
    "not_on_page", "elsewhere" };
QString words(RowOutcome outcome); ///< a sentence without a full stop, translated

struct VerifiedRow
{
    SealedRow row;
    RowOutcome outcome = RowOutcome::Proved;
    QString file; ///< that was opened; empty when there was none

    [[nodiscard]] bool stands() const { return outcome == RowOutcome::Proved || outcome == RowOutcome::Unsealed; }
};

/// Verifies an export (JSON, Markdown, PDF, CSV) against the papers themselves: each is looked up by the hash of its bytes, in the
/// library, beside the export and in `folders`, opened by a worker and read anew; what the library keeps of it is not asked. `onProgress`
/// hears how many papers are done. Blocks. Throws as readSealedRows(), what opening the export can, and Stopped.
std::vector<VerifiedRow> verifyExport(Workspace &workspace, const QString &path, const QStringList &folders,
    const std::function<void(int done, int total)> &onProgress = {}, const std::stop_token &stop = {});

/// Whether the quote stands on its page as one run, and its rectangles, if it has any, on lines of the sentences that hold it: Proved,
/// NotOnPage or Elsewhere. Pure.
RowOutcome lookOnPage(const Document &document, const Citation &citation);

} // namespace adduce
