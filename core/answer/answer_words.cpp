#include "core/answer/answer_words.h"

#include "core/base/tr.h"
#include "core/text/letters.h"
#include <QLocale>
#include <set>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

/// What is cited under one title is one paper: a preprint, another scan. A short title ("Editorial") may be that of several.
QString paperOf(const Citation &citation)
{
    constexpr qsizetype kTelling = 20; // letters
    const QString title = lettersAndDigits(citation.title);
    return title.size() >= kTelling ? title : QString::number(citation.document.value);
}

std::size_t papersIn(const Answer &answer)
{
    std::set<QString> papers;
    for (const AnswerSentence &sentence : answer.sentences)
        for (const Citation &citation : sentence.citations)
            papers.insert(paperOf(citation));
    return papers.size();
}

} // namespace

QString words(Confidence confidence)
{
    switch (confidence) {
    case Confidence::High:
        return tr("High");
    case Confidence::Medium:
        return tr("Medium");
    case Confidence::Low:
        break;
    }
    return tr("Low");
}

static QString heldWords(Confidence confidence)
{
    switch (confidence) {
    case Confidence::High:
        return tr("the quotes hold nearly all that the model wrote");
    case Confidence::Medium:
        return tr("the quotes hold most of what the model wrote");
    case Confidence::Low:
        break;
    }
    return tr("the quotes hold only some of what the model wrote");
}

QString words(const Answer &answer, ConfidenceReason reason)
{
    switch (reason) {
    case ConfidenceReason::AllTermsTogether:
        return tr("one sentence speaks of nearly all that was asked");
    case ConfidenceReason::SeveralSources:
    case ConfidenceReason::ListedPapers:
        return tr("%1 papers speak of what was asked").arg(papersIn(answer));
    case ConfidenceReason::MostTerms:
        return tr("most of what was asked stands close together");
    case ConfidenceReason::SomeRemoved:
        return tr("not all that was written could be proved");
    case ConfidenceReason::ModelUnsure:
        return tr("the model says that it is not sure");
    case ConfidenceReason::AskedPart:
        return tr("the paper's own sentences of what was asked for");
    case ConfidenceReason::HeldByQuotes:
        return heldWords(answer.confidence);
    case ConfidenceReason::SomeTerms:
        break;
    }
    return tr("only some of what was asked stands close together");
}

QString words(const Removed &removed)
{
    const QString detail = u"“"_s + removed.detail + u"”"_s;
    switch (removed.reason) {
    case RemovalReason::NoSuchPassage:
        return tr("It cites a passage that was not given.");
    case RemovalReason::NotOnPage:
        return removed.detail.isEmpty() ? tr("Its words were not found on its page.")
                                        : tr("Its quote stands in no passage: %1").arg(detail);
    case RemovalReason::QuoteDiffers:
        return tr("Its quote has other numbers or negations than the page: %1").arg(detail);
    case RemovalReason::QuoteTooShort:
        return tr("Its quote is too short to prove anything: %1").arg(detail);
    case RemovalReason::DeniesItsQuote:
        return tr("It says the opposite of its quote: %1").arg(detail);
    case RemovalReason::SaysOpposite:
        return tr("It says the opposite of its quote: %1").arg(detail);
    case RemovalReason::Exchanged:
        return tr("It exchanges what its quote says of each: %1").arg(detail);
    case RemovalReason::OtherAmount:
        return tr("Its quote does not say so much, or so little: %1").arg(detail);
    case RemovalReason::Overstates:
        return tr("It goes further than its quote: %1").arg(detail);
    case RemovalReason::GroupNotThere:
        return tr("Its quote does not speak of %1.").arg(detail);
    case RemovalReason::OtherWord:
        return tr("It puts another word in the place of one of its quote: %1").arg(detail);
    case RemovalReason::NotSaid:
        return tr("Its quote does not say: %1").arg(removed.detail);
    case RemovalReason::AddressNotThere:
        return tr("No passage holds the address %1.").arg(detail);
    case RemovalReason::NumberNotThere:
        return tr("Its passage does not hold the number %1.").arg(detail);
    case RemovalReason::NameNotThere:
        return tr("Its passage does not name %1.").arg(detail);
    case RemovalReason::WordsNotThere:
        return tr("Its passage does not hold the words %1.").arg(removed.detail);
    case RemovalReason::NoSentence:
        return tr("It is no sentence.");
    case RemovalReason::JudgedUnsaid:
        return tr("The model %1 finds that its quote does not say this.").arg(removed.detail);
    case RemovalReason::JudgedOpposite:
        return tr("The model %1 finds that its quote says the opposite.").arg(removed.detail);
    case RemovalReason::Other:
        break;
    }
    return tr("Not proved");
}

