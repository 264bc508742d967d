#pragma once
#include <QByteArray>
#include <QString>
#include <QStringList>

namespace adduce::bench {

/// What a program and all that it started have used up.
struct Usage
{
    double cpuSeconds = 0; ///< user and system, of every process
    double wallSeconds = 0;
    QByteArray output; ///< what it printed
    double peakMegabytes = 0; ///< resident, of the program itself
    double peakChildMegabytes = 0; ///< resident, of the largest process that it started
    double writtenMegabytes = 0; ///< that the program itself gave to write calls
};

/// Runs a program to its end. Throws Error{Internal} when it fails.
Usage run(const QString &program, const QStringList &arguments);

/// The wall time alone. Memory is found by looking at the processes all the time, which takes a part of a core that
/// programs on all cores would miss.
double wallSecondsOf(const QString &program, const QStringList &arguments);

/// The least CPU and wall time and the greatest memory of two runs.
Usage bestOf(const Usage &one, const Usage &other);

/// That of `rounds` runs, each with its own arguments.
template <class Arguments> Usage best(int rounds, const QString &program, Arguments arguments)
{
    Usage usage = run(program, arguments(0));
    for (int round = 1; round < rounds; ++round)
        usage = bestOf(usage, run(program, arguments(round)));
    return usage;
}

/// Resident memory of a living process, MB.
double residentMegabytes(qint64 process);

/// One of our programs, beside this one.
QString programNamed(const QString &name);

/// The PDFs of a folder, sorted by name.
QStringList papersIn(const QString &folder);

/// Prints a figure beside its budget; true when it is within.
bool report(const QString &what, double value, const QString &unit, double budget, const QString &detail);
/// The same of what is to be reached.
bool reportAtLeast(const QString &what, double value, double wanted, const QString &detail);

} // namespace adduce::bench
