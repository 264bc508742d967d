#pragma once

class QTableView;

namespace adduce {

/// A table as all of ours look: no frame, no vertical lines, whole rows chosen, row heights from the font.
[[nodiscard]] QTableView *makeTableView();

} // namespace adduce
