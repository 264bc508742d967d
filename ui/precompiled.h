#pragma once
// As in core.
#include "core/precompiled.h"
#include <QtWidgets>
