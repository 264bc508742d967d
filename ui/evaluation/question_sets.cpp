#include "ui/evaluation/question_sets.h"

#include "core/base/device.h"
#include "ui/evaluation/evaluation_tools.h"
#include "ui/evaluation/query_set_dialog.h"
#include "ui/evaluation/set_menu.h"
#include <QFile>
#include <QFileDialog>
#include <QFileInfo>
#include <QSettings>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype kMostSets = 8; // remembered

} // namespace

QuestionSets::QuestionSets(QSettings &settings, EvaluationTools &tools, std::function<bool()> mayLeave, QWidget *parent)
    : QObject(parent)
    , m_settings(settings)
    , m_tools(tools)
    , m_mayLeave(std::move(mayLeave))
    , m_parent(parent)
{
    m_tools.sets().setFiles(settings.value(u"evaluation/sets"_s).toStringList());
    connect(&tools.sets(), &SetMenu::bundledWanted, this, [this] {
        if (m_mayLeave())
            chooseBundled();
    });
    connect(
        &tools.sets(), &SetMenu::fileWanted, this, [this](const QString &path) { path.isEmpty() ? chooseFile() : open(path); });
    connect(&tools.sets(), &SetMenu::editWanted, this, [this] { edit(m_chosen); });
}

void QuestionSets::choose(ChosenSet chosen)
{
    m_chosen = std::move(chosen);
    m_tools.setSet(m_chosen.set);
    emit changed();
}

void QuestionSets::chooseBundled()
try {
    choose({ bundledQuerySet() });
} catch (const Error &error) {
    m_tools.say(sentence(error));
}

void QuestionSets::chooseFile()
{
    if (!m_mayLeave())
        return;
    auto *dialog = new QFileDialog(m_parent, tr("Open a set of questions"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setNameFilter(tr("Sets of questions (*.json *.jsonl *.csv *.tsv)"));
    connect(dialog, &QFileDialog::fileSelected, this, &QuestionSets::open);
    dialog->open();
}

void QuestionSets::open(const QString &path)
try {
    if (!m_mayLeave()) // whose results are shown
        return;
    ChosenSet opened { querySetFrom(path), isQueryTable(path) ? QString() : path, // a table is not written over
        QFileInfo(path).path() };
    remember(path);
    choose(std::move(opened));
    m_tools.say({});
} catch (const Error &error) {
    m_tools.say(sentence(error));
    emit failed(error);
}

void QuestionSets::remember(const QString &path)
{
    QStringList files = m_settings.value(u"evaluation/sets"_s).toStringList();
    files.removeAll(path);
    files.prepend(path);
    files = files.mid(0, kMostSets);
    m_settings.setValue(u"evaluation/sets"_s, files);
    m_tools.sets().setFiles(files);
}

void QuestionSets::review(const QuerySet &proposals)
{
    edit({ proposals });
}

void QuestionSets::edit(const ChosenSet &edited)
{
    if (!m_mayLeave())
        return;
    auto *dialog = new QuerySetDialog(edited.set, edited.path, m_parent);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QuerySetDialog::saveWanted, this, [this, dialog](const QuerySet &set, const QString &path) {
        if (save(set, path))
            dialog->accept(); // what was typed stays until it is written
    });
    dialog->open();
}

bool QuestionSets::save(const QuerySet &set, const QString &path)
try {
    replaceFile(path, toJson(set));
    open(path);
    return true;
} catch (const Error &error) {
    emit failed(error);
    return false;
}

} // namespace adduce
