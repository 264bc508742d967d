#include "tests/accessibility/accessible.h"

#undef signals // GLib has a member of that name
#include <atspi/atspi.h>
#include <deque>

namespace adduce::test {

namespace {

AtspiAccessible *atspi(const std::shared_ptr<void> &handle)
{
    return static_cast<AtspiAccessible *>(handle.get());
}

QString take(gchar *text)
{
    const QString result = QString::fromUtf8(text);
    g_free(text);
    return result;
}

/// An object that went away while it was asked is nothing to report.
class Quiet
{
public:
    Quiet() = default;
    Quiet(const Quiet &) = delete;
    Quiet &operator=(const Quiet &) = delete;
    ~Quiet() { g_clear_error(&m_error); }
    operator GError **() { return &m_error; } // NOLINT(google-explicit-constructor)

private:
    GError *m_error = nullptr;
};

bool hasState(AtspiAccessible *of, AtspiStateType state)
{
    AtspiStateSet *states = atspi_accessible_get_state_set(of);
    const bool has = states && atspi_state_set_contains(states, state);
    if (states)
        g_object_unref(states);
    return has;
}

} // namespace

Accessible::Accessible(void *taken)
    : m_handle(taken, [](void *object) { g_object_unref(object); })
{
}

std::optional<Accessible> Accessible::program(qint64 process)
{
    atspi_init(); // once; more calls do nothing
    constexpr int kPatienceMs = 60'000; // of a call: its own, 800 ms, is too short for a program that is watched at every step
    atspi_set_timeout(kPatienceMs, kPatienceMs);
    const Accessible desktop(atspi_get_desktop(0));
    for (const Accessible &program : desktop.children())
        if (atspi_accessible_get_process_id(atspi(program.m_handle), Quiet()) == static_cast<guint>(process))
            return program;
    return std::nullopt;
}

QString Accessible::role() const
{
    const QString name = take(atspi_accessible_get_role_name(atspi(m_handle), Quiet()));
    return name == QStringLiteral("button") ? QStringLiteral("push button") : name; // as newer ones call it
}

QString Accessible::name() const
{
    return take(atspi_accessible_get_name(atspi(m_handle), Quiet()));
}

QString Accessible::description() const
{
    return take(atspi_accessible_get_description(atspi(m_handle), Quiet()));
}

QString Accessible::text() const
{
    AtspiText *text = atspi_accessible_get_text_iface(atspi(m_handle));
    if (!text)
        return {};
    const QString result = take(atspi_text_get_text(text, 0, atspi_text_get_character_count(text, Quiet()), Quiet()));
    g_object_unref(text);
    return result;
}

bool Accessible::isShowing() const
{
    return hasState(atspi(m_handle), ATSPI_STATE_SHOWING);
}

bool Accessible::isEnabled() const
{
    return hasState(atspi(m_handle), ATSPI_STATE_ENABLED);
}

std::vector<Accessible> Accessible::children() const
{
    std::vector<Accessible> result;
    const int count = atspi_accessible_get_child_count(atspi(m_handle), Quiet());
    for (int i = 0; i < count; ++i)
        if (AtspiAccessible *child = atspi_accessible_get_child_at_index(atspi(m_handle), i, Quiet()))
            result.push_back(Accessible(child));
    return result;
}

std::vector<QString> Accessible::actions() const
{
    std::vector<QString> result;
    AtspiAction *action = atspi_accessible_get_action_iface(atspi(m_handle));
    if (!action)
        return result;
    const int count = atspi_action_get_n_actions(action, Quiet());
    for (int i = 0; i < count; ++i)
        result.push_back(take(atspi_action_get_action_name(action, i, Quiet())));
    g_object_unref(action);
    return result;
}

bool Accessible::perform(const QString &name) const
{
    const std::vector<QString> known = actions();
    const auto found = std::ranges::find(known, name);
    AtspiAction *action = found == known.end() ? nullptr : atspi_accessible_get_action_iface(atspi(m_handle));
    if (!action)
        return false;
    const bool done = atspi_action_do_action(action, static_cast<int>(found - known.begin()), Quiet());
    g_object_unref(action);
    return done;
}

bool Accessible::write(const QString &text) const
{
    AtspiEditableText *editable = atspi_accessible_get_editable_text_iface(atspi(m_handle));
    if (!editable)
        return false;
    const bool done = atspi_editable_text_set_text_contents(editable, text.toUtf8().constData(), Quiet());
    g_object_unref(editable);
    return done;
}

std::optional<Accessible> Accessible::find(const std::function<bool(const Accessible &)> &isWanted) const
{
    std::deque<Accessible> waiting { *this };
    while (!waiting.empty()) {
        const Accessible at = waiting.front();
        waiting.pop_front();
        for (Accessible &child : at.children()) {
            if (!child.isShowing() && child.role() != QStringLiteral("menu")) // a menu's rows are there before it is open
                continue;
            if (isWanted(child))
                return child;
            waiting.push_back(std::move(child));
        }
    }
    return std::nullopt;
}

std::optional<Accessible> Accessible::find(const QString &role, const QString &name) const
{
    return find([&](const Accessible &at) { return at.role() == role && at.name() == name; });
}

void Accessible::walk(const std::function<void(const Accessible &)> &visit) const
{
    visit(*this);
    for (const Accessible &child : children())
        if (child.isShowing())
            child.walk(visit);
}

} // namespace adduce::test
