#include "core/readers/blocks/xml_reader.h"

#include "core/base/error.h"

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

constexpr int kDeepestXml = 512; // elements in elements

} // namespace

XmlReader::XmlReader(const QByteArray &bytes)
    : m_xml(bytes)
{
    m_xml.setEntityExpansionLimit(0);
}

XmlReader::XmlReader(const QString &text)
    : m_xml(text)
    , m_hasType(true)
{
    m_xml.setEntityExpansionLimit(0);
}

bool XmlReader::next()
{
    while (!m_xml.atEnd()) {
        switch (m_xml.readNext()) {
        case QXmlStreamReader::DTD:
            if (m_hasType && m_xml.entityDeclarations().isEmpty())
                break;
            [[fallthrough]];
        case QXmlStreamReader::EntityReference:
            if (m_hasType && m_xml.isEntityReference())
                break; // of the document type, which is not fetched
            throw Error(ErrorKind::Damaged, {}, u"XML with a document type or entities of its own"_s);
        case QXmlStreamReader::StartElement:
            if (++m_depth > kDeepestXml)
                throw Error(ErrorKind::Damaged, {}, u"XML nested more than %1 deep"_s.arg(kDeepestXml));
            return true;
        case QXmlStreamReader::EndElement:
            --m_depth;
            return true;
        case QXmlStreamReader::Characters:
            return true;
        default:
            break;
        }
    }
    if (m_xml.hasError())
        throw Error(ErrorKind::Damaged, {}, m_xml.errorString());
    return false;
}

QString XmlReader::attribute(QStringView localName) const
{
    const QXmlStreamAttributes attributes = m_xml.attributes();
    for (const QXmlStreamAttribute &attribute : attributes)
        if (attribute.name() == localName)
            return attribute.value().toString();
    return {};
}

void XmlReader::skip()
{
    for (int depth = 1; depth > 0 && next();)
        depth += isStart() ? 1 : isEnd() ? -1 : 0;
}

} // namespace adduce
