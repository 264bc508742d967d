#pragma once
#include "core/ask/ask.h"
#include "tests/support/library_fixture.h"
#include "tests/support/network.h"

namespace adduce::test {

/// A library of three papers and the pipeline of a question over it.
struct ThreePapers
{
    LibraryFixture fixture;
    DocumentId sleep = fixture.add(QStringLiteral("sleep"), sleepPaper());
    DocumentId coffee = fixture.add(QStringLiteral("coffee"), coffeePaper());
    DocumentId bridge = fixture.add(QStringLiteral("bridge"), bridgePaper());
    Retriever retriever { fixture.library() };
    Network network;
    Ask ask { fixture.library(), retriever, network.servers };

    ThreePapers() { fixture.learn(); }
    Answer operator()(const QString &question) { return ask({ question, {} }, {}, {}); }
};

} // namespace adduce::test
