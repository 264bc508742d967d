#pragma once
#include "ui/history/thread_finder.h"
#include <QLineEdit>

namespace adduce {

class LibraryThread;
class ThreadDelegate;
class ThreadListModel;

/// The box that finds threads by words in them, or by a question that they are like, and shows those in a list.
class ThreadSearchBox : public QLineEdit
{
    Q_OBJECT

public:
    ThreadSearchBox(const Library &library, LibraryThread &thread, ThreadListModel &model, ThreadDelegate &delegate,
        QWidget *parent = nullptr);

    void start(); ///< takes the focus, to write other words
    void findLike(const QString &question); ///< threads with a question like it, most alike first
    void showAll(); ///< nothing is sought

signals:
    void aboutToShow(); ///< the list is filled anew
    void shown(); ///< what was found, or all
    void failed(const adduce::Error &error);

private:
    void search();
    void showFound(const QString &query, const std::vector<ThreadId> &threads);
    void showLike(const std::vector<LikeQuestion> &questions);

    LibraryThread &m_library;
    ThreadListModel &m_model;
    ThreadDelegate &m_delegate;
    ThreadFinder *m_finder;
};

} // namespace adduce
