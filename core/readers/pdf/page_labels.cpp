#include "core/readers/pdf/page_labels.h"

#include <cstring>

namespace adduce {

namespace {

constexpr int kDeepest = 8; // of a number tree

void readNode(fz_context *context, pdf_obj *node, int depth, PageLabelRules &rules)
{
    pdf_obj *numbers = pdf_dict_get(context, node, PDF_NAME(Nums));
    for (int i = 0; i + 1 < pdf_array_len(context, numbers) && rules.count < int(rules.rules.size()); i += 2) {
        pdf_obj *entry = pdf_array_get(context, numbers, i + 1);
        PageLabelRule &rule = rules.rules[static_cast<std::size_t>(rules.count++)];
        rule.firstPage = pdf_to_int(context, pdf_array_get(context, numbers, i));
        const char *style = pdf_to_name(context, pdf_dict_get(context, entry, PDF_NAME(S)));
        rule.style = style[0];
        pdf_obj *start = pdf_dict_gets(context, entry, "St");
        rule.start = pdf_is_int(context, start) ? pdf_to_int(context, start) : 1;
        std::strncpy(
            rule.prefix.data(), pdf_to_text_string(context, pdf_dict_get(context, entry, PDF_NAME(P))), rule.prefix.size() - 1);
    }
    pdf_obj *kids = pdf_dict_get(context, node, PDF_NAME(Kids));
    for (int i = 0; depth < kDeepest && i < pdf_array_len(context, kids); ++i)
        readNode(context, pdf_array_get(context, kids, i), depth + 1, rules);
}

QString roman(int number)
{
    if (number < 1 || number > 3999)
        return QString::number(number);
    constexpr std::array<std::pair<int, const char *>, 13> steps { { { 1000, "m" }, { 900, "cm" }, { 500, "d" }, { 400, "cd" },
        { 100, "c" }, { 90, "xc" }, { 50, "l" }, { 40, "xl" }, { 10, "x" }, { 9, "ix" }, { 5, "v" }, { 4, "iv" }, { 1, "i" } } };
    QString text;
    for (const auto &[value, digits] : steps)
        for (; number >= value; number -= value)
            text += QLatin1StringView(digits);
    return text;
}

/// a, b, … z, aa, bb, …
QString letters(int number)
{
    if (number < 1 || number > 26 * 16)
        return QString::number(number);
    return QString((number - 1) / 26 + 1, QChar(u'a' + (number - 1) % 26));
}

} // namespace

PageLabelRules readPageLabelRules(fz_context *context, pdf_document *document)
{
    PageLabelRules rules;
    pdf_obj *root = pdf_dict_get(context, pdf_trailer(context, document), PDF_NAME(Root));
    readNode(context, pdf_dict_gets(context, root, "PageLabels"), 0, rules);
    return rules;
}

QString pageLabel(const PageLabelRules &rules, int page)
{
    const PageLabelRule *rule = nullptr;
    for (int i = 0; i < rules.count; ++i) {
        const PageLabelRule &candidate = rules.rules[static_cast<std::size_t>(i)];
        if (candidate.firstPage <= page && (!rule || candidate.firstPage >= rule->firstPage))
            rule = &candidate;
    }
    if (!rule)
        return QString::number(page + 1);
    const auto number = static_cast<int>(std::min<qint64>(qint64(rule->start) + page - rule->firstPage, 1'000'000'000));
    const QString prefix = QString::fromUtf8(rule->prefix.data());
    QString label;
    switch (rule->style) {
    case 'D':
        label = QString::number(number);
        break;
    case 'r':
        label = roman(number);
        break;
    case 'R':
        label = roman(number).toUpper();
        break;
    case 'a':
        label = letters(number);
        break;
    case 'A':
        label = letters(number).toUpper();
        break;
    default:
        break;
    }
    label = (prefix + label).simplified();
    return label.isEmpty() ? QString::number(page + 1) : label;
}

} // namespace adduce
