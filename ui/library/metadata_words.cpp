#include "ui/library/metadata_words.h"

#include "ui/library/metadata_editor.h"

namespace adduce {

QString fieldName(MetadataField field)
{
    switch (field) {
    case MetadataField::Title:
        return MetadataEditor::tr("Title");
    case MetadataField::Authors:
        return MetadataEditor::tr("Authors");
    case MetadataField::Year:
        return MetadataEditor::tr("Year");
    case MetadataField::Doi:
        return MetadataEditor::tr("DOI");
    case MetadataField::Venue:
        return MetadataEditor::tr("Published in");
    case MetadataField::Volume:
        return MetadataEditor::tr("Volume");
    case MetadataField::Issue:
        return MetadataEditor::tr("Issue");
    case MetadataField::Pages:
        return MetadataEditor::tr("Pages or article");
    case MetadataField::Issn:
        return MetadataEditor::tr("ISSN");
    case MetadataField::Licence:
        return MetadataEditor::tr("Licence");
    case MetadataField::Retraction:
        return MetadataEditor::tr("Retraction");
    case MetadataField::Abstract:
        return MetadataEditor::tr("Abstract");
    case MetadataField::Language:
        return MetadataEditor::tr("Language");
    case MetadataField::Address:
        return MetadataEditor::tr("Address");
    }
    return {};
}

QString valueText(const QString &value)
{
    return value;
}

QString valueText(int year)
{
    return year > 0 ? QString::number(year) : QString();
}

QString valueText(const QStringList &names)
{
    return names.join(u'\n');
}

} // namespace adduce
