#include "ui/common/laboratory_sharing.h"

#include "core/laboratory/desk_store.h"
#include "core/laboratory/shareable.h"
#include "core/laboratory/shared_copies.h"
#include "ui/common/icons.h"
#include "ui/common/library_thread.h"
#include <QMenu>
#include <algorithm>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

struct Shared
{
    bool isMember = false;
    std::vector<qint64> ids;
};

} // namespace

LaboratorySharing::LaboratorySharing(LibraryThread &library, const Shareable &kind, QObject *parent)
    : QObject(parent)
    , m_library(library)
    , m_kind(kind)
{
}

void LaboratorySharing::refresh()
{
    const auto read = [&kind = m_kind](Database &database) {
        Shared shared { DeskStore(database).membership().has_value(), {} };
        if (shared.isMember)
            shared.ids = sharedOf(database, kind);
        return shared;
    };
    m_library.read(this, read, [this](const Shared &shared) {
        m_isMember = shared.isMember;
        m_shared = { shared.ids.begin(), shared.ids.end() };
        emit refreshed();
    });
}

void LaboratorySharing::addTo(QMenu &menu, const std::vector<qint64> &ids)
{
    if (!m_isMember || ids.empty())
        return;
    const bool isShared = std::ranges::all_of(ids, [this](qint64 id) { return m_shared.contains(id); });
    menu.addAction(icon(u"network"_s), isShared ? tr("Share no more with the laboratory") : tr("Share with the laboratory"), this,
        [this, ids, isShared] { share(ids, !isShared); });
}

void LaboratorySharing::share(const std::vector<qint64> &ids, bool isOn)
{
    const auto change = [&kind = m_kind, ids, isOn](Database &database) {
        Transaction transaction(database);
        for (const qint64 id : ids)
            isOn ? adduce::share(database, kind, id) : unshare(database, kind, id);
        transaction.commit();
    };
    m_library.write(this, change, [this] { refresh(); });
}

} // namespace adduce
