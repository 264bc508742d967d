// The record of what went out, as any program may have left it: what can be read is, the rest is left out.
#include "core/network/egress_ledger.h"
#include "tests/fuzz/fuzzed_file.h"

extern "C" int LLVMFuzzerTestOneInput(const unsigned char *data, std::size_t size)
{
    const adduce::fuzz::FuzzedFile file(data, size);
    (void)adduce::readLedger(file.path(), 100);
    return 0;
}
