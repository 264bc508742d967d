#include "core/web/find_papers.h"
#include "tests/support/error_of.h"
#include "tests/support/loopback_server.h"
#include "tests/support/test_main.h"

#include <QTest>

using namespace adduce;
using namespace Qt::StringLiterals;
using test::errorOf;

class TestFindPapers : public QObject
{
    Q_OBJECT

private slots:
    void servicesAreUnited();
    void onePaperOfTwoServicesIsOne();
    void aServiceThatFailsIsNoted();
    void underLocalOnlyNothingGoesOut();
    void anEmptyQuestionIsNone();

private:
    EgressGate m_gate;
};

namespace {

const QByteArray kEuropePmc = R"({"resultList": {"result": [
    {"title": "Naps and recall", "doi": "10.1000/naps", "pubYear": "2020", "isOpenAccess": "N"}]}})";
const QByteArray kCrossref = R"({"message": {"items": [
    {"title": ["Naps and recall"], "DOI": "10.1000/NAPS", "author": [{"given": "Ann", "family": "Smith"}]},
    {"title": ["Siestas"], "DOI": "10.1000/siestas"}]}})";
const QByteArray kUnpaywall = R"({"title": "Siestas", "doi": "10.1000/siestas", "is_oa": true,
    "best_oa_location": {"url_for_pdf": "https://free.example.org/siestas.pdf", "license": "cc-by"}})";

/// All three services on one server.
struct Services
{
    QByteArray crossref = kCrossref;
    test::LoopbackServer server { [this](const QByteArray &request) {
        const QByteArray target = request.split(' ').value(1);
        if (target.startsWith("/pmc"))
            return test::http("200 OK", kEuropePmc);
        if (target.startsWith("/works"))
            return crossref.isEmpty() ? test::http("500 Internal Server Error", "{}") : test::http("200 OK", crossref);
        return target.contains("siestas") ? test::http("200 OK", kUnpaywall) : test::http("404 Not Found", "{}");
    } };

    [[nodiscard]] PaperServices asked(bool hasEmail = false) const
    {
        PaperServices services;
        services.crossref.works = server.url(u"/works"_s);
        services.europePmc.search = server.url(u"/pmc"_s);
        if (hasEmail)
            services.unpaywall = Unpaywall { .dois = server.url(u"/v2/"_s), .email = u"a@b.org"_s };
        return services;
    }
};

} // namespace

void TestFindPapers::servicesAreUnited()
{
    const Services services;
    const FoundPapers found = findPapers(m_gate, services.asked(true), u"Do naps help?"_s, 10);
    QVERIFY(found.errors.empty());
    QCOMPARE(found.papers.size(), 2);
    QCOMPARE(found.papers[0].title, u"Siestas"_s); // which can be read freely
    QCOMPARE(found.papers[0].licence, u"cc-by"_s);
    QVERIFY(found.papers[0].isOpen() && !found.papers[1].isOpen());
}

void TestFindPapers::onePaperOfTwoServicesIsOne()
{
    const Services services;
    const FoundPapers found = findPapers(m_gate, services.asked(), u"Do naps help?"_s, 1);
    QCOMPARE(found.papers.size(), 1);
    QCOMPARE(found.papers[0].doi, u"10.1000/naps"_s);
    QCOMPARE(found.papers[0].year, 2020);
    QVERIFY(!found.papers[0].authors.isEmpty()); // from the other
    QCOMPARE(services.server.asked(), 2);
}

void TestFindPapers::aServiceThatFailsIsNoted()
{
    Services services;
    services.crossref.clear();
    const FoundPapers found = findPapers(m_gate, services.asked(), u"Do naps help?"_s, 10);
    QCOMPARE(found.papers.size(), 1);
    QCOMPARE(found.errors.size(), 1);
    QCOMPARE(found.errors.front().kind(), ErrorKind::Unreachable);
}

void TestFindPapers::underLocalOnlyNothingGoesOut()
{
    EgressGate local;
    local.setRules({ .isLocalOnly = true });
    const auto error = errorOf([&] { (void)findPapers(local, {}, u"Do naps help?"_s, 10); });
    QVERIFY(error);
    QCOMPARE(error->kind(), ErrorKind::LocalOnly);
}

void TestFindPapers::anEmptyQuestionIsNone()
{
    const Services services;
    const auto error = errorOf([&] { (void)findPapers(m_gate, services.asked(), u"  "_s, 10); });
    QVERIFY(error);
    QCOMPARE(error->kind(), ErrorKind::BadInput);
    QCOMPARE(services.server.asked(), 0);
}

ADDUCE_TEST(TestFindPapers)
#include "test_find_papers.moc"
