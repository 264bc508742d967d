#include "ui/answer/asked_question.h"

#include "core/answer/answer_words.h"
#include "ui/answer/status_line.h"
#include <algorithm>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

QString stageWords(Stage stage, const QString &writer)
{
    if (stage == Stage::Write && !writer.isEmpty())
        return AskedQuestion::tr("%1 is writing; each sentence is checked before you see it…").arg(writer);
    return progressWords(stage);
}

QString outcomeWords(const Answer &answer)
{
    const QString sentences = AskedQuestion::tr("%Ln sentence(s)", nullptr, static_cast<int>(answer.sentences.size()));
    const QString outcome = answer.verdict == Verdict::Answered ? AskedQuestion::tr("Answered: %1").arg(sentences)
        : answer.isReply()                                      ? replyWords(answer)
                                                                : refusalSentence(answer);
    return outcome + (outcome.endsWith(u'.') ? u" "_s : u". "_s) + statusWords(answer).join(u". "_s);
}

/// Takes in what is told of the parts; what is new of it in words, empty where nothing is.
QString newsOf(const AskEvent &event, std::vector<AskedPart> &parts)
{
    if (const auto *planned = std::get_if<PartsPlanned>(&event)) {
        parts.clear();
        for (const QString &part : planned->parts)
            parts.push_back({ part });
        return AskedQuestion::tr("Asked in %Ln part(s)", nullptr, static_cast<int>(parts.size())) + u". "_s
            + planned->parts.join(u' ');
    }
    const auto *looked = std::get_if<PartLookedUp>(&event);
    const auto place = looked ? static_cast<std::size_t>(looked->part) : parts.size();
    if (place >= parts.size() || parts[place].isFound == looked->isFound)
        return {};
    parts[place].isFound = looked->isFound;
    return partWords(parts[place]);
}

} // namespace

QString partWords(const AskedPart &part)
{
    if (!part.isFound)
        return AskedQuestion::tr("%1 (looking)").arg(part.question);
    return *part.isFound ? AskedQuestion::tr("%1 (found)").arg(part.question)
                         : AskedQuestion::tr("%1 (nothing found)").arg(part.question);
}

QString unkeptWords(const Error &error)
{
    const ErrorWords w = words(error.kind(), error.detail());
    return AskedQuestion::tr("This answer is not saved.") + u' ' + w.what + u' ' + w.next;
}

int sentenceCiting(const std::vector<AnswerSentence> &sentences, const Citation &citation)
{
    const auto cites = [&](const AnswerSentence &sentence) {
        return std::ranges::any_of(sentence.citations, [&](const Citation &other) { return isSameQuote(other, citation); });
    };
    const auto found = std::ranges::find_if(sentences, cites);
    return found == sentences.end() ? -1 : static_cast<int>(found - sentences.begin());
}

AskedQuestion::AskedQuestion(const QString &text, QObject *parent)
    : QObject(parent)
    , m_asked(text.trimmed())
{
}

void AskedQuestion::setVersions(std::vector<Turn> versions)
{
    m_versions = std::move(versions);
    showVersion(countVersions() - 1);
}

void AskedQuestion::showVersion(int version)
{
    m_version = std::clamp(version, 0, countVersions() - 1);
    emit changed();
}

void AskedQuestion::ask(const QString &text, const QString &writer)
{
    m_asked = text.trimmed();
    m_writer = writer;
    m_version = -1;
    m_error.reset();
    m_found.clear();
    m_parts.clear();
    emit changed();
}

void AskedQuestion::follow(const AskEvent &event)
{
    const bool isShown = m_version < 0; // a version before may be looked at meanwhile
    if (const auto *begun = std::get_if<StageStarted>(&event); begun && isShown) {
        const QString words = stageWords(begun->stage, m_writer);
        emit stageStarted(words);
        emit announced(words);
    } else if (const auto *found = std::get_if<SentenceReady>(&event)) {
        m_found.push_back(found->sentence);
        if (!isShown)
            return;
        emit sentenceFound(found->sentence);
        if (!m_writer.isEmpty()) // quotes are all there at once
            emit announced(found->sentence.text);
    } else if (const QString said = newsOf(event, m_parts); !said.isEmpty() && isShown) {
        emit announced(said);
    }
}

void AskedQuestion::setAnswer(const Answer &answer, TurnId saved)
{
    m_versions.push_back({ saved, firstVersion(), answer });
    m_error.reset();
    showVersion(countVersions() - 1);
    emit announced(outcomeWords(answer));
}

void AskedQuestion::setError(const Error &error)
{
    m_error = error;
    m_version = -1;
    emit changed();
    emit announced(words(error.kind(), error.detail()).what);
}

void AskedQuestion::setUnkept(const Error &error)
{
    m_unkept = error;
    emit changed();
    emit announced(unkeptWords(error));
}

void AskedQuestion::setKept(TurnId saved)
{
    m_versions.back().id = saved;
    goOnUnkept();
}

void AskedQuestion::goOnUnkept()
{
    m_unkept.reset();
    emit changed();
}

TurnId AskedQuestion::turn() const
{
    return m_version >= 0 ? m_versions[static_cast<std::size_t>(m_version)].id : TurnId {};
}

const Answer *AskedQuestion::answer() const
{
    return m_version < 0 ? nullptr : &m_versions[static_cast<std::size_t>(m_version)].answer;
}

QString AskedQuestion::text() const
{
    return answer() ? answer()->question.trimmed() : m_asked;
}

const std::vector<AnswerSentence> &AskedQuestion::sentences() const
{
    return answer() ? answer()->sentences : m_found;
}

} // namespace adduce
