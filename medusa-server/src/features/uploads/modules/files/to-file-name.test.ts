import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { toFileName } from "./to-file-name.ts";

const plain = /^[0-9a-f-]{36}-[\w-]*(\.[a-z0-9_-]+)?$/;

describe("toFileName", () => {
  it("keeps the file's original name and extension", () => {
    assert.match(toFileName("Red spool.PNG"), /-Red-spool\.png$/);
  });

  it("gives each file a unique name", () => {
    assert.notEqual(toFileName("order-exports.csv"), toFileName("order-exports.csv"));
  });

  it("removes folders, quotes, line breaks and control characters from a name", () => {
    for (const name of [
      "../../etc/passwd",
      "..\\..\\boot.ini",
      "/etc/passwd",
      'a"; filename="b.html',
      "line\r\nSet-Cookie: a=b.txt",
      "nul\u0000.png",
      ".htaccess",
      "spole-för-åäö-日本.webp",
      `${"a".repeat(5000)}.${"b".repeat(5000)}`,
      "",
    ]) {
      const stored = toFileName(name);
      assert.match(stored, plain, name);
      assert.ok(stored.length < 150, name);
    }
  });
});
