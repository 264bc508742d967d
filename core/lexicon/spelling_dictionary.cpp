#include "core/lexicon/spelling_dictionary.h"

#include <QFile>
#include <hunspell/hunspell.hxx>

namespace adduce {

using namespace Qt::StringLiterals;

SpellingDictionary::SpellingDictionary(const QString &path)
    : m_path(path)
{
}

SpellingDictionary::~SpellingDictionary() = default;

std::unique_ptr<SpellingDictionary> SpellingDictionary::open(const QString &path)
{
    if (!QFile::exists(path + u".aff"_s) || !QFile::exists(path + u".dic"_s))
        return nullptr;
    return std::unique_ptr<SpellingDictionary>(new SpellingDictionary(path));
}

Hunspell &SpellingDictionary::dictionary() const
{
    if (!m_dictionary)
        m_dictionary = std::make_unique<Hunspell>(
            QFile::encodeName(m_path + u".aff"_s).constData(), QFile::encodeName(m_path + u".dic"_s).constData());
    return *m_dictionary;
}

bool SpellingDictionary::knows(const QString &word) const
{
    const std::scoped_lock lock(m_mutex);
    return dictionary().spell(word.toStdString());
}

} // namespace adduce
