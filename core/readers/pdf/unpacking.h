#pragma once
#include <QtGlobal>
#include <array>

struct fz_context;

namespace adduce {

/// What the streams of a PDF unpack to, a piece of work at a time: a few kilobytes may come to gigabytes, of nothing or of things to
/// draw. What is ordinary is never cut, however long it takes; of what is large, as much is read as there is time for.
class Unpacking
{
public:
    /// What the streams of this context unpack to counts here from now on. Outlives the context's work.
    void watch(fz_context *context);
    /// And what MuPDF warns of is heard: it goes on with what it has of data that breaks off.
    void listen(fz_context *context);
    /// A page, or another piece of work, begins.
    void begin(double seconds); ///< of CPU time, for what is large
    /// Some of what belongs to this piece of work was left out.
    [[nodiscard]] bool isCut() const { return m_isCut; }
    [[nodiscard]] bool breaksOff() const { return m_breaksOff; } ///< of some of it the file has only a part

    enum class Stream
    {
        Contents, ///< what is drawn on a page, as its interpreter gets it
        Any
    };
    /// So many bytes more of such streams are asked for. False once enough has come.
    bool takes(qint64 bytes, Stream kind);

private:
    std::array<qint64, 2> m_bytes {}; ///< by Stream
    double m_milliseconds = 0; ///< CPU time that ends it
    bool m_isCut = false;
    bool m_breaksOff = false;
};

} // namespace adduce
