#pragma once
#include <QString>

namespace adduce {
class Workspace;
}

namespace adduce::test {

/// The name of the file that an abstract of a collection is written to.
QString abstractFile(const QString &name);

/// Puts the texts of a collection ({"_id", "title", "text"} in each line) into the library as a user would have them: each a file in
/// `folder`, read and cut into sentences. Blocks for a minute or two with thousands. Throws Error.
void readAbstracts(const QString &corpus, const QString &folder, Workspace &workspace);

} // namespace adduce::test
