#include "core/threads/like_questions.h"

#include "core/base/stop.h"
#include "core/lexicon/word_vectors.h"
#include "core/library/database.h"
#include "core/text/stemmer.h"
#include "core/text/stop_words.h"
#include "core/text/text_language.h"
#include "core/text/words.h"

#include <Eigen/Core>
#include <QHash>
#include <algorithm>
#include <cmath>
#include <map>
#include <span>

namespace adduce {

namespace {

struct TopicWord
{
    QString folded;
    QString stem;
};

/// A question as what it speaks of.
struct Asked
{
    ThreadId thread;
    QString text;
    bool isEnglish = true;
    std::vector<TopicWord> words {}; ///< each stem once
    Eigen::VectorXf meaning {}; ///< of length 1, or 0 where no word is known
};

class Questions
{
public:
    Questions(Database &database, const QString &question, const std::stop_token &stop);

    [[nodiscard]] bool isEmpty() const { return m_all.back().words.empty(); }
    void takeCommonOff(double after);
    [[nodiscard]] double likeness(const Asked &saved, double meaning) const;
    [[nodiscard]] std::span<const Asked> saved() const { return { m_all.data(), m_all.size() - 1 }; }

private:
    void add(ThreadId thread, const QString &text);
    [[nodiscard]] double idfOf(const QString &stem) const;
    [[nodiscard]] double lengthOf(const Asked &one) const;
    [[nodiscard]] Eigen::VectorXf meaningOf(const Asked &one, const WordVectors &vectors) const;

    std::map<QString, Stemmer> m_stemmers; ///< by language
    QHash<QString, int> m_counts; ///< of questions with a stem
    std::vector<Asked> m_all; ///< the last one is what the others are compared with
};

Questions::Questions(Database &database, const QString &question, const std::stop_token &stop)
{
    Statement row(database, "SELECT thread, questions FROM thread_texts ORDER BY thread DESC");
    while (row.step()) {
        throwIfStopped(stop);
        for (const QString &line : row.text(1).split(u'\n', Qt::SkipEmptyParts))
            add({ row.integer(0) }, line);
    }
    add({}, question);
    const std::optional<WordVectors> vectors = WordVectors::builtIn();
    for (Asked &one : m_all) {
        throwIfStopped(stop);
        one.meaning = vectors && one.isEnglish ? meaningOf(one, *vectors) : Eigen::VectorXf();
    }
}

void Questions::add(ThreadId thread, const QString &text)
{
    const QString language = languageOfText(text);
    Stemmer &stemmer = m_stemmers.try_emplace(language, language).first->second;
    Asked asked { thread, text.simplified(), language.isEmpty() };
    for (const Word &word : splitWords(text)) {
        const QString stem = stemmer.of(word, text);
        const bool isNew = std::ranges::find(asked.words, stem, &TopicWord::stem) == asked.words.end();
        if (!isContentWord(word, language) || (asked.isEnglish && isQuestionWord(word.text)) || !isNew)
            continue;
        asked.words.push_back({ word.text, stem });
        ++m_counts[stem];
    }
    m_all.push_back(std::move(asked));
}

double Questions::idfOf(const QString &stem) const
{
    return std::log1p(static_cast<double>(m_all.size()) / m_counts.value(stem, 1));
}

double Questions::lengthOf(const Asked &one) const
{
    double sum = 0;
    for (const TopicWord &word : one.words)
        sum += std::pow(idfOf(word.stem), 2);
    return std::sqrt(sum);
}

Eigen::VectorXf Questions::meaningOf(const Asked &one, const WordVectors &vectors) const
{
    Eigen::VectorXf sum = Eigen::VectorXf::Zero(static_cast<Eigen::Index>(vectors.dimensions()));
    for (const TopicWord &word : one.words)
        if (const std::span<const qint8> vector = vectors.of(word.folded); !vector.empty())
            sum += static_cast<float>(idfOf(word.stem))
                * Eigen::Map<const Eigen::Matrix<qint8, Eigen::Dynamic, 1>>(vector.data(), sum.size()).cast<float>();
    return sum.normalized();
}

/// Of few questions the mean says little of what all have in common.
void Questions::takeCommonOff(double after)
{
    Eigen::VectorXf mean = Eigen::VectorXf::Zero(m_all.back().meaning.size());
    float known = 0;
    for (const Asked &one : m_all)
        if (one.meaning.size() == mean.size() && mean.size() > 0) {
            mean += one.meaning;
            ++known;
        }
    if (known == 0)
        return;
    mean /= known + static_cast<float>(after);
    for (Asked &one : m_all)
        if (one.meaning.size() == mean.size() && !one.meaning.isZero())
            one.meaning = (one.meaning - mean).normalized();
}

double Questions::likeness(const Asked &saved, double meaning) const
{
    const Asked &question = m_all.back();
    double common = 0;
    for (const TopicWord &word : saved.words)
        if (std::ranges::find(question.words, word.stem, &TopicWord::stem) != question.words.end())
            common += std::pow(idfOf(word.stem), 2);
    const double lengths = lengthOf(saved) * lengthOf(question);
    const double ofStems = lengths > 0 ? common / lengths : 0;
    if (saved.meaning.size() == 0 || saved.meaning.size() != question.meaning.size())
        return ofStems;
    const double ofMeaning = std::max(0.F, saved.meaning.dot(question.meaning));
    return 1 - (1 - ofStems) * (1 - meaning * ofMeaning); // either can make them alike
}

} // namespace

std::vector<LikeQuestion> questionsLike(
    Database &database, const QString &question, const std::stop_token &stop, const LikenessParameters &parameters)
{
    Questions questions(database, question, stop);
    if (questions.isEmpty())
        return {};
    questions.takeCommonOff(parameters.commonAfter);
    std::vector<LikeQuestion> found;
    for (const Asked &saved : questions.saved()) {
        throwIfStopped(stop);
        const double likeness = questions.likeness(saved, parameters.meaning);
        if (likeness < parameters.floor)
            continue;
        const auto known = std::ranges::find(found, saved.thread, &LikeQuestion::thread);
        if (known == found.end())
            found.push_back({ saved.thread, saved.text, likeness });
        else if (known->likeness < likeness)
            *known = { saved.thread, saved.text, likeness };
    }
    std::ranges::stable_sort(found, std::ranges::greater {}, &LikeQuestion::likeness);
    found.resize(std::min(found.size(), parameters.most));
    return found;
}

} // namespace adduce
