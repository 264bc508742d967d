#include "core/readers/layout/drawn_text.h"

#include "core/text/letters.h"

namespace adduce {

bool DrawnText::holds(QStringView run) const
{
    if (m_letters.isEmpty())
        m_letters = lettersAndDigits(m_text);
    return m_letters.contains(lettersAndDigits(run));
}

} // namespace adduce
