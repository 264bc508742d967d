// A file of named arrays is checked before anything is read: values, or Error.
#include "core/base/error.h"
#include "core/embedding/safetensors.h"
#include "tests/fuzz/fuzzed_file.h"

using namespace adduce;

extern "C" int LLVMFuzzerTestOneInput(const unsigned char *data, std::size_t size)
{
    const fuzz::FuzzedFile file(data, size);
    try {
        const Safetensors tensors = Safetensors::open(file.path());
        for (const char *name : { "embeddings", "weights", "mapping", "a" })
            if (const auto *tensor = tensors.find(QLatin1StringView(name))) {
                (void)tensors.floats(*tensor);
                (void)tensors.integers(*tensor);
            }
    } catch (const Error &) { // the one thing that may be thrown
    }
    return 0;
}
