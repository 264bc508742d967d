#pragma once
#include "core/models/model_settings.h"
#include "tests/measure/gold_questions.h"
#include "tests/support/gold_server.h"

namespace adduce {

class Workspace;

namespace test {

/// A model on the loopback that knows what questions are answered by, for as long as it lives.
class KnowingServer
{
public:
    explicit KnowingServer(std::vector<GoldAnswer> answers);
    [[nodiscard]] ModelSettings everyTask() const; ///< writing, ranking and judging by it
    [[nodiscard]] std::map<QString, int> requests() const { return m_model.counts(); } ///< by form

private:
    GoldModel m_model;
    ChatServer m_server;
};

GoldAnswer goldAnswer(const QString &question, const std::vector<GoldKey> &gold);

/// Reads the files into the library of the workspace, where it was not made yet.
void readOnce(Workspace &workspace, const QStringList &files);

} // namespace test

} // namespace adduce
