#include "core/base/error.h"
#include "core/network/event_stream.h"
#include "tests/support/test_main.h"

#include <QTest>

using namespace adduce;
using namespace Qt::StringLiterals;

Q_DECLARE_METATYPE(std::vector<adduce::StreamEvent>)

class TestEventStream : public QObject
{
    Q_OBJECT

private slots:
    void eventsCutAnywhere_data();
    void eventsCutAnywhere();
    void linesCutAnywhere();
    void endless_data();
    void endless();
};

void TestEventStream::eventsCutAnywhere_data()
{
    QTest::addColumn<QByteArray>("stream");
    QTest::addColumn<std::vector<StreamEvent>>("events");
    using Events = std::vector<StreamEvent>;
    const auto row = [](const char *name, const QByteArray &stream, const Events &events) {
        QTest::newRow(name) << stream << events;
    };
    const Events two { { {}, "{\"a\": 1}" }, { {}, "[DONE]" } };
    row("lines end in LF", "data: {\"a\": 1}\n\ndata: [DONE]\n\n", two);
    row("lines end in CRLF", "data: {\"a\": 1}\r\n\r\ndata: [DONE]\r\n\r\n", two);
    row("lines end in CR", "data: {\"a\": 1}\r\rdata: [DONE]\r\r", two);
    row("without a blank", "data:{\"a\": 1}\n\ndata:[DONE]\n\n", two);
    row("signs of life between", ":\n\n: ping\ndata: {\"a\": 1}\n:\n\n:\n:\ndata: [DONE]\n\n", two);
    row("a mark in front",
        "\xef\xbb\xbf"
        "data: {\"a\": 1}\n\ndata: [DONE]\n\n",
        two);
    row("named", "event: message_start\ndata: {}\n\nevent: ping\ndata: 1\n\n", { { "message_start", "{}" }, { "ping", "1" } });
    row("several lines of data", "data: a\ndata: b\ndata:\n\n", { { {}, "a\nb\n" } });
    row("only the first blank goes", "data:  a\n\n", { { {}, " a" } });
    row("other fields", "id: 5\nretry: 100\nnonsense\ndata: a\n\n", { { {}, "a" } });
    row("an event without data is none", "event: ping\n\ndata: a\n\n", { { {}, "a" } });
    row("what is not ended", "data: a\n\ndata: b\n", { { {}, "a" } });
    row("letters of many bytes", "data: α🙂\n\n", { { {}, "α🙂" } });
    row("nothing", {}, {});
}

void TestEventStream::eventsCutAnywhere()
{
    QFETCH(QByteArray, stream);
    QFETCH(std::vector<StreamEvent>, events);
    for (qsizetype cut = 0; cut <= stream.size(); ++cut) {
        EventReader reader;
        std::vector<StreamEvent> found = reader.add(stream.first(cut));
        const auto rest = reader.add(stream.sliced(cut));
        found.insert(found.end(), rest.begin(), rest.end());
        QVERIFY2(found == events, QByteArray::number(cut).constData());
    }
    EventReader reader;
    std::vector<StreamEvent> found;
    for (const char c : stream) {
        const auto whole = reader.add(QByteArray(1, c));
        found.insert(found.end(), whole.begin(), whole.end());
    }
    QVERIFY(found == events);
}

void TestEventStream::linesCutAnywhere()
{
    const QByteArray stream = "{\"a\": 1}\r\n\n{\"b\": \"α\"}\n{\"c\": 3}";
    const std::vector<StreamEvent> expected { { {}, "{\"a\": 1}" }, { {}, "{\"b\": \"α\"}" }, { {}, "{\"c\": 3}" } };
    for (qsizetype cut = 0; cut <= stream.size(); ++cut) {
        LineReader reader;
        std::vector<StreamEvent> found = reader.add(stream.first(cut));
        for (const auto &more : { reader.add(stream.sliced(cut)), reader.finish() })
            found.insert(found.end(), more.begin(), more.end());
        QVERIFY2(found == expected, QByteArray::number(cut).constData());
    }
    QVERIFY(LineReader().finish().empty());
}

void TestEventStream::endless_data()
{
    QTest::addColumn<QByteArray>("piece");
    QTest::addColumn<bool>("lines");
    QTest::newRow("a line without end") << QByteArray(1 << 16, 'x') << false;
    QTest::newRow("an event without end") << "data: " + QByteArray(1 << 16, 'x') + "\n" << false;
    QTest::newRow("a line of JSON without end") << QByteArray(1 << 16, 'x') << true;
}

void TestEventStream::endless()
{
    QFETCH(QByteArray, piece);
    QFETCH(bool, lines);
    EventReader events;
    LineReader reader;
    const auto feed = [&] {
        for (int i = 0; i < 1000; ++i)
            (void)(lines ? reader.add(piece) : events.add(piece));
    };
    QVERIFY_THROWS_EXCEPTION(Error, feed());
}

ADDUCE_TEST(TestEventStream)
#include "test_event_stream.moc"
