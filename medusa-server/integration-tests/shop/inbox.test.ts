import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { describe, it } from "node:test";
import { makePdf } from "../../src/features/uploads/testing/sample-files.ts";
import { postEnquiry, readEnquiry, readInbox, sendEnquiry, upload } from "../support/enquiries.ts";
import { readMailsTo, until } from "../support/mails.ts";
import { admin, adminFile, database, internalWithoutToken, variable } from "../support/shop.ts";

type Assignees = { assignees: { id: string; name: string }[] };
const readAssignee = async () => {
  const [first] = (await admin<Assignees>("inbox/assignees")).body.assignees;
  assert.ok(first);
  return first;
};

describe("an enquiry in the admin", () => {
  it("shows its sender, its answers in the order of the form, its files and reply templates [3.46] [3.47]", async () => {
    const { uploadId } = await upload("Mått 1.pdf", makePdf());
    const answers = { socialHandles: "@a", contentPlans: "Videor", experience: "Tio år", amountKg: 50 };
    const { id, number, email } = await sendEnquiry({
      kind: "affiliate",
      language: "de",
      name: "Kim",
      answers,
      uploadIds: [uploadId],
    });
    const enquiry = await readEnquiry(id);
    assert.match(number, /^E-\d{5,}$/);
    assert.deepEqual(
      enquiry.answers,
      Object.entries(answers).map(([name, value]) => ({ name, value })),
    );
    assert.deepEqual(
      [enquiry.number, enquiry.kind, enquiry.state, enquiry.folder, enquiry.email, enquiry.assignee],
      [number, "affiliate", "new", "inbox", email, null],
    );
    assert.deepEqual(
      enquiry.attachments.map(({ name, type }) => [name, type]),
      [["Mått 1.pdf", "application/pdf"]],
    );
    assert.deepEqual(
      enquiry.events.map(({ type, author }) => [type, author]),
      [["created", null]],
    );
    assert.deepEqual(
      enquiry.templates.map(({ name }) => name),
      ["thanks-more-info", "answered", "declined"],
    );
    for (const { text } of enquiry.templates) assert.match(text, new RegExp(`^Guten Tag Kim,[^]*${number}`));
  });

  it("gets a unique number above the previous one", async () => {
    const first = await sendEnquiry();
    const second = await sendEnquiry();
    assert.ok(Number(second.number.slice(2)) > Number(first.number.slice(2)));
  });

  it("matches searches by its number, sender or text, its kind, state, folder and assignee, page by page", async () => {
    const word = randomUUID();
    const message = `100 % of \\ ${word} _`;
    const sent = [];
    for (const kind of ["contact", "careers", "careers"] as const) {
      sent.push(await sendEnquiry({ kind, answers: { message } }));
    }
    const [contact, , career] = sent;
    assert.ok(contact && career);
    const assignee = await readAssignee();
    await readEnquiry(contact.id, "", { assignee: assignee.id, state: "open" });
    const find = async (query: Record<string, string>) =>
      (await readInbox(query)).enquiries.map(({ number }) => number);
    const all = sent.map(({ number }) => number).toReversed();
    assert.deepEqual(await find({ q: word.toUpperCase() }), all);
    assert.deepEqual(await find({ q: `% of \\ ${word} _` }), all);
    assert.deepEqual(await find({ q: `of%${word}` }), []);
    assert.deepEqual(await find({ q: career.number }), [career.number]);
    assert.deepEqual(await find({ q: career.email }), [career.number]);
    assert.deepEqual(await find({ q: word, kind: "contact" }), [contact.number]);
    assert.deepEqual(await find({ q: word, state: "open" }), [contact.number]);
    assert.deepEqual(await find({ q: word, assignee: assignee.id }), [contact.number]);
    assert.deepEqual(await find({ q: word, assignee: "none" }), all.slice(0, 2));
    assert.deepEqual(await find({ q: word, folder: "suspicious" }), []);
    const page = await readInbox({ q: word, offset: "1", limit: "1" });
    assert.deepEqual(
      [page.enquiries.map(({ number }) => number), page.count, page.offset, page.limit],
      [all.slice(1, 2), 3, 1, 1],
    );
    assert.deepEqual(page.enquiries[0]?.excerpt, message);
  });

  it("keeps a history of who changed what and when, which cannot be changed afterwards", async () => {
    const { id } = await sendEnquiry();
    const assignee = await readAssignee();
    await readEnquiry(id, "", { state: "open", assignee: assignee.id, folder: "suspicious" });
    await readEnquiry(id, "", { state: "open", assignee: assignee.id });
    const key = randomUUID();
    await readEnquiry(id, "/notes", { text: "Ringde.", key });
    await readEnquiry(id, "/notes", { text: "Ringde.", key });
    const unknown = { id: "", at: "" };
    const { events, assignee: assigned, state } = await readEnquiry(id, "", { assignee: null });
    assert.deepEqual([assigned, state], [null, "open"]);
    assert.deepEqual(
      events.map((event) => ({ ...event, id: "", at: "" })),
      [
        { ...unknown, type: "created", author: null },
        { ...unknown, type: "state", state: "open", author: assignee.name },
        { ...unknown, type: "folder", folder: "suspicious", author: assignee.name },
        { ...unknown, type: "assignee", name: assignee.name, author: assignee.name },
        { ...unknown, type: "note", text: "Ringde.", author: assignee.name },
        { ...unknown, type: "assignee", name: null, author: assignee.name },
      ],
    );
    for (const sql of ["update enquiry_event set value = 'x'", "delete from enquiry_event"]) {
      await assert.rejects(database.query(`${sql} where enquiry_id = ?`, [id]), /only ever appended/);
    }
  });

  it("accepts a reply once per key, mails the reply to the sender, and changes its state to answered", async () => {
    const { id, email, number } = await sendEnquiry();
    const key = randomUUID();
    const reply = { text: "Hej Åsa!\n\nVi skickar en ny spole.", key };
    const answered = await Promise.all([
      readEnquiry(id, "/replies", reply),
      readEnquiry(id, "/replies", reply),
    ]);
    await readEnquiry(id, "/replies", reply);
    assert.deepEqual(
      answered.map(({ state }) => state),
      ["answered", "answered"],
    );
    const isReply = ({ subject }: { subject: string }) => subject.startsWith("Svar på");
    const [mail] = await until("reply", async () => {
      const mails = (await readMailsTo(email)).filter(isReply);
      return mails.length > 0 ? mails : undefined;
    });
    assert.ok(mail?.text.includes("Vi skickar en ny spole.") && mail.text.includes(number), mail?.text);
    const replies = await database.query(
      "select 1 from mail where kind = 'enquiry_reply' and source_id = ?",
      [id],
    );
    assert.equal(replies.length, 1);
    await readEnquiry(id, "/replies", { ...reply, key: randomUUID() });
    await until("second reply", async () =>
      (await readMailsTo(email)).filter(isReply).length === 2 ? true : undefined,
    );
  });

  it("offers its files as downloads only", async () => {
    const pdf = makePdf();
    const { uploadId } = await upload("Mått \u2014 1.pdf", pdf);
    const { id } = await sendEnquiry({ uploadIds: [uploadId] });
    const [attached] = (await readEnquiry(id)).attachments;
    const { type, headers, content } = await adminFile(`inbox/${id}/files/${attached?.id}`);
    assert.deepEqual([type, content], ["application/pdf", pdf]);
    assert.match(
      headers.get("content-disposition") ?? "",
      /^attachment; filename=".*"; filename\*=UTF-8''M%C3%A5tt/,
    );
    assert.equal(headers.get("x-content-type-options"), "nosniff");
    assert.equal(headers.get("cache-control"), "no-store");
    assert.match(headers.get("content-security-policy") ?? "", /default-src 'none';.*sandbox/);
    const other = await sendEnquiry();
    await assert.rejects(adminFile(`inbox/${other.id}/files/${attached?.id}`), /answered 404/);
    await assert.rejects(adminFile(`inbox/${id}/files/none`), /answered 404/);
  });

  it("exports as CSV with formulas neutralized", async () => {
    const word = randomUUID();
    const { number } = await sendEnquiry({
      name: '=HYPERLINK("https://evil.example")',
      answers: { message: `a, "b"\n${word}` },
    });
    const { type, headers, content } = await adminFile(`inbox/export?q=${word}`);
    assert.equal(type, "text/csv; charset=utf-8");
    assert.match(headers.get("content-disposition") ?? "", /^attachment; filename="enquiries-[\d-]+\.csv"$/);
    const text = content.toString("utf8");
    const [head, row, ...rest] = text.replace("\uFEFF", "").split("\r\n");
    assert.match(head ?? "", /^Number,Sent,Kind,/);
    assert.match(row ?? "", new RegExp(`^${number},[^,]+,contact,inbox,new,"'=HYPERLINK\\(""https://evil`));
    assert.ok(row?.endsWith(`,"message: a, ""b""\n${word}"`), row);
    assert.deepEqual(rest, [""]);
  });

  it("refuses invalid input with 400 and the problems, and an unknown enquiry with 404", async () => {
    const { id } = await sendEnquiry();
    type Refused = { fields: Record<string, string> };
    const refuse = async (path: string, body: object) => {
      const { status, body: refused } = await admin<Refused>(`inbox/${id}${path}`, body);
      assert.equal(status, 400);
      return Object.keys(refused.fields);
    };
    assert.deepEqual(await refuse("", { assignee: "user_none" }), ["assignee"]);
    assert.deepEqual(await refuse("", { state: "x", folder: "y" }), ["state", "folder"]);
    assert.deepEqual(await refuse("/notes", { text: " ", key: "x" }), ["text", "key"]);
    assert.deepEqual(await refuse("/replies", { text: "a\u0000", key: randomUUID() }), ["text"]);
    const text = { text: "a", key: randomUUID() };
    for (const [path, body] of [
      ["enq_none", undefined],
      ["enq_none", { state: "open" }],
      ["enq_none/notes", text],
      ["enq_none/replies", text],
    ] as const) {
      assert.equal((await admin(`inbox/${path}`, body)).status, 404, path);
    }
    for (const query of ["q=%00", "folder=x", "kind=x", "state=x", "assignee=%00", "limit=0", "x=1"]) {
      for (const path of ["inbox", "inbox/export"]) {
        const { status } = await admin(`${path}?${query}`).catch(() => ({ status: 0 }));
        assert.equal(status, 400, query);
      }
    }
    assert.equal((await admin("inbox?q=")).status, 200);
  });

  it("requires a signed-in user; the internal calls about enquiries require the token", async () => {
    const { id } = await sendEnquiry();
    const paths = ["", "/export", "/assignees", `/${id}`, `/${id}/files/x`].map((path) => ["GET", path]);
    const changes = [`/${id}`, `/${id}/notes`, `/${id}/replies`].map((path) => ["POST", path]);
    for (const [method = "", path = ""] of [...paths, ...changes]) {
      const response = await fetch(`${variable("MEDUSA_URL")}/admin/inbox${path}`, { method });
      assert.equal(response.status, 401, `${method} ${path}`);
    }
    for (const path of ["enquiries", "uploads", "uploads/remove"]) {
      assert.equal((await internalWithoutToken(path)).status, 401);
    }
    assert.equal((await postEnquiry()).kind, "saved");
  });
});
