#pragma once
#include "core/answer/answer.h"

namespace adduce::test {

/// What a hostile document may name itself: each would make Qt's rich text load a file for ever.
inline const QString kHostile = QStringLiteral("<img src=\"file:///dev/zero\"> ![](file:///dev/zero) <b>title</b> & more");

inline Citation citation(int page, const QString &quote, const QString &source = QStringLiteral("Smith 2021"))
{
    Citation c;
    c.document = { 1 };
    c.sha256 = QStringLiteral("aa");
    c.source = source;
    c.title = QStringLiteral("A title");
    c.page = page;
    c.pageCount = 9;
    c.label = QString::number(page);
    c.quote = quote;
    c.before = QStringLiteral("Before it.");
    c.after = QStringLiteral("After it.");
    c.rects = { QRectF(72, 100, 300, 12), QRectF(72, 111, 200, 12) };
    return c;
}

inline AnswerSentence sentence(const QString &text, int citations = 1)
{
    AnswerSentence s;
    s.text = text;
    for (int i = 0; i < citations; ++i)
        s.citations.push_back(citation(i + 1, text));
    return s;
}

inline std::vector<AnswerSentence> threeSentences()
{
    return { sentence(QStringLiteral("The first sentence is found in two places of the paper."), 2),
        sentence(QStringLiteral("The second one is found once.")), sentence(QStringLiteral("The third closes the answer.")) };
}

} // namespace adduce::test
