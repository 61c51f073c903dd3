import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { toUploadsUrl } from "./to-uploads-url.ts";

describe("toUploadsUrl", () => {
  it("returns the common prefix of the addresses of a bucket's files", () => {
    const s3 = {
      bucket: "uploads",
      region: "eu-north-1",
      accessKeyId: "id",
      secretAccessKey: "secret",
      fileUrl: "https://uploads.example.com",
      endpoint: null,
    };
    assert.equal(
      toUploadsUrl({ MEDUSA_BACKEND_URL: "https://admin.example.com", s3 }),
      "https://uploads.example.com/",
    );
  });
});
