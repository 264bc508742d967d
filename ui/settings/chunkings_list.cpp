#include "ui/settings/chunkings_list.h"

#include "core/settings/parameter_fields.h"
#include "ui/common/widgets.h"
#include "ui/settings/parameter_names.h"
#include <QBoxLayout>
#include <QDir>
#include <QLocale>
#include <QMessageBox>

namespace adduce {

using namespace Qt::StringLiterals;

QString chunkingWords(const ChunkParameters &parameters)
{
    Parameters all;
    all.chunks = parameters;
    QStringList words;
    for (const QString &name : chunkingValue(parameters).keys())
        if (const ParameterField *field = parameterField(u"chunks."_s + name)) {
            const QString value = valueName(*field, field->get(all));
            if (name == u"strategy")
                words.prepend(value);
            else
                words << ChunkingsList::tr("%1: %2").arg(nameOf(*field), value);
        }
    return words.join(u"; "_s);
}

ChunkingsList::ChunkingsList(SpaceJob &job, QWidget *parent)
    : QWidget(parent)
    , m_job(job)
    , m_lines(new QVBoxLayout(this))
{
    m_lines->setContentsMargins(0, 0, 0, 0);
    m_lines->setSpacing(space(2));
    connect(&job, &SpaceJob::changed, this, &ChunkingsList::fill);
    connect(&job, &SpaceJob::progressed, this, &ChunkingsList::showState);
    fill();
}

void ChunkingsList::fill()
{
    while (QLayoutItem *item = m_lines->takeAt(0)) {
        if (item->widget())
            item->widget()->deleteLater(); // one of its buttons may have been clicked just now
        delete item;
    }
    for (const ListedChunking &listed : m_job.chunkings())
        addRow(listed);
    m_lines->addWidget(
        hint(tr("When a question is asked by a profile that cuts papers otherwise than they were cut when they were "
                "read, they are cut so, too, with an index of their own. No paper is opened for that.")));
    if (const InstalledRanks &tokens = m_job.tokens(); !tokens.ranks && !tokens.file.isEmpty())
        m_lines->addWidget(hint((tokens.isDamaged
                ? tr("Tokens are estimated, also for profiles that have them counted by cl100k_base: %1 is damaged.")
                : tr("Tokens are estimated, also for profiles that have them counted by cl100k_base: %1 is not there."))
                .arg(QDir::toNativeSeparators(tokens.file))));
    showState();
}

void ChunkingsList::addRow(const ListedChunking &listed)
{
    const QLocale locale;
    const QString name = chunkingWords(listed.chunking.parameters);
    QString about = listed.chunking.state == ChunkingState::Complete
        ? tr("%Ln passage(s), %1", nullptr, static_cast<int>(listed.chunking.chunks)).arg(locale.formattedDataSize(listed.bytes))
        : tr("%Ln passage(s), %1; not complete: the next question by such a profile goes on with it", nullptr,
              static_cast<int>(listed.chunking.chunks))
              .arg(locale.formattedDataSize(listed.bytes));
    if (!listed.profiles.isEmpty())
        about = tr("%1. Asked for by: %2").arg(about, listed.profiles.join(u", "_s));
    auto *texts = new QVBoxLayout;
    texts->setSpacing(0);
    auto *title = new PlainLabel(name);
    title->setWordWrap(true);
    texts->addWidget(title);
    texts->addWidget(hint(about));
    auto *removal = button(tr("Remove"), u"list-remove"_s);
    removal->setAutoDefault(false);
    removal->setAccessibleName(tr("Remove: %1").arg(name));
    removal->setObjectName(u"drop "_s + listed.chunking.hash);
    connect(removal, &QPushButton::clicked, this, [this, listed] { remove(listed); });
    auto *row = new QWidget;
    auto *line = new QHBoxLayout(row);
    line->setContentsMargins(0, 0, 0, 0);
    line->setSpacing(space(2));
    line->addLayout(texts, 1);
    line->addWidget(removal, 0, Qt::AlignTop);
    m_lines->addWidget(row);
}

void ChunkingsList::showState()
{
    for (QPushButton *removal : findChildren<QPushButton *>())
        removal->setEnabled(!m_job.isRunning());
}

void ChunkingsList::remove(const ListedChunking &listed)
{
    auto *question = new QMessageBox(QMessageBox::Question, tr("Remove a cut of the papers"),
        tr("Remove the passages “%1” with their index?").arg(chunkingWords(listed.chunking.parameters)), QMessageBox::Cancel,
        this);
    question->setAttribute(Qt::WA_DeleteOnClose);
    question->setTextFormat(Qt::PlainText);
    question->setInformativeText(
        tr("The papers stay as they were read. They are cut so again when a question is asked by a profile that asks for it."));
    QPushButton *removal = question->addButton(tr("Remove"), QMessageBox::DestructiveRole);
    question->setDefaultButton(QMessageBox::Cancel);
    connect(removal, &QPushButton::clicked, &m_job, [job = &m_job, chunking = listed.chunking] { job->drop(chunking); });
    question->open();
}

} // namespace adduce
