#include "core/base/error.h"
#include "core/embedding/static_model.h"
#include "tests/support/shared_data.h"
#include "tests/support/test_main.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>
#include <cmath>
#include <cstring>

using namespace Qt::StringLiterals;
using namespace adduce;

/// The vectors of the reference implementation, and folders that are none.
class TestStaticModel : public QObject
{
    Q_OBJECT

private slots:
    void equalsTheReference_data();
    void equalsTheReference();
    void tokensAreCut_data();
    void tokensAreCut();
    void kindsOfNumbers_data();
    void kindsOfNumbers();
    void tokensShareRowsAndWeigh();
    void damagedTensorsAreRefused_data();
    void damagedTensorsAreRefused();
    void hostileTokenizersAreRefused_data();
    void hostileTokenizersAreRefused();
    void missingFilesAreNamed();
    void oddTexts();
};

namespace {

/// A folder of a model, written as a stranger might.
class Folder
{
public:
    void write(const QString &name, const QByteArray &content)
    {
        QFile file(m_folder.filePath(name));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(content);
    }
    void writeTensors(const QByteArray &header, const QByteArray &values)
    {
        const quint64 size = static_cast<quint64>(header.size());
        QByteArray length(sizeof size, '\0');
        std::memcpy(length.data(), &size, sizeof size);
        write(u"model.safetensors"_s, length + header + values);
    }
    void writeWords() // nap 0, ##s 1, recall 2, unknown 3
    {
        write(u"tokenizer.json"_s, kWords);
    }
    [[nodiscard]] QString path() const { return m_folder.path(); }

    static constexpr const char *kWords = R"({"normalizer": {"type": "Lowercase"}, "pre_tokenizer": {"type": "BertPreTokenizer"},
        "model": {"type": "WordPiece", "unk_token": "[UNK]", "continuing_subword_prefix": "##", "max_input_chars_per_word": 10,
                  "vocab": {"nap": 0, "##s": 1, "recall": 2, "[UNK]": 3}}})";

private:
    QTemporaryDir m_folder;
};

template <class Value> QByteArray bytesOf(std::initializer_list<Value> values)
{
    return { reinterpret_cast<const char *>(values.begin()), static_cast<qsizetype>(values.size() * sizeof(Value)) };
}

const QByteArray kFourRows = bytesOf<float>({ 1, 0, 0, 1, 3, 4, 9, 9 });
constexpr const char *kFourRowsHeader = R"({"embeddings": {"dtype": "F32", "shape": [4, 2], "data_offsets": [0, 32]}})";

std::optional<ErrorKind> failureOf(const QString &folder)
{
    try {
        (void)StaticModel::open(folder);
        return std::nullopt;
    } catch (const Error &error) {
        return error.kind();
    }
}

} // namespace

void TestStaticModel::equalsTheReference_data()
{
    QTest::addColumn<QString>("model");
    QTest::addColumn<QString>("expected");
    QTest::addColumn<QString>("text");
    const QString many = (u"hello "_s.repeated(1000)).trimmed();
    QTest::newRow("short") << u"float32"_s << u"embeddings_short.json"_s << u"hello world"_s;
    QTest::newRow("long") << u"float32"_s << u"embeddings_long.json"_s << many;
    QTest::newRow("quantised") << u"vocab-quantized"_s << u"embeddings_vocab_quantized.json"_s << many;
}

void TestStaticModel::equalsTheReference()
{
    QFETCH(QString, model);
    QFETCH(QString, expected);
    QFETCH(QString, text);
    const QString data = test::sharedData(u"static-embedding"_s);
    if (data.isEmpty())
        QSKIP("the measuring data are not here");
    QFile file(data + u'/' + expected);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QJsonArray reference = QJsonDocument::fromJson(file.readAll()).array().first().toArray();
    const EmbeddedText embedded = StaticModel::open(data + u'/' + model).embed(text);
    QCOMPARE(embedded.vector.size(), static_cast<std::size_t>(reference.size()));
    for (qsizetype i = 0; i < reference.size(); ++i) {
        const double wanted = reference[i].toDouble();
        const double error = std::abs(static_cast<double>(embedded.vector[static_cast<std::size_t>(i)]) - wanted);
        QVERIFY2(error <= 1e-5 * std::abs(wanted), qPrintable(u"%1: %2"_s.arg(i).arg(error / std::abs(wanted))));
    }
}

