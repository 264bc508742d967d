#pragma once
#include "core/base/ids.h"
#include "core/library/database.h"
#include "core/library/library.h"
#include "tests/support/made_document.h"
#include <QTemporaryDir>

namespace adduce::test {

/// A library file in a temporary folder, with documents made of plain sentences.
class LibraryFixture
{
public:
    LibraryFixture();

    [[nodiscard]] const Library &library() const { return m_library; }
    [[nodiscard]] Database &database() { return m_database; }
    [[nodiscard]] QString folder() const { return m_folder.path(); }

    /// Stores a ready document. Sentences go four to a page; one that begins with "# " starts a section.
    DocumentId add(const QString &name, const QStringList &lines);
    void learn(); ///< fits the space

private:
    QTemporaryDir m_folder;
    Library m_library;
    Database m_database;
};

/// Every sentence keeps its text by itself, so that a page can be changed below it.
void giveOwnTexts(Database &database);

} // namespace adduce::test
