#pragma once
#include <QByteArrayList>
#include <vector>

namespace adduce {

/// The environment of this process, "NAME=value", for other programs that it starts: without what looks by its name like a key, a token or
/// a password, and without whatever else holds such a value, or one that keepFromChildren() was told. Thread-safe.
QByteArrayList childEnvironment();

/// From now on a variable that holds this key, as its value or as a word of it, reaches no child, whatever its name. Only a hash of it is kept.
void keepFromChildren(const QByteArray &key);

/// The value of a variable of this process; empty without one. What reads keys asks this, and not the system: see BareEnvironment.
QByteArray ownVariable(const char *name);

/// While one lives, what others start in our name (Qt the user's browser) gets childEnvironment(). Of these there is one at a time, in the thread of
/// the window.
class BareEnvironment
{
public:
    BareEnvironment();
    ~BareEnvironment();
    BareEnvironment(const BareEnvironment &) = delete;
    BareEnvironment &operator=(const BareEnvironment &) = delete;

private:
    QByteArrayList m_variables;
    std::vector<char *> m_bare; ///< into m_variables
    char **m_own;
};

} // namespace adduce
