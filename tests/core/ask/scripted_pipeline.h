#pragma once
#include "core/ask/ask.h"
#include "tests/support/earlier_turns.h"
#include "tests/support/library_fixture.h"
#include "tests/support/network.h"
#include "tests/support/scripted_model.h"
#include <QString>

namespace adduce::test {

using namespace Qt::StringLiterals;

inline const QString kQuestion = u"Does a nap improve the recall of word pairs?"_s;
inline const QString kNap = u"A nap of thirty minutes improves the recall of word pairs on the same day."_s;

/// A library of three papers, and a model that writes the answers over it.
struct Pipeline
{
    test::LibraryFixture fixture;
    DocumentId sleep = fixture.add(u"sleep"_s, test::sleepPaper());
    DocumentId coffee = fixture.add(u"coffee"_s, test::coffeePaper());
    Retriever retriever { fixture.library() };
    Network network;
    Ask ask { fixture.library(), retriever, network.servers };
    std::shared_ptr<ScriptedModel> model;
    TaskModel chosen;
    std::vector<AnswerSentence> emitted;
    std::stop_source stop;

    explicit Pipeline(ScriptedModel::Script script)
        : model(std::make_shared<ScriptedModel>(std::move(script)))
        , chosen { .chat = model, .name = u"scripted"_s, .host = u"models.example.org"_s, .isRemote = true }
    {
        fixture.learn();
    }
    Answer operator()(const QString &question = kQuestion)
    {
        const auto onEvent = [&](const AskEvent &event) {
            if (const auto *ready = std::get_if<SentenceReady>(&event))
                emitted.push_back(ready->sentence);
        };
        return ask({ question, {}, {}, {}, { .models = { chosen } } }, onEvent, stop.get_token());
    }
};

inline bool cautions(const Answer &answer, Caveat kind)
{
    return std::ranges::any_of(answer.caveats, [&](const CaveatNote &note) { return note.kind == kind; });
}

} // namespace adduce::test
