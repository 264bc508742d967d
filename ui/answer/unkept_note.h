#pragma once
#include "core/base/error.h"
#include <QWidget>

namespace adduce {

/// That an answer is not saved, and why: above it, where nobody misses it.
class UnkeptNote : public QWidget
{
    Q_OBJECT

public:
    explicit UnkeptNote(const Error &error, QWidget *parent = nullptr);

signals:
    void keepWanted();
    void goOnWanted(); ///< without saving
};

} // namespace adduce
