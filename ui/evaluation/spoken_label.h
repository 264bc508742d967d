#pragma once
#include "ui/common/widgets.h"

namespace adduce {

class LiveRegion;

/// Words that say what came of something, also to a screen reader; hidden while there are none.
class SpokenLabel : public PlainLabel
{
    Q_OBJECT

public:
    explicit SpokenLabel(QWidget *speaker); ///< which is shown as long as something may be said
    void say(const QString &words);
    void put(const QString &words); ///< unspoken: what changes all the time
    void sayMore(const QString &words); ///< after what is said
    [[nodiscard]] const QString &words() const { return m_words; }

private:
    LiveRegion *m_live;
    QString m_words;
};

} // namespace adduce
