#pragma once
#include "core/answer/answer.h"
#include "core/answer/measured_rate.h"

namespace adduce {

/// What the figures of a run are made of, of an answer.
struct ToldAnswer
{
    Verdict verdict = Verdict::NoEvidence;
    Confidence confidence = Confidence::Low;
    double milliseconds = 0; ///< Answer::milliseconds
    int sentences = 0;
    QString first {}; ///< sentence; empty for none
    QString pages {}; ///< that are cited: "sandwich.pdf 4, hc.pdf 2"; empty for none
    std::vector<RemovalReason> removed {}; ///< of each statement that was left out as a whole
    int repaired = 0; ///< Answer::repaired
    std::optional<MeasuredRate> rate {}; ///< testedRate()
    bool isWritten = false; ///< by a model, and not the papers' own sentences
    bool hasModelFailed = false; ///< so that the papers' own sentences stand there

    [[nodiscard]] bool isRefusal() const { return verdict == Verdict::NoEvidence || verdict == Verdict::Partial; }
};
ToldAnswer toldAnswer(const Answer &answer);

/// An answer without its trace, compressed: a run has thousands. Copies share it.
class PackedAnswer
{
public:
    PackedAnswer() = default; ///< of an empty answer
    explicit PackedAnswer(Answer answer);
    explicit PackedAnswer(const QJsonObject &json); ///< as json() gives it

    [[nodiscard]] Answer unpacked() const; ///< throws Error{DamagedLibrary} for JSON that is no answer
    [[nodiscard]] QJsonObject json() const; ///< toJson() of it
    [[nodiscard]] qsizetype bytes() const { return m_compressed.capacity(); } ///< that it takes

private:
    QByteArray m_compressed; ///< empty: an empty answer
};

} // namespace adduce
