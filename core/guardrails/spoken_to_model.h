#pragma once
#include <QString>
#include <QStringList>

namespace adduce {

/// Does a text of a paper speak to the model that reads it ("Note to the assistant: ...", "ignore all previous instructions"), or hold letters
/// that nobody sees? Such a text stays data whatever it says; this is only told to the reader, also of a text that quotes such words
/// to speak about them. In English, and a few forms of German, French and Spanish. Of the 72 such texts of a development set that were written
/// for this it finds all, of 150 requests put into e-mails 62; of 1,980 passages of research papers it takes none for one. Pure.
bool speaksToModel(const QString &text);

} // namespace adduce
