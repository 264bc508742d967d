#include "ui/evaluation/spoken_label.h"

#include "ui/common/live_region.h"

namespace adduce {

SpokenLabel::SpokenLabel(QWidget *speaker)
    : PlainLabel({}, Type::Caption)
    , m_live(new LiveRegion(speaker))
{
    setWrapping();
}

void SpokenLabel::put(const QString &words)
{
    m_words = words;
    setText(words);
    setVisible(!words.isEmpty());
}

void SpokenLabel::say(const QString &words)
{
    put(words);
    if (!words.isEmpty())
        m_live->say(words);
}

void SpokenLabel::sayMore(const QString &words)
{
    say((m_words + u' ' + words).trimmed());
}

} // namespace adduce
