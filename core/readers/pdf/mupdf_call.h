#pragma once
#include "core/base/error.h"
#include "core/readers/pdf/mupdf_versions.h"
#include <array>
#include <cstring>

namespace adduce {

/// Runs a few MuPDF calls. What they throw jumps over C++ frames, so `call` must not make an object with a destructor;
/// the Error (OutOfMemory, Damaged) is thrown once MuPDF's frame is left.
template <class Call> void attempt(fz_context *context, Call call)
{
    volatile int code = FZ_ERROR_NONE;
    std::array<char, 256> message {};
    fz_try(context)
    {
        call();
    }
    fz_catch(context)
    {
        code = fz_caught(context);
        std::strncpy(message.data(), fz_caught_message(context), message.size() - 1);
    }
    if (code != FZ_ERROR_NONE)
        throw Error(code == kMemoryError ? ErrorKind::OutOfMemory : ErrorKind::Damaged, {}, QString::fromUtf8(message.data()));
}

} // namespace adduce
