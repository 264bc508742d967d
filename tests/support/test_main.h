#pragma once
#include <QObject>
#include <QTest>
#include <functional>
#include <memory>
#include <vector>

namespace adduce::test {

using Factory = std::function<std::unique_ptr<QObject>()>;
std::vector<Factory> &registry();

struct Registration
{
    explicit Registration(Factory factory) { registry().push_back(std::move(factory)); }
};

} // namespace adduce::test

// A machine that runs other suites beside this one is slow, not wrong: what waits for an event waits long before it fails.
#undef QTRY_VERIFY
#define QTRY_VERIFY(condition) QTRY_VERIFY_WITH_TIMEOUT(condition, 60'000)
#undef QTRY_COMPARE
#define QTRY_COMPARE(actual, expected) QTRY_COMPARE_WITH_TIMEOUT(actual, expected, 60'000)

/// Puts a QtTest class into its folder's executable. Once a class, at the end of its file.
#define ADDUCE_TEST(Class)                                                                                                       \
    static const adduce::test::Registration registered##Class(                                                                   \
        []() -> std::unique_ptr<QObject> { return std::make_unique<Class>(); });
