#pragma once

class QAbstractItemDelegate;
class QObject;
class QTableView;

namespace adduce {

/// A table as all of ours look: no frame, no vertical lines, whole rows chosen, row heights from the font.
[[nodiscard]] QTableView *makeTableView();
void prepareTableView(QTableView &table); ///< makes one look so

/// Cells that hold a confidence (an int in `role`; others show their text): its shape and its word.
[[nodiscard]] QAbstractItemDelegate *makeConfidenceDelegate(int role, QObject *parent);

} // namespace adduce
