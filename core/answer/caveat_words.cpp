#include "core/answer/answer_words.h"

#include "core/base/tr.h"

namespace adduce {

using namespace Qt::StringLiterals;

/// "What is iron for? (sentences 1, 3); ..."
static QString partWords(const QString &detail)
{
    QStringList parts;
    for (const QString &line : detail.split(u'\n')) {
        const QString question = line.section(u'\t', 0, 0);
        const QString numbers = line.section(u'\t', 1).replace(u","_s, u", "_s);
        parts << (numbers.isEmpty() ? tr("%1 (nothing)").arg(question) : tr("%1 (sentence %2)").arg(question, numbers));
    }
    return parts.join(u"; "_s);
}

/// Of WebReason by its name, as a part of a sentence.
static QString reasonWords(const QString &reason)
{
    switch (valueNamed<WebReason>(reason).value_or(WebReason::NoEvidence)) {
    case WebReason::FlatScores:
        return tr("no passage stands out");
    case WebReason::FewRelevant:
        return tr("few passages help");
    case WebReason::Allowed:
    case WebReason::Decided:
    case WebReason::NoEvidence:
        break;
    }
    return tr("they do not answer");
}

QString words(const CaveatNote &caveat)
{
    switch (caveat.kind) {
    case Caveat::SingleSource:
        return tr("All sentences come from one document.");
    case Caveat::PartlyCovered:
        return tr("No sentence names: %1.").arg(caveat.detail);
    case Caveat::Unsearched:
        return tr("%Ln document(s) could not be searched.", nullptr, caveat.detail.toInt());
    case Caveat::Partial:
        return tr("Stopped: this answer is partial.");
    case Caveat::ModelFailed:
        return tr("These are the papers' own sentences: the model did not answer. %1").arg(caveat.detail);
    case Caveat::ModelBroke:
        return tr("The model's answer broke off; what was proved is kept. %1").arg(caveat.detail);
    case Caveat::ModelSilent:
        return tr("The model found no answer in the passages.");
    case Caveat::PapersSpeak:
        return tr("The model found no answer in the passages; these are the papers' own sentences.");
    case Caveat::NothingKept:
        return tr("No sentence of the model could be proved; these are the papers' own.");
    case Caveat::KeptHere:
        return tr("%Ln passage(s) of documents that never leave this computer were not sent.", nullptr, caveat.detail.toInt());
    case Caveat::WordsAlone:
        return tr("Searched by words alone, not by meaning. %1").arg(caveat.detail);
    case Caveat::Remark:
        return tr("The model remarks: %1").arg(caveat.detail);
    case Caveat::AskedAs:
        return tr("Asked as: %1").arg(caveat.detail);
    case Caveat::SearchedFor:
        return tr("Searched for: %1").arg(caveat.detail);
    case Caveat::Translated:
        return tr("Searched in English, word by word: %1").arg(caveat.detail);
    case Caveat::TranslatedBy:
        return tr("Searched in English, translated by the model: %1").arg(caveat.detail);
    case Caveat::OtherLanguage:
        return tr("The papers are in another language than the question. Ask in theirs, or install a dictionary for it.");
    case Caveat::AskedOf:
        return tr("Asked of %1 alone").arg(caveat.detail);
    case Caveat::Fitted:
        return tr("%1 of %2 passages fitted into what the model can read at once.")
            .arg(caveat.detail.section(u'/', 0, 0), caveat.detail.section(u'/', 1));
    case Caveat::NeedsWeb:
        return tr("The web would have to be searched, too, which was not done: %1").arg(caveat.detail);
    case Caveat::WebMightHelp:
        return tr("The papers may not be enough for this: %1. The web was not searched.").arg(reasonWords(caveat.detail));
    case Caveat::WebSearched:
        return caveat.detail == u"0"_s ? tr("The web was searched, and no page was found.")
                                       : tr("%Ln page(s) of the web were read, too.", nullptr, caveat.detail.toInt());
    case Caveat::WebFailed:
        return tr("The web could not be searched. %1").arg(caveat.detail);
    case Caveat::WebKeptBack:
        return tr("The web was not searched, as the question holds words of a document that never leaves this computer.");
    case Caveat::Attempts:
        return tr("It was written %Ln time(s) until the checks held or no attempt was left.", nullptr, caveat.detail.toInt());
    case Caveat::AskedInParts:
        return tr("Asked in parts: %1").arg(partWords(caveat.detail));
    case Caveat::AskedIn:
        return tr("Asked of the papers in %1, which the question is for").arg(caveat.detail);
    case Caveat::Unchecked:
        return tr("The model that checks what was written did not answer. %1").arg(caveat.detail);
    case Caveat::AsTyped:
        return tr("A model made of the question: “%1”. Nothing answers that, so it was answered as it was typed.")
            .arg(caveat.detail);
    case Caveat::Retracted:
        return tr("Retracted: %1. Read the notice before you rely on it.").arg(QString(caveat.detail).replace(u'\n', u"; "_s));
    case Caveat::SplitQuote:
        break;
    }
    return tr("A quote runs over a column or page end and is cited in parts.");
}

} // namespace adduce
