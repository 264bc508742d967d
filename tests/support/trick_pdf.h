#pragma once
#include "core/worker/worker.h"
#include <QByteArray>
#include <functional>
#include <hpdf.h>

namespace adduce::test {

/// A PDF of one page of 612 x 792 points, made with libharu: three lines of plain sentences, and whatever `draw` adds. The
/// font is Helvetica; `draw` begins outside a text object.
QByteArray makeTrickPdf(const std::function<void(HPDF_Doc, HPDF_Page, HPDF_Font)> &draw, bool plainLines = true);

/// The plain lines and an outline of one entry, "Sleep", in a PDF that opens with either of two passwords.
QByteArray makeLockedPdf(const char *password, const char *ownersPassword = "owner");

/// A line of text at a place (points from the lower left), as the page stands.
void showText(HPDF_Page page, HPDF_Font font, float size, float x, float y, const char *text);

/// A PDF of 612 x 792 points a page that shows these pictures and has no text.
QByteArray makeScannedPdf(const QList<PageImage> &pages);

} // namespace adduce::test