void TestStaticModel::tokensAreCut_data()
{
    QTest::addColumn<QString>("tokenizer");
    QTest::addColumn<QString>("text");
    QTest::addColumn<QList<int>>("tokens");
    const QString words = QString::fromLatin1(Folder::kWords);
    QTest::newRow("pieces of words") << words << u"Naps, RECALL!"_s << QList<int> { 0, 1, 2 };
    QTest::newRow("a word that no pieces cover") << words << u"napping recall"_s << QList<int> { 2 };
    QTest::newRow("a word beyond all length") << words << u"nap"_s.repeated(50) + u" nap"_s << QList<int> { 0 };
    QTest::newRow("a piece alone is no word") << words << u"##s s"_s << QList<int> {};
    QTest::newRow("nothing") << words << QString() << QList<int> {};
    const QString pieces = uR"({"normalizer": {"type": "Sequence", "normalizers": [{"type": "NFKC"}, {"type": "Replace",
        "pattern": {"String": "!"}, "content": " ! "}, {"type": "Replace", "pattern": {"Regex": "\\s+"}, "content": " "},
        {"type": "Strip", "strip_left": true, "strip_right": true}]}, "pre_tokenizer": {"type": "Metaspace", "replacement": "▁",
        "prepend_scheme": "always", "split": false}, "model": {"type": "Unigram", "unk_id": 0, "vocab": [["<unk>", 0],
        ["▁nap", -1], ["▁na", -1.5], ["ps", -1], ["p", -3], ["s", -3], ["▁!", -2], ["▁", -4]]}})"_s;
    QTest::newRow("the likeliest") << pieces << u"naps"_s << QList<int> { 2, 3 }; // -2.5, against -4
    QTest::newRow("marks apart") << pieces << u"  nap!  "_s << QList<int> { 1, 6 };
    QTest::newRow("unknown letters") << pieces << u"nap 😀x nap"_s << QList<int> { 1, 7, 1 };
    const QString bert = uR"({"normalizer": {"type": "BertNormalizer", "lowercase": true}, "pre_tokenizer": {"type":
        "BertPreTokenizer"}, "model": {"type": "WordPiece", "unk_token": "[UNK]", "vocab": {"cafe": 0, "睡": 1, "眠": 2, "-": 3,
        "[UNK]": 4, "$": 5}}})"_s;
    QTest::newRow("accents, ideographs, controls") << bert << u"Caf\u00e9-\u0007睡眠\u200d $"_s << QList<int> { 0, 3, 1, 2, 5 };
}

void TestStaticModel::tokensAreCut()
{
    QFETCH(QString, tokenizer);
    QFETCH(QString, text);
    QFETCH(QList<int>, tokens);
    const std::vector<int> found = Tokenizer::fromJson(tokenizer.toUtf8(), {}).encode(text);
    QCOMPARE(QList<int>(found.begin(), found.end()), tokens);
}

void TestStaticModel::kindsOfNumbers_data()
{
    QTest::addColumn<QByteArray>("header");
    QTest::addColumn<QByteArray>("values");
    const auto header = [](const char *type, int bytes) {
        return u"{\"embeddings\": {\"dtype\": \"%1\", \"shape\": [4, 2], \"data_offsets\": [0, %2]}, \"__metadata__\": {}}"_s
            .arg(QLatin1StringView(type))
            .arg(bytes)
            .toUtf8();
    };
    QTest::newRow("F32") << header("F32", 32) << kFourRows;
    QTest::newRow("F64") << header("F64", 64) << bytesOf<double>({ 1, 0, 0, 1, 3, 4, 9, 9 });
    QTest::newRow("F16") << header("F16", 16) << bytesOf<quint16>({ 0x3c00, 0, 0, 0x3c00, 0x4200, 0x4400, 0x4880, 0x4880 });
    QTest::newRow("BF16") << header("BF16", 16) << bytesOf<quint16>({ 0x3f80, 0, 0, 0x3f80, 0x4040, 0x4080, 0x4110, 0x4110 });
    QTest::newRow("I8") << header("I8", 8) << bytesOf<qint8>({ 1, 0, 0, 1, 3, 4, 9, 9 });
}

