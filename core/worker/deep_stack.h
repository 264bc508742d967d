#pragma once

namespace adduce {

/// From now on this thread ends the process with the exit code when its calls nest deeper than its stack, as they do in libraries that
/// follow whatever a file nests. Any other fault kills it by its signal, as before. Before the sandbox; not under the sanitizers.
void exitWhenNestedTooDeep(int exitCode);

} // namespace adduce
