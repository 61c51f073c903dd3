import assert from "node:assert/strict";
import { randomBytes } from "node:crypto";
import { after, before, describe, it } from "node:test";
import { type UploadProblem, uploadTerms } from "@spolverk/domain";
import sharp from "sharp";
import { makePdf, makePicture } from "../../src/features/uploads/testing/sample-files.ts";
import { makeHostileFiles } from "../../src/features/uploads/testing/sample-hostile-files.ts";
import { deleteExpiredData } from "../support/delete-expired-data.ts";
import { postEnquiry, postUpload, readEnquiry, sendEnquiry, upload } from "../support/enquiries.ts";
import { until } from "../support/mails.ts";
import { adminFile, database, internal, internalWithoutToken, variable } from "../support/shop.ts";
import { type Scripts, startScripts } from "../support/start-scripts.ts";

const atOnce = 8;

const readRow = async (id: string) =>
  (await database.query<{ file_key: string }>("select file_key from upload where id = ?", [id]))[0];
/** Streams this many megabytes without a declared length. */
function postMegabytes(count: number) {
  let sent = 0;
  async function* chunks() {
    for (; sent < count; sent += 1) yield await Promise.resolve(new Uint8Array(1_000_000));
  }
  return { response: postStream(chunks()), countSent: () => sent };
}
const postStream = (body: AsyncIterable<Uint8Array>) =>
  fetch(`${variable("MEDUSA_URL")}/internal/uploads?name=a.png`, {
    method: "POST",
    headers: { "x-internal-token": variable("INTERNAL_TOKEN") },
    body,
    duplex: "half",
  } as unknown as RequestInit);
const isStored = (fileKey: string) =>
  adminFile(`files/${fileKey}`).then(
    () => true,
    (error: unknown) => {
      assert.match(String(error), /answered 404/);
      return false;
    },
  );
async function expectRow(id: string) {
  const row = await readRow(id);
  assert.ok(row);
  return row;
}

