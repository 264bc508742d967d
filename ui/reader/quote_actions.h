#pragma once
#include "core/answer/answer.h"
#include "core/library/library.h"
#include <QObject>

namespace adduce {

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
        const Library &library, const ReaderFile &file, const ReaderPlaces &places, TextSelection &selection, QObject *parent);

    /// None when what is selected does not stand on the page in this order.
    [[nodiscard]] std::optional<Citation> chosen();
    void addToEvidence();
    void ask();
    void copyWithCitation();

signals:
    void askWanted(const QString &quote);
    void evidenceWanted(const adduce::Citation &citation);
    void said(const QString &text);

private:
    const Library &m_library;
    const ReaderFile &m_file;
    const ReaderPlaces &m_places;
    TextSelection &m_selection;
};

} // namespace adduce
