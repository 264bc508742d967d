#include "ui/common/ask_for_text.h"

#include <QInputDialog>

namespace adduce {

void askForText(QWidget *parent, const QString &title, const QString &label, const QString &text,
    const std::function<void(const QString &)> &take, int width)
{
    auto *dialog = new QInputDialog(parent);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowTitle(title);
    dialog->setLabelText(label);
    dialog->setTextValue(text);
    QObject::connect(dialog, &QInputDialog::textValueSelected, dialog, [take](const QString &typed) {
        if (const QString line = typed.simplified(); !line.isEmpty())
            take(line);
    });
    if (width > 0)
        dialog->resize(width, dialog->sizeHint().height());
    dialog->open();
}

} // namespace adduce
