#include "core/export/pdf_characters.h"

#include <QByteArray>
// The lower half of libharu: it names the same handles otherwise than hpdf.h, and they do not go together.
#include <hpdf_conf.h>
#include <hpdf_objects.h>
#include <hpdf_utils.h>

namespace adduce {

/// Each code is the character of its number. A range may only count in the last byte, and a hundred stand together.
static QByteArray characterMap()
{
    constexpr int kRanges = 0x100, kTogether = 100;
    QByteArray map = "/CIDInit /ProcSet findresource begin\n12 dict begin\nbegincmap\n"
                     "/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def\n"
                     "/CMapName /UTF-8 def\n/CMapType 2 def\n"
                     "1 begincodespacerange\n<0000> <FFFF>\nendcodespacerange\n";
    for (int first = 0; first < kRanges; first += kTogether) {
        const int end = std::min(kRanges, first + kTogether);
        map += QByteArray::number(end - first) + " beginbfrange\n";
        for (int high = first; high < end; ++high) {
            const QByteArray byte = QByteArray::number(high, 16).rightJustified(2, '0');
            map += '<' + byte + "00> <" + byte + "FF> <" + byte + "00>\n";
        }
        map += "endbfrange\n";
    }
    return map + "endcmap\nCMapName currentdict /CMap defineresource pop\nend\nend\n";
}

void nameCharacters(void *font)
{
    auto *map = static_cast<HPDF_Dict>(HPDF_Dict_GetItem(static_cast<HPDF_Dict>(font), "ToUnicode", HPDF_OCLASS_DICT));
    if (!map || !map->stream)
        return;
    HPDF_MemStream_FreeData(map->stream);
    HPDF_Stream_WriteStr(map->stream, characterMap().constData());
}

} // namespace adduce
