#include "ui/settings/retrieval_settings_page.h"

#include "core/settings/search.h"
#include "ui/common/widgets.h"
#include <QCheckBox>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QFormLayout>
#include <QLocale>
#include <QScrollArea>
#include <QSettings>
#include <QVBoxLayout>
#include <algorithm>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

constexpr double kStep = 0.05;

QString fieldName(const QString &key)
{
    static const QHash<QString, const char *> names {
        { u"vector_k"_s, QT_TRANSLATE_NOOP("adduce::RetrievalSettingsPage", "Candidates by meaning") },
        { u"keyword_k"_s, QT_TRANSLATE_NOOP("adduce::RetrievalSettingsPage", "Candidates by words") },
        { u"bm25_k1"_s, QT_TRANSLATE_NOOP("adduce::RetrievalSettingsPage", "BM25: worth of a word said again (k1)") },
        { u"bm25_b"_s, QT_TRANSLATE_NOOP("adduce::RetrievalSettingsPage", "BM25: how far long passages are held back (b)") },
        { u"keyword_weight"_s, QT_TRANSLATE_NOOP("adduce::RetrievalSettingsPage", "Weight of words") },
        { u"vector_weight"_s, QT_TRANSLATE_NOOP("adduce::RetrievalSettingsPage", "Weight of meaning") },
        { u"completeness"_s, QT_TRANSLATE_NOOP("adduce::RetrievalSettingsPage", "Reward for every word of the question") },
        { u"feedback_weight"_s, QT_TRANSLATE_NOOP("adduce::RetrievalSettingsPage", "Weight of likeness to the best passages") },
        { u"feedback_passages"_s, QT_TRANSLATE_NOOP("adduce::RetrievalSettingsPage", "How many best passages those are") },
        { u"rank_constant"_s, QT_TRANSLATE_NOOP("adduce::RetrievalSettingsPage", "Constant of reciprocal rank fusion") },
        { u"final_k"_s, QT_TRANSLATE_NOOP("adduce::RetrievalSettingsPage", "Passages wanted") },
        { u"page_penalty"_s, QT_TRANSLATE_NOOP("adduce::RetrievalSettingsPage", "Penalty for the same page") },
        { u"source_penalty"_s, QT_TRANSLATE_NOOP("adduce::RetrievalSettingsPage", "Penalty for the same paper") },
        { u"minimum_quality"_s, QT_TRANSLATE_NOOP("adduce::RetrievalSettingsPage", "Floor of the fused score") },
        { u"relevance_lambda"_s, QT_TRANSLATE_NOOP("adduce::RetrievalSettingsPage", "Relevance against difference (MMR)") },
        { u"duplicate_from"_s,
            QT_TRANSLATE_NOOP("adduce::RetrievalSettingsPage", "Passages this alike are told once (1: none)") },
        { u"expand_window"_s, QT_TRANSLATE_NOOP("adduce::RetrievalSettingsPage", "Neighbours on either side") },
        { u"neighbour_factor"_s, QT_TRANSLATE_NOOP("adduce::RetrievalSettingsPage", "What a neighbour counts") },
        { u"max_after_expand"_s, QT_TRANSLATE_NOOP("adduce::RetrievalSettingsPage", "Passages with neighbours, at most") },
        { u"similarity_floor"_s,
            QT_TRANSLATE_NOOP("adduce::RetrievalSettingsPage", "Likeness that is needed where only the meaning matches") },
        { u"diversify_lambda"_s,
            QT_TRANSLATE_NOOP("adduce::RetrievalSettingsPage", "Thin the candidates first, relevance against difference") },
    };
    const char *name = names.value(key);
    return name ? RetrievalSettingsPage::tr(name) : key;
}

QString methodName(const QString &method)
{
    static const QHash<QString, const char *> names {
        { u"adaptive"_s, QT_TRANSLATE_NOOP("adduce::RetrievalSettingsPage", "By how much the space knows") },
        { u"min_max"_s, QT_TRANSLATE_NOOP("adduce::RetrievalSettingsPage", "Lowest to highest of all") },
        { u"relative_score"_s, QT_TRANSLATE_NOOP("adduce::RetrievalSettingsPage", "Lowest to highest of each list") },
        { u"reciprocal_rank"_s, QT_TRANSLATE_NOOP("adduce::RetrievalSettingsPage", "Reciprocal ranks") },
        { u"diverse"_s, QT_TRANSLATE_NOOP("adduce::RetrievalSettingsPage", "From many pages and papers") },
        { u"relevant"_s, QT_TRANSLATE_NOOP("adduce::RetrievalSettingsPage", "The best of each page") },
        { u"best"_s, QT_TRANSLATE_NOOP("adduce::RetrievalSettingsPage", "As they are ranked") },
    };
    const char *name = names.value(method);
    return name ? RetrievalSettingsPage::tr(name) : method;
}

