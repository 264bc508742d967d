#include "ui/answer/chip_pointer.h"

#include "ui/answer/answer_document.h"
#include <QMouseEvent>

namespace adduce {

ChipPointer::ChipPointer(const AnswerDocument &content, QObject *parent)
    : QObject(parent)
    , m_content(content)
{
    m_rest.setSingleShot(true);
    m_rest.setInterval(300);
    connect(&m_rest, &QTimer::timeout, this, [this] {
        if (m_chip >= 0)
            emit rested(m_chip);
    });
}

void ChipPointer::follow(const QEvent &event, bool selecting)
{
    const auto mouse = [&]() -> const QMouseEvent & { return static_cast<const QMouseEvent &>(event); };
    const auto chipUnder = [&] { return m_content.chipAt(mouse().position().toPoint()); };
    switch (event.type()) {
    case QEvent::MouseMove:
        return moveTo(mouse().buttons() == Qt::NoButton ? chipUnder() : -1);
    case QEvent::MouseButtonPress:
        m_pressed = mouse().button() == Qt::LeftButton ? chipUnder() : -1;
        return;
    case QEvent::MouseButtonRelease:
        return release(mouse(), selecting);
    case QEvent::Leave:
        return moveTo(-1);
    default:
        return;
    }
}

void ChipPointer::forget()
{
    m_chip = m_pressed = -1;
}

void ChipPointer::moveTo(int chip)
{
    if (chip == m_chip)
        return;
    if (m_chip >= 0)
        emit left();
    m_chip = chip;
    m_rest.stop();
    if (chip >= 0)
        m_rest.start();
    emit moved();
}

void ChipPointer::release(const QMouseEvent &event, bool selecting)
{
    const bool dragged = selecting && m_pressed < 0;
    if (event.button() != Qt::LeftButton || dragged)
        return;
    const QPoint position = event.position().toPoint();
    const int chip = m_content.chipAt(position);
    if (chip >= 0 && chip == m_pressed) {
        m_rest.stop();
        emit chipClicked(chip);
    } else if (const int sentence = m_content.sentenceAt(position); sentence >= 0) {
        emit sentenceClicked(sentence);
    }
}

} // namespace adduce
