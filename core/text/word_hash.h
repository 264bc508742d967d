#pragma once
#include <QString>
#include <QStringList>
#include <unordered_map>
#include <unordered_set>
#include <vector>

namespace adduce {

/// Hashes the words of tables that are looked into for every word of every passage. Qt 6.4's own hash is slow for strings of less than
/// eight characters on processors with VAES and AVX-512 (175 ns in place of 14: its code for 256 bits calls code of the older encoding for
/// 128, and each such change stalls), where it was more than a quarter of the time of a question. The seed is another in each process, so
/// that nobody can make a document whose words all fall into one place. Pure within a process.
///
/// Not noexcept, though it never throws: only then does libstdc++ keep the hash of each word in the table, and compares these before words.
struct WordHash
{
    [[nodiscard]] std::size_t operator()(QStringView word) const;
};

/// Numbers that stand for words where they are compared often: the WordHash of each, sorted, each once. That two of a million words have
/// one number is less likely than one in thirty million.
std::vector<std::size_t> keysOf(const QStringList &words);

using WordSet = std::unordered_set<QString, WordHash>;
template <typename T> using WordMap = std::unordered_map<QString, T, WordHash>;

} // namespace adduce