/// The profile with these numbers; empty when they are the user's own.
QString profileOf(const RetrievalParameters &parameters)
{
    for (const QString &name : chunkProfileNames())
        if (retrievalProfile(name) == parameters)
            return name;
    return {};
}

} // namespace

RetrievalSettingsPage::RetrievalSettingsPage(QSettings &settings, QWidget *parent)
    : QWidget(parent)
    , m_settings(settings)
    , m_parameters(loadRetrieval(settings))
    , m_profiles(new QComboBox)
    , m_changed(new PlainLabel({}, Type::Caption))
{
    m_profile = profileOf(m_parameters).isEmpty() ? RetrievalParameters {} : m_parameters;
    m_profiles->setAccessibleName(tr("Profile"));
    for (const QString &name : chunkProfileNames())
        m_profiles->addItem(name == u"adduce" ? tr("Adduce") : tr("As the design “%1”").arg(name), name);
    m_changed->setSecondary(true);
    auto *inside = new QWidget;
    auto *form = new QFormLayout(inside);
    form->setContentsMargins(0, 0, space(3), 0);
    form->setHorizontalSpacing(space(4));
    form->setVerticalSpacing(space(2));
    addMethods(form);
    addAdaptive(form);
    for (const RetrievalField &field : retrievalFields())
        addNumber(form, field);
    for (const OptionalRetrievalField &field : optionalRetrievalFields())
        addOptional(form, field);
    auto *scroll = new QScrollArea;
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setWidgetResizable(true);
    scroll->setWidget(inside);
    auto *head = new QHBoxLayout;
    head->setSpacing(space(2));
    head->addWidget(new PlainLabel(tr("Profile")));
    head->addWidget(m_profiles);
    head->addWidget(m_changed, 1);
    auto *all = new QVBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    all->setSpacing(space(3));
    all->addLayout(head);
    all->addWidget(
        hint(tr("How passages are found for a question. Holds from the next one on; the trace of each answer keeps the "
                "numbers that it was found with.")));
    all->addWidget(scroll, 1);
    connect(m_profiles, &QComboBox::activated, this, &RetrievalSettingsPage::chooseProfile);
    showValues();
}

void RetrievalSettingsPage::addMethods(QFormLayout *form)
{
    const auto add = [&](const QString &name, auto all, auto member) {
        auto *box = new QComboBox;
        for (const auto method : all)
            box->addItem(methodName(nameOf(method)));
        const auto indexIn = [all, member](const RetrievalParameters &p) {
            return static_cast<int>(std::ranges::find(all, member(p)) - all.begin());
        };
        connect(box, &QComboBox::activated, this, [this, all, member](int index) {
            change([&](RetrievalParameters &p) { member(p) = all[static_cast<std::size_t>(index)]; });
        });
        addRow(form, name,
            { box, [box, indexIn](const RetrievalParameters &p) { box->setCurrentIndex(indexIn(p)); },
                [member](RetrievalParameters &to, const RetrievalParameters &from) { member(to) = member(from); },
                [box, indexIn](const RetrievalParameters &p) { return box->itemText(indexIn(p)); } });
    };
    add(tr("How words and meaning become one score"), fusionMethods(), [](auto &p) -> auto & { return p.fusion.method; });
    add(tr("How passages are chosen"), selectionMethods(), [](auto &p) -> auto & { return p.selection; });
}

void RetrievalSettingsPage::addNumber(QFormLayout *form, const RetrievalField &field)
{
    auto *box = new QDoubleSpinBox;
    box->setDecimals(field.decimals);
    box->setRange(field.low, field.high);
    box->setSingleStep(field.decimals == 0 ? 1 : kStep);
    QString tip = tr("From %1 to %2").arg(QLocale().toString(field.low), QLocale().toString(field.high));
    const QLatin1StringView key(field.key);
    if (key == "vector_k"_L1 || key == "keyword_k"_L1)
        tip += u". "_s
            + tr(
                "0 leaves this list out. With our own profile every other number means: as many as the passages wanted ask for.");
    setTip(*box, tip);
    connect(box, &QDoubleSpinBox::valueChanged, this,
        [this, &field](double value) { change([&](RetrievalParameters &p) { setField(p, field, value); }); });
    addRow(form, fieldName(key),
        { box, [box, &field](const RetrievalParameters &p) { box->setValue(field.get(p)); },
            [&field](RetrievalParameters &to, const RetrievalParameters &from) { field.set(to, field.get(from)); },
            [box, &field](const RetrievalParameters &p) { return box->textFromValue(field.get(p)); } });
}

