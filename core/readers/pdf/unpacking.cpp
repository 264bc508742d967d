#include "core/readers/pdf/unpacking.h"

#include "core/base/cpu_clock.h"
#include "core/readers/pdf/mupdf_hooks.h"

#include <string_view>

namespace adduce {

namespace {

constexpr std::array<qint64, 2> kOrdinary { 16 << 20, 64 << 20 }; // bytes, by Unpacking::Stream

struct Counted
{
    fz_stream *inner;
    Unpacking::Stream kind;
};

int nextOf(fz_context *context, fz_stream *stream, std::size_t most)
{
    const auto *counted = static_cast<const Counted *>(stream->state);
    fz_stream *inner = counted->inner;
    const std::size_t there = fz_available(context, inner, most);
    auto *unpacking = static_cast<Unpacking *>(fz_user_context(context));
    if (there == 0 || (unpacking && !unpacking->takes(static_cast<qint64>(there), counted->kind)))
        return EOF;
    stream->rp = inner->rp; // the bytes stay where they are until more are asked for
    stream->wp = inner->rp + there;
    inner->rp += there;
    stream->pos += static_cast<int64_t>(there);
    return *stream->rp++;
}

void dropOf(fz_context *context, void *state)
{
    auto *counted = static_cast<Counted *>(state);
    fz_drop_stream(context, counted->inner);
    fz_free(context, counted);
}

/// Takes over `inner`. Within MuPDF's own error handling.
fz_stream *counted(fz_context *context, fz_stream *inner, Unpacking::Stream kind)
{
    Counted *volatile state = nullptr;
    fz_stream *volatile stream = nullptr;
    fz_try(context)
    {
        state = static_cast<Counted *>(fz_malloc(context, sizeof(Counted)));
        *state = { inner, kind };
        stream = fz_new_stream(context, state, nextOf, dropOf); // takes over the state, also when it throws
    }
    fz_catch(context)
    {
        if (!state)
            fz_drop_stream(context, inner);
        fz_rethrow(context);
    }
    return stream;
}

} // namespace

void Unpacking::watch(fz_context *context)
{
    fz_set_user_context(context, this);
}

void Unpacking::listen(fz_context *context)
{
    const auto hear = [](void *self, const char *warning) {
        using namespace std::string_view_literals;
        for (const std::string_view sign : { "premature end"sv, "zlib error"sv, "treating as end of file"sv })
            if (std::string_view(warning).find(sign) != std::string_view::npos)
                static_cast<Unpacking *>(self)->m_breaksOff = true;
    };
    fz_set_warning_callback(context, hear, this);
}

void Unpacking::begin(double seconds)
{
    m_bytes = {};
    m_milliseconds = cpuMilliseconds() + seconds * 1000;
    m_isCut = false;
    m_breaksOff = false;
}

bool Unpacking::takes(qint64 bytes, Stream kind)
{
    const auto which = static_cast<std::size_t>(kind);
    m_bytes.at(which) += bytes;
    m_isCut = m_isCut || (m_bytes.at(which) > kOrdinary.at(which) && cpuMilliseconds() > m_milliseconds);
    return !m_isCut;
}

} // namespace adduce

// What MuPDF opens its streams by.
extern "C" {

fz_stream *ADDUCE_IN_PLACE_OF(pdf_open_contents_stream)(fz_context *context, pdf_document *document, pdf_obj *contents)
{
    return adduce::counted(
        context, ADDUCE_ORIGINAL(pdf_open_contents_stream)(context, document, contents), adduce::Unpacking::Stream::Contents);
}

fz_stream *ADDUCE_IN_PLACE_OF(fz_open_flated)(fz_context *context, fz_stream *chain, int bits)
{
    return adduce::counted(context, ADDUCE_ORIGINAL(fz_open_flated)(context, chain, bits), adduce::Unpacking::Stream::Any);
}

fz_stream *ADDUCE_IN_PLACE_OF(fz_open_lzwd)(
    fz_context *context, fz_stream *chain, int earlyChange, int leastBits, int reversesBits, int isOldTiff)
{
    return adduce::counted(context,
        ADDUCE_ORIGINAL(fz_open_lzwd)(context, chain, earlyChange, leastBits, reversesBits, isOldTiff),
        adduce::Unpacking::Stream::Any);
}

fz_stream *ADDUCE_IN_PLACE_OF(fz_open_rld)(fz_context *context, fz_stream *chain)
{
    return adduce::counted(context, ADDUCE_ORIGINAL(fz_open_rld)(context, chain), adduce::Unpacking::Stream::Any);
}

} // extern "C"
