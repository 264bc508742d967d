#pragma once
#include "ui/answer/answer_panels.h"
#include "ui/answer/answer_view.h"

class QVBoxLayout;

namespace adduce {

class AlsoSaid;
class AnswerRatings;
class RefusalPanel;
struct Services;

/// An answer that came: its sentences, or the words in their place; what is to be known of it, its status line, and what folds
/// out or, under a refusal, stands there.
class AnswerBody : public QWidget
{
    Q_OBJECT

public:
    /// `asked` has an answer. `canAsk`: the question may be put again from here.
    AnswerBody(
        const Library &library, const AskedQuestion &asked, const AnswerMarks &marks, bool canAsk, QWidget *parent = nullptr);

    /// Pages of what reads better there; without `services` they are named alone.
    void addPrinted(const Services *services);

    void addRating(AnswerRatings &ratings); ///< how often such answers are right, and what the user says of this one

    [[nodiscard]] AnswerView *view() const { return m_view; } ///< null: it has no sentences
    [[nodiscard]] RefusalPanel *refusal() const { return m_refusal; } ///< null: it is none
    [[nodiscard]] AnswerPanels &panels() const { return *m_panels; }

signals:
    void viewMade(adduce::AnswerView *view); ///< of what is said after the answer
    void citationActivated(const adduce::Citation &citation); ///< of a page as it is printed
    void choiceWanted(const QString &question); ///< of the readings that something is asked back of
    void everythingWanted(); ///< it is to be asked of all papers, not of the collections that were chosen for it
    void learnedSpaceWanted(); ///< in place of the one of a server that does not answer
    void aloneWanted(); ///< the question is to be asked without what the thread spoke of before

private:
    void addChoices(const Answer &answer);
    void addCaveat(const CaveatNote &caveat, bool canAsk);
    void addNote(const QString &icon, const QString &text, bool needsAttention, QWidget *beside = nullptr);
    void offerPersonalData(const Answer &answer, int count); ///< that is masked

    const AskedQuestion &m_asked;
    QVBoxLayout *m_column;
    QVBoxLayout *m_printed; ///< under the sentences; mostly empty
    QVBoxLayout *m_rating; ///< under the status line; empty where nothing is rated
    AnswerPanels *m_panels;
    AnswerView *m_view = nullptr;
    AlsoSaid *m_alsoSaid = nullptr;
    RefusalPanel *m_refusal = nullptr;
};

} // namespace adduce
