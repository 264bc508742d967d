#include "core/worker/protocol.h"

#include "core/worker/protocol_stream.h"

namespace adduce::protocol {

QByteArray annotationsPayload(const std::vector<PageAnnotation> &annotations)
{
    Writer out;
    out << quint32(annotations.size());
    for (const PageAnnotation &one : annotations) {
        out << qint32(one.page) << qint32(one.colour ? static_cast<int>(*one.colour) : -1) << one.words << one.note << one.author
            << quint32(one.rects.size());
        for (const QRectF &rect : one.rects)
            out << rect;
    }
    return out.bytes();
}

std::vector<PageAnnotation> decodeAnnotations(const QByteArray &payload, int pages, Budget &budget)
{
    constexpr qsizetype kLeast = 6 * sizeof(quint32);
    constexpr qsizetype kRectBytes = 4 * sizeof(float);
    constexpr int kWhite = 0xFFFFFF;
    Reader in(payload, &budget);
    std::vector<PageAnnotation> annotations(in.count(kLeast, sizeof(PageAnnotation), kMostAnnotations));
    for (PageAnnotation &one : annotations) {
        one.page = in.integer(0, pages - 1);
        if (const int colour = in.integer(-1, kWhite); colour >= 0)
            one.colour = static_cast<quint32>(colour);
        one.words = in.text(kLongestNote);
        one.note = in.text(kLongestNote);
        one.author = in.text(kLongestTitle);
        one.rects.resize(in.count(kRectBytes, sizeof(QRectF), kMostAnnotationRects));
        for (QRectF &rect : one.rects)
            rect = in.rect();
        std::erase_if(one.rects, [](const QRectF &rect) { return !rect.isValid(); }); // so narrow that nothing is left of it
    }
    std::erase_if(annotations, [](const PageAnnotation &one) { return one.rects.empty(); });
    in.end();
    return annotations;
}

} // namespace adduce::protocol
