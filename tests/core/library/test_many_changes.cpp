#include "core/base/error.h"
#include "core/library/document_store.h"
#include "core/library/filing_change.h"
#include "tests/support/library_fixture.h"
#include "tests/support/test_main.h"

#include <QTest>
#include <array>
#include <random>

using namespace adduce;
using namespace Qt::StringLiterals;

/// A thousand changes of how papers are filed, undone and done again at random: after each the library is filed as it was at that place.
class TestManyChanges : public QObject
{
    Q_OBJECT

private slots:
    void undoneAndDoneAgain();
};

namespace {

class Filer
{
public:
    Filer()
    {
        for (int i = 0; i < 6; ++i)
            m_documents.push_back(DocumentStore(m_fixture.database()).insert(u"/papers/%1.pdf"_s.arg(i)));
        m_states.push_back(now());
    }

    [[nodiscard]] FilingState now() { return filingOf(m_fixture.database()); }
    [[nodiscard]] const FilingState &expected() const { return m_states[m_place]; }

    void undo()
    {
        if (m_place == 0)
            return;
        apply(m_fixture.database(), m_changes[m_place - 1].inverse());
        --m_place;
    }

    void redo()
    {
        if (m_place == m_changes.size())
            return;
        apply(m_fixture.database(), m_changes[m_place]);
        ++m_place;
    }

    /// Something new; what had been undone cannot be done again then.
    void change()
    {
        const FilingState before = now();
        CollectionStore store(m_fixture.database());
        try {
            act(store);
        } catch (const Error &) { // a name that is taken, a ring: nothing was done
            return;
        }
        m_changes.resize(m_place);
        m_states.resize(m_place + 1);
        const FilingState after = now();
        m_changes.push_back(changeBetween(before, after));
        m_states.push_back(after);
        ++m_place;
    }

    bool flip(unsigned of) { return m_chance() % of == 0; }

private:
    void act(CollectionStore &store)
    {
        const std::vector<Collection> collections = store.list();
        const auto any = [&] { return collections.empty() ? CollectionId() : collections[m_chance() % collections.size()].id; };
        const std::array paper { m_documents[m_chance() % m_documents.size()] };
        const QString name = u"n%1"_s.arg(m_chance() % 8);
        switch (m_chance() % 10) {
        case 0:
            store.create(name, any());
            break;
        case 1:
            store.create(name);
            break;
        case 2:
            store.rename(any(), name);
            break;
        case 3:
            store.move(any(), any());
            break;
        case 4:
            store.remove(any());
            break;
        case 5:
            store.add(any(), paper);
            break;
        case 6:
            store.take(any(), paper);
            break;
        case 7:
            store.tag(paper, name);
            break;
        case 8:
            store.untag(paper, name);
            break;
        default:
            store.keepHere(paper, m_chance() % 2 == 0);
        }
    }

    test::LibraryFixture m_fixture;
    std::vector<DocumentId> m_documents;
    std::vector<FilingChange> m_changes;
    std::vector<FilingState> m_states; ///< before each change and after the last
    std::size_t m_place = 0;
    std::mt19937 m_chance { 1 };
};

} // namespace

void TestManyChanges::undoneAndDoneAgain()
{
    const int count = qEnvironmentVariableIsSet("ADDUCE_FULL_TESTS") ? 1000 : 100;
    Filer filer;
    for (int i = 0; i < count; ++i) {
        if (filer.flip(4))
            filer.undo();
        else if (filer.flip(4))
            filer.redo();
        else
            filer.change();
        QVERIFY2(filer.now() == filer.expected(), qPrintable(u"after step %1"_s.arg(i)));
    }
}

ADDUCE_TEST(TestManyChanges)
#include "test_many_changes.moc"
