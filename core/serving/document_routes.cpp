#include "core/base/private_file.h"
#include "core/base/sha256.h"
#include "core/export/png.h"
#include "core/ingest/ingest_settings.h"
#include "core/library/database.h"
#include "core/serving/problem.h"
#include "core/serving/routes.h"
#include "core/serving/serving_context.h"
#include "core/serving/told.h"
#include "core/workspace/document_text.h"
#include "core/workspace/json_schema.h"
#include "core/workspace/library_documents.h"
#include "core/workspace/public_json.h"
#include "core/workspace/read_documents.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QUuid>
#include <algorithm>

namespace adduce {

using json::Field;
using namespace Qt::StringLiterals;

namespace {

constexpr double kMostScale = 4; // pixels a point
constexpr double kUsualScale = 1.5;

/// What stands on a page.
struct PageBody
{
    DocumentId document;
    int page = 0; ///< 1-based
    QString sha256, label, text;
    double width = 0, height = 0; ///< points
};

constexpr auto jsonFields(const PageBody *)
{
    return std::tuple(Field { "document", &PageBody::document }, Field { "page", &PageBody::page },
        Field { "sha256", &PageBody::sha256 }, Field { "label", &PageBody::label }, Field { "width", &PageBody::width },
        Field { "height", &PageBody::height }, Field { "text", &PageBody::text });
}

int numberIn(const QString &text, const QString &name)
{
    bool isNumber = false;
    const int number = text.toInt(&isNumber);
    if (!isNumber)
        throw Error(ErrorKind::BadInput, text, name + u" has to be a whole number"_s);
    return number;
}

ServedReply listAllDocuments(ServingContext &context, const RouteRequest &request)
{
    DocumentFilter filter;
    if (const QString collection = request.query("collection"); !collection.isEmpty())
        filter.collections << collection;
    {
        Database database = context.workspace().library().open();
        filter.within = visibleTo(database, request.caller);
    }
    std::vector<PublicDocument> documents;
    for (const DocumentRow &row : listDocuments(context.workspace(), filter))
        documents.push_back(told(publicDocument(row)));
    return jsonReply({ { u"documents"_s, toPublicJson(documents) } });
}

DocumentRow named(ServingContext &context, const RouteRequest &request)
{
    Database database = context.workspace().library().open();
    return documentFor(database, request.caller, request.path.value(u"id"_s));
}

ServedReply oneDocument(ServingContext &context, const RouteRequest &request)
{
    return jsonReply(toPublicJson(told(publicDocument(named(context, request)))));
}

ServedReply documentPage(ServingContext &context, const RouteRequest &request)
{
    const DocumentRow row = named(context, request);
    const int number = numberIn(request.path.value(u"page"_s), u"the page"_s);
    const Page page = pageOf(context.workspace(), QString::number(row.id.value), number).page;
    return jsonReply(
        json::toObject(PageBody { row.id, number, row.sha256, page.label, page.text, page.size.width(), page.size.height() }));
}

/// "left,top,right,bottom" in points, as rectangles of citations are.
PageImage cut(const PageImage &image, const QString &rectangle, double scale)
{
    const QStringList sides = rectangle.split(u',');
    QRectF rect;
    if (sides.size() == 4)
        rect = QRectF(QPointF(sides[0].toDouble(), sides[1].toDouble()), QPointF(sides[2].toDouble(), sides[3].toDouble()));
    const QRect asked = QRectF(rect.topLeft() * scale, rect.bottomRight() * scale).toAlignedRect();
    const QRect inside = asked.intersected(QRect(0, 0, image.width, image.height));
    if (inside.isEmpty())
        throw Error(ErrorKind::BadInput, rectangle,
            u"a region has four numbers in points, left,top,right,bottom, and lies on the page"_s);
    PageImage part { inside.width(), inside.height(), {} };
    for (int y = inside.top(); y <= inside.bottom(); ++y)
        part.rgb += QByteArrayView(image.rgb).sliced(
            (static_cast<qsizetype>(y) * image.width + inside.left()) * 3, 3 * static_cast<qsizetype>(inside.width()));
    return part;
}

ServedReply pageImage(ServingContext &context, const RouteRequest &request)
{
    const DocumentRow row = named(context, request);
    const int number = numberIn(request.path.value(u"page"_s), u"the page"_s);
    if (number < 1 || number > row.pages)
        throw Error(ErrorKind::Missing, request.path.value(u"page"_s));
    bool isNumber = false;
    double scale = request.query("scale").toDouble(&isNumber);
    scale = isNumber ? std::clamp(scale, 0.1, kMostScale) : kUsualScale;
    const ServingContext::Turn turn(context, ServingContext::Work::Drawing, request.stop);
    PageRenderer renderer(context.workspace().worker(), row.path, row.encoding);
    if (renderer.sha256() != row.sha256)
        throw Error(
            ErrorKind::Missing, QFileInfo(row.path).fileName()); // another file by now: its pages are not those that are quoted
    PageImage drawn = renderer.draw(number - 1, scale, request.stop);
    if (const QString region = request.query("region"); !region.isEmpty())
        drawn = cut(drawn, region, scale);
    return { .headers = { { "Content-Type", "image/png" } }, .body = pngOf(drawn) };
}

/// Where uploads are kept: beside the library, by names of our own.
QString keepUpload(const Workspace &workspace, const FormPart &part)
{
    const QString folder = workspace.libraryPath() + u".uploads"_s;
    if (!makePrivateFolder(folder))
        throw Error(ErrorKind::Unwritable, folder);
    QString name = QFileInfo(part.fileName.simplified()).fileName(); // without any folder of the client's
    name.removeIf([](QChar c) { return c.unicode() < 0x20 || c == u'/' || c == u'\\' || c == u':'; });
    const QString own = QDir(folder).filePath(QUuid::createUuid().toString(QUuid::WithoutBraces));
    if (!makePrivateFolder(own)) // the same name may come twice
        throw Error(ErrorKind::Unwritable, own);
    QFile file(QDir(own).filePath(name.isEmpty() || name.startsWith(u'.') ? u"document"_s : name.right(100)));
    openPrivate(file, QIODevice::WriteOnly);
    if (file.write(part.bytes) != part.bytes.size() || !file.flush())
        throw Error(ErrorKind::DiskFull, file.fileName());
    return file.fileName();
}

QString sha256Of(const QByteArray &bytes)
{
    Sha256 hash;
    hash.add(bytes);
    return QString::fromLatin1(hash.takeHex());
}

ServedReply addUpload(ServingContext &context, const RouteRequest &request)
{
    const DocumentRow row = takeIn(context, request);
    return jsonReply(toPublicJson(told(publicDocument(row))), row.state == DocumentState::Ready ? 201 : 422);
}

ServedReply removeDocument(ServingContext &context, const RouteRequest &request)
{
    const DocumentRow row = named(context, request);
    removeDocuments(context.workspace(), { QString::number(row.id.value) }, request.stop);
    return { .status = 204 };
}

} // namespace

DocumentRow takeIn(ServingContext &context, const RouteRequest &request)
{
    const auto file = std::ranges::find_if(request.http.form, [](const FormPart &part) { return part.name == "file"; });
    if (file == request.http.form.end())
        throw Error(ErrorKind::BadInput, {}, u"the form has no part that is called \"file\""_s);
    if (file->bytes.isEmpty())
        throw Error(ErrorKind::Empty, file->fileName);
    const QString path = keepUpload(context.workspace(), *file);
    const ServingContext::Turn turn(context, ServingContext::Work::Reading, request.stop);
    IngestRequest added = requestToAdd(context.workspace(), { .paths = { path } });
    if (const auto &collections = request.caller.user.collections; collections && !collections->empty())
        added.collection = collections->front(); // else whoever brought it would never see it
    readDocuments(context.workspace(), ingestSettings(context.workspace().configuration().load()), added, {}, request.stop);
    Database database = context.workspace().library().open();
    auto row = DocumentStore(database).findByPath(path);
    if (!row) { // the same bytes were there before, under another path
        row = DocumentStore(database).findByHash(sha256Of(file->bytes));
        if (row)
            QDir(QFileInfo(path).path()).removeRecursively();
    }
    if (!row)
        throw Error(ErrorKind::Stopped);
    const DocumentScope visible = visibleTo(database, request.caller);
    if (visible && !std::ranges::binary_search(*visible, row->id))
        throw Error(ErrorKind::BadInput, {}, u"this file cannot be added by this user"_s);
    return *row;
}

std::vector<Route> documentRoutes()
{
    const QJsonObject document = publicSchema<PublicDocument>();
    const QJsonObject list { { u"type"_s, u"object"_s }, { u"required"_s, QJsonArray { u"documents"_s } },
        { u"properties"_s, QJsonObject { { u"documents"_s, json::listSchema(document) } } } };
    return {
        { "GET", "/v1/documents", UserRole::Reader, BodyKind::None, ErrorForm::Problem, "listDocuments",
            "The documents that the token may know of, newest first.",
            { { "collection", "name or path of one; those of it alone" } }, {}, list, "application/json", listAllDocuments },
        { "POST", "/v1/documents", UserRole::Contributor, BodyKind::Form, ErrorForm::Problem, "addDocument",
            "Reads a file (part \"file\" of the form) into the library. Replies once it can be searched, or says why it cannot.",
            {}, {}, document, "application/json", addUpload },
        { "GET", "/v1/documents/{id}", UserRole::Reader, BodyKind::None, ErrorForm::Problem, "readDocument",
            "One document: what it is and its state.", {}, {}, document, "application/json", oneDocument },
        { "DELETE", "/v1/documents/{id}", UserRole::Admin, BodyKind::None, ErrorForm::Problem, "removeDocument",
            "Takes a document out of the library. Its file and the quotes of saved answers stay.", {}, {}, {}, nullptr,
            removeDocument },
        { "GET", "/v1/documents/{id}/pages/{page}", UserRole::Reader, BodyKind::None, ErrorForm::Problem, "readPage",
            "The text of a page (from 1).", {}, {}, json::schemaOf(static_cast<const PageBody *>(nullptr)), "application/json",
            documentPage },
        { "GET", "/v1/documents/{id}/pages/{page}/image", UserRole::Reader, BodyKind::None, ErrorForm::Problem, "drawPage",
            "A picture of a page, or of a region of it.",
            { { "scale", "pixels a point, 4 at most", true },
                { "region", "left,top,right,bottom in points, as the rectangles of citations" } },
            {}, {}, "image/png", pageImage },
    };
}

} // namespace adduce
