import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { admin, adminFile, adminForm, variable } from "../support/shop.ts";
import { until } from "../support/until.ts";

const medusa = variable("MEDUSA_URL");
type Notification = { id: string; data: { title?: string; file?: { filename: string; url: string } } };

async function listExports() {
  const { body } = await admin<{ notifications: Notification[] }>(
    "notifications?channel=feed&limit=50&order=-created_at",
  );
  return body.notifications.flatMap(({ data: { title, file } }) =>
    title === "Order export" && file ? [file] : [],
  );
}

describe("an export of orders", () => {
  it("can be downloaded by the link in the admin's notification, but not by visitors who are not signed in", async () => {
    const before = new Set((await listExports()).map(({ url }) => url));
    assert.equal((await admin("orders/export", {})).status, 202);
    const file = await until(async () => (await listExports()).find(({ url }) => !before.has(url)) ?? null);
    const { origin, pathname } = new URL(file.url);
    assert.equal(origin, medusa);

    for (const path of [
      pathname,
      pathname.replace("/admin/files", "/uploads"),
      pathname.replace("/admin/files", "/static"),
    ]) {
      const { status } = await fetch(`${medusa}${path}`);
      assert.ok([401, 404].includes(status), `${status} for ${path}`);
    }
    const { type, headers } = await adminFile(pathname.replace("/admin/", ""));
    assert.match(type ?? "", /^text\/csv/);
    assert.equal(headers.get("cache-control"), "no-store");
    assert.match(headers.get("content-disposition") ?? "", /^attachment/);
    assert.match(headers.get("content-security-policy") ?? "", /sandbox/);
  });

  it("cannot be reached under a name that points outside its folder", async () => {
    for (const key of ["..%2F..%2Fsecrets.json", "private-1-..%2Fa", "%2e%2e", ".env", "1730-a.png"]) {
      await assert.rejects(adminFile(`files/${key}`), /answered 404/, key);
    }
  });
});

describe("an uploaded picture", () => {
  it("appears under its public address, with scripts disabled", async () => {
    const form = new FormData();
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>';
    form.append("files", new Blob([svg], { type: "image/svg+xml" }), "../röd spole.svg");
    const { files } = await adminForm<{ files: { id: string; url: string }[] }>("uploads", form);
    const url = files[0]?.url ?? "";
    assert.match(url, /\/uploads\/\d+-[\w.-]+\.svg$/);
    const response = await fetch(url);
    assert.equal(response.status, 200);
    assert.equal(await response.text(), svg);
    assert.match(response.headers.get("content-type") ?? "", /^image\/svg\+xml/);
    assert.equal(response.headers.get("x-content-type-options"), "nosniff");
    assert.match(response.headers.get("content-security-policy") ?? "", /default-src 'none'.*sandbox/);
  });
});
