#pragma once
#include "core/worker/ocr_protocol.h"

namespace tesseract {
class TessBaseAPI;
}

namespace adduce {

/// The lines and words that Tesseract finds in the picture, in its reading order; boxes in pixels. When it makes little
/// of an upright page it is tried turned: scans often lie on their side.
OcrPage recognisePicture(tesseract::TessBaseAPI &tesseract, const protocol::OcrImage &image);

} // namespace adduce
