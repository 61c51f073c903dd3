import assert from "node:assert/strict";
import { once } from "node:events";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { json } from "node:stream/consumers";
import { afterEach, beforeEach, describe, it } from "node:test";
import { sendBySendgrid } from "./send-by-sendgrid.ts";

const mail = {
  id: "mail_1",
  to: "asa@example.com",
  subject: "Hej",
  html: "<p>Hej</p>",
  text: "Hej",
  files: [],
};

describe("a mail by SendGrid", () => {
  let server: Server;
  let status = 202;
  let url = "";
  const calls: { url: string | undefined; key: string | undefined; body: unknown }[] = [];
  const send = () => sendBySendgrid({ apiKey: "SG.key", url, from: "shop@example.com" }, mail);

  beforeEach(async () => {
    calls.length = 0;
    status = 202;
    const answer = async (request: IncomingMessage, response: ServerResponse) => {
      calls.push({ url: request.url, key: request.headers.authorization, body: await json(request) });
      response.writeHead(status).end(status === 202 ? "" : `{"errors":[{"message":"no"}]}`);
    };
    server = createServer((request, response) => void answer(request, response));
    server.listen(0, "127.0.0.1");
    await once(server, "listening");
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterEach(() => {
    server.close();
  });

  it("goes to SendGrid in its format, text before HTML, without tracking", async () => {
    assert.equal(await send(), "sent");
    assert.deepEqual(calls, [
      {
        url: "/v3/mail/send",
        key: "Bearer SG.key",
        body: {
          personalizations: [{ to: [{ email: "asa@example.com" }], custom_args: { mail_id: "mail_1" } }],
          from: { email: "shop@example.com", name: "Spolverk" },
          reply_to: { email: "support@spolverk.com" },
          subject: "Hej",
          content: [
            { type: "text/plain", value: "Hej" },
            { type: "text/html", value: "<p>Hej</p>" },
          ],
          tracking_settings: { click_tracking: { enable: false }, open_tracking: { enable: false } },
        },
      },
    ]);
  });

  it("includes its own headers", async () => {
    const headers = { "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" };
    await sendBySendgrid({ apiKey: "SG.key", url, from: "shop@example.com" }, { ...mail, headers });
    assert.deepEqual((calls[0]!.body as { headers: unknown }).headers, headers);
  });

  for (const [answered, isFinal] of [
    [400, true],
    [413, true],
    [401, false],
    [429, false],
    [503, false],
  ] as const) {
    it(`${isFinal ? "gives up" : "retries"} after status ${answered}`, async () => {
      status = answered;
      assert.deepEqual(await send(), {
        error: `SendGrid answered ${answered}: {"errors":[{"message":"no"}]}`,
        isFinal,
      });
    });
  }

  it("asks for a retry when SendGrid does not answer", async () => {
    server.close();
    const outcome = await send();
    assert.ok(outcome !== "sent" && !outcome.isFinal);
    assert.match(outcome.error, /^SendGrid did not answer/);
  });
});
