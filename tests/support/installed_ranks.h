#pragma once
#include <QByteArray>
#include <QTemporaryDir>

namespace adduce::test {

/// Lines as tiktoken writes them: every byte, and then these tokens in their order.
inline QByteArray rankLines(const QList<QByteArray> &tokens)
{
    QByteArray lines;
    int rank = 0;
    for (int byte = 0; byte < 256; ++byte)
        lines += QByteArray(1, static_cast<char>(byte)).toBase64() + ' ' + QByteArray::number(rank++) + '\n';
    for (const QByteArray &token : tokens)
        lines += token.toBase64() + ' ' + QByteArray::number(rank++) + '\n';
    return lines;
}

/// For as long as it lives, ranks are installed that make a token of every byte; others where write() says so.
class InstalledRanksFixture
{
public:
    InstalledRanksFixture();
    ~InstalledRanksFixture();
    Q_DISABLE_COPY_MOVE(InstalledRanksFixture)

    void write(const QByteArray &lines) const; ///< in place of them
    [[nodiscard]] QString file() const;

private:
    QTemporaryDir m_folder;
    QByteArray m_before; ///< of XDG_DATA_HOME
    QByteArray m_others; ///< of XDG_DATA_DIRS, where the machine may have some
    mutable int m_writes = 0; ///< each at another time, by which a file is known
};

} // namespace adduce::test
