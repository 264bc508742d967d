#pragma once
#include "core/lexicon/lexicon.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <zlib.h>

namespace adduce::test {

inline void writeFile(const QString &path, const QByteArray &bytes)
{
    QDir().mkpath(QFileInfo(path).path());
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
        qFatal("cannot write %s", qPrintable(path));
}

/// Adjectives: "pregnant", which "pregnancy" is derived from and "barren" is like; "fast" and its synonym "quick" against "slow".
/// Nouns: "pregnancy"; "fast" with a synonym. Written as WordNet's files are, with true offsets.
inline void writeWordNet(const QString &folder)
{
    const auto write = [&](const QString &part, const QByteArray &index, const QByteArray &data) {
        writeFile(folder + QStringLiteral("/index.") + part, index);
        writeFile(folder + QStringLiteral("/data.") + part, data);
    };
    const QByteArray noun = "00000000 26 n 01 pregnancy 0 001 + 00000000 a 0101 | the state of being pregnant\n";
    const QByteArray noun2 = "00000085 04 n 03 fast 0 fasting 0 dry_fast 0 000 | abstaining from food\n";
    write(QStringLiteral("noun"),
        "fast n 1 0 1 0 " + QByteArray::number(noun.size()) + "  \nfasting n 1 0 1 0 " + QByteArray::number(noun.size())
            + "  \npregnancy n 1 1 + 1 0 0  \n",
        noun + noun2);
    const QByteArray pregnant = "00000000 00 a 01 pregnant 0 002 + 00000000 n 0101 & 00000100 a 0000 | with child\n";
    const QByteArray barren = "00000100 00 s 01 barren(p) 0 000 | not bearing\n";
    const qsizetype fastAt = pregnant.size() + barren.size();
    const QByteArray number = QByteArray::number(fastAt);
    QByteArray like = pregnant;
    like.replace("00000100", QByteArray::number(pregnant.size()).rightJustified(8, '0'));
    const QByteArray fast = number.rightJustified(8, '0') + " 00 a 02 fast 0 quick 0 001 ! "
        + QByteArray::number(fastAt + 200).rightJustified(8, '0') + " a 0101 | speedy\n";
    QByteArray slow = QByteArray(fastAt + 200 - fastAt - fast.size() - 1, ' ') + '\n';
    slow += QByteArray::number(fastAt + 200).rightJustified(8, '0') + " 00 a 01 slow 0 000 | not fast\n";
    write(QStringLiteral("adj"),
        "fast a 1 1 ! 1 0 " + number + "  \npregnant a 1 2 + & 1 0 0  \nquick a 1 0 1 0 " + number + "  \n",
        like + barren + fast + slow);
    write(QStringLiteral("verb"), "sleep v 1 0 1 0 0  \n", "00000000 29 v 01 sleep 0 000 | be asleep\n");
    writeFile(folder + QStringLiteral("/verb.exc"), "slept sleep\n");
    write(QStringLiteral("adv"), "fast r 1 0 1 0 0  \n", "00000000 02 r 01 fast 0 000 | quickly\n");
}

/// As dictzip(1) packs: every `length` bytes can be inflated by themselves.
inline QByteArray dictzip(const QByteArray &text, int length)
{
    QList<QByteArray> chunks;
    z_stream stream {};
    deflateInit2(&stream, Z_DEFAULT_COMPRESSION, Z_DEFLATED, -15, 8, Z_DEFAULT_STRATEGY);
    for (qsizetype at = 0; at < text.size(); at += length) {
        QByteArray piece = text.mid(at, length);
        QByteArray packed(piece.size() + 100, '\0');
        stream.next_in = reinterpret_cast<Bytef *>(piece.data());
        stream.avail_in = static_cast<uInt>(piece.size());
        stream.next_out = reinterpret_cast<Bytef *>(packed.data());
        stream.avail_out = static_cast<uInt>(packed.size());
        deflate(&stream, Z_FULL_FLUSH);
        packed.chop(stream.avail_out);
        chunks << packed;
    }
    deflateEnd(&stream);
    const auto word = [](qsizetype value) {
        return QByteArray(1, static_cast<char>(value & 0xff)) + static_cast<char>(value >> 8);
    };
    QByteArray table = word(1) + word(length) + word(chunks.size());
    for (const QByteArray &chunk : chunks)
        table += word(chunk.size());
    const QByteArray extra = "RA" + word(table.size()) + table;
    QByteArray file("\x1f\x8b\x08\x04\0\0\0\0\0\x03", 10);
    file += word(extra.size()) + extra;
    for (const QByteArray &chunk : chunks)
        file += chunk;
    return file;
}

inline QByteArray dictdNumber(qsizetype value)
{
    static const QByteArray digits("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/");
    QByteArray text;
    do {
        text.prepend(digits[value % 64]);
        value /= 64;
    } while (value > 0);
    return text;
}

/// A dictionary of dictd with these articles, by headword.
inline void writeDictionary(const QString &path, const QMap<QByteArray, QByteArray> &articles)
{
    QByteArray index;
    QByteArray text;
    for (auto one = articles.cbegin(); one != articles.cend(); ++one) {
        const QByteArray article = one.key() + " /x/ <n>\n" + one.value() + '\n';
        index += one.key() + '\t' + dictdNumber(text.size()) + '\t' + dictdNumber(article.size()) + '\n';
        text += article;
    }
    writeFile(path + QStringLiteral(".index"), index);
    writeFile(path + QStringLiteral(".dict.dz"), dictzip(text, 40)); // articles lie over the ends of chunks
}

/// A small lexicon as Debian would install it.
class SmallLexicon
{
public:
    SmallLexicon()
    {
        const QString root = m_folder.path();
        writeWordNet(root + QStringLiteral("/wordnet"));
        writeFile(
            root + QStringLiteral("/hunspell/en_US.aff"), "SET UTF-8\nTRY esianrtolcdugmphbyfvkwzESIANRTOLCDUGMPHBYFVKWZ'\n");
        writeFile(root + QStringLiteral("/hunspell/en_US.dic"), "5\nbake\nbread\nmany\nthe\nwhich\n");
        writeDictionary(root + QStringLiteral("/dictd/freedict-deu-eng"),
            { { "entzug", "deprivation <n>, withdrawal <n> [med.]" }, { "schlaf", "sleep <n>\n   Synonyms: {Schlummer}" } });
        lexicon = Lexicon::installed({ root });
    }
    [[nodiscard]] QString folder() const { return m_folder.path(); }

    std::shared_ptr<const Lexicon> lexicon;

private:
    QTemporaryDir m_folder;
};

} // namespace adduce::test
