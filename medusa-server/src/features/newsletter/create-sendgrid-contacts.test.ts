import assert from "node:assert/strict";
import { once } from "node:events";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { afterEach, describe, it } from "node:test";
import { ContactsError, createSendgridContacts } from "./create-sendgrid-contacts.ts";

const email = "asa@example.com";
const found = { result: { [email]: { contact: { id: "contact 1", email } } } };
const since = new Date("2026-11-01T00:00:00.000Z");
const seconds = (at: string) => Date.parse(at) / 1000;

type Call = { call: string; key: string | undefined; body: string };

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

/** Starts a SendGrid that gives these answers in turn, and records the calls that it receives. */
async function startSendgrid(...answers: [status: number, body: unknown][]) {
  const seen: Call[] = [];
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const { method, url, headers } = request;
    seen.push({ call: `${method} ${url}`, key: headers.authorization, body: await text(request) });
    const [status, reply] = answers[seen.length - 1] ?? [500, {}];
    response.writeHead(status, { "content-type": "application/json" });
    response.end(typeof reply === "string" ? reply : JSON.stringify(reply));
  };
  server = createServer((request, response) => void answer(request, response));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { contacts: createSendgridContacts({ apiKey: "SG.key", url, list: "list" }), seen };
}

describe("SendGrid's contacts", () => {
  it("join the list when SendGrid answers 202, whatever the reply's body [7.14]", async () => {
    const { contacts, seen } = await startSendgrid([202, '{"errors":']);
    await contacts.add(email);
    const body = JSON.stringify({ list_ids: ["list"], contacts: [{ email }] });
    assert.deepEqual(seen, [{ call: "PUT /v3/marketing/contacts", key: "Bearer SG.key", body }]);
  });

  it("disappear by the id that SendGrid finds for the address", async () => {
    const { contacts, seen } = await startSendgrid([200, found], [202, {}]);
    assert.equal(await contacts.remove(email), true);
    assert.deepEqual(
      seen.map(({ call }) => call),
      ["POST /v3/marketing/contacts/search/emails", "DELETE /v3/marketing/contacts?ids=contact%201"],
    );
  });

  for (const [name, status, body] of [
    ["does not know the address", 404, {}],
    ["finds only other addresses", 200, { result: { [email]: { error: "not found" } } }],
  ] as const) {
    it(`delete nothing when SendGrid ${name}`, async () => {
      const { contacts, seen } = await startSendgrid([status, body]);
      assert.equal(await contacts.remove(email), false);
      assert.equal(seen.length, 1);
    });
  }

  const failures: [name: string, answers: [number, unknown][]][] = [
    ["refuses to search", [[401, {}]]],
    ["answers a search without JSON", [[200, "<html>"]]],
    ["answers a search in another form", [[200, { result: [] }]]],
    [
      "refuses to delete",
      [
        [200, found],
        [400, {}],
      ],
    ],
  ];
  for (const [name, answers] of failures) {
    it(`fail when SendGrid ${name}`, async () => {
      const { contacts } = await startSendgrid(...answers);
      await assert.rejects(contacts.remove(email), ContactsError);
    });
  }

  for (const status of [400, 401, 429, 500]) {
    it(`fail when SendGrid answers an addition with ${status}`, async () => {
      const { contacts } = await startSendgrid([status, {}]);
      await assert.rejects(contacts.add(email), new RegExp(`SendGrid answered ${status}`));
    });
  }

  it("fail when SendGrid does not answer", async () => {
    const { contacts } = await startSendgrid();
    server?.close();
    await assert.rejects(contacts.add(email), /SendGrid did not answer/);
  });
});

describe("listSuppressed", () => {
  it("collects the unsubscribers of all pages, from all mails and from single groups, since an instant", async () => {
    const page = Array.from({ length: 500 }, (_, index) => ({
      email: `${index}@example.com`,
      created: seconds("2026-11-02T00:00:00Z"),
    }));
    const { contacts, seen } = await startSendgrid(
      [200, page],
      [200, [{ email: "Asa@Example.com", created: seconds("2026-11-03T00:00:00Z") }]],
      [
        200,
        [
          { email: "old@example.com", group_id: 1, created_at: seconds("2026-10-31T00:00:00Z") },
          { email: "new@example.com", group_id: 1, created_at: seconds("2026-11-04T00:00:00Z") },
        ],
      ],
    );
    const suppressed = await contacts.listSuppressed(since);
    assert.equal(suppressed.length, 502);
    assert.deepEqual(suppressed.slice(-2), [
      { email, at: new Date("2026-11-03T00:00:00Z") },
      { email: "new@example.com", at: new Date("2026-11-04T00:00:00Z") },
    ]);
    const start = seconds("2026-11-01T00:00:00Z");
    assert.deepEqual(
      seen.map(({ call }) => call),
      [
        `GET /v3/suppression/unsubscribes?start_time=${start}&limit=500&offset=0`,
        `GET /v3/suppression/unsubscribes?start_time=${start}&limit=500&offset=500`,
        "GET /v3/asm/suppressions",
      ],
    );
  });

  it("throws when SendGrid's reply has an unknown format", async () => {
    const { contacts } = await startSendgrid([200, { unsubscribes: [] }]);
    await assert.rejects(contacts.listSuppressed(since), ContactsError);
  });
});
