#include "ui/settings/profile_settings_page.h"

#include "core/base/device.h"
#include "core/library/database.h"
#include "core/library/searchable.h"
#include "ui/common/widgets.h"
#include "ui/settings/configuration_change.h"
#include "ui/settings/parameter_names.h"
#include <QCheckBox>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QFile>
#include <QFileDialog>
#include <QFormLayout>
#include <QInputDialog>
#include <QJsonDocument>
#include <QLocale>
#include <QMenu>
#include <QScrollArea>
#include <QToolButton>
#include <QVBoxLayout>
#include <algorithm>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

constexpr double kStep = 0.05;

using Show = std::function<void(std::optional<double>)>;

QStringList partsInOrder()
{
    QStringList parts;
    for (const ParameterField &field : parameterFields())
        if (!parts.contains(field.part()))
            parts << field.part();
    return parts;
}

/// What the profile in use was before the user changed it.
const Profile &originOf(const Configuration &configuration)
{
    static const Profile ours;
    const Profile *origin = findProfile(configuration, configuration.profile.name);
    return origin ? *origin : ours;
}

} // namespace

ProfileSettingsPage::ProfileSettingsPage(const ConfigurationFile &configuration, LibraryThread &library, QWidget *parent)
    : QWidget(parent)
    , m_file(configuration)
    , m_configuration(configuration.current())
    , m_profiles(new QComboBox)
    , m_about(new PlainLabel({}, Type::Caption))
    , m_changed(new PlainLabel({}, Type::Caption))
    , m_cuts(hint({}))
    , m_menu(iconButton(u"view-more"_s, tr("Save, export, import, remove")))
    , m_counting(library)
{
    auto *inside = new QWidget;
    auto *form = new QFormLayout(inside);
    form->setContentsMargins(0, 0, space(3), 0);
    form->setHorizontalSpacing(space(4));
    form->setVerticalSpacing(space(2));
    for (const QString &part : partsInOrder())
        addPart(form, part);
    auto *scroll = new QScrollArea;
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setWidgetResizable(true);
    scroll->setWidget(inside);
    auto *all = new QVBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    all->setSpacing(space(3));
    all->addWidget(makeHead());
    all->addWidget(
        hint(tr("How questions are answered. Holds from the next one on; each answer keeps the profile that it was made "
                "with. Papers that were cut otherwise than a profile asks are cut so, too, once it is asked by.")));
    m_cuts->hide();
    all->addWidget(m_cuts);
    all->addWidget(scroll, 1);
    showProfiles();
    showValues();
}

QWidget *ProfileSettingsPage::makeHead()
{
    m_profiles->setAccessibleName(tr("Profile"));
    m_about->setSecondary(true);
    m_about->setWordWrap(true);
    m_changed->setSecondary(true);
    auto *menu = new QMenu(m_menu);
    menu->addAction(tr("Save under a name..."), this, &ProfileSettingsPage::askForName);
    menu->addAction(tr("Export..."), this, [this] { chooseFile(false); });
    menu->addAction(tr("Import..."), this, [this] { chooseFile(true); });
    m_remove = menu->addAction(tr("Remove"), this, &ProfileSettingsPage::removeOwn);
    m_menu->setMenu(menu);
    m_menu->setPopupMode(QToolButton::InstantPopup);
    connect(m_profiles, &QComboBox::activated, this, [this](int index) { choose(m_profiles->itemData(index).toString()); });
    auto *head = new QWidget;
    auto *row = new QHBoxLayout;
    row->setSpacing(space(2));
    row->addWidget(new PlainLabel(tr("Profile")));
    row->addWidget(m_profiles);
    row->addWidget(m_menu);
    row->addWidget(m_changed, 1);
    auto *column = new QVBoxLayout(head);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(space(1));
    column->addLayout(row);
    column->addWidget(m_about);
    return head;
}

void ProfileSettingsPage::addPart(QFormLayout *form, const QString &part)
{
    auto *heading = new PlainLabel(nameOfPart(part), Type::Strong);
    heading->setContentsMargins(0, form->rowCount() > 0 ? space(3) : 0, 0, 0);
    form->addRow(heading);
    for (const ParameterField &field : parameterFields())
        if (field.part() == part)
            addRow(form, field);
}