describe("an uploaded file", () => {
  it("can be read by users of the admin only, without camera metadata [3.47]", async () => {
    const picture = await makePicture("jpeg");
    const { uploadId, name, type, bytes } = await upload("Min spole.jpg", picture);
    assert.deepEqual([name, type], ["Min spole.jpg", "image/jpeg"]);
    assert.match(uploadId, /^[\w-]{43}$/);
    const { file_key } = await expectRow(uploadId);
    const { content } = await adminFile(`files/${file_key}`);
    assert.equal(content.length, bytes);
    assert.equal((await sharp(content).metadata()).exif, undefined);
    for (const path of [`/admin/files/${file_key}`, `/uploads/${file_key}`, `/static/${file_key}`]) {
      const { status } = await fetch(`${variable("MEDUSA_URL")}${path}`);
      assert.ok([401, 404].includes(status), `${status} for ${path}`);
    }
  });

  it("leaves nothing in the storage when it is refused as hostile [3.47]", async () => {
    const count = async () =>
      (await database.query<{ count: string }>("select count(*) as count from upload"))[0]?.count;
    const stored = await count();
    const files = await makeHostileFiles();
    assert.ok(files.length >= 200);
    const statuses = new Set<number>();
    const next = files[Symbol.iterator]();
    const work = async () => {
      for (const { name, content, length = null, problems } of next) {
        const { status, reply } = await postUpload(name, content, length);
        statuses.add(status);
        // A name that no database can store makes the call invalid.
        if (status === 400) continue;
        assert.ok(reply.kind === "refused", `${name}: ${JSON.stringify(reply)}`);
        assert.ok(problems.includes(reply.problem), `${name}: ${reply.problem}`);
      }
    };
    await Promise.all(Array.from({ length: atOnce }, work));
    assert.deepEqual(statuses, new Set([200, 400]));
    assert.equal(await count(), stored);
  });

  it("takes one of 24 places before its bytes are read; without a free place the server refuses it unread", async () => {
    let end: () => void = () => {};
    const ended = new Promise<void>((resolve) => {
      end = resolve;
    });
    let reading = 0;
    async function* sendSlowly(): AsyncGenerator<Uint8Array> {
      yield new Uint8Array(1);
      reading += 1;
      await ended;
    }
    const slow = Array.from({ length: 24 }, () => postStream(sendSlowly()));
    await until("24 files that arrive", async () => (reading === 24 ? true : undefined));
    const refused = await until("a full server", async () => {
      const response = await postUpload("a.png", await makePicture("png"));
      return response.status === 503 ? response : undefined;
    });
    assert.ok(refused);
    end();
    for (const response of slow) assert.equal((await response).status, 200);
    assert.equal((await postUpload("a.png", await makePicture("png"))).status, 200);
  });

  it("counts as too large even without a declared length", async () => {
    const { response } = postMegabytes(12);
    assert.deepEqual(await (await response).json(), { kind: "refused", problem: "tooLarge" });
  });

  it("gets read only a little beyond the size limit, and not at all without the token", async () => {
    const { response, countSent } = postMegabytes(1000);
    await response.catch(() => "cut off");
    // The server reads 20 MB; Linux buffers at most 32 MB and 4 MB of the sender's lead.
    assert.ok(countSent() < 60, `${countSent()} megabytes were sent`);
    assert.equal((await internalWithoutToken("uploads?name=a.png")).status, 401);
  });

  it("may have any content type, since the route reads its bytes", async () => {
    for (const type of ["application/json", "text/plain", "application/x-www-form-urlencoded", "image/png"]) {
      const response = await fetch(`${variable("MEDUSA_URL")}/internal/uploads?name=a.png`, {
        method: "POST",
        headers: { "x-internal-token": variable("INTERNAL_TOKEN"), "content-type": type },
        body: '{"a":',
      });
      const reply = (await response.json()) as { problem: UploadProblem };
      assert.deepEqual([response.status, reply.problem], [200, "type"], type);
    }
  });

  it("makes the server refuse an enquiry when the file is unknown or already attached", async () => {
    const { uploadId } = await upload("a.pdf", makePdf());
    const email = `unstored-${uploadId}@example.com`.toLowerCase();
    for (const uploadIds of [["none"], [uploadId, "none"]]) {
      assert.deepEqual(await postEnquiry({ uploadIds, email }), { kind: "uploadNotFound" });
    }
    assert.deepEqual(await database.query("select 1 from enquiry where email = ?", [email]), []);
    const { id } = await sendEnquiry({ uploadIds: [uploadId, uploadId] });
    assert.equal((await readEnquiry(id)).attachments.length, 1);
    assert.deepEqual(await postEnquiry({ uploadIds: [uploadId] }), { kind: "uploadNotFound" });
  });

  it("can be removed by its sender only until it is attached", async () => {
    const { uploadId } = await upload("a.pdf", makePdf());
    const { file_key } = await expectRow(uploadId);
    const remove = (id: string) => internal("uploads/remove", { uploadId: id });
    assert.deepEqual((await remove(uploadId)).body, { removed: true });
    assert.deepEqual([await readRow(uploadId), await isStored(file_key)], [undefined, false]);
    assert.deepEqual((await remove(uploadId)).body, { removed: true });
    assert.deepEqual(await postEnquiry({ uploadIds: [uploadId] }), { kind: "uploadNotFound" });

    const kept = await upload("b.pdf", makePdf());
    await sendEnquiry({ uploadIds: [kept.uploadId] });
    assert.deepEqual((await remove(kept.uploadId)).body, { removed: true });
    assert.equal(await isStored((await expectRow(kept.uploadId)).file_key), true);
  });
});

