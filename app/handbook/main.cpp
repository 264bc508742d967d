// Makes the handbook's PDF of its chapters: adduce-handbook OUTPUT CHAPTER.md...
#include "app/handbook/book.h"
#include "core/base/error.h"

#include <QCoreApplication>
#include <QFile>
#include <QSaveFile>
#include <cstdio>

using namespace adduce;
using namespace Qt::StringLiterals;

int main(int argc, char **argv)
{
    const QCoreApplication application(argc, argv);
    const QStringList arguments = QCoreApplication::arguments();
    if (arguments.size() < 3) {
        std::fputs("usage: adduce-handbook OUTPUT CHAPTER...\n", stderr);
        return 2;
    }
    try {
        std::vector<std::vector<Block>> chapters;
        for (const QString &path : arguments.mid(2)) {
            QFile file(path);
            if (!file.open(QIODevice::ReadOnly))
                throw Error(ErrorKind::Unreadable, path);
            chapters.push_back(readBlocks(file.readAll()));
        }
        QSaveFile output(arguments[1]);
        if (!output.open(QIODevice::WriteOnly))
            throw Error(ErrorKind::Unreadable, arguments[1]);
        writeBook(output, u"Adduce Handbook"_s, chapters);
        return output.commit() ? 0 : 1;
    } catch (const Error &error) {
        std::fputs(qPrintable(sentence(error) + u'\n'), stderr);
        return 1;
    }
}
