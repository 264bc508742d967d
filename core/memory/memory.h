#pragma once
#include "core/base/enum_names.h"
#include <QDateTime>
#include <QString>
#include <array>

namespace adduce {

/// Whose a memory is, and so the file that it stands in.
enum class MemoryTarget
{
    User, ///< what interests the user, what they know, work on and prefer: USER_MEMORY.md
    Company ///< findings that can be used again: COMPANY_MEMORY.md
};
template <> inline constexpr std::array enumNames<MemoryTarget> { "user", "company" };

/// The user's memory as a question may use it, once that is allowed.
struct MemoryUse
{
    QString folder; ///< of the two files
};

/// What was put into a file.
struct Remembered
{
    MemoryTarget target = MemoryTarget::User;
    QString text;
    QDateTime at;

    friend bool operator==(const Remembered &, const Remembered &) = default;
};

// Two Markdown files of the user's in one folder, readable by their owner alone. Several programs may write them: each change is made under
// a lock. All throw writeError(), Busy where another program holds the lock for seconds, and TooLarge for a file of more than a megabyte.

QString memoryFile(const QString &folder, MemoryTarget target); ///< its path
QString memoryText(const QString &folder, MemoryTarget target); ///< empty while there is none
void saveMemory(const QString &folder, MemoryTarget target, const QString &text); ///< as the user edited it

/// The last lines of both files with words in them, at most so many, the user's first; those of a file that cannot be read are none.
QStringList lastMemories(const QString &folder, int most);

/// Whether a text may be kept at all: one line with words, of at most `mostLetters`, that tells no personal datum and no key
/// (guardrails/personal_data.h) and does not speak to a model. Pure.
bool mayBeRemembered(const QString &text, int mostLetters);

/// "- [2026-11-26 14:05] text", in local time.
QString memoryLine(const QString &text, const QDateTime &at);

/// Adds a line at the end. False, and nothing is done: the words are there already, whatever their case, marks and day.
bool addMemory(const QString &folder, const Remembered &memory);
/// Takes the last such line out again; nothing where it is not there any more.
void takeBackMemory(const QString &folder, const Remembered &memory);
void forgetMemories(const QString &folder); ///< both files go

} // namespace adduce
