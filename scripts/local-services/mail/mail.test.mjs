import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { createMailServer } from "./create-mail-server.mjs";
import { createRefusals } from "./create-refusals.mjs";
import { openMailbox } from "./open-mailbox.mjs";

let folder = "";
let url = "";
/** @type {import("node:http").Server} */
let server;
const file = () => path.join(folder, "mail", "mailbox.json");

beforeEach(async () => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), "mail-"));
  const now = () => new Date("2026-03-02T10:00:00Z");
  server = createMailServer({
    mailbox: openMailbox(file()),
    apiKey: "key",
    now,
    refusals: createRefusals(),
  });
  await new Promise((resolve) => void server.listen(0, "127.0.0.1", () => resolve(null)));
  url = `http://127.0.0.1:${/** @type {import("node:net").AddressInfo} */ (server.address()).port}`;
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
  fs.rmSync(folder, { recursive: true });
});

const call = (
  /** @type {string} */ method,
  /** @type {string} */ to,
  /** @type {unknown} */ body,
  key = "key",
) =>
  fetch(url + to, {
    method,
    headers: { authorization: `Bearer ${key}`, "content-type": "application/json" },
    body: typeof body === "string" ? body : JSON.stringify(body),
  });
const readPage = async () => (await fetch(url)).text();
const mail = {
  personalizations: [{ to: [{ email: "asa@example.com" }] }],
  from: { email: "shop@example.com" },
  subject: "Order <1>",
  content: [{ type: "text/plain", value: "Thank you" }],
};

it("the mail emulator stores each newsletter subscriber once, also across a restart", async () => {
  const contacts = { list_ids: ["list"], contacts: [{ email: "Asa@example.com" }] };
  expect((await call("PUT", "/v3/marketing/contacts", contacts)).status).toBe(202);
  expect((await call("PUT", "/v3/marketing/contacts", contacts)).status).toBe(202);
  expect(openMailbox(file()).read().contacts).toEqual([
    { email: "asa@example.com", lists: ["list"], at: "2026-03-02T10:00:00.000Z" },
  ]);
  expect(await readPage()).toContain("Newsletter (1)");
});

it("the mail emulator finds a newsletter subscriber by the address and deletes it by its id", async () => {
  const search = async (/** @type {string[]} */ emails) => {
    const answer = await call("POST", "/v3/marketing/contacts/search/emails", { emails });
    return { status: answer.status, body: await answer.text() };
  };
  const contacts = [{ email: "Asa@example.com" }, { email: "kim@example.com" }];
  await call("PUT", "/v3/marketing/contacts", { list_ids: ["list"], contacts });
  const { status, body } = await search(["asa@example.com", "other@example.com"]);
  /** @type {{ result: Record<string, { contact: { id: string } }> }} */
  const { result } = JSON.parse(body);
  expect([status, Object.keys(result)]).toEqual([200, ["asa@example.com"]]);
  const id = result["asa@example.com"]?.contact.id;
  const remove = () =>
    fetch(`${url}/v3/marketing/contacts?ids=${id}`, {
      method: "DELETE",
      headers: { authorization: "Bearer key" },
    });
  expect([(await remove()).status, (await remove()).status]).toEqual([202, 202]);
  expect((await search(["asa@example.com"])).status).toBe(404);
  expect(
    openMailbox(file())
      .read()
      .contacts.map(({ email }) => email),
  ).toEqual(["kim@example.com"]);
});

it("the mail emulator accepts a mail and shows it with its text escaped", async () => {
  expect((await call("POST", "/v3/mail/send", mail)).status).toBe(202);
  const page = await readPage();
  expect(page).toContain("Order &#60;1&#62;");
  expect(page).toContain("asa@example.com");
});

it("the mail emulator shows a mail's HTML beside its text, in a frame that runs no scripts", async () => {
  const content = [...mail.content, { type: "text/html", value: '<p onclick="run()">Thank you</p>' }];
  await call("POST", "/v3/mail/send", { ...mail, content });
  const response = await fetch(url);
  expect(response.headers.get("content-security-policy")).toContain("default-src 'none'");
  const page = await response.text();
  expect(page).toContain('<iframe sandbox srcdoc="&#60;p onclick=&#34;run()&#34;&#62;');
  expect(page).toContain("<pre>Thank you</pre>");
});

it("the mail emulator shows the newest fifty mails and counts all", async () => {
  for (let index = 0; index <= 50; index += 1)
    await call("POST", "/v3/mail/send", { ...mail, subject: `Mail ${index}.` });
  const page = await (await fetch(url)).text();
  expect(page).toContain("(51, the newest 50)");
  expect(page).toContain("Mail 50.");
  expect(page).not.toContain("Mail 0.");
});

