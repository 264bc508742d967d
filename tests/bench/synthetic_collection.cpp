#include "tests/bench/synthetic_collection.h"

#include "core/base/error.h"

#include <QFile>
#include <QStringList>
#include <array>
#include <cmath>
#include <random>
#include <vector>

namespace adduce::bench {

using namespace Qt::StringLiterals;

namespace {

constexpr std::size_t kVocabulary = 60'000;
constexpr std::size_t kTopics = 400;
constexpr std::size_t kWordsOfTopic = 120;
constexpr std::array kFunctionWords { "the", "of", "and", "in", "to", "a", "with", "was", "for", "were" };

class Writer
{
public:
    Writer()
    {
        const std::vector<double> common = weights();
        m_background = std::discrete_distribution<std::size_t>(common.begin(), common.end());
        for (std::size_t i = 0; i < kVocabulary; ++i)
            m_words.push_back(wordOf(i));
        std::uniform_int_distribution<std::size_t> any(0, kVocabulary - 1);
        for (auto &topic : m_topics) {
            topic.reserve(kWordsOfTopic);
            for (std::size_t i = 0; i < kWordsOfTopic; ++i)
                topic.push_back(any(m_random));
        }
    }

    QString passage()
    {
        const std::array topics { someTopic(), someTopic() };
        QString text;
        for (int i = std::uniform_int_distribution(90, 170)(m_random); i > 0; --i) {
            const int kind = m_percent(m_random);
            text += kind < 35 ? functionWord() : kind < 60 ? m_words[m_background(m_random)] : wordOn(topics[kind % 2]);
            text += i % 17 == 1 ? u". "_s : u" "_s;
        }
        return text;
    }

    QString question()
    {
        const std::size_t topic = someTopic();
        QStringList words;
        for (int i = 0; i < 14; ++i) // NOLINT: as long as those that the budget speaks of
            words << (i % 3 == 0 ? functionWord() : i % 3 == 1 ? wordOn(topic) : m_words[m_background(m_random)]);
        return words.join(u' ');
    }

private:
    static std::vector<double> weights()
    {
        std::vector<double> weights;
        for (std::size_t rank = 1; rank <= kVocabulary; ++rank)
            weights.push_back(1 / std::pow(static_cast<double>(rank) + 2.7, 1.05)); // Zipf and Mandelbrot
        return weights;
    }

    /// Syllables that spell the number: no two words are alike.
    static QString wordOf(std::size_t number)
    {
        constexpr std::array kStarts { "b", "d", "f", "g", "k", "l", "m", "n", "p", "r", "t", "v" };
        constexpr std::array kVowels { "a", "o", "u", "ei" };
        QString word;
        for (std::size_t rest = number + 1; rest > 0; rest /= kStarts.size() * kVowels.size()) {
            const std::size_t syllable = rest % (kStarts.size() * kVowels.size());
            word += QLatin1StringView(kStarts.at(syllable / kVowels.size()));
            word += QLatin1StringView(kVowels.at(syllable % kVowels.size()));
        }
        return word + u"x"_s; // no ending that a stemmer cuts
    }

    QString functionWord() { return QLatin1StringView(kFunctionWords.at(m_random() % kFunctionWords.size())); }
    std::size_t someTopic() { return m_random() % kTopics; }
    QString wordOn(std::size_t topic) { return m_words[m_topics.at(topic)[m_random() % kWordsOfTopic]]; }

    std::mt19937 m_random { 20'261'121 }; // NOLINT: the same every time
    std::discrete_distribution<std::size_t> m_background;
    std::vector<QString> m_words;
    std::array<std::vector<std::size_t>, kTopics> m_topics;
    std::uniform_int_distribution<int> m_percent { 0, 99 };
};

void writeLines(const QString &path, int count, const QString &name, const auto &text)
{
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly))
        throw Error(ErrorKind::DiskFull, path);
    for (int i = 0; i < count; ++i)
        file.write(u"{\"_id\": \"%1%2\", \"title\": \"\", \"text\": \"%3\"}\n"_s.arg(name).arg(i).arg(text()).toUtf8());
}

} // namespace

SyntheticCollection writeSynthetic(const QString &folder, int passages, int questions)
{
    Writer writer;
    const SyntheticCollection files { folder + u"/corpus.jsonl"_s, folder + u"/queries.jsonl"_s, folder + u"/one.jsonl"_s };
    writeLines(files.corpus, passages, u"d"_s, [&] { return writer.passage(); });
    writeLines(files.queries, questions, u"q"_s, [&] { return writer.question(); });
    writeLines(files.one, 1, u"more"_s, [&] { return writer.passage(); });
    return files;
}

} // namespace adduce::bench
