#pragma once
#include <QString>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

namespace adduce::test {

/// What a screen reader sees of one thing on the desktop, read over the accessibility bus (AT-SPI 2). Asked of another
/// process with every call; what is gone meanwhile answers with nothing.
class Accessible
{
public:
    /// Of a running program by its process; nothing while it has not registered itself.
    [[nodiscard]] static std::optional<Accessible> program(qint64 process);

    [[nodiscard]] QString role() const; ///< "push button", as AT-SPI calls it
    [[nodiscard]] QString name() const;
    [[nodiscard]] QString description() const;
    [[nodiscard]] QString text() const; ///< of something that is written in
    [[nodiscard]] bool isShowing() const;
    [[nodiscard]] bool isEnabled() const;
    [[nodiscard]] std::vector<Accessible> children() const;
    [[nodiscard]] std::vector<QString> actions() const;

    bool perform(const QString &action) const; ///< by its name; false when there is none
    bool write(const QString &text) const; ///< in place of what is there

    /// The first one below that is shown and for which `isWanted` holds, nearest the top.
    [[nodiscard]] std::optional<Accessible> find(const std::function<bool(const Accessible &)> &isWanted) const;
    [[nodiscard]] std::optional<Accessible> find(const QString &role, const QString &name) const;
    void walk(const std::function<void(const Accessible &)> &visit) const; ///< all that is shown, itself first

private:
    explicit Accessible(void *taken); ///< an AtspiAccessible; this owns the reference
    std::shared_ptr<void> m_handle;
};

} // namespace adduce::test
