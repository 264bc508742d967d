#pragma once
#include "core/documents/read_options.h"
#include <QStringList>
#include <optional>

namespace adduce {

class Database;

/// What OCR read, by the bytes and the languages that it read them in; recognising is slow and done once. For the thread
/// of its connection.
class RecognisedStore
{
public:
    explicit RecognisedStore(Database &database);

    /// None when the page (0-based) was never recognised so, or the row is damaged.
    [[nodiscard]] std::optional<OcrPage> find(const QString &sha256, int page, const QStringList &languages) const;
    void save(const QString &sha256, const QStringList &languages, const OcrPage &page);

private:
    Database &m_database;
};

} // namespace adduce
