#pragma once
#include "ui/common/services.h"
#include <QSettings>
#include <memory>

class QWidget;

namespace adduce {

class MainWindow;

/// The handbook to be asked: a window as any other on a library that holds it alone, apart from the papers, whose answers it
/// must not mix with. No model is set there: answers are its own sentences.
class Handbook
{
public:
    /// `folder` keeps its library and the places of its window. Throws Error when the library cannot be opened.
    Handbook(const Services &services, const QString &folder);
    ~Handbook();
    Handbook(const Handbook &) = delete;
    Handbook &operator=(const Handbook &) = delete;

    void open(); ///< brings its window forward, with the cursor in the question box
    [[nodiscard]] MainWindow &window() { return *m_window; }

    /// Where the PDF stands for a program in `programFolder`; empty when it was not installed.
    [[nodiscard]] static QString installed(const QString &programFolder);

private:
    QSettings m_settings;
    Workspace m_workspace;
    LibraryThread m_libraryThread;
    Services m_services;
    std::unique_ptr<MainWindow> m_window;
};

/// Opens it once it is asked for, and closes its window with that of the papers.
class HandbookOpener : public QObject
{
    Q_OBJECT

public:
    explicit HandbookOpener(const Services &services, QObject *parent = nullptr);
    ~HandbookOpener() override;

    void open();
    void close();

signals:
    void failed(const adduce::Error &error);

private:
    const Services &m_services;
    std::unique_ptr<Handbook> m_handbook;
};

} // namespace adduce
