#pragma once
#include <QString>
#include <QStringList>
#include <functional>
#include <memory>

namespace adduce::cli {

/// A line that was typed, or why there is none.
struct TypedLine
{
    enum class Kind
    {
        Line,
        End, ///< Ctrl+D, or the end of a pipe
        Broken ///< off: what the source watches was woken
    };
    Kind kind = Kind::Line;
    QString text = {};
};

/// Where the lines of a conversation come from. For one thread.
class LineSource
{
public:
    virtual ~LineSource() = default;
    virtual TypedLine next() = 0; ///< blocks
};

/// The whole lines that what was typed may become.
using Complete = std::function<QStringList(const QString &typed)>;

/// Standard input as it is, in UTF-8. `wake`: a descriptor that breaks the waiting off while it can be read; whoever made it empties it.
std::unique_ptr<LineSource> plainLines(int wake);

/// A terminal, with a prompt, editing and completion. Lines are remembered in the file, which only its owner can read, for the next run;
/// one that cannot be written loses them and stops nothing. One at a time may live in a program.
std::unique_ptr<LineSource> editedLines(int wake, const QString &history, Complete complete);

} // namespace adduce::cli
