#include "core/documents/read_options.h"

namespace adduce {

using namespace Qt::StringLiterals;

QStringList textEncodings()
{
    return { u"UTF-8"_s, u"UTF-16LE"_s, u"UTF-16BE"_s, u"windows-1250"_s, u"windows-1251"_s, u"windows-1252"_s, u"windows-1253"_s,
        u"windows-1254"_s, u"windows-1255"_s, u"windows-1256"_s, u"windows-1257"_s, u"windows-1258"_s, u"ISO-8859-1"_s,
        u"ISO-8859-2"_s, u"ISO-8859-5"_s, u"ISO-8859-7"_s, u"ISO-8859-9"_s, u"ISO-8859-15"_s, u"KOI8-R"_s, u"KOI8-U"_s,
        u"macintosh"_s, u"IBM437"_s, u"IBM850"_s, u"IBM866"_s, u"GB18030"_s, u"Big5"_s, u"Shift_JIS"_s, u"EUC-JP"_s,
        u"ISO-2022-JP"_s, u"EUC-KR"_s, u"TIS-620"_s };
}

} // namespace adduce
