import { describe, expect, it } from "vitest";
import { CommerceUnavailableError } from "../commerce/commerce-unavailable-error.ts";
import type { CommerceMessage } from "../commerce/store.ts";
import type { Message } from "../contract/message.ts";
import { createTestShop } from "../testing/create-test-shop.ts";
import { testCatalogue } from "../testing/test-catalogue.ts";

type Reply = { messages: Message[] };

const closed: CommerceMessage = {
  id: "closed",
  texts: { en: "Closed on Friday", sv: "Stängt på fredag" },
  pallette: "red",
  sites: null,
  startsOn: null,
  endsOn: null,
  enabled: true,
};

const createShop = (messages: CommerceMessage[]) => createTestShop({ data: { ...testCatalogue, messages } });

async function readIds(shop: ReturnType<typeof createShop>, site = "se"): Promise<string[]> {
  const { reply } = await shop.get<Reply>(`/messages?site=${site}`);
  return reply.messages.map(({ id }) => id);
}

describe("GET /messages", () => {
  it("returns each message with its text and pallette, oldest first [2.53] [3.8] [3.29]", async () => {
    const shop = createShop([closed, { ...closed, id: "open", texts: { en: "Open" }, pallette: "green" }]);
    const { status, reply } = await shop.get<Reply>("/messages?site=se&language=sv");
    expect([status, reply]).toEqual([
      200,
      {
        messages: [
          { id: "closed", message: "Stängt på fredag", pallette: "red" },
          { id: "open", message: "Open", pallette: "green" },
        ],
      },
    ]);
  });

  it.each([
    ["sv", "Stängt på fredag"],
    ["en", "Closed on Friday"],
    ["de", "Closed on Friday"],
  ])("uses the requested language, else English: %s", async (language, text) => {
    const { reply } = await createShop([closed]).get<Reply>(`/messages?site=se&language=${language}`);
    expect(reply.messages.map(({ message }) => message)).toEqual([text]);
  });

  it("leaves out messages for other sites, and disabled messages", async () => {
    const shop = createShop([
      { ...closed, id: "danish", sites: ["dk"] },
      { ...closed, id: "off", enabled: false },
    ]);
    expect([await readIds(shop), await readIds(shop, "dk")]).toEqual([[], ["danish"]]);
  });

  it("returns a message from the start of its first day to the end of its last day", async () => {
    const shop = createShop([{ ...closed, startsOn: "2026-03-03", endsOn: "2026-03-04" }]);
    const read = (at: string) => {
      shop.clock.now = new Date(at);
      return readIds(shop);
    };
    expect(await read("2026-03-02T23:59:59.999Z")).toEqual([]);
    expect(await read("2026-03-03T00:00:00.000Z")).toEqual(["closed"]);
    expect(await read("2026-03-04T23:59:59.999Z")).toEqual(["closed"]);
    expect(await read("2026-03-05T00:00:00.000Z")).toEqual([]);
  });

  it("follows the backend within five seconds, with one request for all callers meanwhile", async () => {
    const messages = [closed];
    let reads = 0;
    const shop = createTestShop({
      data: { ...testCatalogue, messages },
      wrapStore: (store) => ({
        ...store,
        listMessages: () => {
          reads += 1;
          return store.listMessages();
        },
      }),
    });
    await Promise.all([readIds(shop), readIds(shop), readIds(shop, "dk")]);
    messages.pop();
    expect([await readIds(shop), reads]).toEqual([["closed"], 1]);
    shop.clock.now = new Date(shop.clock.now.getTime() + 5001);
    expect([await readIds(shop), reads]).toEqual([[], 2]);
  });

  it("refuses an unknown site", async () => {
    const answer = await createShop([]).get("/messages?site=mars&language=en");
    expect(answer).toMatchObject({ status: 400, reply: { fields: { "query.site": "Invalid value" } } });
  });

  it("responds with 503 when the backend does not answer", async () => {
    const shop = createTestShop({
      wrapStore: (store) => ({
        ...store,
        listMessages: () => Promise.reject(new CommerceUnavailableError("away")),
      }),
    });
    expect((await shop.get("/messages?site=se")).status).toBe(503);
  });
});
