import { afterEach, beforeEach, expect, it } from "vitest";
import { createMailServer } from "../mail/create-mail-server.mjs";
import { createRefusals } from "../mail/create-refusals.mjs";
import { openMailbox } from "../mail/open-mailbox.mjs";
import { listen } from "../payments/start-test-server.mjs";
import { createMailer } from "./create-mailer.mjs";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";

let folder = "";
let url = "";
/** @type {import("node:http").Server} */
let server;
const mailbox = () => openMailbox(path.join(folder, "mailbox.json"));

beforeEach(async () => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), "auth0-mail-"));
  const settings = { apiKey: "key", now: () => new Date(), refusals: createRefusals() };
  server = createMailServer({ ...settings, mailbox: mailbox() });
  url = await listen(server);
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
  fs.rmSync(folder, { recursive: true });
});

const mail = /** @type {const} */ ({
  to: "asa@example.com",
  language: "sv",
  kind: "code",
  link: "http://localhost:7960/passwordless/verify_redirect?redirect_uri=http%3A%2F%2Fse.localhost%3A3000%2Faccount%2Fcallback",
  code: "012345",
});
const origins = ["http://localhost:3000", "http://se.localhost:3000"];

it("the provider's mails reach the mailbox as text and HTML in the reader's language", async () => {
  await createMailer({ apiKey: "key", url, from: "shop@example.com", origins })(mail);
  const [received] = mailbox().read().mails;
  expect(received).toMatchObject({
    to: ["asa@example.com"],
    from: "shop@example.com",
    subject: "012345 är din inloggningskod",
  });
  expect(received?.text).toContain("http://se.localhost:3000/account/login?code=012345");
  expect(received?.html).toContain('<html lang="sv">');
  expect(received?.html).toContain("012345");
});

it("sendMail throws when SendGrid refuses the mail", async () => {
  const send = createMailer({ apiKey: "other", url, from: "shop@example.com", origins });
  await expect(send(mail)).rejects.toThrow("SendGrid answered 401");
});
