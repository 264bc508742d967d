#pragma once
#include "core/export/content.h"
#include <stop_token>

class QIODevice;

namespace adduce {

// Files for word processors, which pandoc writes where it is installed (pandoc.org): with footnotes, and a bibliography in a citation style.

enum class WordFormat
{
    Docx,
    Odt
};

QString pandocProgram(); ///< the path of pandoc; empty where it is not installed

/// What a CSL file makes of references (citationstyles.org).
struct CitationStyle
{
    QString path; ///< of the file; empty: the one that pandoc has built in
    QString title; ///< as the file says
    friend bool operator==(const CitationStyle &, const CitationStyle &) = default;
};

/// The style that this file holds. Throws Missing, Unreadable, and BadInput for what is no style, or points to one in the net.
CitationStyle citationStyleFrom(const QString &path);
/// APA, Vancouver, Chicago and Nature, those of them that are installed, in this order.
std::vector<CitationStyle> installedStyles();

/// The threads, tables and matrices as a file for word processors; `content.citationStyle` says how the bibliography is set. What papers say is
/// text in it: no link, image or markup that they could name. Blocks. Throws MissingProgram, BadInput for a style that is none, Internal with
/// what pandoc said, Error{DiskFull} and Stopped.
void writeByPandoc(const ExportContent &content, WordFormat format, QIODevice &device, const std::stop_token &stop = {});

} // namespace adduce
