#pragma once
#include "ui/common/widgets.h"

namespace adduce {

/// Sentences that the app itself writes: reading text behind a grey bar, so that nothing without evidence looks like
/// evidence.
class WordsBlock : public QWidget
{
    Q_OBJECT

public:
    explicit WordsBlock(const QString &text = {}, QWidget *parent = nullptr);
    void setText(const QString &text);

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    PlainLabel *m_label;
};

} // namespace adduce
