#pragma once
#include "core/worker/ocr_protocol.h"

namespace tesseract {
class TessBaseAPI;
}

namespace adduce {

/// The lines and words that Tesseract finds in the picture, in its reading order; boxes in pixels of the picture as it was turned. Lines
/// that slope, as on pages that were scanned askew, are set straight first; when little is made of an upright page it is tried on its
/// side and on its head. Where nothing makes sense of it, `scripts`, which may be null, tells how the page is written.
OcrPage recognisePicture(tesseract::TessBaseAPI &languages, tesseract::TessBaseAPI *scripts, const protocol::OcrImage &image);

} // namespace adduce
