#include "ui/answer/answer_body.h"

#include "core/answer/answer_words.h"
#include "core/guardrails/personal_data.h"
#include "ui/answer/also_said.h"
#include "ui/answer/answer_ratings.h"
#include "ui/answer/choices_panel.h"
#include "ui/answer/printed_places.h"
#include "ui/answer/rating_bar.h"
#include "ui/answer/refusal_panel.h"
#include "ui/answer/status_line.h"
#include "ui/answer/words_block.h"
#include "ui/common/widgets.h"
#include <QVBoxLayout>

namespace adduce {

namespace {

/// Says what is answered, and comes before the answer.
bool isOfUnderstanding(const CaveatNote &note)
{
    return note.kind == Caveat::AskedAs || note.kind == Caveat::SearchedFor || note.kind == Caveat::Translated
        || note.kind == Caveat::TranslatedBy || note.kind == Caveat::OtherLanguage || note.kind == Caveat::AskedOf
        || note.kind == Caveat::AskedIn;
}

} // namespace

using namespace Qt::StringLiterals;

AnswerBody::AnswerBody(const Library &library, const AskedQuestion &asked, const AnswerMarks &marks, bool canAsk, QWidget *parent)
    : QWidget(parent)
    , m_asked(asked)
    , m_column(new QVBoxLayout(this))
    , m_printed(new QVBoxLayout)
    , m_rating(new QVBoxLayout)
    , m_panels(new AnswerPanels(library, asked, *m_column, this))
{
    m_column->setContentsMargins(0, 0, 0, 0);
    m_column->setSpacing(space(2));
    const int personalData = countPersonalData(*asked.answer());
    const auto hiding = personalData > 0 ? std::optional(masked(*asked.answer())) : std::nullopt;
    const Answer &answer = hiding ? *hiding : *asked.answer();
    for (const CaveatNote &note : answer.caveats)
        if (isOfUnderstanding(note))
            addCaveat(note, canAsk);
    if (answer.verdict == Verdict::Clarify && canAsk)
        addChoices(answer);
    else if (answer.verdict != Verdict::Answered)
        m_column->addWidget(new WordsBlock(answer.isReply() ? replyWords(answer) : refusalSentence(answer)));
    for (const Disagreement &disagreement : answer.disagreements)
        addNote(u"dialog-warning"_s, words(answer, disagreement), true);
    if (!answer.sentences.empty()) {
        m_view = new AnswerView(marks);
        m_view->setMaximumWidth(readingWidth());
        m_view->setSentences(answer.sentences);
        m_column->addWidget(m_view);
    }
    m_column->addLayout(m_printed);
    if (!answer.alsoSaid.empty()) {
        m_alsoSaid = new AlsoSaid(answer.alsoSaid, marks);
        connect(m_alsoSaid, &AlsoSaid::viewMade, this, &AnswerBody::viewMade);
        m_column->addWidget(m_alsoSaid);
    }
    if (personalData > 0 && m_view)
        offerPersonalData(*asked.answer(), personalData);
    for (const CaveatNote &note : answer.caveats)
        if (!isOfUnderstanding(note))
            addCaveat(note, canAsk);
    if (!answer.isReply()) {
        auto *status = new StatusLine(answer);
        m_column->addWidget(status);
        m_panels->openFrom(*status, canAsk);
    }
    m_column->addLayout(m_rating);
    if (answer.isRefusal()) {
        m_refusal = new RefusalPanel(answer, marks.notes, canAsk);
        m_column->addWidget(m_refusal);
    }
}

void AnswerBody::addChoices(const Answer &answer)
{
    m_column->addWidget(new WordsBlock(answer.replyLines.value(0)));
    auto *choices = new ChoicesPanel(answer.replyLines.mid(1));
    connect(choices, &ChoicesPanel::chosen, this, &AnswerBody::choiceWanted);
    connect(choices, &ChoicesPanel::asItStandsWanted, this, &AnswerBody::aloneWanted);
    m_column->addWidget(choices);
}

void AnswerBody::addPrinted(const Services *services)
{
    auto *printed = new PrintedPlaces(*m_asked.answer(), services);
    if (printed->isEmpty())
        return delete printed;
    connect(printed, &PrintedPlaces::citationActivated, this, &AnswerBody::citationActivated);
    m_printed->addWidget(printed);
}

void AnswerBody::addRating(AnswerRatings &ratings)
{
    const Answer &answer = *m_asked.answer();
    if (answer.isReply())
        return;
    const TurnId turn = m_asked.turn();
    auto *bar = new RatingBar(answer, ratings.of(turn), static_cast<bool>(turn));
    bar->setMaximumWidth(readingWidth());
    m_rating->addWidget(bar);
    const auto follow = [bar, turn, &ratings, confidence = answer.confidence, isTested = testedRate(answer).has_value()] {
        bar->setRating(ratings.of(turn));
        if (isTested) // others are not counted by their confidence
            bar->setOwnRate(ratings.rates()[confidence]);
    };
    connect(bar, &RatingBar::rated, &ratings, [turn, &ratings](const auto &rating) { ratings.set(turn, rating); });
    connect(&ratings, &AnswerRatings::changed, bar, follow);
    follow();
}

void AnswerBody::offerPersonalData(const Answer &answer, int count)
{
    auto *note = new QWidget;
    auto *row = new QHBoxLayout(note);
    row->setContentsMargins(gutter(), 0, 0, 0);
    row->setSpacing(space(1) + 1);
    row->addWidget(new IconLabel(u"object-locked"_s, Tone::Secondary), 0, Qt::AlignTop);
    row->addWidget(quiet(tr("%Ln personal datum(s) masked", nullptr, count), Type::Caption));
    auto *show = linkButton(tr("Show"));
    show->setAccessibleName(tr("Show the personal data of this answer"));
    connect(show, &QAbstractButton::clicked, this, [this, note, sentences = answer.sentences, also = answer.alsoSaid] {
        m_view->setSentences(sentences);
        if (m_alsoSaid)
            m_alsoSaid->setSentences(also);
        note->hide();
    });
    row->addWidget(show);
    row->addStretch(1);
    m_column->addWidget(note);
}

void AnswerBody::addNote(const QString &icon, const QString &text, bool needsAttention, QWidget *beside)
{
    auto *row = new QHBoxLayout;
    row->setContentsMargins(gutter(), 0, 0, 0);
    row->setSpacing(space(1) + 1);
    auto *label = new PlainLabel(text, Type::Caption);
    label->setWrapping(readingWidth() - gutter() - iconSize() - space(2));
    label->setSecondary(true);
    row->addWidget(new IconLabel(icon, needsAttention ? Tone::Attention : Tone::Secondary), 0, Qt::AlignTop);
    row->addWidget(label, 1000);
    if (beside)
        row->addWidget(beside, 0, Qt::AlignTop);
    row->addStretch(1);
    m_column->addLayout(row);
}

void AnswerBody::addCaveat(const CaveatNote &caveat, bool canAsk)
{
    const bool attention = caveat.kind == Caveat::Partial || caveat.kind == Caveat::PartlyCovered
        || caveat.kind == Caveat::ModelFailed || caveat.kind == Caveat::ModelBroke || caveat.kind == Caveat::NothingKept
        || caveat.kind == Caveat::WordsAlone;
    QAbstractButton *alone = nullptr;
    if (caveat.kind == Caveat::AskedIn && canAsk) {
        alone = linkButton(tr("Ask all papers"));
        connect(alone, &QAbstractButton::clicked, this, &AnswerBody::everythingWanted);
    } else if (caveat.kind == Caveat::WordsAlone && canAsk) {
        alone = linkButton(tr("Use the space learned from the library"));
        setTip(*alone, tr("Asks again. Settings > Search leads back to the server."));
        connect(alone, &QAbstractButton::clicked, this, &AnswerBody::learnedSpaceWanted);
    } else if (isOfUnderstanding(caveat) && caveat.kind != Caveat::OtherLanguage && canAsk) {
        alone = linkButton(tr("Ask it as it stands"));
        connect(alone, &QAbstractButton::clicked, this, &AnswerBody::aloneWanted);
    }
    addNote(u"dialog-warning"_s, words(caveat), attention, alone);
}

} // namespace adduce
