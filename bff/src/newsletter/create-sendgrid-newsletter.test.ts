import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, describe, expect, it } from "vitest";
import { createSendgridNewsletter } from "./create-sendgrid-newsletter.ts";
import { NewsletterError } from "./newsletter.ts";

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

const found = { result: { "asa@example.com": { contact: { id: "contact 1", email: "asa@example.com" } } } };
const searched = "POST /v3/marketing/contacts/search/emails";
const deleted = "DELETE /v3/marketing/contacts?ids=contact%201";

/** A SendGrid that gives these answers one after the other, and the calls that it received. */
async function startSendgrid(...answers: [status: number, body: unknown][]) {
  const seen: string[] = [];
  const started = createServer((request, response) => {
    seen.push(`${request.method} ${request.url}`);
    const [status, body] = answers[seen.length - 1] ?? [500, {}];
    response.writeHead(status, { "content-type": "application/json" });
    response.end(typeof body === "string" ? body : JSON.stringify(body));
  });
  server = started;
  await new Promise<void>((resolve) => started.listen(0, "127.0.0.1", resolve));
  const newsletter = createSendgridNewsletter({
    SENDGRID_API_KEY: "key",
    SENDGRID_URL: `http://127.0.0.1:${(started.address() as AddressInfo).port}`,
    SENDGRID_NEWSLETTER_LIST: "list",
  });
  if (!newsletter) throw new Error("There is no newsletter");
  return { newsletter, seen };
}

describe("ending the newsletter of an address", () => {
  it("deletes the contact that SendGrid finds by the address", async () => {
    const { newsletter, seen } = await startSendgrid([200, found], [202, {}]);
    await newsletter.unsubscribe("asa@example.com");
    expect(seen).toEqual([searched, deleted]);
  });

  it.each<[string, number, unknown]>([
    ["knows no such address", 404, {}],
    ["finds others alone", 200, { result: { "asa@example.com": { error: "not found" } } }],
  ])("changes nothing when SendGrid %s", async (_, status, body) => {
    const { newsletter, seen } = await startSendgrid([status, body]);
    await newsletter.unsubscribe("asa@example.com");
    expect(seen).toEqual([searched]);
  });

  it.each<[string, [number, unknown][]]>([
    ["refuses to search", [[401, {}]]],
    ["answers a search with what is no JSON", [[200, "<html>"]]],
    ["answers a search in another form", [[200, { result: [] }]]],
    [
      "refuses to delete",
      [
        [200, found],
        [400, {}],
      ],
    ],
  ])("fails when SendGrid %s", async (_, answers) => {
    const { newsletter } = await startSendgrid(...answers);
    await expect(newsletter.unsubscribe("asa@example.com")).rejects.toBeInstanceOf(NewsletterError);
  });

  it("fails when SendGrid does not answer", async () => {
    const { newsletter } = await startSendgrid();
    await new Promise((resolve) => server?.close(resolve));
    await expect(newsletter.unsubscribe("asa@example.com")).rejects.toBeInstanceOf(NewsletterError);
  });
});
