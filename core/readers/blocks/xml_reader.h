#pragma once
#include <QXmlStreamReader>

namespace adduce {

/// Reads XML of a stranger: no document type, no entities of its own, bounded depth. Names are told without their
/// prefix, so that strict and transitional files are the same.
class XmlReader
{
public:
    explicit XmlReader(const QByteArray &bytes);

    /// The next start, end or text; false at the end. Throws Damaged.
    bool next();
    [[nodiscard]] bool isStart() const { return m_xml.isStartElement(); }
    [[nodiscard]] bool isEnd() const { return m_xml.isEndElement(); }
    [[nodiscard]] bool is(QStringView localName) const { return m_xml.name() == localName; }
    [[nodiscard]] QStringView text() const { return m_xml.isCharacters() ? m_xml.text() : QStringView(); }
    [[nodiscard]] QString attribute(QStringView localName) const; ///< whatever its prefix
    void skip(); ///< to the end of the element that has started

private:
    QXmlStreamReader m_xml;
    int m_depth = 0;
};

} // namespace adduce
