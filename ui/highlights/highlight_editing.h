#pragma once
#include "core/answer/answer.h"
#include "core/base/error.h"
#include "core/highlights/highlight.h"
#include <QObject>
#include <QPointer>
#include <QUndoStack>
#include <functional>

namespace adduce {

class Database;
class LibraryThread;

/// What a user changes of highlights. Each is a step that can be undone, done by the library's thread.
class HighlightEditing : public QObject
{
    Q_OBJECT

public:
    HighlightEditing(LibraryThread &library, QUndoStack &undo, QObject *parent = nullptr); ///< the library outlives it

    /// Words that are highlighted already get the colour.
    void add(const Citation &quote, HighlightColour colour);
    void adopt(const std::vector<Highlight> &marksOfFile); ///< as highlights of the library; those that cannot be quoted are left
    /// Its colour or its note. `notKept` is called when that fails at first; failed() tells of it, too.
    void change(const Highlight &before, const Highlight &after, const std::function<void()> &notKept = {});
    void remove(const std::vector<Highlight> &highlights);

signals:
    void added(const adduce::Highlight &highlight);
    void changed(); ///< what lists and pages show
    void failed(const adduce::Error &error);
    void said(const QString &text);

private:
    using Plan = std::function<HighlightChange(Database &)>; ///< called once, on the library's thread
    using Planned = std::function<void(const HighlightChange &)>; ///< called once, when it was made for the first time
    void perform(const QString &text, const Plan &plan, const Planned &made = {}, const std::function<void()> &notKept = {});

    LibraryThread &m_library;
    QPointer<QUndoStack> m_undo; ///< it may go before the last editor
};

} // namespace adduce
