#include "core/base/child_environment.h"

#include <QCryptographicHash>
#include <QSet>
#include <algorithm>
#include <array>
#include <mutex>
#include <unistd.h>

namespace adduce {

namespace {

constexpr qsizetype kShortestKey = 8; // bytes; what is shorter is no key but a word that half of all variables hold

/// Of the process, as its environment is.
struct State
{
    std::mutex mutex;
    QSet<QByteArray> keys; ///< hashes of them
    char **own = nullptr; ///< the environment, while another stands in its place
};

State &state()
{
    static State only;
    return only;
}

QByteArray hashOf(QByteArrayView key)
{
    return QCryptographicHash::hash(key, QCryptographicHash::Sha256);
}

bool isSecretName(const QByteArray &name)
{
    constexpr std::array marks { "KEY", "TOKEN", "SECRET", "PASSWORD", "PASSWD", "CREDENTIAL" };
    return std::ranges::any_of(marks, [upper = name.toUpper()](const char *mark) { return upper.contains(mark); });
}

/// The value, and each word of it: "Bearer KEY", "--api-key=KEY", "https://user:KEY@host".
QSet<QByteArray> hashesIn(const QByteArray &value)
{
    QSet<QByteArray> hashes;
    const auto add = [&](QByteArrayView part) {
        if (part.size() >= kShortestKey)
            hashes.insert(hashOf(part));
    };
    add(value.trimmed());
    constexpr std::string_view kBetween = " \t\n\r,;=:@/&?\"'";
    qsizetype start = 0;
    for (qsizetype i = 0; i <= value.size(); ++i)
        if (i == value.size() || kBetween.find(value[i]) != std::string_view::npos) {
            add(QByteArrayView(value).sliced(start, i - start));
            start = i + 1;
        }
    return hashes;
}

QByteArray nameIn(const QByteArray &variable)
{
    return variable.left(variable.indexOf('='));
}

QByteArray valueIn(const QByteArray &variable)
{
    return variable.mid(variable.indexOf('=') + 1);
}

/// The state is held.
QByteArrayList ownVariables()
{
    QByteArrayList variables;
    for (char **variable = state().own ? state().own : environ; variable && *variable; ++variable)
        variables << QByteArray(*variable);
    return variables;
}

} // namespace

QByteArrayList childEnvironment()
{
    const std::scoped_lock lock(state().mutex);
    QSet<QByteArray> keys = state().keys;
    QByteArrayList variables = ownVariables();
    for (const QByteArray &variable : variables)
        if (const QByteArray value = valueIn(variable).trimmed(); isSecretName(nameIn(variable)) && value.size() >= kShortestKey)
            keys.insert(hashOf(value));
    variables.removeIf([&](const QByteArray &variable) {
        return isSecretName(nameIn(variable)) || (!keys.isEmpty() && hashesIn(valueIn(variable)).intersects(keys));
    });
    return variables;
}

void keepFromChildren(const QByteArray &key)
{
    if (key.size() < kShortestKey)
        return;
    const std::scoped_lock lock(state().mutex);
    state().keys.insert(hashOf(key));
}

QByteArray ownVariable(const char *name)
{
    const std::scoped_lock lock(state().mutex);
    const QByteArray start = QByteArray(name) + '=';
    for (char **variable = state().own ? state().own : environ; variable && *variable; ++variable)
        if (QByteArrayView(*variable).startsWith(start))
            return QByteArray(*variable + start.size());
    return {};
}

BareEnvironment::BareEnvironment()
    : m_variables(childEnvironment())
    , m_own(environ)
{
    for (QByteArray &variable : m_variables)
        m_bare.push_back(variable.data());
    m_bare.push_back(nullptr);
    const std::scoped_lock lock(state().mutex);
    state().own = m_own;
    environ = m_bare.data();
}

BareEnvironment::~BareEnvironment()
{
    const std::scoped_lock lock(state().mutex);
    environ = m_own;
    state().own = nullptr;
}

} // namespace adduce
