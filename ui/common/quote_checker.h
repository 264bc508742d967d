#pragma once
#include "core/base/error.h"
#include "core/threads/quote_check.h"
#include <QObject>

namespace adduce {

class Library;
class QuoteCheckRun;

/// Looks for quotes on their pages, a lot at a time.
class QuoteChecker : public QObject
{
    Q_OBJECT

public:
    explicit QuoteChecker(const Library &library, QObject *parent = nullptr);

    void check(std::vector<Citation> citations); ///< nothing while others are looked for
    [[nodiscard]] bool isRunning() const { return m_run != nullptr; }

signals:
    void started();
    void progressed(const QString &words); ///< "Looking for quote 2 of 7"
    void checked(const std::vector<adduce::QuoteCheck> &checks);
    void failed(const adduce::Error &error);
    void finished(); ///< after either

private:
    const Library &m_library;
    QuoteCheckRun *m_run = nullptr;
};

} // namespace adduce
