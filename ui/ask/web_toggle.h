#pragma once
#include "core/ask/question.h"
#include "core/base/error.h"
#include "ui/common/services.h"
#include <QToolButton>
#include <optional>

namespace adduce {

/// Whether the next question may search the web, too: off at the start, on as long as it is pressed. The first press asks whether that is
/// allowed at all, and tells what would be sent.
class WebToggle : public QToolButton
{
    Q_OBJECT

public:
    explicit WebToggle(const Services &services, QWidget *parent = nullptr);

    /// For the next question; none while it is not pressed, or may not be any more.
    [[nodiscard]] std::optional<WebUse> web();

signals:
    void failed(const adduce::Error &error);

protected:
    bool event(QEvent *event) override; ///< settings may have changed in another window
    void showEvent(QShowEvent *event) override;

private:
    void refresh();
    void askForLeave();

    const Services &m_services;
};

} // namespace adduce
