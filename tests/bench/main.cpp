// What the product promises in time and memory, measured and held against its budget: `adduce-bench [ingest|retrieval|ask|models|speculation|server|window|million|papers|graph]`,
// all but the last three, which take two minutes, four and an hour, without an argument. Ends with 1 when a figure is over its budget. Meant for the optimised build on a machine that
// does nothing else.
#include "core/base/error.h"
#include "core/base/expressions.h"
#include "core/base/heap.h"
#include "tests/bench/benches.h"
#include "tests/bench/process_run.h"
#include "tests/support/shared_data.h"

#include <QApplication>
#include <QTemporaryDir>
#include <cstdio>

using namespace adduce;
using namespace Qt::StringLiterals;

namespace {

bool benchAll(const QStringList &wanted)
{
    const auto wants = [&](const QString &name) { return wanted.isEmpty() || wanted.contains(name); };
    const QTemporaryDir folder;
    const QStringList samples = bench::papersIn(test::samplePapers());
    if (samples.isEmpty())
        throw Error(ErrorKind::Missing, u"build/sample-papers"_s);
    bool within = true;
    if (wants(u"ingest"_s))
        within = bench::ingest(folder.path());
    if (wants(u"retrieval"_s))
        within = bench::retrieval(folder.path()) && within;
    if (wanted.contains(u"million"_s))
        within = bench::million(folder.path()) && within;
    if (wanted.contains(u"papers"_s))
        within = bench::papers(folder.path()) && within;
    if (wanted.contains(u"graph"_s))
        within = bench::graph(folder.path()) && within;
    const QString library = folder.filePath(u"sample.adduce"_s);
    if (wants(u"ask"_s) || wants(u"window"_s))
        bench::run(bench::programNamed(u"adduce-cli"_s), QStringList { u"--library"_s, library, u"add"_s } + samples);
    if (wants(u"ask"_s))
        within = bench::ask(library) && within;
    if (wants(u"ask"_s))
        within = bench::questions(folder.path()) && within;
    if (wants(u"ask"_s))
        within = bench::refusal() && within;
    if (wants(u"models"_s))
        within = bench::models() && within;
    if (wants(u"speculation"_s))
        within = bench::speculation() && within;
    if (wants(u"server"_s))
        within = bench::server(folder.path()) && within;
    if (wants(u"window"_s))
        within = bench::window(library, folder.path()) && within;
    if (wants(u"window"_s))
        within = bench::reader() && within;
    if (wants(u"window"_s))
        within = bench::pages() && within;
    return within;
}

} // namespace

int main(int argc, char **argv)
{
    interpretExpressions();
    reuseFreedMemory(heapsForThreads()); // as the programs do
    qputenv("QT_QPA_PLATFORM", "offscreen");
    const QApplication application(argc, argv);
    const QStringList wanted = QCoreApplication::arguments().mid(1);
    const QStringList known { u"ingest"_s, u"retrieval"_s, u"ask"_s, u"models"_s, u"speculation"_s, u"server"_s, u"window"_s,
        u"million"_s, u"papers"_s, u"graph"_s };
    for (const QString &name : wanted)
        if (!known.contains(name)) {
            std::fprintf(stderr, "adduce-bench: no '%s'; there are %s\n", qPrintable(name), qPrintable(known.join(u", "_s)));
            return 2;
        }
    try {
        return benchAll(wanted) ? 0 : 1;
    } catch (const Error &error) {
        std::fprintf(stderr, "adduce-bench: %s\n", qPrintable(sentence(error)));
        return 1;
    }
}
