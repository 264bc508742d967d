#pragma once

namespace adduce {

/// The second lock of a sandbox, for what a hole in the filter of system calls would leave open: no path can be opened, changed or run
/// any more, nothing connected to or bound, no process outside signalled; each as far as the kernel knows it. For good, and for one
/// thread that has given up new privileges. False when the kernel knows Landlock and refuses; true without it.
bool lockPaths();

} // namespace adduce
