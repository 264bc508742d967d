#include "tests/support/places.h"
#include "tests/support/test_main.h"

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QRegularExpression>
#include <QTest>
#include <map>

using namespace Qt::StringLiterals;

namespace {

constexpr int kMostMethods = 25;
constexpr int kMostLines = 400;

struct ClassSize
{
    int methods = 0; ///< declared in it, signals and slots among them; not what is defaulted or deleted
    int lines = 0; ///< of its body and of the functions of its name, in all files
};

/// Without comments, the inside of strings and what QtCore's macros add, line for line.
QString bare(QString text)
{
    static const QRegularExpression noise(
        uR"(R\x22(\w*)\((?<raw>.*?)\)\g1\x22|\x22(?:\\.|[^\x22\\\n])*\x22|'(?:\\.|[^'\\\n])'|//[^\n]*|/\*.*?\*/|\bQ_OBJECT\b)"_s,
        QRegularExpression::DotMatchesEverythingOption);
    QString result;
    qsizetype at = 0;
    auto it = noise.globalMatch(text);
    while (it.hasNext()) {
        const auto match = it.next();
        result += text.mid(at, match.capturedStart() - at) + QString(match.captured().count(u'\n'), u'\n');
        at = match.capturedEnd();
    }
    return result + text.mid(at);
}

/// Where the bracket that opens at `open` closes.
qsizetype closing(const QString &text, qsizetype open)
{
    const QChar opens = text[open];
    const QChar closes = opens == u'{' ? u'}' : opens == u'(' ? u')' : u']';
    int depth = 0;
    for (qsizetype i = open; i < text.size(); ++i) {
        depth += text[i] == opens ? 1 : text[i] == closes ? -1 : 0;
        if (depth == 0)
            return i;
    }
    return text.size() - 1;
}

bool isFunction(QString declaration)
{
    static const QRegularExpression access(uR"(\b(public|private|protected|signals)\b(\s+slots)?\s*:)"_s);
    static const QRegularExpression none(
        uR"(^\s*(friend|using|static_assert|enum|class|struct|union)\b|=\s*(default|delete)\s*$)"_s);
    static const QRegularExpression arguments(uR"(<[^<>()]*(\([^<>]*\))?[^<>()]*>)"_s); // of templates: std::function<void()>
    static const QRegularExpression operators(uR"(\boperator[^\s(]+)"_s);
    declaration.remove(access).remove(operators);
    declaration = declaration.section(u'{', 0, 0);
    if (declaration.contains(none))
        return false;
    while (declaration.contains(arguments))
        declaration.remove(arguments);
    const qsizetype bracket = declaration.indexOf(u'(');
    return bracket > 0 && !declaration.left(bracket).contains(u'=');
}

/// The functions that a body declares; those of classes within it are their own.
int methodsIn(const QString &body)
{
    int methods = 0;
    qsizetype begin = 0;
    for (qsizetype i = 0; i < body.size(); ++i) {
        if (body[i] == u'(' || body[i] == u'[') {
            i = closing(body, i);
        } else if (body[i] == u';') {
            methods += isFunction(body.mid(begin, i - begin)) ? 1 : 0;
            begin = i + 1;
        } else if (body[i] == u'{') {
            const bool isDefined = isFunction(body.mid(begin, i - begin));
            methods += isDefined ? 1 : 0;
            i = closing(body, i);
            if (isDefined)
                begin = i + 1;
        }
    }
    return methods;
}

QString textOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? bare(QString::fromUtf8(file.readAll())) : QString();
}

void addBodies(const QString &text, std::map<QString, ClassSize> &sizes)
{
    static const QRegularExpression head(uR"(\b(?:class|struct)\s+(?:\w+::)*(\w+)(?:\s+final)?\s*(?::[^;:{(][^;{(]*)?\{)"_s);
    auto it = head.globalMatch(text);
    while (it.hasNext()) {
        const auto match = it.next();
        const qsizetype open = match.capturedEnd() - 1;
        const qsizetype end = closing(text, open);
        ClassSize &size = sizes[match.captured(1)];
        size.methods += methodsIn(text.mid(open + 1, end - open - 1));
        size.lines += static_cast<int>(text.mid(match.capturedStart(), end - match.capturedStart()).count(u'\n')) + 1;
    }
}

/// Lines of `Class::function(...) { ... }`, which begin in the first column.
void addFunctions(const QString &text, std::map<QString, ClassSize> &sizes)
{
    static const QRegularExpression head(uR"(^(?![\s#}/]|namespace|using)[^\n;{}]*?\b(\w+)::(?:~?\w+|operator[^\s(]*)\s*\()"_s,
        QRegularExpression::MultilineOption);
    auto it = head.globalMatch(text);
    while (it.hasNext()) {
        const auto match = it.next();
        const auto size = sizes.find(match.captured(1));
        const qsizetype end = text.indexOf(u"\n}"_s, match.capturedEnd());
        if (size != sizes.end() && end > 0)
            size->second.lines += static_cast<int>(text.mid(match.capturedStart(), end - match.capturedStart()).count(u'\n')) + 2;
    }
}

} // namespace

/// A class has one responsibility: no more than 25 methods and 400 lines over all its files.
class TestClassSizes : public QObject
{
    Q_OBJECT

private slots:
    void countsMethods_data();
    void countsMethods();
    void everyClassIsSmall();
};

void TestClassSizes::countsMethods_data()
{
    QTest::addColumn<QString>("body");
    QTest::addColumn<int>("methods");
    QTest::newRow("none") << u"int m_a = 0; std::function<void(int)> m_call; friend class B; using C = void (*)();"_s << 0;
    QTest::newRow("constructor and slots") << u"public: explicit A(int a = f()); ~A() override; private slots: void go();"_s << 3;
    QTest::newRow("defaulted") << u"A(const A &) = delete; A &operator=(A &&) = default; bool operator==(const A &) const;"_s
                               << 1;
    QTest::newRow("defined") << u"int a() const { return m_a; } void b() { if (m_a) { c(); } } int m_a = g();"_s << 2;
    QTest::newRow("members in braces") << u"Timer m_timer {}; struct In { void own(); }; Map<int, int> m_map { f() }; void a();"_s
                                       << 1;
    QTest::newRow("returns a template") << u"std::vector<int> a() const; std::function<void()> b(std::map<int, int> c = {});"_s
                                        << 2;
}

void TestClassSizes::countsMethods()
{
    QFETCH(QString, body);
    QTEST(methodsIn(body), "methods");
}

void TestClassSizes::everyClassIsSmall()
{
    QStringList texts;
    for (const QString &folder : { u"core"_s, u"ui"_s, u"app"_s }) {
        QDirIterator it(adduce::test::inSources(folder), { u"*.h"_s, u"*.cpp"_s }, QDir::Files, QDirIterator::Subdirectories);
        while (it.hasNext())
            texts << textOf(it.next());
    }
    std::map<QString, ClassSize> sizes;
    for (const QString &text : texts)
        addBodies(text, sizes);
    for (const QString &text : texts)
        addFunctions(text, sizes);
    QVERIFY(sizes.size() > 300);
    QStringList large;
    for (const auto &[name, size] : sizes) {
        if (size.methods > kMostMethods || size.lines > kMostLines)
            large << u"%1: %2 methods, %3 lines"_s.arg(name).arg(size.methods).arg(size.lines);
    }
    QVERIFY2(large.empty(), qPrintable(large.join(u"; "_s)));
}

ADDUCE_TEST(TestClassSizes)
#include "test_class_sizes.moc"
