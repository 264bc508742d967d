#include "core/readers/blocks/zip_archive.h"

#include "core/base/error.h"

#include <algorithm>
#include <array>
#include <zip.h>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

constexpr qint64 kLargestEntry = 64 << 20; // bytes, unpacked
constexpr zip_int64_t kMostEntries = 20'000;

} // namespace

struct ZipArchive::State
{
    zip_t *archive = nullptr;

    State() = default;
    ~State()
    {
        if (archive)
            zip_discard(archive);
    }
    State(const State &) = delete;
    State &operator=(const State &) = delete;
};

ZipArchive::ZipArchive(const QByteArray &bytes)
    : m_state(std::make_unique<State>())
{
    zip_error_t error;
    zip_error_init(&error);
    zip_source_t *source = zip_source_buffer_create(bytes.constData(), static_cast<zip_uint64_t>(bytes.size()), 0, &error);
    if (source)
        m_state->archive = zip_open_from_source(source, ZIP_RDONLY, &error);
    if (!m_state->archive) {
        const QString why = QString::fromUtf8(zip_error_strerror(&error));
        if (source)
            zip_source_free(source);
        zip_error_fini(&error);
        throw Error(ErrorKind::Damaged, {}, why);
    }
    zip_error_fini(&error);
    if (zip_get_num_entries(m_state->archive, 0) > kMostEntries)
        throw Error(ErrorKind::TooLarge, {}, u"an archive of more than %1 entries"_s.arg(kMostEntries));
}

ZipArchive::~ZipArchive() = default;
ZipArchive::ZipArchive(ZipArchive &&) noexcept = default;

qint64 ZipArchive::unpackedBytes() const
{
    qint64 sum = 0;
    const zip_int64_t count = zip_get_num_entries(m_state->archive, 0);
    for (zip_int64_t i = 0; i < count; ++i) {
        zip_stat_t stat;
        zip_stat_init(&stat);
        if (zip_stat_index(m_state->archive, static_cast<zip_uint64_t>(i), 0, &stat) == 0 && (stat.valid & ZIP_STAT_SIZE) != 0)
            sum += static_cast<qint64>(std::min<zip_uint64_t>(stat.size, 1ULL << 40));
    }
    return sum;
}

bool ZipArchive::has(const QString &name) const
{
    return zip_name_locate(m_state->archive, name.toUtf8().constData(), 0) >= 0;
}

QByteArray ZipArchive::read(const QString &name) const
{
    const zip_int64_t index = zip_name_locate(m_state->archive, name.toUtf8().constData(), 0);
    if (index < 0)
        return {};
    const auto close = [](zip_file_t *file) { zip_fclose(file); };
    const std::unique_ptr<zip_file_t, decltype(close)> file(
        zip_fopen_index(m_state->archive, static_cast<zip_uint64_t>(index), 0), close);
    if (!file) {
        const int code = zip_error_code_zip(zip_get_error(m_state->archive));
        throw Error(code == ZIP_ER_NOPASSWD ? ErrorKind::Encrypted : ErrorKind::Damaged, {}, name);
    }
    QByteArray bytes;
    std::array<char, 1 << 16> block {};
    for (;;) {
        const zip_int64_t got = zip_fread(file.get(), block.data(), block.size());
        if (got < 0)
            throw Error(ErrorKind::Damaged, {}, name);
        if (got == 0)
            return bytes;
        bytes.append(block.data(), static_cast<qsizetype>(got));
        if (bytes.size() > kLargestEntry)
            throw Error(ErrorKind::TooLarge, {}, u"%1 unpacks to more than 64 MB"_s.arg(name));
    }
}

} // namespace adduce
