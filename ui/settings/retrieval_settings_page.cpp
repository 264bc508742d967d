#include "ui/settings/retrieval_settings_page.h"

#include "core/settings/search.h"
#include "ui/common/widgets.h"
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QFormLayout>
#include <QLocale>
#include <QScrollArea>
#include <QSettings>
#include <QVBoxLayout>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

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
    };
    const char *name = names.value(key);
    return name ? RetrievalSettingsPage::tr(name) : key;
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
    for (const RetrievalField &field : retrievalFields())
        addRow(form, field);
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

void RetrievalSettingsPage::addRow(QFormLayout *form, const RetrievalField &field)
{
    const QString name = fieldName(QString::fromLatin1(field.key));
    auto *box = new QDoubleSpinBox;
    box->setDecimals(field.decimals);
    box->setRange(field.low, field.high);
    box->setSingleStep(field.decimals == 0 ? 1 : 0.05);
    box->setAccessibleName(name);
    QString tip = tr("From %1 to %2").arg(QLocale().toString(field.low), QLocale().toString(field.high));
    if (name == fieldName(u"vector_k"_s) || name == fieldName(u"keyword_k"_s))
        tip += u". "_s
            + tr(
                "0 leaves this list out. With our own profile every other number means: as many as the passages wanted ask for.");
    setTip(*box, tip);
    box->setMinimumWidth(space(22));
    auto *undo = iconButton(u"edit-reset"_s, tr("Back to the profile: %1").arg(name));
    auto *cell = new QHBoxLayout;
    cell->setSpacing(space(2));
    cell->addWidget(box);
    cell->addWidget(undo);
    cell->addStretch(1);
    form->addRow(new PlainLabel(name), cell);
    m_rows.push_back({ &field, box, undo });
    connect(box, &QDoubleSpinBox::valueChanged, this, [this, &field](double value) { change(field, value); });
    connect(undo, &QToolButton::clicked, this, [this, &field] { change(field, field.get(m_profile)); });
}

void RetrievalSettingsPage::change(const RetrievalField &field, double value)
{
    setField(m_parameters, field, value);
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
        const QSignalBlocker quiet(row.box);
        const double value = row.field->get(m_parameters);
        const bool isChanged = value != row.field->get(m_profile);
        row.box->setValue(value);
        row.undo->setVisible(isChanged);
        changed += isChanged ? 1 : 0;
    }
    m_changed->setText(changed == 0 ? QString() : tr("%n number(s) changed", nullptr, changed));
}

} // namespace adduce