QString shortWords(const Removed &removed)
{
    switch (removed.reason) {
    case RemovalReason::NoSuchPassage:
        return tr("No such passage");
    case RemovalReason::NotOnPage:
        return tr("Quote not found");
    case RemovalReason::QuoteDiffers:
        return tr("Quote differs from the page");
    case RemovalReason::QuoteTooShort:
        return tr("Quote too short");
    case RemovalReason::DeniesItsQuote:
    case RemovalReason::SaysOpposite:
        return tr("Opposite of its quote");
    case RemovalReason::Exchanged:
        return tr("Exchanged");
    case RemovalReason::OtherAmount:
        return tr("Another amount");
    case RemovalReason::Overstates:
        return tr("Goes too far");
    case RemovalReason::GroupNotThere:
        return tr("Speaks of others");
    case RemovalReason::OtherWord:
        return tr("Another word");
    case RemovalReason::NotSaid:
        return tr("Not said by its quote");
    case RemovalReason::AddressNotThere:
        return tr("Address not in the evidence");
    case RemovalReason::NumberNotThere:
        return tr("Number not in the evidence");
    case RemovalReason::NameNotThere:
        return tr("Name not in the evidence");
    case RemovalReason::WordsNotThere:
        return tr("Words not in the evidence");
    case RemovalReason::NoSentence:
        return tr("No sentence");
    case RemovalReason::JudgedUnsaid:
        return tr("Not said by its quote");
    case RemovalReason::JudgedOpposite:
        return tr("Opposite of its quote");
    case RemovalReason::Other:
        break;
    }
    return tr("Not proved");
}

QString words(Suggestion suggestion)
{
    switch (suggestion) {
    case Suggestion::AddPapers:
        return tr("Add papers on this question.");
    case Suggestion::CheckSpelling:
        return tr("Check the spelling of the terms that were not found, or use another word for them.");
    case Suggestion::RephraseWithTerms:
        return tr("Ask with the words that the papers use.");
    case Suggestion::ReadFailedDocuments:
        return tr("Look at the documents that could not be read.");
    case Suggestion::WaitForReading:
        return tr("Ask again when all documents are read.");
    case Suggestion::AskNarrower:
        break;
    }
    return tr("Ask about fewer things at once.");
}

QString words(InjectionRule rule)
{
    switch (rule) {
    case InjectionRule::OverrideInstructions:
        return tr("it asks to set instructions aside");
    case InjectionRule::ChangeRole:
        return tr("it asks to play a part");
    case InjectionRule::NoLimits:
        return tr("it asks to know no limits");
    case InjectionRule::RevealPrompt:
        return tr("it asks for the instructions themselves");
    case InjectionRule::DictateOutput:
        return tr("it dictates what is to be said");
    case InjectionRule::FalseContext:
        return tr("it brings documents of its own");
    }
    return {};
}

namespace {

/// A line each, under what is said of them.
QString list(const QString &head, const QStringList &lines)
{
    return lines.isEmpty() ? head : head + u'\n' + u"\u2022 "_s + lines.join(u"\n\u2022 "_s);
}

bool wasModelAsked(const Answer &answer)
{
    const StageTrace *write = answer.trace.last(Stage::Write);
    return write && !write->consultations.empty();
}

} // namespace

QString replyWords(const Answer &answer)
{
    if (answer.verdict == Verdict::Clarify)
        return list(answer.replyLines.value(0), answer.replyLines.mid(1));
    switch (answer.reply) {
    case ReplyKind::RulesStay:
        return tr(
            "This question tries to change the rules that answers are made by: %1. The rules stay. Ask the papers a question.")
            .arg(words(valueNamed<InjectionRule>(answer.replyLines.value(0)).value_or(InjectionRule::OverrideInstructions)));
    case ReplyKind::Help:
        return list(tr("Ask about your papers in your own words. These can be asked, too:"),
            { tr("Which papers are on iron? \u2014 the papers that speak of it"),
                tr("How many papers do I have? \u2014 what is in the library"),
                tr("Summarise Smith 2021. \u2014 a paper in its own sentences"),
                tr("What did Smith 2021 find about sleep? \u2014 that paper alone"),
                tr("What does section 2.3 of Smith 2021 say? \u2014 a section"),
                tr("What did I ask before? \u2014 the questions of this thread") });
    case ReplyKind::Inventory:
        return list(answer.search.documents == answer.search.documentsInAll
                ? tr("%Ln paper(s) can be asked.", nullptr, answer.search.documents)
                : tr("%1 of %Ln paper(s) can be asked.", nullptr, answer.search.documentsInAll).arg(answer.search.documents),
            answer.replyLines);
    case ReplyKind::EarlierQuestions:
        return answer.replyLines.isEmpty() ? tr("Nothing was asked before in this thread.")
                                           : list(tr("These were asked before in this thread:"), answer.replyLines);
    case ReplyKind::Weather:
        return list(tr("Looked up on the web, not in your papers:"), answer.replyLines);
    case ReplyKind::Retold:
        return list(
            tr("The words of the model, made of this conversation alone: nothing was searched, and nothing of it is proved."),
            answer.replyLines);
    case ReplyKind::LastAnswer:
        if (wasModelAsked(answer))
            return answer.replyLines.isEmpty()
                ? tr("The model made nothing of it that can be shown.")
                : list(tr("The model made nothing of it that can be shown. The last answer said:"), answer.replyLines);
        return answer.replyLines.isEmpty() ? tr("There is no answer here to be put in other words, or no model that may do it. "
                                                "Ask the papers a question first; a "
                                                "model is chosen in the settings.")
                                           : list(tr("Other words take a model. The last answer said:"), answer.replyLines);
    case ReplyKind::ShortAnswer:
        return list(tr("The last answer in short, in the sentences that were proved:"), answer.replyLines);
    case ReplyKind::NotSaid:
        return tr("I don't know: nothing that was said in this conversation answers that. Ask the papers a question of its own.");
    case ReplyKind::EmptyLibrary:
        return tr("Upload a PDF first. The library is empty: add papers, then ask about them.");
    case ReplyKind::Greeting:
        return tr("Hello. Ask a question about your papers; every sentence of the answer names its source, page and quote.");
    case ReplyKind::NothingReady:
        return tr("No document can be searched yet. Wait until one is read, or see in the library why it could not be.");
    case ReplyKind::Stopped:
        return tr("Stopped before the first sentence. Ask again for an answer.");
    case ReplyKind::NothingAsked:
    case ReplyKind::None:
        break;
    }
    return tr("There is no question. Type one in words.");
}

