#include "core/references/reference_writer.h"

#include "core/base/device.h"
#include "core/references/bibtex_writer.h"
#include "core/references/citation_key.h"
#include "core/references/csl_json.h"
#include "core/references/ris_writer.h"

#include <QJsonDocument>
#include <QJsonObject>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

QByteArray itemOf(const Reference &reference, QSet<QString> &keys)
{
    Reference named = reference;
    named.key = citationKey(reference, keys);
    named.type = typeOrGuess(reference); // CSL asks for one
    return QJsonDocument(cslOf(named)).toJson().trimmed();
}

} // namespace

ReferenceWriter::ReferenceWriter(ReferenceFormat format, QIODevice &device)
    : m_format(format)
    , m_device(device)
{
}

void ReferenceWriter::add(const Reference &reference)
{
    if (m_format == ReferenceFormat::Bibtex)
        writeAll(m_device, bibtexOf(reference, m_keys) + '\n');
    else if (m_format == ReferenceFormat::Ris)
        writeAll(m_device, risOf(reference, m_keys));
    else if (m_format == ReferenceFormat::Csl)
        writeAll(m_device, (m_isFirst ? "[\n" : ",\n") + itemOf(reference, m_keys));
    m_isFirst = false;
}

void ReferenceWriter::finish()
{
    if (m_format == ReferenceFormat::Csl)
        writeAll(m_device, m_isFirst ? "[]\n" : "\n]\n");
}

void writeReferences(const std::vector<Reference> &references, ReferenceFormat format, QIODevice &device)
{
    ReferenceWriter writer(format, device);
    for (const Reference &reference : references)
        writer.add(reference);
    writer.finish();
}

} // namespace adduce
