#pragma once
#include "ui/common/find_line.h"
#include "ui/reader/selectable_text.h"
#include <QHash>

namespace adduce {

/// The find line of the reader: the places of its words, in the order in which pages are looked at.
class FindBar : public FindLine
{
    Q_OBJECT

public:
    explicit FindBar(QWidget *parent = nullptr);

    void clearMatches();
    void addMatches(int page, const std::vector<LetterRange> &matches);
    void finish(); ///< every page was looked at
    void step(int direction);
    [[nodiscard]] const QHash<int, std::vector<LetterRange>> &matches() const { return m_matches; }
    [[nodiscard]] int count() const { return static_cast<int>(m_places.size()); }

signals:
    void findWanted(const QString &words); ///< empty: nothing
    void matchChosen(int page, const adduce::LetterRange &match);

private:
    void tell();

    QHash<int, std::vector<LetterRange>> m_matches;
    std::vector<std::pair<int, LetterRange>> m_places; ///< in the order that they were found, from the page in sight on
    int m_at = -1;
    bool m_finished = true;
};

} // namespace adduce
