#include "ui/evidence/quote_chooser.h"

#include "core/answer/answer_words.h"
#include "core/ask/quotes.h"
#include "ui/common/widgets.h"
#include <QDialogButtonBox>
#include <QLineEdit>
#include <QListWidget>
#include <QVBoxLayout>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

constexpr int kMost = 40;

} // namespace

QuoteChooser::QuoteChooser(const Services &services, const QString &words, DocumentScope scope, QWidget *parent)
    : QDialog(parent)
    , m_services(services)
    , m_scope(std::move(scope))
    , m_words(new QLineEdit(words.simplified().left(500)))
    , m_list(new QListWidget)
    , m_state(new PlainLabel({}, Type::Caption))
    , m_take(primaryButton(tr("Use this quote")))
    , m_search(this)
{
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(tr("Choose a quote"));
    m_words->setAccessibleName(tr("Words to find"));
    m_words->setPlaceholderText(tr("Words that the sentence speaks of"));
    m_list->setWordWrap(true);
    m_list->setAccessibleName(tr("Sentences of the papers"));
    m_list->setAlternatingRowColors(true);
    m_list->setSpacing(space(1));
    m_state->setSecondary(true);
    auto *find = button(tr("Find"), u"edit-find"_s);
    auto *row = new QHBoxLayout;
    row->addWidget(m_words, 1);
    row->addWidget(find);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Cancel);
    buttons->addButton(m_take, QDialogButtonBox::AcceptRole);
    auto *column = new QVBoxLayout(this);
    column->addLayout(row);
    column->addWidget(m_list, 1);
    column->addWidget(m_state);
    column->addWidget(buttons);
    resizeInSight(*this, { space(170), space(130) });
    connect(find, &QPushButton::clicked, this, &QuoteChooser::search);
    connect(m_words, &QLineEdit::returnPressed, this, &QuoteChooser::search);
    connect(m_list, &QListWidget::itemActivated, this, &QuoteChooser::choose);
    connect(m_list, &QListWidget::currentRowChanged, this, [this](int at) { m_take->setEnabled(at >= 0); });
    connect(m_take, &QPushButton::clicked, this, &QuoteChooser::choose);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(this, &QuoteChooser::failed, this, [this](const Error &error) { m_state->setText(sentence(error)); });
    find->setAutoDefault(false);
    m_take->setAutoDefault(false);
    m_take->setEnabled(false);
    if (!words.trimmed().isEmpty())
        search();
    else
        m_state->setText(tr("Type some words."));
}

void QuoteChooser::search()
{
    const QString words = m_words->text().trimmed();
    if (words.isEmpty())
        return;
    m_state->setText(tr("Looking…"));
    m_search.run([this, words, scope = m_scope](const auto &post, const std::stop_token &stop) {
        const std::vector<AnswerSentence> found = quotesFor(words, scope, kMost, m_services.library, m_services.ask.retriever(),
            m_services.servers, m_services.configuration.current().profile.parameters, stop);
        post([this, found] { show(found); });
    });
}

void QuoteChooser::show(const std::vector<AnswerSentence> &found)
{
    m_list->clear();
    m_citations.clear();
    for (const AnswerSentence &sentence : found)
        for (const Citation &citation : sentence.citations) {
            m_list->addItem(u"“%1”  \u2014 %2"_s.arg(citation.quote, chipText(citation)));
            m_citations.push_back(citation);
        }
    m_state->setText(m_citations.empty() ? tr("No sentence speaks of that.")
                                         : tr("%Ln sentence(s)", nullptr, static_cast<int>(m_citations.size())));
    if (!m_citations.empty())
        m_list->setCurrentRow(0);
}

void QuoteChooser::choose()
{
    const int at = m_list->currentRow();
    if (at < 0 || at >= static_cast<int>(m_citations.size()))
        return;
    emit chosen(m_citations[static_cast<std::size_t>(at)]);
    accept();
}

} // namespace adduce
