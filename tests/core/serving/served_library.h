#pragma once
#include "core/library/database.h"
#include "core/serving/library_server.h"
#include "core/serving/user_store.h"
#include "core/workspace/named_rows.h"
#include "core/workspace/read_documents.h"
#include "core/workspace/workspace.h"
#include "tests/support/places.h"
#include "tests/support/raw_client.h"

#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <array>
#include <mutex>

namespace adduce::test {

/// What a server said.
struct Said
{
    int status = 0;
    QByteArray head, body;

    [[nodiscard]] QJsonObject json() const { return QJsonDocument::fromJson(body).object(); }
};

/// A library of three short papers, one of which stays on this computer, and a server of it.
class ServedLibrary
{
public:
    explicit ServedLibrary(ServerSettings settings = {})
    {
        m_workspace = std::make_unique<Workspace>(WorkspaceFiles { m_folder.filePath(QStringLiteral("library.adduce")),
                                                      m_folder.filePath(QStringLiteral("configuration.json")) },
            docworker());
        add(QStringLiteral("naps.md"),
            "# Naps\n\nA nap of thirty minutes improves the recall of word pairs. Longer naps did not help the students any "
            "further.\n",
            QStringLiteral("Sleep"));
        add(QStringLiteral("tea.md"), "# Tea\n\nGreen tea was measured in twelve gardens of the valley.\n",
            QStringLiteral("Tea"));
        add(QStringLiteral("wolves.md"),
            "# Wolves of Xanthia\n\nThe wolves of Xanthia howl for ninety seconds at every new moon.\n", QStringLiteral("Tea"));
        Database database = this->database();
        CollectionStore(database).keepHere(std::array { id(QStringLiteral("wolves.md")) }, true);
        settings.port = 0;
        m_server = std::make_unique<LibraryServer>(*m_workspace, settings, [this](const ServedNote &note) {
            const std::scoped_lock lock(m_noting);
            m_notes.push_back(note);
        });
    }

    [[nodiscard]] Workspace &workspace() const { return *m_workspace; }
    [[nodiscard]] Database database() const { return m_workspace->library(LibraryUse::MadeIfMissing).open(); }
    [[nodiscard]] quint16 port() const { return m_server->port(); }
    [[nodiscard]] std::vector<ServedNote> notes() ///< of what was replied so far
    {
        const std::scoped_lock lock(m_noting);
        return m_notes;
    }
    [[nodiscard]] DocumentId id(const QString &name) const
    {
        Database database = this->database();
        return documentNamed(database, name).id;
    }
    QByteArray token(const QString &name, UserRole role, const std::optional<std::vector<CollectionId>> &collections = {})
    {
        Database database = this->database();
        return UserStore(database).add(name, role, collections).bytes();
    }
    CollectionId collection(const QString &name) const
    {
        Database database = this->database();
        return collectionNamed(database, name);
    }
    /// `token`: empty for none.
    [[nodiscard]] Said send(const QByteArray &method, const QByteArray &path, const QByteArray &token,
        const QByteArray &body = {}, const QByteArray &headers = {}, const QByteArray &type = "application/json") const
    {
        QByteArray request = method + ' ' + path + " HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n" + headers;
        if (!token.isEmpty())
            request += "Authorization: Bearer " + token + "\r\n";
        if (!body.isNull())
            request += "Content-Type: " + type + "\r\nContent-Length: " + QByteArray::number(body.size()) + "\r\n";
        return said(RawClient(port()).send(request + "\r\n" + body).readToEnd());
    }
    [[nodiscard]] Said get(const QByteArray &path, const QByteArray &token) const { return send("GET", path, token); }
    [[nodiscard]] Said post(const QByteArray &path, const QByteArray &token, const QJsonObject &json) const
    {
        return send("POST", path, token, QJsonDocument(json).toJson(QJsonDocument::Compact));
    }
    [[nodiscard]] Said upload(
        const QByteArray &path, const QByteArray &token, const QByteArray &name, const QByteArray &bytes) const
    {
        const QByteArray body = "--xyz\r\nContent-Disposition: form-data; name=\"file\"; filename=\"" + name
            + "\"\r\nContent-Type: application/octet-stream\r\n\r\n" + bytes + "\r\n--xyz--\r\n";
        return send("POST", path, token, body, {}, "multipart/form-data; boundary=xyz");
    }
    [[nodiscard]] static Said said(const QByteArray &reply)
    {
        const qsizetype end = reply.indexOf("\r\n\r\n");
        Said made { reply.mid(9, 3).toInt(), reply.left(end + 2), reply.mid(end + 4) };
        if (made.head.toLower().contains("transfer-encoding: chunked\r\n"))
            made.body = unchunked(made.body);
        return made;
    }

private:
    static QByteArray unchunked(QByteArray bytes)
    {
        QByteArray body;
        for (;;) {
            const qsizetype end = bytes.indexOf("\r\n");
            const qsizetype length = end < 0 ? 0 : bytes.left(end).toLongLong(nullptr, 16);
            if (length <= 0)
                return body;
            body += bytes.mid(end + 2, length);
            bytes.remove(0, end + 2 + length + 2);
        }
    }
    void add(const QString &name, const QByteArray &bytes, const QString &collection)
    {
        QFile file(m_folder.filePath(name));
        if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
            qFatal("cannot write %s", qPrintable(file.fileName()));
        file.close();
        readDocuments(*m_workspace, { .jobs = 1 }, requestToAdd(*m_workspace, { { file.fileName() }, collection }));
    }

    QTemporaryDir m_folder;
    std::unique_ptr<Workspace> m_workspace;
    std::mutex m_noting;
    std::vector<ServedNote> m_notes;
    std::unique_ptr<LibraryServer> m_server; // last: it is asked by threads
};

} // namespace adduce::test
