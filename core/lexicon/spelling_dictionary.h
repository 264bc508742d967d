#pragma once
#include <QString>
#include <memory>
#include <mutex>
#include <optional>

class Hunspell;

namespace adduce {

/// Hunspell with one dictionary, read when it is first asked. Thread-safe: one question at a time.
class SpellingDictionary
{
public:
    /// None where `<path>.aff` or `<path>.dic` is not there.
    static std::unique_ptr<SpellingDictionary> open(const QString &path);
    ~SpellingDictionary();

    [[nodiscard]] bool knows(const QString &word) const;

private:
    explicit SpellingDictionary(const QString &path);
    [[nodiscard]] Hunspell &dictionary() const;

    QString m_path;
    mutable std::mutex m_mutex;
    mutable std::unique_ptr<Hunspell> m_dictionary; ///< null before the first question
};

} // namespace adduce