void TestStaticModel::kindsOfNumbers()
{
    QFETCH(QByteArray, header);
    QFETCH(QByteArray, values);
    Folder folder;
    folder.writeWords();
    folder.writeTensors(header, values);
    const StaticModel model = StaticModel::open(folder.path());
    QCOMPARE(model.dimensions(), 2);
    QCOMPARE(model.embed(u"recall"_s).vector, (std::vector<float> { 0.6F, 0.8F }));
    QCOMPARE(model.embed(u"zebra"_s).vector, (std::vector<float> { 0, 0 }));
    QCOMPARE(model.embed(u"zebra"_s).vocabularyCoverage, 0.0);
    folder.write(u"config.json"_s, R"({"normalize": false})");
    QCOMPARE(StaticModel::open(folder.path()).embed(u"nap recall"_s).vector, (std::vector<float> { 2, 2 }));
}

void TestStaticModel::tokensShareRowsAndWeigh()
{
    Folder folder;
    folder.writeWords();
    folder.write(u"config.json"_s, R"({"normalize": false})");
    folder.writeTensors(R"({"embeddings": {"dtype": "F32", "shape": [1, 2], "data_offsets": [0, 8]}, "mapping": {"dtype": "I32",
        "shape": [4], "data_offsets": [8, 24]}, "weights": {"dtype": "F64", "shape": [4], "data_offsets": [24, 56]}})",
        bytesOf<float>({ 1, 2 }) + bytesOf<qint32>({ 0, 0, 0, 0 }) + bytesOf<double>({ 2, 4, 0.5, 1 }));
    QCOMPARE(StaticModel::open(folder.path()).embed(u"naps"_s).vector, (std::vector<float> { 3, 6 }));
}

void TestStaticModel::damagedTensorsAreRefused_data()
{
    QTest::addColumn<QByteArray>("header");
    QTest::addColumn<QByteArray>("values");
    const auto row = [](const char *name, const char *header, const QByteArray &values = kFourRows) {
        QTest::newRow(name) << QByteArray(header) << values;
    };
    row("no JSON", "{\"embeddings\"");
    row("no table", R"({"other": {"dtype": "F32", "shape": [4, 2], "data_offsets": [0, 32]}})");
    row("negative offset", R"({"embeddings": {"dtype": "F32", "shape": [4, 2], "data_offsets": [-32, 0]}})");
    row("offset beyond the end", R"({"embeddings": {"dtype": "F32", "shape": [4, 2], "data_offsets": [8, 40]}})");
    row("offsets the wrong way", R"({"embeddings": {"dtype": "F32", "shape": [4, 2], "data_offsets": [32, 0]}})");
    row("huge shape", R"({"embeddings": {"dtype": "F32", "shape": [4294967296, 4294967296], "data_offsets": [0, 32]}})");
    row("shape of halves", R"({"embeddings": {"dtype": "F32", "shape": [4.5, 2], "data_offsets": [0, 32]}})");
    row("another length", R"({"embeddings": {"dtype": "F32", "shape": [4, 3], "data_offsets": [0, 32]}})");
    row("another type", R"({"embeddings": {"dtype": "C64", "shape": [4, 2], "data_offsets": [0, 32]}})");
    row("one dimension", R"({"embeddings": {"dtype": "F32", "shape": [8], "data_offsets": [0, 32]}})");
    row("too few rows", R"({"embeddings": {"dtype": "F32", "shape": [3, 2], "data_offsets": [0, 24]}})");
    row("no number", kFourRowsHeader, bytesOf<float>({ 1, 0, 0, NAN, 3, 4, 9, 9 }));
    row("infinite", kFourRowsHeader, bytesOf<float>({ 1, 0, 0, INFINITY, 3, 4, 9, 9 }));
    row("a token that points nowhere",
        R"({"embeddings": {"dtype": "F32", "shape": [2, 2], "data_offsets": [0, 16]}, "mapping": {"dtype": "I32", "shape": [4],
            "data_offsets": [16, 32]}})",
        bytesOf<float>({ 1, 0, 0, 1 }) + bytesOf<qint32>({ 0, 1, 2, 0 }));
    row("a token before all",
        R"({"embeddings": {"dtype": "F32", "shape": [2, 2], "data_offsets": [0, 16]}, "mapping": {"dtype": "I32", "shape": [4],
            "data_offsets": [16, 32]}})",
        bytesOf<float>({ 1, 0, 0, 1 }) + bytesOf<qint32>({ 0, -1, 1, 0 }));
}

