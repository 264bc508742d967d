#pragma once
#include <QByteArray>
#include <QList>
#include <utility>

namespace adduce::test {

/// A zip archive with these entries, stored as they are.
QByteArray makeZip(const QList<std::pair<QByteArray, QByteArray>> &entries);

/// A DOCX with this body (the inside of w:body) and further parts.
QByteArray makeDocx(const QByteArray &body, const QList<std::pair<QByteArray, QByteArray>> &parts = {});

/// An OpenDocument text with this content (the inside of office:text), these automatic styles and further parts.
QByteArray makeOdt(
    const QByteArray &content, const QByteArray &styles = {}, const QList<std::pair<QByteArray, QByteArray>> &parts = {});

} // namespace adduce::test
