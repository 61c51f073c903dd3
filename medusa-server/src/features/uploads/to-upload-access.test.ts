import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { toUploadAccess } from "./to-upload-access.ts";

describe("toUploadAccess", () => {
  it("makes pictures and documents public and keeps every other file private", () => {
    for (const type of ["image/png", "image/svg+xml", "image/webp", "application/pdf"]) {
      assert.equal(toUploadAccess(type), "public", type);
    }
    for (const type of [
      "text/csv",
      "application/vnd.ms-excel",
      "application/json",
      "text/html",
      "",
      "x-image/png",
    ]) {
      assert.equal(toUploadAccess(type), "private", type);
    }
  });
});
