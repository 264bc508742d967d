// What reading is worth, measured on papers with their publishers' own text: one line a paper, for `./dev measure`.
#include "core/base/error.h"
#include "tests/support/paper_measure.h"
#include "tests/support/places.h"
#include "tests/support/shared_data.h"

#include <QCoreApplication>
#include <cstdio>

using namespace adduce;
using namespace Qt::StringLiterals;

int main(int argc, char **argv)
{
    const QCoreApplication application(argc, argv);
    const QString data = test::sharedData(u"papers-fulltext"_s);
    if (data.isEmpty()) {
        std::puts("not measured: the papers with their publishers' text are not here");
        return 0;
    }
    try {
        const auto papers = test::measurePapers(data, test::docworker());
        for (const test::PaperMeasure &paper : papers)
            std::puts(qPrintable(test::toLine(paper)));
        std::puts(qPrintable(test::toLine(test::total(papers))));
    } catch (const Error &error) {
        std::fprintf(stderr, "adduce-measure: %s\n", qPrintable(sentence(error)));
        return 1;
    }
    return 0;
}
