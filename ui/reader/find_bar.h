#pragma once
#include "ui/common/widgets.h"
#include "ui/reader/selectable_text.h"
#include <QHash>

class QLineEdit;

namespace adduce {

/// The find box of the reader: how often the words occur, from one place to the next.
class FindBar : public QWidget
{
    Q_OBJECT

public:
    explicit FindBar(QWidget *parent = nullptr);

    void open(const QString &words = {});
    void clearMatches();
    void addMatches(int page, const std::vector<LetterRange> &matches);
    void finish(); ///< every page was looked at
    void step(int direction);
    [[nodiscard]] const QHash<int, std::vector<LetterRange>> &matches() const { return m_matches; }
    [[nodiscard]] QLineEdit &box() { return *m_words; }
    [[nodiscard]] int count() const { return static_cast<int>(m_places.size()); }

signals:
    void findWanted(const QString &words); ///< empty: nothing
    void matchChosen(int page, const adduce::LetterRange &match);
    void closed();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void showCount();

    QLineEdit *m_words;
    PlainLabel *m_count;
    QHash<int, std::vector<LetterRange>> m_matches;
    std::vector<std::pair<int, LetterRange>> m_places; ///< in the order that they were found, from the page in sight on
    int m_at = -1;
    bool m_finished = true;
};

} // namespace adduce
