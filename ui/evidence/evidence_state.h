#pragma once

namespace adduce {

/// What the buttons and the menu of the evidence depend on.
struct EvidenceState
{
    bool isMatrix = false; ///< shown in place of the rows
    bool hasPlace = false; ///< a table or a thread is shown
    bool isKept = false; ///< a table
    bool hasRows = false;
    bool isChecking = false; ///< quotes are looked for

    [[nodiscard]] bool canCheck() const { return !isChecking && (isMatrix || hasRows); }
};

} // namespace adduce
