#include "ui/search/text_finder.h"

#include "core/ask/quotes.h"

namespace adduce {

TextFinder::TextFinder(const Services &services, QObject *parent)
    : QObject(parent)
    , m_services(services)
    , m_search(this)
    , m_quoting(this, [this] { quoteNext(); })
{
}

void TextFinder::find(SearchRequest asked)
{
    m_search.run([this, asked = std::move(asked)](const auto &post, const std::stop_token &stop) mutable {
        const Parameters parameters = m_services.configuration.current().profile.parameters;
        asked.parameters = parameters.retrieval;
        asked.chunks = parameters.chunks;
        SearchResults results = searchLibrary(m_services.workspace, asked, stop);
        post([this, results = std::move(results)] { emit found(results); });
    });
}

void TextFinder::stop()
{
    m_search.stop();
}

void TextFinder::quote(
    const Passage &passage, const QString &words, std::function<void(const std::optional<Citation> &quote)> then)
{
    m_toQuote.push_back([this, passage, words, then = std::move(then)](const auto &post, const std::stop_token &stop) {
        const std::optional<Citation> quote = quoteOf(passage, words, m_services.library, m_services.ask.retriever(),
            m_services.configuration.current().profile.parameters, stop);
        post([then, quote] { then(quote); });
    });
    if (!m_quoting.isBusy())
        quoteNext();
}

void TextFinder::quoteNext()
{
    if (m_toQuote.empty())
        return;
    Quoting next = std::move(m_toQuote.front());
    m_toQuote.pop_front();
    m_quoting.run(std::move(next));
}

} // namespace adduce
