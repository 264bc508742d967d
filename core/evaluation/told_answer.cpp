#include "core/evaluation/told_answer.h"

#include <QFileInfo>
#include <QJsonDocument>
#include <QJsonObject>
#include <algorithm>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

constexpr int kQuickly = 1; // the fastest level of zlib

QString citedPages(const Answer &answer)
{
    QStringList pages;
    for (const AnswerSentence &sentence : answer.sentences)
        for (const Citation &citation : sentence.citations)
            pages << u"%1 %2"_s.arg(QFileInfo(citation.path).fileName()).arg(citation.page);
    pages.removeDuplicates();
    return pages.join(u", "_s);
}

} // namespace

ToldAnswer toldAnswer(const Answer &answer)
{
    ToldAnswer told;
    told.verdict = answer.verdict;
    told.confidence = answer.confidence;
    told.milliseconds = answer.milliseconds;
    told.sentences = static_cast<int>(answer.sentences.size());
    told.first = answer.sentences.empty() ? QString() : answer.sentences.front().text;
    told.pages = citedPages(answer);
    for (const Removed &removed : answer.removed)
        if (!removed.isPart)
            told.removed.push_back(removed.reason);
    told.repaired = answer.repaired;
    told.rate = testedRate(answer);
    told.isWritten = answer.writer.has_value();
    told.hasModelFailed = std::ranges::find(answer.caveats, Caveat::ModelFailed, &CaveatNote::kind) != answer.caveats.end();
    return told;
}

PackedAnswer::PackedAnswer(Answer answer)
{
    answer.trace = {}; // large, and of no use once the run is over
    *this = PackedAnswer(toJson(answer));
}

PackedAnswer::PackedAnswer(const QJsonObject &json)
    : m_compressed(qCompress(QJsonDocument(json).toJson(QJsonDocument::Compact), kQuickly))
{
    m_compressed.squeeze(); // it has room for what is not compressible
}

QJsonObject PackedAnswer::json() const
{
    return m_compressed.isEmpty() ? toJson(Answer {}) : QJsonDocument::fromJson(qUncompress(m_compressed)).object();
}

Answer PackedAnswer::unpacked() const
{
    return m_compressed.isEmpty() ? Answer {} : answerFromJson(json());
}

} // namespace adduce
