// A tokenizer.json of any content: a tokenizer whose tokens are within its vocabulary, or Error.
#include "core/base/error.h"
#include "core/embedding/tokenizer.h"

#include <cstdlib>

using namespace adduce;

extern "C" int LLVMFuzzerTestOneInput(const unsigned char *data, std::size_t size)
{
    try {
        const Tokenizer tokenizer = Tokenizer::fromJson(
            QByteArray(reinterpret_cast<const char *>(data), static_cast<qsizetype>(size)), QStringLiteral("fuzzed"));
        for (const int token : tokenizer.encode(QStringLiteral("Naps of 20 minutes, na\u00efve \u4e2d\u6587 [CLS] \u0130\u0301.")))
            if (token < 0 || token >= tokenizer.size())
                std::abort();
        (void)tokenizer.medianLength();
    } catch (const Error &) { // the one thing that may be thrown
    }
    return 0;
}
