#include "ui/answer/answer_accessible.h"

#include "ui/answer/answer_view.h"
#include <QAccessibleWidget>
#include <QPointer>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

/// Something within an AnswerView, found again by its number. Outlives what it
/// stands for as an invalid one: those who read the screen ask late.
class Within : public QAccessibleInterface, public QAccessibleActionInterface
{
public:
    Within(AnswerView *view, int number)
        : m_view(view)
        , m_number(number)
    {
    }

    [[nodiscard]] QObject *object() const override { return nullptr; }
    [[nodiscard]] QWindow *window() const override { return isValid() ? top()->window() : nullptr; }
    void setText(QAccessible::Text, const QString &) override { }
    [[nodiscard]] QAccessible::State state() const override
    {
        QAccessible::State state;
        state.focusable = state.readOnly = true;
        state.invalid = !isValid();
        state.invisible = !isValid() || !m_view->isVisible();
        state.focused = isValid() && m_view->hasFocus() && isFocused();
        return state;
    }
    [[nodiscard]] QRect rect() const override
    {
        if (!isValid())
            return {};
        const QRect box = boxInViewport();
        return { m_view->viewport()->mapToGlobal(box.topLeft()), box.size() };
    }
    [[nodiscard]] QAccessibleInterface *childAt(int x, int y) const override
    {
        for (int i = 0; i < childCount(); ++i)
            if (child(i)->rect().contains(x, y))
                return child(i);
        return nullptr;
    }
    void *interface_cast(QAccessible::InterfaceType type) override
    {
        return type == QAccessible::ActionInterface ? static_cast<QAccessibleActionInterface *>(this) : nullptr;
    }
    [[nodiscard]] QStringList keyBindingsForAction(const QString &) const override { return {}; }

protected:
    [[nodiscard]] QAccessibleInterface *top() const { return QAccessible::queryAccessibleInterface(m_view); }
    [[nodiscard]] virtual bool isFocused() const = 0;
    [[nodiscard]] virtual QRect boxInViewport() const = 0;

    QPointer<AnswerView> m_view;
    int m_number; ///< counts all of its kind in the answer
};

class Chip : public Within
{
public:
    using Within::Within;
    [[nodiscard]] bool isValid() const override { return m_view && m_number < m_view->content().chipCount(); }
    [[nodiscard]] QAccessible::Role role() const override { return QAccessible::Link; }
    [[nodiscard]] QString text(QAccessible::Text which) const override
    {
        if (!isValid())
            return {};
        if (which == QAccessible::Name)
            return m_view->content().chipRun(m_number).selectedText().simplified();
        return which == QAccessible::Description ? m_view->content().citation(m_number).quote : QString();
    }
    [[nodiscard]] QAccessibleInterface *parent() const override
    {
        return isValid() ? top()->child(m_view->content().sentenceOf(m_number)) : nullptr;
    }
    [[nodiscard]] int childCount() const override { return 0; }
    [[nodiscard]] QAccessibleInterface *child(int) const override { return nullptr; }
    [[nodiscard]] int indexOfChild(const QAccessibleInterface *) const override { return -1; }
    [[nodiscard]] QStringList actionNames() const override { return { pressAction(), showMenuAction(), setFocusAction() }; }
    void doAction(const QString &action) override
    {
        if (!isValid())
            return;
        m_view->setFocus();
        m_view->focusChip(m_number);
        if (action == pressAction())
            emit m_view->citationActivated(m_view->content().citation(m_number));
        else if (action == showMenuAction())
            emit m_view->cardRequested(m_number);
    }

protected:
    [[nodiscard]] bool isFocused() const override { return m_view->focusedChip() == m_number; }
    [[nodiscard]] QRect boxInViewport() const override { return m_view->content().chipRect(m_number); }
};

/// Owns what it hands out, through Qt's registry, by the number of each.
template <typename Part> class Parts
{
public:
    Parts() = default;
    Parts(const Parts &) = delete;
    Parts &operator=(const Parts &) = delete;
    ~Parts()
    {
        for (const QAccessible::Id id : m_ids)
            QAccessible::deleteAccessibleInterface(id);
    }
    [[nodiscard]] QAccessibleInterface *at(AnswerView *view, int number) const
    {
        while (static_cast<int>(m_ids.size()) <= number)
            m_ids.push_back(QAccessible::registerAccessibleInterface(new Part(view, static_cast<int>(m_ids.size()))));
        return QAccessible::accessibleInterface(m_ids[static_cast<std::size_t>(number)]);
    }

private:
    mutable std::vector<QAccessible::Id> m_ids;
};

