#include "core/profiles/profile.h"

#include <QCoreApplication>

namespace adduce {

// What the files of resources/profiles say of themselves, for the translators.
[[maybe_unused]] static constexpr const char *kAbouts[] {
    QT_TRANSLATE_NOOP("adduce::Profile", "Our own: both lists, weighed by how much of the question the space knows."),
    QT_TRANSLATE_NOOP("adduce::Profile",
        "The five best by vector, and none that is too far away; for complex questions also what is like two imagined answers, "
        "and a second search where the scores are low."),
    QT_TRANSLATE_NOOP("adduce::Profile",
        "Windows of characters, both lists by min-max; the question is rewritten, passages that a model says no of are left out, "
        "and an answer that fails its checks is written again."),
    QT_TRANSLATE_NOOP("adduce::Profile",
        "Paragraphs, both lists by their relative scores; the question is resolved, split and asked of the collections that it "
        "is for; what is missing is asked for, and prose is taken apart into statements."),
    QT_TRANSLATE_NOOP("adduce::Profile",
        "Many candidates by vector alone, thinned by marginal relevance; a model examines each unless the reranker is sure; the "
        "best of each page."),
    QT_TRANSLATE_NOOP(
        "adduce::Profile", "Five-step portal: section-aware chunks, both lists by min-max, neighbours of the best."),
};

QString aboutWords(const Profile &profile)
{
    return QCoreApplication::translate("adduce::Profile", profile.about.toUtf8().constData());
}

} // namespace adduce