void ProfileSettingsPage::addRow(QFormLayout *form, const ParameterField &field)
{
    const QString name = nameOf(field);
    Show show;
    QWidget *input = makeInput(field, show);
    input->setAccessibleName(u"%1: %2"_s.arg(nameOfPart(field.part()), name));
    input->setObjectName(QString::fromLatin1(field.key));
    input->setMinimumWidth(space(22));
    auto *standard = new ElidedLabel(Type::Caption);
    standard->setSecondary(true);
    auto *undo = iconButton(u"edit-reset"_s, tr("Back to the profile: %1").arg(name));
    undo->setObjectName(u"undo "_s + QLatin1StringView(field.key));
    auto *cell = new QHBoxLayout;
    cell->setSpacing(space(2));
    cell->addWidget(input);
    cell->addWidget(undo);
    cell->addWidget(standard, 1);
    form->addRow(new PlainLabel(name), cell);
    connect(undo, &QToolButton::clicked, this, [this, &field] {
        change([&](Configuration &now) { field.set(now.profile.parameters, field.get(originOf(now).parameters)); });
    });
    m_rows.push_back({ field, input, std::move(show), standard, undo });
}

/// A box with the choices, one to tick or one for a number, whose lowest stands for none where that may be.
QWidget *ProfileSettingsPage::makeInput(const ParameterField &field, Show &show)
{
    const auto set = [this, &field](std::optional<double> value) {
        change([&](Configuration &now) { setField(now.profile.parameters, field, value); });
    };
    if (field.kind == ParameterField::Kind::Choice) {
        auto *box = new QComboBox;
        for (std::size_t i = 0; i < field.choices.size(); ++i)
            box->addItem(valueName(field, static_cast<double>(i)));
        show = [box](std::optional<double> value) { box->setCurrentIndex(static_cast<int>(value.value_or(0))); };
        connect(box, &QComboBox::activated, this, [set](int index) { set(index); });
        return box;
    }
    if (field.kind == ParameterField::Kind::Switch) {
        auto *box = new QCheckBox(tr("yes"));
        show = [box](std::optional<double> value) { box->setChecked(value.value_or(0) != 0); };
        connect(box, &QCheckBox::clicked, this, [set](bool on) { set(on ? 1 : 0); });
        return box;
    }
    const bool isWhole = field.kind == ParameterField::Kind::Whole;
    auto *box = new QDoubleSpinBox;
    box->setDecimals(isWhole ? 0 : 2);
    box->setSingleStep(isWhole ? 1 : kStep);
    box->setRange(field.mayBeNone ? field.low - kStep : field.low, field.high);
    if (field.mayBeNone)
        box->setSpecialValueText(tr("none"));
    const QLocale locale;
    setTip(*box, tr("From %1 to %2").arg(locale.toString(field.low), locale.toString(field.high)));
    show = [box](std::optional<double> value) { box->setValue(value.value_or(box->minimum())); };
    connect(box, &QDoubleSpinBox::valueChanged, this,
        [set, &field](double value) { set(field.mayBeNone && value < field.low ? std::nullopt : std::optional(value)); });
    return box;
}

void ProfileSettingsPage::change(const std::function<void(Configuration &)> &how)
{
    const ChunkParameters before = m_configuration.profile.parameters.chunks;
    m_configuration = changeConfiguration(m_file, this, how);
    showValues();
    if (m_configuration.profile.parameters.chunks != before)
        countCuts();
}

void ProfileSettingsPage::choose(const QString &name)
{
    change([&](Configuration &now) {
        if (const Profile *profile = findProfile(now, name))
            now.profile = Profile(*profile);
    });
}

void ProfileSettingsPage::reset()
{
    choose(Profile {}.name);
    showProfiles();
}

void ProfileSettingsPage::saveAs(const QString &typed)
{
    const QString name = profileNameFrom(typed);
    m_configuration = m_file.change([&](Configuration &now) {
        Profile named = now.profile;
        named.name = name;
        keepProfile(now, named);
        now.profile = named;
    });
    showProfiles();
    showValues();
}