it("the mail emulator keeps the newest 500 mails across a restart, in files that no later mail rewrites", () => {
  const mailbox = openMailbox(file());
  const add = (/** @type {number} */ number) => {
    const letter = {
      at: "",
      from: "shop@example.com",
      to: [],
      subject: `Mail ${number}`,
      text: "",
      html: "",
    };
    mailbox.addMail({ id: `${number}`, ...letter });
  };
  const listInodes = () => {
    const mails = path.join(path.dirname(file()), "mails");
    return fs.readdirSync(mails).map((name) => fs.statSync(path.join(mails, name)).ino);
  };
  for (let number = 1; number <= 500; number += 1) add(number);
  const before = new Set(listInodes());
  add(501);
  expect(listInodes()).toHaveLength(500);
  expect(listInodes().filter((inode) => before.has(inode))).toHaveLength(499);
  const { mails } = openMailbox(file()).read();
  expect(mails.map(({ subject }) => subject)).toEqual(
    Array.from({ length: 500 }, (_, index) => `Mail ${501 - index}`),
  );
});

it("the mail emulator returns the mails to an address, the newest first", async () => {
  await call("POST", "/v3/mail/send", mail);
  await call("POST", "/v3/mail/send", { ...mail, subject: "Second" });
  const answer = await fetch(`${url}/mails?to=asa@example.com`);
  expect(await answer.json()).toMatchObject({ mails: [{ subject: "Second" }, { subject: "Order <1>" }] });
  expect(await (await fetch(`${url}/mails?to=other@example.com`)).json()).toEqual({ mails: [] });
});

it("the mail emulator refuses as many mails to an address as requested, and no others", async () => {
  const order = { email: "asa@example.com", status: 503, times: 1 };
  expect((await call("POST", "/_control", order)).status).toBe(204);
  const other = { ...mail, personalizations: [{ to: [{ email: "other@example.com" }] }] };
  expect((await call("POST", "/v3/mail/send", other)).status).toBe(202);
  expect((await call("POST", "/v3/mail/send", mail)).status).toBe(503);
  expect((await call("POST", "/v3/mail/send", mail)).status).toBe(202);
  expect((await call("POST", "/_control", { ...order, status: 200 })).status).toBe(400);
});

it("the mail emulator refuses as many calls about a contact as requested, and no mails to it", async () => {
  const order = { email: "asa@example.com", status: 503, times: 2, of: "contacts" };
  expect((await call("POST", "/_control", order)).status).toBe(204);
  expect((await call("POST", "/v3/mail/send", mail)).status).toBe(202);
  const add = { list_ids: ["list"], contacts: [{ email: "Asa@example.com" }] };
  expect((await call("PUT", "/v3/marketing/contacts", add)).status).toBe(503);
  const search = { emails: ["asa@example.com"] };
  expect((await call("POST", "/v3/marketing/contacts/search/emails", search)).status).toBe(503);
  expect((await call("PUT", "/v3/marketing/contacts", add)).status).toBe(202);
  expect(await (await fetch(`${url}/contacts`)).json()).toMatchObject({
    contacts: [{ email: "asa@example.com", lists: ["list"] }],
  });
});

it("the mail emulator lists the addresses that unsubscribed at SendGrid since an instant", async () => {
  expect((await call("POST", "/_control", { unsubscribe: "Asa@example.com" })).status).toBe(204);
  const list = async (/** @type {string} */ query) => {
    const to = `${url}/v3/suppression/unsubscribes?${query}`;
    return (await fetch(to, { headers: { authorization: "Bearer key" } })).json();
  };
  const created = Date.parse("2026-03-02T10:00:00Z") / 1000;
  expect(await list(`start_time=${created}&limit=500&offset=0`)).toEqual([
    { email: "asa@example.com", created },
  ]);
  expect(await list(`start_time=${created + 1}&limit=500&offset=0`)).toEqual([]);
  expect(await list(`start_time=0&limit=500&offset=500`)).toEqual([]);
});

it("the mail emulator stores the custom headers of a mail", async () => {
  const headers = { "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" };
  await call("POST", "/v3/mail/send", { ...mail, headers });
  const answer = await fetch(`${url}/mails?to=asa@example.com`);
  expect(await answer.json()).toMatchObject({ mails: [{ headers }] });
});

it("the mail emulator refuses a wrong key as SendGrid does", async () => {
  const answer = await call("POST", "/v3/mail/send", mail, "other");
  expect(answer.status).toBe(401);
  expect(await answer.json()).toMatchObject({ errors: [{ field: null }] });
});

it.each([
  ["PUT", "/v3/marketing/contacts", { contacts: [{ email: "asa" }] }, "contacts.0.email"],
  ["PUT", "/v3/marketing/contacts", { contacts: [] }, "contacts"],
  ["POST", "/v3/marketing/contacts/search/emails", { emails: ["asa"] }, "emails.0"],
  ["POST", "/v3/mail/send", { ...mail, personalizations: [] }, "personalizations"],
  ["POST", "/v3/mail/send", { ...mail, subject: "" }, "subject"],
  ["POST", "/v3/mail/send", "{", null],
])("the mail emulator refuses %s %s of %j and names the field", async (method, to, body, field) => {
  const answer = await call(method, to, body);
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({ errors: [{ field }] });
});

it("the mail emulator answers 404 to other paths", async () => {
  expect((await call("POST", "/v3/other", {})).status).toBe(404);
});
