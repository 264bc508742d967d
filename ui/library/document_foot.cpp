#include "ui/library/document_foot.h"

#include "ui/library/library_model.h"
#include <QVBoxLayout>

namespace adduce {

using namespace Qt::StringLiterals;

DocumentFoot::DocumentFoot(QWidget *parent)
    : QWidget(parent)
    , m_icon(new IconLabel(u"state-failed"_s, Tone::Error))
    , m_text(new PlainLabel({}, Type::Caption))
    , m_retry(button(tr("Retry"), u"view-refresh"_s))
    , m_remove(button(tr("Remove"), u"edit-delete"_s))
    , m_keep(button(tr("Keep")))
{
    m_text->setWordWrap(true);
    m_text->setTextInteractionFlags(Qt::TextSelectableByMouse);
    layOut();
    hide();
    connect(m_retry, &QPushButton::clicked, this, &DocumentFoot::retryWanted);
    connect(m_keep, &QPushButton::clicked, this, &DocumentFoot::keepWanted);
    connect(m_remove, &QPushButton::clicked, this, [this] { emit removeWanted(std::exchange(m_removing, {})); });
}

void DocumentFoot::layOut()
{
    auto *text = new QHBoxLayout;
    text->setSpacing(space(2));
    text->addWidget(m_icon, 0, Qt::AlignTop);
    text->addWidget(m_text, 1);
    auto *buttons = new QHBoxLayout;
    buttons->setSpacing(space(2));
    for (QPushButton *b : { m_retry, m_remove, m_keep })
        buttons->addWidget(b);
    buttons->addStretch(1);
    auto *inner = new QVBoxLayout;
    inner->setContentsMargins(space(3), space(2), space(3), space(2));
    inner->setSpacing(space(2));
    inner->addLayout(text);
    inner->addLayout(buttons);
    auto *all = new QVBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    all->setSpacing(0);
    all->addWidget(line());
    all->addLayout(inner);
}

void DocumentFoot::showReason(const std::vector<DocumentRow> &chosen)
{
    m_removing.clear();
    const QString reason = chosen.size() == 1 ? reasonWords(chosen.front()) : QString();
    setVisible(!reason.isEmpty());
    if (reason.isEmpty())
        return;
    const bool scan = chosen.front().state == DocumentState::NeedsOcr;
    m_icon->setIcon(scan ? u"state-needs-ocr"_s : u"state-failed"_s, scan ? Tone::Attention : Tone::Error);
    m_text->setText(reason);
    m_retry->setText(scan ? tr("Recognise text") : tr("Retry"));
    m_retry->show();
    m_remove->hide();
    m_keep->hide();
}

void DocumentFoot::nameAnswers(const QStringList &questions)
{
    constexpr qsizetype kMostNamed = 3;
    if (questions.isEmpty())
        return;
    QStringList named;
    for (const QString &question : questions.first(std::min(kMostNamed, questions.size())))
        named << tr("“%1”").arg(question.size() > 80 ? question.left(79) + u'…' : question);
    if (questions.size() > kMostNamed)
        named << tr("and %Ln more", nullptr, static_cast<int>(questions.size() - kMostNamed));
    m_text->setText(m_text->text() + u' '
        + tr("%Ln saved answer(s) rest on it: %1.", nullptr, static_cast<int>(questions.size())).arg(named.join(u", "_s)));
}

void DocumentFoot::askToRemove(const std::vector<DocumentRow> &chosen)
{
    if (chosen.empty())
        return;
    m_removing.clear();
    for (const DocumentRow &row : chosen)
        m_removing.push_back(row.id);
    m_icon->setIcon(u"edit-delete"_s, Tone::Text);
    m_text->setText(chosen.size() == 1 ? tr("Remove “%1” from the library? The file stays where it is, and saved answers keep "
                                            "their quotes. All else that it says leaves the library. It can be put back.")
                                             .arg(inShort(displayTitle(chosen.front())))
                                       : tr("Remove %Ln document(s) from the library? The files stay where they are, and saved "
                                            "answers keep their quotes. All else that they say leaves the library. They can be "
                                            "put back.",
                                             nullptr, static_cast<int>(chosen.size())));
    m_retry->hide();
    m_remove->show();
    m_keep->show();
    show();
    m_keep->setFocus(Qt::TabFocusReason);
}

} // namespace adduce
