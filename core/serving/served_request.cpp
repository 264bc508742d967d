#include "core/serving/served_request.h"

#include <algorithm>

namespace adduce {

QByteArray ServedRequest::header(QByteArrayView name) const
{
    const auto found = std::ranges::find(headers, name, &std::pair<QByteArray, QByteArray>::first);
    return found == headers.end() ? QByteArray() : found->second;
}

int ServedRequest::countHeaders(QByteArrayView name) const
{
    return static_cast<int>(std::ranges::count(headers, name, &std::pair<QByteArray, QByteArray>::first));
}

} // namespace adduce
