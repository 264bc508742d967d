#include "core/embedding/server_space.h"
#include "core/embedding/static_space.h"
#include "core/library/text_store.h"
#include "core/models/chat_model.h"
#include "tests/bench/benches.h"
#include "tests/bench/process_run.h"
#include "tests/support/chat_server.h"
#include "tests/support/embedding_server.h"
#include "tests/support/library_fixture.h"
#include "tests/support/network.h"
#include "tests/support/pdf_maker.h"
#include "tests/ui/window_fixture.h"
#include "ui/answer/answer_view.h"
#include "ui/answer/thread_view.h"
#include "ui/answer/turn_widget.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QEventLoop>
#include <QNetworkAccessManager>
#include <QNetworkReply>
#include <QThread>
#include <algorithm>
#include <future>
#include <sys/resource.h>

namespace adduce::bench {

using namespace Qt::StringLiterals;

namespace {

constexpr double kTokenBudget = 50; // µs of CPU
constexpr double kMemoryBudget = 20; // MB
constexpr double kStopBudget = 200; // ms
constexpr double kSentenceBudget = 30; // ms
constexpr double kEmbedShare = 0.9; // of the server's rate
constexpr int kRounds = 5;

/// Of this process, the server's threads with it.
double cpuSeconds()
{
    rusage usage {};
    getrusage(RUSAGE_SELF, &usage);
    const auto seconds = [](const timeval &t) { return double(t.tv_sec) + double(t.tv_usec) / 1e6; };
    return seconds(usage.ru_utime) + seconds(usage.ru_stime);
}

QByteArray tokenEvent(const QString &text)
{
    return "data: "
        + QJsonDocument(
            QJsonObject { { u"id"_s, u"chatcmpl-123"_s }, { u"object"_s, u"chat.completion.chunk"_s },
                { u"model"_s, u"tiny-8b"_s },
                { u"choices"_s,
                    QJsonArray { QJsonObject { { u"index"_s, 0 }, { u"delta"_s, QJsonObject { { u"content"_s, text } } },
                        { u"finish_reason"_s, QJsonValue() } } } } })
              .toJson(QJsonDocument::Compact)
        + "\n\n";
}

const QByteArray kHead = "HTTP/1.1 200 OK\r\nContent-Type: text/event-stream\r\nConnection: close\r\n\r\n";
const QByteArray kEnd = "data: {\"choices\":[{\"delta\":{},\"finish_reason\":\"stop\"}]}\n\ndata: [DONE]\n\n";

ChatReply chatWith(const test::LoopbackServer &server, const OnText &report = {}, const std::stop_token &stop = {})
{
    test::Network network;
    const HttpChatModel model(network.servers, { ChatApi::OpenAi, server.url(u"/v1"_s), u"tiny-8b"_s });
    ChatRequest request;
    request.messages = { { Role::User, u"Write."_s } };
    request.isStreamed = true;
    return model.chat(request, report, stop);
}

/// The same bytes, taken by Qt's client and thrown away.
void drain(const test::LoopbackServer &server)
{
    QNetworkAccessManager network;
    const std::unique_ptr<QNetworkReply> reply(network.get(QNetworkRequest(server.url(u"/v1"_s))));
    QEventLoop wait;
    QObject::connect(reply.get(), &QNetworkReply::readyRead, &wait, [&] { reply->readAll(); });
    QObject::connect(reply.get(), &QNetworkReply::finished, &wait, &QEventLoop::quit);
    wait.exec();
}

bool tokens()
{
    constexpr int kTokens = 2000;
    QByteArrayList pieces { kHead };
    const QByteArray event = tokenEvent(u" evidence"_s);
    for (int i = 0; i < kTokens; ++i)
        pieces << event;
    pieces << kEnd;
    const test::LoopbackServer server([&](const QByteArray &) {
        test::Script script(pieces, test::Script::End::Close);
        script.pause = std::chrono::microseconds(1000);
        return script;
    });
    const auto each = [&](auto read) {
        double least = 1e9;
        for (int round = 0; round < kRounds; ++round) {
            const int before = server.answered();
            const double all = cpuSeconds();
            const double servers = server.cpuSeconds();
            read(server);
            while (server.answered() == before)
                QThread::yieldCurrentThread();
            least = std::min(least, cpuSeconds() - all - (server.cpuSeconds() - servers));
        }
        return least * 1e6 / kTokens;
    };
    const double all = each([](const auto &from) { (void)chatWith(from); });
    const double bare = each(drain);
    return report(u"CPU of a streamed token"_s, all - bare, u"us"_s, kTokenBudget,
        u"of %1, one a millisecond; %2 with Qt's own client, that alone %3"_s.arg(kTokens)
            .arg(all, 0, 'f', 1)
            .arg(bare, 0, 'f', 1));
}

bool longStream()
{
    constexpr int kMegabytes = 100;
    QByteArray pings;
    QByteArray words;
    const QByteArray event = tokenEvent(u" evidence for the answer to the question that was asked"_s);
    while (pings.size() < 1 << 20)
        pings += ": keep-alive\n\n";
    while (words.size() < 1 << 20)
        words += event;
    QByteArrayList pieces { kHead }; // every eighth megabyte carries text, as far as an answer may be long
    for (int i = 0; i < kMegabytes; ++i)
        pieces << (i % 8 == 0 ? words : pings);
    pieces << kEnd;
    const test::LoopbackServer server([&](const QByteArray &) { return test::Script(pieces, test::Script::End::Close); });
    const double before = residentMegabytes(QCoreApplication::applicationPid());
    qsizetype length = 0;
    double most = before;
    {
        const ChatReply reply = chatWith(server);
        length = reply.text.size();
        most = residentMegabytes(QCoreApplication::applicationPid());
    }
    return report(u"memory of a long stream"_s, most - before, u"MB"_s, kMemoryBudget,
        u"more than before, after %1 MB with %2 characters of text"_s.arg(kMegabytes).arg(length));
}

/// Until the server sees its connection closed; it looks every 20 ms.
bool stopping()
{
    const test::LoopbackServer server(
        [](const QByteArray &) { return test::Script({ kHead, tokenEvent(u" evidence"_s) }, test::Script::End::Hold); });
    double longest = 0;
    for (int round = 0; round < kRounds; ++round) {
        std::stop_source stop;
        std::promise<void> begun;
        const auto asked = std::async(std::launch::async,
            [&, token = stop.get_token()] { (void)chatWith(server, [&](const QString &) { begun.set_value(); }, token); });
        begun.get_future().wait();
        QElapsedTimer clock;
        clock.start();
        stop.request_stop();
        while (server.answered() <= round)
            QThread::yieldCurrentThread();
        longest = std::max(longest, double(clock.nsecsElapsed()) / 1e6);
    }
    return report(u"stop closes the connection"_s, longest, u"ms"_s, kStopBudget, u"longest of %1"_s.arg(kRounds));
}

/// When a sentence is painted after its server has sent it, in the window of a small library.
bool firstSentence()
{
    using Mode = test::ChatServer::Mode;
    const test::ChatServer server(0, Mode::HangsInTheMiddle);
    test::WindowFixture fixture;
    fixture.show();
    const std::array topics { u"Sprint performance"_s, u"Fat oxidation"_s, u"Sleep before the visit"_s, u"Body weight"_s };
    for (const QString &topic : topics) // several statements: the server stops behind the first ones
        fixture.add(test::writeFile(fixture.place.path(), topic + u".md"_s,
            u"# %1\n\n%1 did not change after a night of fasting in the eleven athletes of this trial. The effect was small.\n"_s
                .arg(topic)
                .toUtf8()));
    ModelChoice model;
    model.base = server.base();
    model.model = u"tiny-8b"_s;
    fixture.useModel(model);
    std::vector<double> times;
    for (int round = 0; round < kRounds; ++round) {
        AskPage &page = fixture.window->ask();
        page.ask(u"What did change after a night of fasting in athletes?"_s);
        const auto isThere = [&] {
            const AnswerView *view = page.threadView().turns().empty() ? nullptr : page.threadView().turns().back()->view();
            return page.isRunning() && view && !view->content().sentences().empty();
        };
        while (!isThere())
            QApplication::processEvents(QEventLoop::WaitForMoreEvents);
        fixture.window->repaint();
        times.push_back(server.millisecondsSinceAnswer());
        page.asker().stop();
        while (page.isRunning())
            QApplication::processEvents(QEventLoop::WaitForMoreEvents);
    }
    std::ranges::sort(times);
    const double median = times[times.size() / 2];
    return report(u"first sentence in the window"_s, median, u"ms"_s, kSentenceBudget,
        u"after the server began to send it, median of %1, longest %2 ms"_s.arg(times.size()).arg(times.back(), 0, 'f', 1));
}

bool embedding()
{
    constexpr int kChunks = 1000;
    constexpr int kServerMs = 60; // for each batch of 64: a thousand passages a second
    test::LibraryFixture library;
    for (int paper = 0; TextStore(library.database()).chunkCount() < kChunks; ++paper) {
        QStringList lines;
        for (int i = 0; i < 100; ++i)
            lines << u"# Section %1"_s.arg(i)
                  << u"The trial of number %1 in paper %2 had its own result and nothing more. "_s.arg(i).arg(paper).repeated(8);
        library.add(u"paper%1"_s.arg(paper), lines);
    }
    test::EmbeddingServer server;
    const test::Network network;
    const SpaceRow space = obtainServerSpace(library.database(), network.servers, server.endpoint());
    server.delayMs = kServerMs;
    QElapsedTimer clock;
    clock.start();
    const int filled = fillSpace(library.database(), network.servers, space, {});
    const double took = double(clock.nsecsElapsed()) / 1e9;
    const double servers = server.busySeconds();
    return reportAtLeast(u"embedding over HTTP"_s, servers / took, kEmbedShare,
        u"of the server's rate: %1 chunks in %2 s"_s.arg(filled).arg(took, 0, 'f', 2));
}

} // namespace

bool models()
{
    bool within = tokens();
    within = longStream() && within;
    within = stopping() && within;
    within = firstSentence() && within;
    return embedding() && within;
}

} // namespace adduce::bench
