#pragma once
#include "ui/search/search_window.h"

namespace adduce {

/// Makes the window that searches everything once it is asked for, and tells what is wanted there.
class SearchOpener : public QObject
{
    Q_OBJECT

public:
    SearchOpener(const Services &services, QWidget *window);

    void open(const QString &words = {});
    void reload(); ///< the library has changed

signals:
    void citationActivated(const adduce::Citation &citation, const std::vector<adduce::Citation> &others);
    void pageWanted(const adduce::DocumentRow &row, int page); ///< 0-based
    void evidenceWanted(const adduce::Citation &citation);
    void askWanted(const QString &quote);

private:
    const Services &m_services;
    QWidget *m_parent;
    SearchWindow *m_window = nullptr;
};

} // namespace adduce
