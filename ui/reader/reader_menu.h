#pragma once
#include <QObject>

class QMenu;
class QPoint;

namespace adduce {

class CopySaver;
class LinkOpener;
class PagePrinter;
class PageView;
class QuoteActions;
class QuoteFoot;
class ReaderFile;
class ReaderHighlights;

/// What can be done with the document in the reader, and with what is under the mouse or chosen in it. All that it is given outlives it.
class ReaderMenu : public QObject
{
    Q_OBJECT

public:
    struct Parts
    {
        PageView &view;
        ReaderFile &file;
        QuoteActions &quotes;
        ReaderHighlights &highlights;
        LinkOpener &links;
        CopySaver &copies;
        PagePrinter &printer;
        const QuoteFoot &foot;
    };
    ReaderMenu(const Parts &parts, QWidget &panel);

    void show(const QPoint &at); ///< on the screen

signals:
    void findWanted();

private:
    void addQuote(QMenu &menu); ///< of what is chosen
    void addHighlighting(QMenu &menu, bool isQuotable);

    Parts m_parts;
    QWidget &m_panel;
};

} // namespace adduce
