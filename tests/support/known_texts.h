#pragma once
#include <QSet>
#include <QTranslator>

namespace adduce::test {

/// Lets every text of the program that is asked for by a name that no translation knows fail the test that runs: collecting the
/// texts and asking for them go by different rules. Translates nothing.
class KnownTexts : public QTranslator
{
    Q_OBJECT

public:
    KnownTexts(); ///< as translations/adduce_de.ts has them
    [[nodiscard]] QString translate(const char *context, const char *text, const char *disambiguation, int n) const override;
    [[nodiscard]] bool isEmpty() const override { return false; } // or it would not be asked

private:
    QSet<QString> m_known; ///< "context|text"
};

} // namespace adduce::test
