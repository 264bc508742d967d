#pragma once
#include "core/settings/parameters.h"
#include <QString>
#include <QStringList>
#include <vector>

namespace adduce {

class BilingualDictionary;
class KeywordIndex;

/// A word of a question, and the English ones that it is searched by.
struct TranslatedWord
{
    QString asked; ///< as typed
    QStringList words; ///< one at least
    bool isFound = true; ///< in the dictionary or the library; what is not may be a name that is spelt otherwise there

    friend bool operator==(const TranslatedWord &, const TranslatedWord &) = default;
};

/// The words of a question that carry its topic, looked up one by one: of several translations those that stand most often in the
/// library. A word that it does not list is looked up without its ending, then in two parts, and else taken
/// as it is, or as the library's word that is spelt nearly so ("ortorexia", "orthorexia").
std::vector<TranslatedWord> translated(const QString &question, const QString &language, const BilingualDictionary &dictionary,
    const KeywordIndex &keywords, const TranslationParameters &parameters);

/// "fasting hour, athlete": all of them, to be searched.
QString textOf(const std::vector<TranslatedWord> &words);

} // namespace adduce