void RetrievalSettingsPage::addOptional(QFormLayout *form, const OptionalRetrievalField &field)
{
    auto *box = new QDoubleSpinBox;
    box->setRange(field.low - kStep, field.high); // the lowest stands for none
    box->setSingleStep(kStep);
    box->setSpecialValueText(tr("none"));
    setTip(*box, tr("From %1 to %2, or none").arg(QLocale().toString(field.low), QLocale().toString(field.high)));
    connect(box, &QDoubleSpinBox::valueChanged, this, [this, &field](double value) {
        change([&](RetrievalParameters &p) { field.set(p, value < field.low ? std::nullopt : std::optional(value)); });
    });
    addRow(form, fieldName(QString::fromLatin1(field.key)),
        { box, [box, &field](const RetrievalParameters &p) { box->setValue(field.get(p).value_or(box->minimum())); },
            [&field](RetrievalParameters &to, const RetrievalParameters &from) { field.set(to, field.get(from)); },
            [box, &field](const RetrievalParameters &p) {
                return field.get(p) ? box->textFromValue(*field.get(p)) : box->specialValueText();
            } });
}

void RetrievalSettingsPage::addAdaptive(QFormLayout *form)
{
    auto *box = new QCheckBox(tr("as many as the passages wanted ask for"));
    connect(box, &QCheckBox::clicked, this, [this](bool on) {
        change([&](RetrievalParameters &p) {
            p.adaptiveK = on ? std::optional(m_profile.adaptiveK.value_or(AdaptiveK {})) : std::nullopt;
        });
    });
    addRow(form, tr("Candidates"),
        { box, [box](const RetrievalParameters &p) { box->setChecked(p.adaptiveK.has_value()); },
            [](RetrievalParameters &to, const RetrievalParameters &from) { to.adaptiveK = from.adaptiveK; },
            [](const RetrievalParameters &p) { return p.adaptiveK ? tr("yes") : tr("no"); } });
}

void RetrievalSettingsPage::addRow(QFormLayout *form, const QString &name, Row row)
{
    const auto *box = qobject_cast<const QCheckBox *>(row.input);
    row.input->setAccessibleName(box ? u"%1: %2"_s.arg(name, box->text()) : name);
    row.input->setMinimumWidth(space(22));
    row.standard = new ElidedLabel(Type::Caption);
    row.standard->setSecondary(true);
    row.undo = iconButton(u"edit-reset"_s, tr("Back to the profile: %1").arg(name));
    auto *cell = new QHBoxLayout;
    cell->setSpacing(space(2));
    cell->addWidget(row.input);
    cell->addWidget(row.undo);
    cell->addWidget(row.standard, 1);
    form->addRow(new PlainLabel(name), cell);
    connect(row.undo, &QToolButton::clicked, this,
        [this, copy = row.copy] { change([&](RetrievalParameters &p) { copy(p, m_profile); }); });
    m_rows.push_back(std::move(row));
}

void RetrievalSettingsPage::change(const std::function<void(RetrievalParameters &)> &work)
{
    work(m_parameters);
    saveRetrieval(m_settings, m_parameters);
    showValues();
}

void RetrievalSettingsPage::chooseProfile(int index)
{
    m_parameters = m_profile = retrievalProfile(m_profiles->itemData(index).toString()).value_or(RetrievalParameters {});
    saveRetrieval(m_settings, m_parameters);
    showValues();
}

void RetrievalSettingsPage::reset()
{
    chooseProfile(m_profiles->findData(u"adduce"_s));
}

void RetrievalSettingsPage::showValues()
{
    m_profiles->setCurrentIndex(m_profiles->findData(profileOf(m_profile)));
    int changed = 0;
    for (const Row &row : m_rows) {
        const QSignalBlocker quiet(row.input);
        row.show(m_parameters);
        RetrievalParameters undone = m_parameters;
        row.copy(undone, m_profile);
        const bool isChanged = undone != m_parameters;
        row.standard->setText(isChanged ? tr("standard: %1").arg(row.words(m_profile)) : tr("standard"));
        row.undo->setVisible(isChanged);
        changed += isChanged ? 1 : 0;
    }
    m_changed->setText(changed == 0 ? QString() : tr("%n value(s) changed", nullptr, changed));
}

} // namespace adduce
