#pragma once
#include "core/lexicon/bilingual_dictionary.h"
#include "core/lexicon/spelling_dictionary.h"
#include "core/lexicon/word_net.h"
#include "core/lexicon/word_vectors.h"
#include <map>
#include <memory>
#include <vector>

namespace adduce {

QStringList sharedDataFolders(); ///< in which programs keep what all users share, and the user's own; at least one

/// What is known of words besides the library: the vectors that come with the program and the dictionaries that are installed. Each may
/// be missing, and is then done without.
/// Immutable, any thread may read.
struct Lexicon
{
    std::optional<WordNet> wordNet {};
    std::optional<WordVectors> vectors {}; ///< of English
    std::unique_ptr<SpellingDictionary> spelling {}; ///< of English; null without one
    std::map<QString, BilingualDictionary> toEnglish {}; ///< by the language that they translate from, ISO 639-1

    void letGo() const; ///< as MappedFile: between questions the mapped files take no memory

    /// What comes with the program, and what Debian's packages wordnet-base, hunspell-en-us and dict-freedict-* put into one of `folders`.
    static std::shared_ptr<const Lexicon> installed(const QStringList &folders = sharedDataFolders());
};

/// A dictionary that can be used, whether it is installed or not.
struct KnownDictionary
{
    QString name; ///< "WordNet", "FreeDict"
    QString language; ///< that it translates from, ISO 639-1; empty for one of English words
    QString path; ///< where it is looked for
    QString package; ///< of Debian, which has it
    bool isThere = false;

    friend bool operator==(const KnownDictionary &, const KnownDictionary &) = default;
};

/// All of them, in the order WordNet, Hunspell, FreeDict. Looks at the disk.
std::vector<KnownDictionary> knownDictionaries(const QStringList &folders = sharedDataFolders());

} // namespace adduce
