#include "ui/ask/overview_reader.h"

#include "ui/ask/overview_pane.h"
#include <QSettings>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

constexpr auto kDigest = "overview/papers"_L1;
constexpr auto kWay = "overview/profile"_L1;
constexpr auto kQuestions = "overview/questions"_L1;
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

OverviewReader::~OverviewReader()
{
    delete m_run;
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

void OverviewReader::setPapers(int papers)
{
    if (papers == m_papers)
        return;
    m_papers = papers;
    change(kAfterReading);
}

void OverviewReader::stop()
{
    m_soon.stop();
    m_isStale = m_isStale || m_run;
    delete std::exchange(m_run, nullptr);
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
    if (m_papers == 0 || !m_pane.isVisible())
        return;
    m_isStale = false;
    m_digest.clear();
    QuestionsRequest request { .madeOf = m_scope, .asked = m_scope };
    if (m_paper)
        request.madeOf = Scope { {}, {}, { m_paper } };
    if (m_profile)
        request.profile = m_profile();
    m_way = hashOf(request.profile);
    KeptQuestions kept;
    if (m_settings.value(kWay).toString() == m_way)
        kept = { m_settings.value(kDigest).toString(), m_settings.value(kQuestions).toStringList() };
    m_run = new OverviewRun(m_ask, request, kept, this);
    connect(m_run, &OverviewRun::read, this, [this](const Overview &overview) {
        m_pane.show(overview);
        begun(overview.digest);
    });
    connect(m_run, &OverviewRun::paperRead, this, [this](const PaperOverview &paper) {
        m_pane.show(paper);
        begun({});
    });
    connect(m_run, &OverviewRun::questionFound, &m_pane, &OverviewPane::addQuestion);
    connect(m_run, &OverviewRun::failed, this, [this](const Error &error) {
        m_digest.clear();
        if (error.kind() != ErrorKind::Stopped)
            emit failed(error);
    });
    connect(m_run, &OverviewRun::finished, this, &OverviewReader::finish);
}

void OverviewReader::begun(const QString &digest)
{
    m_digest = digest;
    m_pane.setLooking(true);
}

void OverviewReader::finish()
{
    m_pane.setLooking(false);
    if (!m_digest.isEmpty()) {
        m_settings.setValue(kWay, m_way);
        m_settings.setValue(kDigest, m_digest);
        m_settings.setValue(kQuestions, m_pane.questions());
    }
    std::exchange(m_run, nullptr)->deleteLater();
}

} // namespace adduce
