#pragma once
#include <QObject>
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

/// Puts a QtTest class into its folder's executable. Once a class, at the end of its file.
#define ADDUCE_TEST(Class)                                                                                                       \
    static const adduce::test::Registration registered##Class(                                                                   \
        []() -> std::unique_ptr<QObject> { return std::make_unique<Class>(); });