void ProfileSettingsPage::importFrom(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        throw Error(ErrorKind::Unreadable, path, file.errorString());
    const Profile profile = profileFromJson(QJsonDocument::fromJson(file.readAll()).object());
    m_configuration = m_file.change([&](Configuration &now) {
        keepProfile(now, profile);
        now.profile = profile;
    });
    showProfiles();
    showValues();
    countCuts();
}

void ProfileSettingsPage::exportTo(const QString &path) const
{
    replaceFile(path, QJsonDocument(toJson(m_configuration.profile)).toJson());
}

void ProfileSettingsPage::removeOwn()
{
    change([](Configuration &now) {
        std::erase_if(now.profiles, [&](const Profile &profile) { return profile.name == now.profile.name; });
        now.profile = {};
    });
    showProfiles();
}

void ProfileSettingsPage::askForName()
{
    auto *dialog = new QInputDialog(this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowTitle(tr("Save profile"));
    dialog->setLabelText(tr("Name: letters, digits, - and _"));
    connect(dialog, &QInputDialog::textValueSelected, this, [this](const QString &name) {
        try {
            saveAs(name.trimmed());
        } catch (const Error &error) {
            showError(error, this);
        }
    });
    dialog->open();
}

void ProfileSettingsPage::chooseFile(bool isImport)
{
    auto *dialog = new QFileDialog(this, isImport ? tr("Import profile") : tr("Export profile"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setNameFilter(tr("Profiles (*.json)"));
    dialog->setAcceptMode(isImport ? QFileDialog::AcceptOpen : QFileDialog::AcceptSave);
    dialog->setFileMode(isImport ? QFileDialog::ExistingFile : QFileDialog::AnyFile);
    dialog->setDefaultSuffix(u"json"_s);
    if (!isImport)
        dialog->selectFile(m_configuration.profile.name + u".json"_s);
    connect(dialog, &QFileDialog::fileSelected, this, [this, isImport](const QString &path) {
        try {
            isImport ? importFrom(path) : exportTo(path);
        } catch (const Error &error) {
            showError(error, this);
        }
    });
    dialog->open();
}

void ProfileSettingsPage::showProfiles()
{
    const QSignalBlocker quiet(m_profiles);
    m_profiles->clear();
    for (const QString &name : profileNames(m_configuration)) {
        const bool isOurs = name == Profile {}.name;
        m_profiles->addItem(isOurs                ? tr("Adduce")
                : builtInProfile(name) != nullptr ? tr("As the design “%1”").arg(name)
                                                  : name,
            name);
        if (const Profile *profile = builtInProfile(name))
            m_profiles->setItemData(m_profiles->count() - 1, plainTip(aboutWords(*profile)), Qt::ToolTipRole);
    }
}

/// Papers may have been read meanwhile.
void ProfileSettingsPage::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    countCuts();
}

void ProfileSettingsPage::countCuts()
{
    const auto count = [asked = m_configuration.profile.parameters.chunks](
                           Database &database) { return countCutOtherwise(database, asked); };
    m_counting.run(this, count, [this](int papers) {
        m_cuts->setText(tr("%Ln paper(s) in the library were cut otherwise than this profile asks. They are cut so, too, when you "
                           "ask next; until then their passages are searched as they are.",
            nullptr, papers));
        m_cuts->setVisible(papers > 0);
    });
}

void ProfileSettingsPage::showValues()
{
    const Profile &origin = originOf(m_configuration);
    m_profiles->setCurrentIndex(m_profiles->findData(origin.name));
    m_about->setText(aboutWords(origin));
    m_about->setVisible(!origin.about.isEmpty());
    m_remove->setEnabled(builtInProfile(origin.name) == nullptr);
    int changed = 0;
    for (const Row &row : m_rows) {
        const QSignalBlocker quiet(row.input);
        const std::optional<double> value = row.field.get(m_configuration.profile.parameters);
        const std::optional<double> standard = row.field.get(origin.parameters);
        row.show(value);
        row.standard->setText(value != standard ? tr("standard: %1").arg(valueName(row.field, standard)) : tr("standard"));
        row.undo->setVisible(value != standard);
        changed += value != standard ? 1 : 0;
    }
    m_changed->setText(changed == 0 ? QString() : tr("%Ln value(s) changed", nullptr, changed));
}

} // namespace adduce
