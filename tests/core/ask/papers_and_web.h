#pragma once
#include "core/library/document_store.h"
#include "core/library/metadata_store.h"
#include "core/profiles/profile.h"
#include "core/web/web_snapshot.h"
#include "tests/core/ask/scripted_pipeline.h"
#include "tests/support/staged_model.h"
#include "tests/support/web_server.h"

namespace adduce::test {

inline const QString kPageSays = u"Siestas of twenty minutes sharpen the attention of night nurses."_s;
inline const QString kSiesta = u"Do siestas sharpen the attention of nurses?"_s;

/// Three papers and a web beside them, whose pages become documents of the fixture.
struct PapersAndWeb : Pipeline
{
    WebServer web;
    Profile profile = *builtInProfile(u"adduce"_s);
    int takenIn = 0;

    explicit PapersAndWeb(ScriptedModel::Script script = {})
        : Pipeline(script ? std::move(script) : byStage({}))
    {
        web.pages = { { u"/page/siesta"_s, webPage("Siestas", kPageSays.toUtf8()) } };
    }
    DocumentId addPage(const QString &name, const QStringList &sentences)
    {
        const DocumentId page = fixture.add(name, QStringList { u"# Siestas"_s } + sentences);
        const QDateTime at(QDate(2026, 3, 1), QTime(12, 0), Qt::UTC);
        MetadataStore(fixture.database()).setImported(page, webEntry({ u"https://nurses.example.org/siesta"_s, at }, false));
        fixture.learn();
        return page;
    }
    WebUse use()
    {
        return { web.services(), [this](std::span<const WebPage> pages, const std::stop_token &) {
                    std::vector<DocumentRow> rows;
                    for (const WebPage &page : pages) {
                        const QString text = QString::fromUtf8(page.bytes);
                        const DocumentId id =
                            addPage(u"page%1"_s.arg(++takenIn), { text.section(u"<p>"_s, 1).section(u"</p>"_s, 0, 0) });
                        rows.push_back(*DocumentStore(fixture.database()).find(id));
                    }
                    return rows;
                } };
    }
    Answer asked(const QString &question, bool isAllowed = true, bool hasModel = false)
    {
        Question whole { question, {}, {}, {}, { .profile = profile } };
        if (hasModel)
            whole.settings.models.writer = chosen;
        if (isAllowed)
            whole.settings.web = use();
        return ask(whole, {}, stop.get_token());
    }
};

/// The search of the web that an answer went through; null without one.
inline const WebTrace *webIn(const Answer &answer)
{
    const StageTrace *stage = answer.trace.last(Stage::Web);
    return stage && stage->web ? &*stage->web : nullptr;
}

} // namespace adduce::test
