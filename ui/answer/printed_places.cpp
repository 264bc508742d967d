#include "ui/answer/printed_places.h"

#include "core/answer/answer_words.h"
#include "core/answer/as_printed.h"
#include "core/guardrails/personal_data.h"
#include "ui/common/theme.h"
#include "ui/common/widgets.h"
#include "ui/reader/page_crop.h"
#include <QEvent>
#include <QMouseEvent>
#include <QVBoxLayout>

namespace adduce {

namespace {

/// A stretch of a page that is read from the library when it is first seen.
class SeenCrop : public PageCrop
{
public:
    SeenCrop(const Citation &place, const Services &services)
        : PageCrop(services)
        , m_place(place)
    {
        setCompact();
        setCursor(Qt::PointingHandCursor);
        setRecoloured(colours(palette()).isDark);
    }
    [[nodiscard]] QSize sizeHint() const override { return { space(75), heightForWidth(space(75)) }; }
    [[nodiscard]] int heightForWidth(int width) const override
    {
        return std::max(space(6), compactHeight(m_place.rects, std::min(width, maximumWidth())));
    }

    std::function<void()> onClick;

protected:
    void paintEvent(QPaintEvent *event) override
    {
        if (!m_isSeen) {
            m_isSeen = true;
            setCitation(m_place);
        }
        PageCrop::paintEvent(event);
    }
    void mouseReleaseEvent(QMouseEvent *event) override
    {
        if (event->button() == Qt::LeftButton && rect().contains(event->position().toPoint()))
            onClick();
    }
    void changeEvent(QEvent *event) override
    {
        PageCrop::changeEvent(event);
        if (event->type() == QEvent::PaletteChange)
            setRecoloured(colours(palette()).isDark);
    }

private:
    Citation m_place;
    bool m_isSeen = false;
};

} // namespace

PrintedPlaces::PrintedPlaces(const Answer &answer, const Services *services, QWidget *parent)
    : QWidget(parent)
    , m_column(new QVBoxLayout(this))
{
    m_column->setContentsMargins(gutter(), 0, 0, 0);
    m_column->setSpacing(space(1));
    for (const AnswerSentence &sentence : answer.sentences)
        if (services && readsBetterOnPage(sentence) && masked(sentence.text) == sentence.text) // a picture cannot be masked
            for (const Citation &citation : sentence.citations)
                add(tr("As printed: %1").arg(chipText(citation)), citation, services);
    for (const Citation &place : answer.unquotable)
        add(unquotableWords(place), place, services);
}

bool PrintedPlaces::isEmpty() const
{
    return m_column->isEmpty();
}

void PrintedPlaces::add(const QString &words, const Citation &place, const Services *services)
{
    const auto open = [this, place] { emit citationActivated(place); };
    auto *head = new QHBoxLayout;
    auto *name = new PlainLabel(words, Type::Caption);
    auto *opener = linkButton(tr("Open page"));
    name->setWrapping(readingWidth() - gutter() - opener->sizeHint().width() - space(2));
    name->setSecondary(true);
    opener->setAccessibleName(tr("Open %1").arg(chipText(place)));
    connect(opener, &QAbstractButton::clicked, this, open);
    head->addWidget(name, 1000);
    head->addWidget(opener, 0, Qt::AlignTop);
    head->addStretch(1);
    m_column->addLayout(head);
    if (!services || place.rects.empty())
        return;
    auto *crop = new SeenCrop(place, *services);
    crop->setAccessibleName(words);
    crop->setMaximumWidth(readingWidth() - gutter());
    crop->onClick = open;
    m_column->addWidget(crop);
}

} // namespace adduce
