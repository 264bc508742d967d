#pragma once
#include "core/answer/answer.h"
#include <QObject>
#include <functional>

namespace adduce {

class LibraryThread;
class ReaderFile;
class ReaderPlaces;
class TextSelection;

/// What is done with the words that are chosen in the reader: those selected, or else the cited sentence in focus. All that it is
/// given outlives it.
class QuoteActions : public QObject
{
    Q_OBJECT

public:
    QuoteActions(
        LibraryThread &library, const ReaderFile &file, const ReaderPlaces &places, TextSelection &selection, QObject *parent);

    /// Hands over what is chosen, at once or later: none when what is selected does not stand on the page in this order.
    /// Of a word that is selected in part, the whole is taken.
    void find(const std::function<void(const std::optional<Citation> &quote)> &then);
    void withQuote(const std::function<void(const Citation &quote)> &then); ///< the same; that there is none is said
    void addToEvidence();
    void ask();
    void copyWithCitation();

signals:
    void askWanted(const QString &quote);
    void evidenceWanted(const adduce::Citation &citation);
    void said(const QString &text);

private:
    LibraryThread &m_library;
    const ReaderFile &m_file;
    const ReaderPlaces &m_places;
    TextSelection &m_selection;
};

} // namespace adduce
