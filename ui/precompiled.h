#pragma once
// As in core: few headers, the ones nearly every widget needs.
#include "core/precompiled.h"
#include <QAbstractItemModel>
#include <QFontMetrics>
#include <QPainter>
#include <QPalette>
#include <QWidget>
