#include "ui/evaluation/unkept_run.h"

#include "ui/common/theme.h"
#include "ui/common/widgets.h"
#include <QPushButton>
#include <QVBoxLayout>

namespace adduce {

using namespace Qt::StringLiterals;

QString unkeptRunWords(const Error &error)
{
    const ErrorWords w = words(error.kind(), error.detail());
    return UnkeptRun::tr("This run is not saved.") + u' ' + w.what + u' ' + w.next;
}

UnkeptRun::UnkeptRun(QWidget *parent)
    : QWidget(parent)
    , m_words(new PlainLabel)
{
    m_words->setWrapping();
    auto *again = button(tr("Save it now"), u"check"_s);
    auto *without = button(tr("Go on without saving"));
    connect(again, &QPushButton::clicked, this, &UnkeptRun::keepWanted);
    connect(without, &QPushButton::clicked, this, &UnkeptRun::givenUp);
    auto *buttons = new QHBoxLayout;
    buttons->setSpacing(space(2));
    buttons->addWidget(again);
    buttons->addWidget(without);
    buttons->addStretch(1);
    auto *all = new QVBoxLayout(this);
    all->setContentsMargins(space(6), space(2), space(6), space(2));
    all->setSpacing(space(2));
    auto *said = new QHBoxLayout;
    said->setSpacing(space(2));
    said->addWidget(new IconLabel(u"dialog-error"_s, Tone::Error), 0, Qt::AlignTop);
    said->addWidget(m_words, 1);
    all->addLayout(said);
    all->addLayout(buttons);
    hide();
}

void UnkeptRun::say(const Error &error)
{
    m_words->setText(unkeptRunWords(error));
    show();
}

} // namespace adduce
