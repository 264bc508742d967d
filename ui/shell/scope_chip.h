#pragma once
#include "core/base/error.h"
#include "core/library/collection_store.h"
#include "ui/common/latest_read.h"
#include "ui/common/services.h"
#include "ui/shell/menu_chip.h"

class QSettings;

namespace adduce {

class LibraryFiling;
class LibraryPanel;
struct NamedScope;

/// Which papers the next question searches: everything, collections, tags, or those selected in the library. Collections and
/// tags are remembered; single papers were chosen for the questions of a day.
class ScopeChip : public MenuChip
{
    Q_OBJECT

public:
    ScopeChip(const LibraryPanel &library, const LibraryFiling &filing, const Services &services);

    [[nodiscard]] const Scope &scope() const { return m_scope; }
    void setScope(Scope scope); ///< what is gone from the library is left out
    void takeShown(); ///< what the library's list shows
    void reload(); ///< the library has changed
    void remember(); ///< a question was asked with it: it is offered again

signals:
    void scopeChanged(const adduce::Scope &scope, const QString &name); ///< also when it came to be called otherwise
    void chooseWanted(); ///< in the library: what is selected there is offered here
    void failed(const adduce::Error &error);

private:
    void fillMenu();
    void addRecents();
    void addSelected();
    void addFiling();
    void addChoice(const QString &text, const Scope &scope, bool isChosen);
    void showWords(const QStringList &names, std::size_t documents); ///< `documents`: that the names come to

    const LibraryPanel &m_library;
    const LibraryFiling &m_filing;
    QSettings &m_settings;
    LatestRead m_counting;
    Scope m_scope;
};

} // namespace adduce
