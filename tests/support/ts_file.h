#pragma once
#include <QStringList>
#include <vector>

namespace adduce::test {

/// One text of a Qt Linguist source.
struct TsMessage
{
    QString context;
    QString source;
    QStringList translations; ///< one, or the plural forms
    bool isPlural = false;
    bool isFinished = false;
};

[[nodiscard]] std::vector<TsMessage> readTs(const QString &path);

} // namespace adduce::test
