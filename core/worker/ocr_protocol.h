#pragma once
#include "core/worker/protocol.h"

// What is said between the program and its recognition worker; frames and their checks as in protocol.h.

namespace adduce::protocol {

/// A page drawn in grey for the recognition.
struct OcrImage
{
    int width = 0; ///< pixels
    int height = 0;
    int resolution = 300; ///< pixels an inch
    QByteArray grey; ///< width * height bytes, 0 is black

    friend bool operator==(const OcrImage &, const OcrImage &) = default;
};

constexpr int kLongestOcrSide = 32'000; ///< pixels; Tesseract takes no more than 32,767
constexpr int kMostOcrPixels = 64'000'000;

QByteArray recognisePayload(const OcrImage &image);
OcrImage decodeRecognise(const QByteArray &payload);

QByteArray ocrPagePayload(const OcrPage &page);
OcrPage decodeOcrPage(const QByteArray &payload);

} // namespace adduce::protocol
