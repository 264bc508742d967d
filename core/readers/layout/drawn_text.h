#pragma once
#include <QString>

namespace adduce {

/// The text of a page in the order in which its file draws it. For one thread.
class DrawnText
{
public:
    DrawnText() = default; ///< not known
    explicit DrawnText(QString text)
        : m_text(std::move(text))
    {
    }

    [[nodiscard]] bool isKnown() const { return !m_text.isEmpty(); }
    /// Whether the letters and digits of `run` follow each other in it.
    [[nodiscard]] bool holds(QStringView run) const;

private:
    QString m_text;
    mutable QString m_letters; ///< empty until they are needed, which most pages' never are
};

} // namespace adduce
