#include "ui/settings/configuration_change.h"

#include "core/base/error.h"
#include <QMessageBox>

namespace adduce {

void showError(const Error &error, QWidget *page)
{
    const ErrorWords said = words(error.kind(), error.detail());
    auto *message = new QMessageBox(QMessageBox::Warning, page->window()->windowTitle(), said.what, QMessageBox::Ok, page);
    message->setAttribute(Qt::WA_DeleteOnClose);
    message->setTextFormat(Qt::PlainText);
    message->setInformativeText(error.technical().isEmpty() ? said.next : said.next + QStringLiteral("\n\n") + error.technical());
    message->open();
}

Configuration changeConfiguration(const ConfigurationFile &file, QWidget *page, const std::function<void(Configuration &)> &how)
{
    try {
        return file.change(how);
    } catch (const Error &error) {
        showError(error, page);
        return file.current();
    }
}

} // namespace adduce