class SpokenSentence : public Within
{
public:
    using Within::Within;
    [[nodiscard]] bool isValid() const override
    {
        return m_view && m_number < static_cast<int>(m_view->content().sentences().size());
    }
    [[nodiscard]] QAccessible::Role role() const override { return QAccessible::Paragraph; }
    [[nodiscard]] QString text(QAccessible::Text which) const override
    {
        return isValid() && which == QAccessible::Name ? m_view->content().sentences()[static_cast<std::size_t>(m_number)].text
                                                       : QString();
    }
    [[nodiscard]] QAccessibleInterface *parent() const override { return isValid() ? top() : nullptr; }
    [[nodiscard]] int childCount() const override
    {
        return isValid() ? static_cast<int>(m_view->content().sentences()[static_cast<std::size_t>(m_number)].citations.size())
                         : 0;
    }
    [[nodiscard]] QAccessibleInterface *child(int index) const override
    {
        return index >= 0 && index < childCount() ? m_chips.at(m_view, m_view->content().firstChipOf(m_number) + index) : nullptr;
    }
    [[nodiscard]] int indexOfChild(const QAccessibleInterface *child) const override
    {
        for (int i = 0; i < childCount(); ++i)
            if (this->child(i) == child)
                return i;
        return -1;
    }
    [[nodiscard]] QStringList actionNames() const override { return { setFocusAction() }; }
    void doAction(const QString &) override
    {
        if (!isValid())
            return;
        m_view->setFocus();
        m_view->focusSentence(m_number);
    }

protected:
    [[nodiscard]] bool isFocused() const override { return m_view->focusedSentence() == m_number && m_view->focusedChip() < 0; }
    [[nodiscard]] QRect boxInViewport() const override { return m_view->content().sentenceRect(m_number); }

private:
    Parts<Chip> m_chips;
};

class AnswerAccessible : public QAccessibleWidget
{
public:
    explicit AnswerAccessible(AnswerView *view)
        : QAccessibleWidget(view, QAccessible::Document)
    {
    }
    [[nodiscard]] int childCount() const override { return static_cast<int>(view()->content().sentences().size()); }
    [[nodiscard]] QAccessibleInterface *child(int index) const override
    {
        return index >= 0 && index < childCount() ? m_sentences.at(view(), index) : nullptr;
    }
    [[nodiscard]] int indexOfChild(const QAccessibleInterface *child) const override
    {
        for (int i = 0; i < childCount(); ++i)
            if (this->child(i) == child)
                return i;
        return -1;
    }
    [[nodiscard]] QAccessibleInterface *childAt(int x, int y) const override
    {
        for (int i = 0; i < childCount(); ++i)
            if (child(i)->rect().contains(x, y))
                return child(i);
        return nullptr;
    }
    [[nodiscard]] QAccessibleInterface *focusChild() const override
    {
        QAccessibleInterface *sentence = child(view()->focusedSentence());
        if (!sentence || view()->focusedChip() < 0)
            return sentence;
        return sentence->child(view()->focusedChip() - view()->content().firstChipOf(view()->focusedSentence()));
    }

private:
    [[nodiscard]] AnswerView *view() const { return static_cast<AnswerView *>(widget()); }
    Parts<SpokenSentence> m_sentences;
};

QAccessibleInterface *accessibleAnswer(const QString &, QObject *object)
{
    auto *view = qobject_cast<AnswerView *>(object);
    return view ? new AnswerAccessible(view) : nullptr;
}

} // namespace

void makeAnswersAccessible()
{
    QAccessible::installFactory(accessibleAnswer); // once, however often it is asked for
}

void announceFocusWithin(AnswerView &answer)
{
    if (!QAccessible::isActive() || !answer.hasFocus())
        return;
    QAccessibleInterface *self = QAccessible::queryAccessibleInterface(&answer);
    if (QAccessibleInterface *part = self ? self->focusChild() : nullptr) {
        QAccessibleEvent focus(part, QAccessible::Focus);
        QAccessible::updateAccessibility(&focus);
    }
}

} // namespace adduce
