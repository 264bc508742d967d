#pragma once
#include <QObject>

class QWidget;

namespace adduce {

class LiveRegion;
class PageLabels;
class PageView;
class ReaderFile;
class ReaderPlaces;

/// Tells those who do not see the pages where they are. All that it is given outlives it.
class PageAnnouncer : public QObject
{
    Q_OBJECT

public:
    PageAnnouncer(PageView &view, const ReaderFile &file, const ReaderPlaces &places, const PageLabels &labels, QWidget &window);

    void say(const QString &words); ///< through a screen reader
    void sayArrival();
    void namePage(); ///< as the name of the view
    void describe(); ///< as the description of the view: the line of the caret, or else the marked quote

private:
    [[nodiscard]] QString page() const;
    [[nodiscard]] QString markedWords() const; ///< empty without a quote

    PageView &m_view;
    const ReaderFile &m_file;
    const ReaderPlaces &m_places;
    const PageLabels &m_labels;
    LiveRegion *m_live;
};

} // namespace adduce
