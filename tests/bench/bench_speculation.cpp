#include "core/ask/ask.h"
#include "core/models/chat_model.h"
#include "tests/bench/benches.h"
#include "tests/support/library_fixture.h"
#include "tests/support/network.h"
#include "tests/support/staged_model.h"

#include <QElapsedTimer>
#include <algorithm>
#include <condition_variable>
#include <cstdio>

namespace adduce::bench {

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace {

constexpr double kSlackMs = 50;
constexpr int kRounds = 5;

const QString kQuestion = u"Does a nap improve the recall of word pairs?"_s;
const QString kResolved = u"Does a nap of thirty minutes improve the recall of word pairs?"_s;
const QString kNap = u"A nap of thirty minutes improves the recall of word pairs on the same day."_s;

/// How long the model takes over each of its stages, in ms, and what it makes of the question.
struct Case
{
    const char *name;
    int resolving;
    int splitting;
    int writing;
    bool isResolved = false;
    bool isSplit = false;

    /// The longest chain of stages, one after another, that the answer needs.
    [[nodiscard]] int chain() const
    {
        if (isResolved)
            return resolving + splitting + writing;
        return isSplit ? std::max(resolving, splitting) + writing : std::max({ resolving, splitting, writing });
    }
};

/// Takes its time over each stage, unless it is stopped.
class SlowModel : public ChatModel
{
public:
    explicit SlowModel(const Case &times)
        : m_case(times)
    {
    }
    ChatReply chat(const ChatRequest &request, const OnText &report, const std::stop_token &stop) const override
    {
        const QString stage = test::stageOf(request);
        const bool isAnswer = stage == u"answer";
        const int ms = stage == u"resolution" ? m_case.resolving
            : stage == u"parts"               ? m_case.splitting
            : isAnswer                        ? m_case.writing
                                              : 0;
        std::mutex mutex;
        std::condition_variable_any wake;
        std::unique_lock lock(mutex);
        (void)wake.wait_for(lock, stop, std::chrono::milliseconds(ms), [] { return false; });
        if (stop.stop_requested())
            throw Error(ErrorKind::Stopped);
        ChatReply reply = isAnswer ? test::written({ test::statement(kNap, kNap) }) : test::replied(textFor(stage));
        if (report)
            report(reply.text);
        return reply;
    }

private:
    [[nodiscard]] QString textFor(const QString &stage) const
    {
        if (stage == u"resolution")
            return u"{\"question\": \"%1\", \"ask\": \"\", \"choices\": []}"_s.arg(m_case.isResolved ? kResolved : kQuestion);
        if (stage == u"parts")
            return m_case.isSplit
                ? u"{\"questions\": [\"Does a nap improve recall?\", \"Does a nap improve the recall of pairs?\"]}"_s
                : u"{\"questions\": []}"_s;
        return u"{\"is_enough\": true, \"questions\": []}"_s;
    }
    const Case &m_case;
};

struct Times
{
    double first = 0; ///< ms until the first sentence
    double last = 0; ///< until the answer
};

Times askOnce(const Case &times, const Ask &ask, bool speculates)
{
    Profile profile = *builtInProfile(u"hybrid"_s);
    profile.parameters.planning.speculates = speculates;
    const TaskModel model { .chat = std::make_shared<SlowModel>(times), .name = u"slow"_s };
    Times took;
    QElapsedTimer clock;
    clock.start();
    const auto milliseconds = [&] { return static_cast<double>(clock.nsecsElapsed()) / 1e6; };
    const auto onEvent = [&](const AskEvent &event) {
        if (std::holds_alternative<SentenceReady>(event) && took.first == 0)
            took.first = milliseconds();
    };
    // What was resolved holds "thirty minutes" from the conversation.
    (void)ask({ kQuestion, {}, {}, { { u"What does a nap of thirty minutes do?"_s } }, { profile, { model } } }, onEvent, {});
    took.last = milliseconds();
    return took;
}

Times medianOf(const Case &times, const Ask &ask, bool speculates)
{
    std::vector<double> first;
    std::vector<double> last;
    for (int round = 0; round < kRounds; ++round) {
        const Times took = askOnce(times, ask, speculates);
        first.push_back(took.first);
        last.push_back(took.last);
    }
    const auto median = [](std::vector<double> &values) {
        std::ranges::sort(values);
        return values[values.size() / 2];
    };
    return { median(first), median(last) };
}

} // namespace

bool speculation()
{
    test::LibraryFixture fixture;
    fixture.add(u"sleep"_s, test::sleepPaper());
    fixture.add(u"coffee"_s, test::coffeePaper());
    fixture.learn();
    const Retriever retriever(fixture.library());
    test::Network network;
    const Ask ask(fixture.library(), retriever, network.servers);
    const Case cases[] {
        { "as it stands", 200, 250, 600 },
        { "as it stands, slow to be understood", 600, 250, 200 },
        { "split", 200, 250, 600, false, true },
        { "resolved", 200, 250, 600, true, false },
        { "resolved and split", 200, 250, 600, true, true },
    };
    std::printf("speculation, ms: first and last sentence, one stage after another | begun at once | longest chain\n");
    bool within = true;
    for (const Case &one : cases) {
        const Times before = medianOf(one, ask, false);
        const Times now = medianOf(one, ask, true);
        const bool isWithin = now.last <= one.chain() + kSlackMs;
        std::printf("  %-38s %5.0f %5.0f | %5.0f %5.0f | %5d %s\n", one.name, before.first, before.last, now.first, now.last,
            one.chain(), isWithin ? "" : "OVER");
        within = within && isWithin;
    }
    return within;
}

} // namespace adduce::bench
