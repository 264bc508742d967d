#pragma once
#include "core/base/error.h"
#include "core/evaluation/evaluation_report.h"
#include "ui/common/latest_read.h"
#include <QWidget>

namespace adduce {

class PlainLabel;
class ThreadView;

/// The answer to a question of an evaluation, under what the judge says of it.
class OpenedAnswer : public QWidget
{
    Q_OBJECT

public:
    explicit OpenedAnswer(LibraryThread &library, QWidget *parent = nullptr);
    [[nodiscard]] ThreadView &view() const { return *m_view; }
    /// `judge`: its name, empty where nobody was asked. `beside`: what came of it in other ways, a line each.
    void setResult(const QueryResult &result, const QString &judge, const QStringList &beside);
    void clear();

signals:
    void failed(const adduce::Error &error);

private:
    LatestRead m_reading;
    PlainLabel *m_verdict; ///< of the judge
    PlainLabel *m_beside;
    ThreadView *m_view;
};

} // namespace adduce
