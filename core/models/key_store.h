#pragma once
#include "core/base/secret.h"
#include <QMap>
#include <QObject>
#include <QUrl>
#include <mutex>

namespace adduce {

/// Where a key is kept.
enum class KeyPlace
{
    None,
    Environment, ///< a variable that was set when the program was started
    Keyring, ///< of the system
    ThisRun ///< in memory, until the program ends: there is no keyring
};

/// The keys of servers, one for each host. Kept in the keyring of the system; where there is none, for this run only. Never in
/// a file, and never in the environment of a program that is started. `keyFor` is thread-safe, all else is for the thread of the object.
class KeyStore : public QObject
{
    Q_OBJECT

public:
    /// `useKeyring` false: keys are for this run only.
    explicit KeyStore(bool useKeyring = true, QObject *parent = nullptr);

    [[nodiscard]] Secret keyFor(const QUrl &server) const; ///< empty: none
    [[nodiscard]] KeyPlace placeOf(const QUrl &server) const;
    /// Asks the keyring for the key of a host that is not known yet; `changed` tells when it has come.
    void load(const QUrl &server);
    /// An empty key is forgotten, in the keyring too. `changed` tells where it went.
    void set(const QUrl &server, const Secret &key);

    /// "ADDUCE_KEY_API_EXAMPLE_ORG", and what other programs call it ("OPENAI_API_KEY"). A port is part of the name.
    static QStringList variablesFor(const QUrl &server);

signals:
    void changed(const QString &host);

private:
    struct Kept
    {
        Secret key;
        KeyPlace place = KeyPlace::None;
    };
    void keep(const QString &host, const Secret &key, KeyPlace place);

    bool m_useKeyring;
    mutable std::mutex m_mutex;
    QMap<QString, Kept> m_keys;
};

} // namespace adduce
