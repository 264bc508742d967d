#include "ui/ask/overview_reader.h"

#include "ui/ask/overview_pane.h"
#include <QCoreApplication>
#include <QSettings>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

constexpr auto kKept = "overview/kept"_L1; // lists: program and profile, papers, questions; the last one first
constexpr qsizetype kMostKept = 8;
constexpr int kAfterChoice = 250; // ms: who walks through the list gets none in between
constexpr int kAfterReading = 1500; // ms: papers that are being read come one after another

} // namespace

OverviewReader::OverviewReader(const Services &services, OverviewPane &pane, QObject *parent)
    : QObject(parent)
    , m_ask(services.ask)
    , m_settings(services.settings)
    , m_pane(pane)
{
    m_soon.setSingleShot(true);
    connect(&m_soon, &QTimer::timeout, this, &OverviewReader::begin);
    connect(&pane, &OverviewPane::shown, this, [this] {
        if (m_isStale)
            change(kAfterChoice);
    });
}

void OverviewReader::profileChanged()
{
    change(kAfterChoice);
}

void OverviewReader::setScope(const Scope &scope)
{
    if (scope == m_scope)
        return;
    m_scope = scope;
    change(kAfterChoice);
}

void OverviewReader::setPaper(DocumentId document)
{
    if (document == m_paper)
        return;
    m_paper = document;
    change(kAfterChoice);
}

void OverviewReader::setPapers(int papers, bool isReading)
{
    m_papers = papers;
    m_isReading = isReading;
    change(kAfterReading);
}

void OverviewReader::stop()
{
    m_soon.stop();
    if (!m_run)
        return;
    m_isStale = true;
    m_run->disconnect(this); // its thread ends when it can: the window does not wait
    m_run->disconnect(&m_pane);
    connect(m_run, &OverviewRun::finished, m_run, &QObject::deleteLater);
    std::exchange(m_run, nullptr)->stop();
    m_pane.setLooking(false);
}

void OverviewReader::change(int milliseconds)
{
    m_isStale = true;
    if (m_pane.isVisible())
        m_soon.start(milliseconds);
}

void OverviewReader::begin()
{
    stop();
    if (!m_pane.isVisible())
        return;
    m_isStale = false;
    if (m_papers == 0)
        return m_pane.show(Overview {});
    m_digest.clear();
    QuestionsRequest request { .madeOf = m_scope, .asked = m_scope };
    if (m_paper)
        request.madeOf = Scope { {}, {}, { m_paper } };
    if (m_profile)
        request.profile = m_profile();
    m_isWhole = !m_isReading;
    if (!m_isWhole)
        request.most = 0;
    m_way = QCoreApplication::applicationVersion() + u' ' + hashOf(request.profile); // another version may find others
    m_run = new OverviewRun(m_ask, request, kept(), this);
    connectRun();
}

void OverviewReader::connectRun()
{
    // What is shown already stays as it is: nobody's focus is lost to a library that did not change.
    const auto goOn = [this](bool isShown) {
        if (isShown && m_shownWay == m_way) {
            stop();
            m_isStale = false;
            return;
        }
        m_shownWay.clear();
        m_pane.setLooking(m_isWhole);
    };
    connect(m_run, &OverviewRun::read, this, [this, goOn](const Overview &overview) {
        m_digest = overview.digest;
        const bool isShown = m_pane.isShowing(overview);
        if (!isShown || m_shownWay != m_way)
            m_pane.show(overview);
        goOn(isShown);
    });
    connect(m_run, &OverviewRun::paperRead, this, [this, goOn](const PaperOverview &paper) {
        const bool isShown = m_pane.isShowing(paper);
        if (!isShown || m_shownWay != m_way)
            m_pane.show(paper);
        goOn(isShown);
    });
    connect(m_run, &OverviewRun::questionFound, &m_pane, &OverviewPane::addQuestion);
    connect(m_run, &OverviewRun::failed, this, [this](const Error &error) {
        m_isWhole = false;
        emit failed(error);
    });
    connect(m_run, &OverviewRun::finished, this, &OverviewReader::finish);
}

void OverviewReader::finish()
{
    m_pane.setLooking(false);
    std::exchange(m_run, nullptr)->deleteLater();
    if (!m_isWhole)
        return;
    m_shownWay = m_way;
    if (const int found = static_cast<int>(m_pane.questions().size()))
        emit announced(tr("%Ln question(s) to ask", nullptr, found));
    if (!m_digest.isEmpty())
        keep(); // and that there are none: to look for them is to load all that questions are answered with
}

KeptQuestions OverviewReader::kept() const
{
    KeptQuestions kept;
    for (const QVariant &one : m_settings.value(kKept).toList())
        if (const QStringList list = one.toStringList(); list.size() >= 2 && list[0] == m_way)
            kept.insert(list[1], list.mid(2));
    return kept;
}

void OverviewReader::keep()
{
    QVariantList all { QVariant(QStringList { m_way, m_digest } + m_pane.questions()) };
    for (const QVariant &one : m_settings.value(kKept).toList())
        if (const QStringList list = one.toStringList();
            all.size() < kMostKept && list.mid(0, 2) != QStringList { m_way, m_digest })
            all << one;
    m_settings.setValue(kKept, all);
}

} // namespace adduce
