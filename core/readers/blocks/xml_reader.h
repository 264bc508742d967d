#pragma once
#include <QXmlStreamReader>

namespace adduce {

/// Reads XML of a stranger: no entities of its own, bounded depth, and no document type unless that is expected, which then says nothing. Names are told without their
/// prefix, so that strict and transitional files are the same.
class XmlReader
{
public:
    explicit XmlReader(const QByteArray &bytes);
    explicit XmlReader(const QString &text); ///< of a format that begins with a document type; nothing is fetched for it

    /// The next start, end or text; false at the end. Throws Damaged.
    bool next();
    [[nodiscard]] bool isStart() const { return m_xml.isStartElement(); }
    [[nodiscard]] bool isEnd() const { return m_xml.isEndElement(); }
    [[nodiscard]] QStringView name() const { return m_xml.name(); } ///< of what has started or ended, without its prefix
    [[nodiscard]] bool is(QStringView localName) const { return m_xml.name() == localName; }
    [[nodiscard]] QStringView text() const { return m_xml.isCharacters() ? m_xml.text() : QStringView(); }
    [[nodiscard]] QString attribute(QStringView localName) const; ///< whatever its prefix
    void skip(); ///< to the end of the element that has started

private:
    QXmlStreamReader m_xml;
    int m_depth = 0;
    bool m_hasType = false; ///< a document type is expected
};

} // namespace adduce
