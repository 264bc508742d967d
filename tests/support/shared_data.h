#pragma once
#include <QString>

namespace adduce::test {

/// A folder of the measuring data beside the checkout (`../shared/data/NAME`), or empty when it is not there: the
/// suites over it skip then. The variable ADDUCE_SHARED_DATA names another place.
QString sharedData(const QString &name);

/// The folder of the sample papers (`build/sample-papers`), or empty.
QString samplePapers();

} // namespace adduce::test
