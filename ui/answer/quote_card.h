#pragma once
#include "core/answer/answer.h"
#include "ui/common/widgets.h"
#include <QFrame>
#include <QPointer>

namespace adduce {

class QuoteText;

/// The card of a chip: the quote in its context, where it stands and why it was chosen. A child of the window, not a
/// window of its own.
class QuoteCard : public QFrame
{
    Q_OBJECT

public:
    explicit QuoteCard(QWidget *window);

    /// Under `chip` (in the window's coordinates), or above it where there is no room. `note`: what is no longer as it was
    /// when the quote was cited, in the chip's words; without one the quote is exact.
    void showQuote(const Citation &citation, const QRect &chip, const QString &note = {});
    [[nodiscard]] const Citation &citation() const { return m_citation; }
    void leaveSoon(); ///< closes in a moment unless the mouse or the focus comes onto it
    void takeFocus();

signals:
    void openRequested(const adduce::Citation &citation);
    void evidenceWanted(const adduce::Citation &citation); ///< into a table of evidence
    void closed();

protected:
    void paintEvent(QPaintEvent *event) override;
    void enterEvent(QEnterEvent *event) override;
    void leaveEvent(QEvent *event) override;
    void hideEvent(QHideEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    Citation m_citation;
    PlainLabel *m_source;
    ElidedLabel *m_where;
    IconLabel *m_standingIcon;
    PlainLabel *m_standing; ///< whether the quote is exact
    ElidedLabel *m_title;
    QuoteText *m_quote;
    PlainLabel *m_scores;
    QPushButton *m_open;
    QTimer *m_leave;
    QPointer<QWidget> m_focusBefore;
};

} // namespace adduce
