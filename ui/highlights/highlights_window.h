#pragma once
#include "core/answer/answer.h"
#include "core/highlights/highlight.h"
#include "ui/common/latest_read.h"
#include "ui/common/services.h"
#include <QDialog>

class QComboBox;
class QLineEdit;
class QPushButton;

namespace adduce {

class FileWriting;
class HighlightEditing;
class HighlightPane;
class PlainLabel;

/// The highlights and notes of the whole library: found by their words, narrowed by colour and paper, opened, changed, exported.
/// Stays open beside the main window.
class HighlightsWindow : public QDialog
{
    Q_OBJECT

public:
    HighlightsWindow(const Services &services, HighlightEditing &editing, FileWriting &writing, QWidget *parent);

    void reload(); ///< they have changed, or the papers
    void comeForward();
    void keep(); ///< what was typed

signals:
    /// `highlight` is of it.
    void opened(const adduce::Citation &citation, adduce::HighlightId highlight);
    void failed(const adduce::Error &error); ///< is shown here

protected:
    void hideEvent(QHideEvent *event) override;

private:
    void layOut();
    void list();
    void fillPapers();
    void openPage(const Highlight &highlight);
    void exportThem();

    const Services &m_services;
    LatestRead m_reading;
    LatestRead m_opening;
    FileWriting &m_writing;
    std::vector<Highlight> m_all;
    QLineEdit *m_words;
    QComboBox *m_colour;
    QComboBox *m_paper;
    HighlightPane *m_pane;
    PlainLabel *m_said;
    QPushButton *m_export;
};

} // namespace adduce
