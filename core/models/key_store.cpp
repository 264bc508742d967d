#include "core/models/key_store.h"

#include "core/base/child_environment.h"
#include "core/base/error.h"
#include "core/models/key_source.h"
#include "core/network/egress.h"

#include <qt6keychain/keychain.h>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

const QString kService = u"adduce"_s;

} // namespace

KeyStore::KeyStore(bool useKeyring, QObject *parent)
    : QObject(parent)
    , m_useKeyring(useKeyring)
{
}

QStringList KeyStore::variablesFor(const QUrl &server)
{
    static const QMap<QString, QString> usual { { u"api.openai.com"_s, u"OPENAI_API_KEY"_s },
        { u"api.anthropic.com"_s, u"ANTHROPIC_API_KEY"_s }, { u"generativelanguage.googleapis.com"_s, u"GEMINI_API_KEY"_s },
        { u"api.mistral.ai"_s, u"MISTRAL_API_KEY"_s }, { u"openrouter.ai"_s, u"OPENROUTER_API_KEY"_s },
        { u"api.cohere.com"_s, u"COHERE_API_KEY"_s }, { u"api.jina.ai"_s, u"JINA_API_KEY"_s } };
    QStringList names { keyVariable(hostOf(server)) };
    if (const auto name = usual.constFind(server.host()); name != usual.cend())
        names << *name;
    return names;
}

Secret KeyStore::keyFor(const QUrl &server) const
{
    {
        const std::scoped_lock lock(m_mutex);
        if (const auto kept = m_keys.constFind(hostOf(server)); kept != m_keys.cend())
            return kept->key;
    }
    return keyFromEnvironment(server);
}

KeyPlace KeyStore::placeOf(const QUrl &server) const
{
    {
        const std::scoped_lock lock(m_mutex);
        if (const auto kept = m_keys.constFind(hostOf(server)); kept != m_keys.cend())
            return kept->place;
    }
    return keyFromEnvironment(server).isEmpty() ? KeyPlace::None : KeyPlace::Environment;
}

void KeyStore::keep(const QString &host, const Secret &key, KeyPlace place)
{
    keepFromChildren(key.bytes());
    {
        const std::scoped_lock lock(m_mutex);
        if (key.isEmpty())
            m_keys.remove(host);
        else
            m_keys[host] = { key, place };
    }
    emit changed(host);
}

void KeyStore::load(const QUrl &server)
{
    if (!m_useKeyring || placeOf(server) != KeyPlace::None)
        return;
    const QString host = hostOf(server);
    auto *job = new QKeychain::ReadPasswordJob(kService, this);
    job->setKey(host);
    connect(job, &QKeychain::Job::finished, this, [this, host, job] {
        if (job->error() == QKeychain::NoError)
            keep(host, job->binaryData(), KeyPlace::Keyring);
        else
            emit changed(host);
    });
    job->start();
}

void KeyStore::set(const QUrl &server, const Secret &key)
{
    const QString host = hostOf(server);
    const Secret trimmed = key.bytes().trimmed();
    keep(host, trimmed, KeyPlace::ThisRun);
    if (!m_useKeyring)
        return;
    if (trimmed.isEmpty()) {
        auto *job = new QKeychain::DeletePasswordJob(kService, this);
        job->setKey(host);
        job->start();
        return;
    }
    auto *job = new QKeychain::WritePasswordJob(kService, this);
    job->setKey(host);
    job->setBinaryData(trimmed.bytes());
    connect(job, &QKeychain::Job::finished, this, [this, host, trimmed, job] {
        if (job->error() == QKeychain::NoError)
            keep(host, trimmed, KeyPlace::Keyring);
    });
    job->start();
}

} // namespace adduce
