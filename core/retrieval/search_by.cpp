#include "core/retrieval/search_by.h"

namespace adduce {

RetrievalParameters searchingBy(SearchBy by, const RetrievalParameters &own)
{
    RetrievalParameters p = own;
    const RetrievalParameters ours;
    const auto orOurs = [](auto number, auto ofOurs) { return number > 0 ? number : ofOurs; };
    switch (by) {
    case SearchBy::Both:
        break;
    case SearchBy::Words:
        p.vectorK = 0;
        p.keywordK = orOurs(own.keywordK, ours.keywordK);
        p.fusion.keywordWeight = orOurs(own.fusion.keywordWeight, ours.fusion.keywordWeight);
        p.fusion.vectorWeight = 0;
        p.fusion.feedbackWeight = 0;
        break;
    case SearchBy::Meaning:
        p.keywordK = 0;
        p.vectorK = orOurs(own.vectorK, ours.vectorK);
        p.fusion.vectorWeight = orOurs(own.fusion.vectorWeight, ours.fusion.vectorWeight);
        p.fusion.keywordWeight = 0;
        break;
    }
    return p;
}

} // namespace adduce