QString refusalSentence(const Answer &answer)
{
    if (answer.verdict == Verdict::Partial)
        return tr("The papers speak of %1, but not of %2.").arg(answer.spoken.join(u", "_s), answer.missing.join(u", "_s));
    return tr("I don't have enough information in the provided documents to answer that accurately") + u'.';
}

QString refusalWords(const Answer &answer)
{
    if (answer.verdict == Verdict::Partial)
        return refusalSentence(answer);
    const SearchReport &search = answer.search;
    const QLocale locale;
    return refusalSentence(answer) + u' '
        + tr("Searched: %1 of %2 documents, %3 passages.")
              .arg(locale.toString(search.documents), locale.toString(search.documentsInAll), locale.toString(search.passages));
}

QString words(const Answer &answer, const Disagreement &disagreement)
{
    QStringList sides;
    for (const DifferingWords &one : disagreement) {
        const auto &citations = answer.sentences.at(static_cast<std::size_t>(one.sentence)).citations;
        sides << (citations.empty() ? one.words : one.words + u" ("_s + chipText(citations.front()) + u')');
    }
    return tr("Sources differ: %1").arg(sides.join(u", "_s));
}

QString unquotableWords(const Citation &place)
{
    return tr("A sentence or row that cannot be quoted exactly speaks of this: %1").arg(chipText(place));
}

QString attemptsWords(const Trace &trace)
{
    QStringList words;
    if (const int times = trace.retrievalAttempts(); times > 0)
        words << tr("searched %Ln time(s)", nullptr, times);
    if (const int times = trace.generationAttempts(); times > 0)
        words << tr("written %Ln time(s)", nullptr, times);
    return words.join(u", "_s);
}

QString chipText(const Citation &citation)
{
    const QString label = citation.label.isEmpty() ? QString::number(citation.page) : citation.label;
    return tr("%1, p. %2").arg(citation.source, label);
}

AnswerMark markOf(const Answer &answer)
{
    return answer.trace.parameters ? answer.trace.parameters->writing.mark : AnswerMark::SourceAndPage;
}

/// As the designs print them, in every language.
QString markText(const Citation &citation, AnswerMark mark)
{
    const QString page = citation.label.isEmpty() ? QString::number(citation.page) : citation.label;
    switch (mark) {
    case AnswerMark::SectionAndPage:
        return citation.section.isEmpty() ? u"[Page %1]"_s.arg(page) : u"[Section %1, Page %2]"_s.arg(citation.section, page);
    case AnswerMark::SourceSlashPage:
        return u"[%1/p.%2]"_s.arg(QString(citation.source).replace(u' ', u'-'), page);
    case AnswerMark::SourceAndChunk:
        if (!citation.chunk.isEmpty())
            return u"(%1, %2)"_s.arg(citation.source, citation.chunk);
        break;
    case AnswerMark::SourceAndPage:
        break;
    }
    return u'[' + chipText(citation) + u']';
}

QString marksText(const std::vector<Citation> &citations, AnswerMark mark)
{
    QStringList marks;
    for (const Citation &citation : citations)
        marks << markText(citation, mark);
    marks.removeDuplicates();
    return marks.join(u' ');
}

QString toldText(const AnswerSentence &sentence)
{
    if (!sentence.quoted)
        return sentence.text;
    const auto [start, length] = *sentence.quoted;
    QString told = sentence.text.mid(start, length);
    if (start > 0)
        told.prepend(u"\u2026 "_s);
    if (start + length < sentence.text.size())
        told += u" \u2026"_s;
    return told;
}

} // namespace adduce
