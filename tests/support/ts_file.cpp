#include "tests/support/ts_file.h"

#include <QFile>
#include <QXmlStreamReader>

namespace adduce::test {

using namespace Qt::StringLiterals;

std::vector<TsMessage> readTs(const QString &path)
{
    std::vector<TsMessage> result;
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return result;
    QXmlStreamReader xml(&file);
    QString context;
    while (!xml.atEnd()) {
        if (xml.readNext() != QXmlStreamReader::StartElement)
            continue;
        if (xml.name() == u"name"_s)
            context = xml.readElementText();
        else if (xml.name() == u"message"_s)
            result.push_back({ context, {}, {}, xml.attributes().value(u"numerus"_s) == u"yes"_s, false });
        else if (xml.name() == u"source"_s)
            result.back().source = xml.readElementText();
        else if (xml.name() == u"numerusform"_s)
            result.back().translations << xml.readElementText();
        else if (xml.name() == u"translation"_s) {
            result.back().isFinished = !xml.attributes().hasAttribute(u"type"_s);
            if (!result.back().isPlural)
                result.back().translations << xml.readElementText();
        }
    }
    return result;
}

} // namespace adduce::test
