import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { admin, internal, variable } from "../support/shop.ts";

type Saved = { id: string; pallette: string; enabled: boolean; texts: Record<string, string | null> };
type Refused = { fields: Record<string, string> };

const message = {
  texts: { en: "Closed on Friday", sv: "Stängt på fredag" },
  pallette: "blue",
  sites: ["se"],
  // Long over, so that no shopper sees it.
  starts_on: "2020-01-01",
  ends_on: "2020-01-02",
  enabled: true,
};

async function create(): Promise<Saved> {
  const { status, body } = await admin<{ site_message: Saved }>("site-messages", message);
  assert.equal(status, 200);
  return body.site_message;
}

async function find(id: string): Promise<Saved | undefined> {
  const { body } = await internal<{ siteMessages: Saved[] }>("site-messages");
  return body.siteMessages.find((known) => known.id === id);
}

describe("site messages in the admin", () => {
  it("can be created, listed, changed and deleted by the merchandiser [2.53]", async () => {
    const { id } = await create();
    type List = { site_messages: Saved[]; sites: string[] };
    const { site_messages, sites } = (await admin<List>("site-messages")).body;
    assert.deepEqual([site_messages[0]?.id, sites.includes("se")], [id, true]);
    const untranslated = { da: null, de: null, es: null, fr: null, it: null, no: null };
    const texts = { ...untranslated, ...message.texts };
    const { starts_on: startsOn, ends_on: endsOn, ...shown } = message;
    assert.deepEqual(await find(id), { id, ...shown, startsOn, endsOn, texts });
    await admin(`site-messages/${id}`, { ...message, pallette: "green", texts: { en: "Open" } });
    const changed = await find(id);
    assert.deepEqual(
      [changed?.pallette, changed?.texts],
      ["green", { ...untranslated, en: "Open", sv: null }],
    );
    assert.equal((await admin(`site-messages/${id}`, undefined, "DELETE")).status, 200);
    assert.equal(await find(id), undefined);
  });

  it("name their problems by field when they are refused", async () => {
    const refuse = async (change: object) => {
      const { status, body } = await admin<Refused>("site-messages", { ...message, ...change });
      assert.equal(status, 400);
      return body.fields;
    };
    assert.deepEqual(await refuse({ texts: { sv: "Hej" } }), { "texts.en": "is required" });
    assert.deepEqual(await refuse({ texts: { en: " " } }), { "texts.en": "is required" });
    assert.deepEqual(await refuse({ texts: { en: "x".repeat(241) } }), {
      "texts.en": "has more than 240 characters",
    });
    assert.deepEqual(await refuse({ pallette: "pink", texts: {} }), {
      pallette: "is no colour of a message",
      "texts.en": "is required",
    });
    assert.deepEqual(await refuse({ ends_on: "2019-12-31" }), {
      ends_on: "must not be before the first day",
    });
    assert.deepEqual(await refuse({ starts_on: "2019-02-30" }), { starts_on: "must be a day" });
    assert.deepEqual(await refuse({ sites: [] }), { sites: "choose at least one" });
    assert.deepEqual(Object.keys(await refuse({ sites: ["mars"] })), ["sites.0"]);
  });

  it("answer 404 when they do not exist", async () => {
    assert.equal((await admin("site-messages/smsg_none", message)).status, 404);
    assert.equal((await admin("site-messages/smsg_none", undefined, "DELETE")).status, 404);
  });

  it("require a signed-in user", async () => {
    const response = await fetch(`${variable("MEDUSA_URL")}/admin/site-messages`);
    assert.equal(response.status, 401);
  });
});
