#include "ui/evaluation/collection_choices.h"

#include "core/evaluation/comparison.h"
#include "ui/common/flow_layout.h"
#include "ui/common/widgets.h"
#include "ui/evaluation/collection_words.h"
#include <QCheckBox>
#include <QComboBox>
#include <QDir>
#include <QFileDialog>
#include <QFormLayout>
#include <QLineEdit>
#include <QPushButton>
#include <QSettings>

namespace adduce {

using namespace Qt::StringLiterals;

CollectionChoices::CollectionChoices(QSettings &settings, const QStringList &profiles, QWidget *parent)
    : QWidget(parent)
    , m_settings(settings)
    , m_folder(new QLineEdit)
    , m_choose(button(tr("Choose..."), u"folder"_s))
    , m_results(new QComboBox)
{
    m_folder->setAccessibleName(tr("Folder"));
    m_choose->setAutoDefault(false);
    auto *place = new QHBoxLayout;
    place->setSpacing(space(2));
    place->addWidget(m_folder, 1);
    place->addWidget(m_choose);
    auto *boxes = new FlowLayout;
    boxes->setSpacing(space(3));
    for (const QString &name : variantNames()) {
        QCheckBox *profile = m_profiles.emplace_back(new QCheckBox(name));
        profile->setChecked(profiles.contains(name));
        boxes->addWidget(profile);
        connect(profile, &QCheckBox::toggled, this, &CollectionChoices::profilesChanged);
    }
    m_results->setAccessibleName(tr("Result"));
    auto *form = new QFormLayout(this);
    form->setContentsMargins(0, 0, 0, 0);
    form->setHorizontalSpacing(space(4));
    form->setVerticalSpacing(space(3));
    form->addRow(new PlainLabel(tr("Folder")), place);
    form->addRow(new PlainLabel(tr("Profiles")), boxes);
    form->addRow(new PlainLabel(tr("Result")), m_results);
    connect(m_results, &QComboBox::activated, this, &CollectionChoices::resultChosen);
    connect(m_folder, &QLineEdit::textChanged, this, &CollectionChoices::folderChanged);
    connect(m_choose, &QPushButton::clicked, this, &CollectionChoices::chooseFolder);
}

QString CollectionChoices::folder() const
{
    return QDir::fromNativeSeparators(m_folder->text().trimmed());
}

void CollectionChoices::setFolder(const QString &folder)
{
    m_folder->setText(QDir::toNativeSeparators(folder));
}

void CollectionChoices::remember()
{
    m_settings.setValue(u"evaluation/collection"_s, folder());
}

QStringList CollectionChoices::profiles() const
{
    QStringList names;
    for (const QCheckBox *profile : m_profiles)
        if (profile->isChecked())
            names << profile->text();
    return names;
}

void CollectionChoices::setResults(const std::vector<CollectionResult> &results)
{
    m_results->clear();
    for (const CollectionResult &result : results)
        m_results->addItem(resultWords(result));
}

void CollectionChoices::showNoResult()
{
    m_results->setCurrentIndex(-1);
}

void CollectionChoices::setFree(bool free)
{
    m_folder->setEnabled(free);
    m_choose->setEnabled(free);
    m_results->setEnabled(free && m_results->count() > 0);
    for (QCheckBox *profile : m_profiles)
        profile->setEnabled(free);
}

void CollectionChoices::chooseFolder()
{
    auto *dialog = new QFileDialog(this, tr("Choose a folder with a collection"), folder());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::Directory);
    connect(dialog, &QFileDialog::fileSelected, this, [this](const QString &chosen) {
        setFolder(chosen);
        remember();
    });
    dialog->open();
}

} // namespace adduce
