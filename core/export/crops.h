#pragma once
#include "core/answer/answer.h"
#include "core/export/content.h"
#include "core/worker/worker.h"
#include <functional>
#include <stop_token>

namespace adduce {

class Library;

/// The stretch of a page that a quote stands on, drawn, with the quote marked. `scale`: pixels a point of the page. What is
/// marked is `rects`, points; without any the top of the page is cut out, unmarked.
PageImage cropAround(const PageImage &page, const std::vector<QRectF> &rects, double scale);

/// Draws the page of each quote of the tables and matrices, and of what answers tell that reads better on its page, and cuts it out, each quote once; a document that is gone, changed or cannot
/// be drawn has none. Blocks: a worker opens the documents, one after another. `report`: how
/// many quotes were looked at. Throws Error{Stopped}.
void addCrops(const Library &library, const WorkerProgram &worker, ExportContent &content, const std::stop_token &stop = {},
    const std::function<void(int done, int total)> &report = {});

} // namespace adduce