describe("the limits of uploads", () => {
  const content = makePdf();
  const most = uploadTerms.mostFilledBytes;
  const newClient = () => randomBytes(16).toString("hex");
  const save = (client: string | null) => postUpload("a.pdf", content, content.length, client);
  const saveAtOnce = async (count: number, client: string | null) => {
    const answers = await Promise.all(Array.from({ length: count }, () => save(client)));
    const replies = answers.map(({ reply }) => reply);
    return {
      stored: replies.filter(({ kind }) => kind === "stored").length,
      full: replies.flatMap((reply) => (reply.kind === "full" ? [reply.limit] : [])),
    };
  };
  const ofDay = "enquiry_id is null or created_at > now() - interval '1 day'";
  const readFilled = async () => {
    const [row] = await database.query<{ sum: string | null }>(
      `select sum(bytes) as sum from upload where ${ofDay}`,
    );
    return Number(row?.sum ?? 0);
  };
  const listFiles = () => database.query<{ id: string }>("select id from upload");
  /** Runs a test while a client's file fills this many bytes, and deletes the client's files afterwards. */
  async function withFilled(bytes: number, client: string, run: () => Promise<void>): Promise<void> {
    await database.query(
      `insert into upload (id, name, type, bytes, file_key, client_hash)
       values (?, 'a.pdf', 'application/pdf', ?, 'none', ?)`,
      [`filled-${client}`, String(bytes), client],
    );
    try {
      await run();
    } finally {
      await database.query("delete from upload where client_hash = ?", [client]);
    }
  }

  it("bound one client, even if its files race for the last bytes", async () => {
    const client = newClient();
    await withFilled(most.client - 3 * content.length, client, async () => {
      const before = await listFiles();
      assert.deepEqual(await saveAtOnce(8, client), {
        stored: 3,
        full: Array.from({ length: 5 }, () => "client"),
      });
      assert.equal((await listFiles()).length, before.length + 3);
      assert.equal((await saveAtOnce(1, newClient())).stored, 1);
      assert.equal((await saveAtOnce(1, null)).stored, 1);
    });
  });

  it("bound all clients together, even if their files race for the last bytes", async () => {
    const filled = await readFilled();
    await withFilled(most.all - filled - 2 * content.length, newClient(), async () => {
      assert.deepEqual(await saveAtOnce(6, null), {
        stored: 2,
        full: Array.from({ length: 4 }, () => "all"),
      });
      assert.ok((await readFilled()) <= most.all);
    });
  });

  it("count an attached file for a day, and an unattached one until it is deleted", async () => {
    const client = newClient();
    await withFilled(most.client, client, async () => {
      const age = `update upload set created_at = now() - interval '25 hours'`;
      await database.query(`${age} where client_hash = ?`, [client]);
      assert.deepEqual(await saveAtOnce(1, client), { stored: 0, full: ["client"] });
      const { id } = await sendEnquiry();
      await database.query("update upload set enquiry_id = ? where client_hash = ?", [id, client]);
      assert.equal((await saveAtOnce(1, client)).stored, 1);
    });
  });
});

describe("the jobs that delete", () => {
  let scripts: Scripts;
  before(async () => {
    scripts = await startScripts({ NODE_ENV: "production" });
  });
  after(() => scripts.stop());
  const age = (table: "enquiry" | "upload", id: string, interval: string) =>
    database.query(`update ${table} set created_at = now() - interval '${interval}' where id = ?`, [id]);

  it("delete an unattached file after two hours, and none before", async () => {
    const [old, young, attached] = await Promise.all(
      ["a.pdf", "b.pdf", "c.pdf"].map((name) => upload(name, makePdf())),
    );
    assert.ok(old && young && attached);
    await sendEnquiry({ uploadIds: [attached.uploadId] });
    const { file_key } = await expectRow(old.uploadId);
    await age("upload", old.uploadId, "2 hours 1 minute");
    await age("upload", young.uploadId, "1 hour 59 minutes");
    await age("upload", attached.uploadId, "48 hours");
    await deleteExpiredData(scripts);
    assert.deepEqual([await readRow(old.uploadId), await isStored(file_key)], [undefined, false]);
    for (const { uploadId } of [young, attached]) {
      assert.equal(await isStored((await expectRow(uploadId)).file_key), true);
    }
  });

  it("delete an enquiry with its files and its history after its time, and none before", async () => {
    const { uploadId } = await upload("a.pdf", makePdf());
    const { file_key } = await expectRow(uploadId);
    const old = await sendEnquiry({ uploadIds: [uploadId] });
    const young = await sendEnquiry();
    await age("enquiry", old.id, "730 days 1 minute");
    await age("enquiry", young.id, "729 days 23 hours");
    await deleteExpiredData(scripts);
    const events = (id: string) => database.query("select 1 from enquiry_event where enquiry_id = ?", [id]);
    assert.deepEqual(await database.query("select 1 from enquiry where id = ?", [old.id]), []);
    assert.deepEqual(await events(old.id), []);
    assert.deepEqual([await readRow(uploadId), await isStored(file_key)], [undefined, false]);
    assert.equal((await readEnquiry(young.id)).events.length, 1);
  });
});
