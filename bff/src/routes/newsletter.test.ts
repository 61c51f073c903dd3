import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, describe, expect, it } from "vitest";
import { parseEnvironment } from "@spolverk/server-kit/environment";
import { createSendgridNewsletter } from "../newsletter/create-sendgrid-newsletter.ts";
import { newsletterEnvironmentSchema } from "../newsletter/newsletter-environment.ts";
import { createTestShop } from "../testing/create-test-shop.ts";

const path = "/sendgrid/newsletter";
let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

/** A SendGrid that answers with one status, and the requests that it received. */
async function startSendgrid(status: number, body = "{}") {
  const seen: unknown[] = [];
  const started = createServer((request, response) => {
    let text = "";
    request.on("data", (part) => (text += part));
    request.on("end", () => {
      seen.push([request.method, request.url, request.headers.authorization, JSON.parse(text)]);
      response.writeHead(status, { "content-type": "application/json" }).end(body);
    });
  });
  server = started;
  await new Promise<void>((resolve) => started.listen(0, "127.0.0.1", resolve));
  const newsletter = createSendgridNewsletter({
    SENDGRID_API_KEY: "key",
    SENDGRID_URL: `http://127.0.0.1:${(started.address() as AddressInfo).port}`,
    SENDGRID_NEWSLETTER_LIST: "list",
  });
  return { newsletter, seen };
}

describe("POST /sendgrid/newsletter", () => {
  it("adds the address to SendGrid's list [7.14] [3.30]", async () => {
    const { newsletter, seen } = await startSendgrid(202);
    const answer = await createTestShop({ newsletter }).post(path, { email: " Asa@Example.com " });
    expect(answer).toMatchObject({ status: 200, reply: { subscribed: true } });
    const body = { list_ids: ["list"], contacts: [{ email: "asa@example.com" }] };
    expect(seen).toEqual([["PUT", "/v3/marketing/contacts", "Bearer key", body]]);
  });

  it("subscribes by SendGrid's status alone and does not read its reply [7.14]", async () => {
    const { newsletter } = await startSendgrid(202, '{"errors":');
    const answer = await createTestShop({ newsletter }).post(path, { email: "asa@example.com" });
    expect(answer).toMatchObject({ status: 200, reply: { subscribed: true } });
  });

  it.each([
    ["en", "", "Email required!"],
    ["en", "asa@", "Invalid email!"],
    ["sv", "", "Email obligatoriskt"],
    ["sv", "asa@", "Ogiltig email!"],
  ])("refuses in %s the address %j: %s [5.1]", async (language, email, text) => {
    const answer = await createTestShop().post(`${path}?language=${language}`, { email });
    expect(answer).toMatchObject({ status: 400, reply: { fields: { "body.email": text } } });
  });

  it.each([400, 401, 500])("is an unknown error when SendGrid answers %i [7.14] [8.34]", async (status) => {
    const { newsletter } = await startSendgrid(status);
    const answer = await createTestShop({ newsletter }).post(`${path}?language=en`, {
      email: "a@example.com",
    });
    expect(answer).toMatchObject({
      status: 503,
      reply: { code: "newsletter_unavailable", message: "An unknown error occured!" },
    });
  });

  it.each([
    ["SendGrid cannot be reached", { SENDGRID_URL: "http://127.0.0.1:1" }],
    ["there is no SendGrid", { SENDGRID_URL: undefined }],
  ])("is an unknown error when %s [8.34]", async (_, change) => {
    const whole = { SENDGRID_API_KEY: "key", SENDGRID_NEWSLETTER_LIST: "list", ...change };
    const newsletter = createSendgridNewsletter(whole);
    const answer = await createTestShop({ newsletter }).post(path, { email: "a@example.com" });
    expect(answer).toMatchObject({ status: 503, reply: { code: "newsletter_unavailable" } });
  });

  it("needs all of its environment or nothing of it", () => {
    const parse = (variables: NodeJS.ProcessEnv) => parseEnvironment(newsletterEnvironmentSchema, variables);
    expect(parse({})).toEqual({});
    expect(() => parse({ SENDGRID_API_KEY: "key" })).toThrow(
      /SENDGRID_URL: .*\n.*SENDGRID_NEWSLETTER_LIST: /,
    );
  });
});