void TestStaticModel::damagedTensorsAreRefused()
{
    QFETCH(QByteArray, header);
    QFETCH(QByteArray, values);
    Folder folder;
    folder.writeWords();
    folder.writeTensors(header, values);
    QCOMPARE(failureOf(folder.path()), ErrorKind::Damaged);
}

void TestStaticModel::hostileTokenizersAreRefused_data()
{
    QTest::addColumn<QByteArray>("json");
    QTest::addColumn<ErrorKind>("kind");
    const auto row = [](const char *name, const QByteArray &json, ErrorKind kind) { QTest::newRow(name) << json << kind; };
    row("no JSON", "{", ErrorKind::Damaged);
    row("a list", "[]", ErrorKind::Damaged);
    row("no model", "{}", ErrorKind::Unsupported);
    row("another model", R"({"model": {"type": "BPE", "vocab": {}, "merges": []}})", ErrorKind::Unsupported);
    row("no vocabulary", R"({"model": {"type": "WordPiece", "vocab": {}}})", ErrorKind::Damaged);
    row("a negative number", R"({"model": {"type": "WordPiece", "vocab": {"a": -1}}})", ErrorKind::Damaged);
    row("a huge number", R"({"model": {"type": "WordPiece", "vocab": {"a": 2147483647}}})", ErrorKind::Damaged);
    row("half a number", R"({"model": {"type": "WordPiece", "vocab": {"a": 0.5}}})", ErrorKind::Damaged);
    row("no score", R"({"model": {"type": "Unigram", "vocab": [["a"]]}})", ErrorKind::Damaged);
    row("an expression that takes for ever", R"({"normalizer": {"type": "Replace", "pattern": {"Regex": "(a+)+$"}, "content": ""},
        "model": {"type": "WordPiece", "vocab": {"a": 0}}})",
        ErrorKind::Unsupported);
    row("an unknown normalizer", R"({"normalizer": {"type": "Rot13"}, "model": {"type": "WordPiece", "vocab": {"a": 0}}})",
        ErrorKind::Unsupported);
    row("an unknown cut", R"({"pre_tokenizer": {"type": "Digits"}, "model": {"type": "WordPiece", "vocab": {"a": 0}}})",
        ErrorKind::Unsupported);
    row("nested beyond reason", QByteArray("[").repeated(5000), ErrorKind::Damaged);
}

void TestStaticModel::hostileTokenizersAreRefused()
{
    QFETCH(QByteArray, json);
    QFETCH(ErrorKind, kind);
    Folder folder;
    folder.write(u"tokenizer.json"_s, json);
    folder.writeTensors(kFourRowsHeader, kFourRows);
    QCOMPARE(failureOf(folder.path()), kind);
}

void TestStaticModel::missingFilesAreNamed()
{
    Folder folder;
    QCOMPARE(failureOf(folder.path()), ErrorKind::Missing);
    folder.writeWords();
    QCOMPARE(failureOf(folder.path()), ErrorKind::Missing);
    folder.write(u"model.safetensors"_s, "short");
    QCOMPARE(failureOf(folder.path()), ErrorKind::Damaged);
    folder.write(u"model.safetensors"_s, QByteArray(100, '\xff')); // a header longer than anything
    QCOMPARE(failureOf(folder.path()), ErrorKind::Damaged);
    QCOMPARE(failureOf(u"/nowhere/at/all"_s), ErrorKind::Missing);
}

void TestStaticModel::oddTexts()
{
    Folder folder;
    folder.writeWords();
    folder.writeTensors(kFourRowsHeader, kFourRows);
    const StaticModel model = StaticModel::open(folder.path());
    for (const QString &text : { QString(), u"?!"_s, QString(3, QChar(0)), u"\xd800"_s, u"😀"_s, QString(1'000'000, u'x') })
        QCOMPARE(model.embed(text).vector, (std::vector<float> { 0, 0 }));
    QCOMPARE(model.embed(u"nap "_s.repeated(100'000)).vector, (std::vector<float> { 1, 0 }));
}

ADDUCE_TEST(TestStaticModel)
#include "test_static_model.moc"
