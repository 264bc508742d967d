#pragma once
#include <QJsonObject>
#include <QStringList>
#include <functional>
#include <vector>

namespace adduce {

// How a tokenizer.json wants text prepared before it is looked up.

using TextStep = std::function<QString(const QString &)>; ///< the whole text into another
using TextCut = std::function<QStringList(const QString &)>; ///< a piece into finer ones

/// Of "normalizer" and of "pre_tokenizer", in order; none for an empty object. Throws Error{Unsupported} naming the type
/// that we do not know.
std::vector<TextStep> textSteps(const QJsonObject &normalizer, const QString &path);
std::vector<TextCut> textCuts(const QJsonObject &preTokenizer, const QString &path);

} // namespace adduce
