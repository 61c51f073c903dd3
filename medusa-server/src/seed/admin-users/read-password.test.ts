import assert from "node:assert/strict";
import { Readable } from "node:stream";
import { describe, it } from "node:test";
import { readPassword } from "./read-password.ts";

const read = (input: string) => readPassword(Readable.from([Buffer.from(input)]));

describe("the password of an admin user", () => {
  it("equals the line on the standard input, including its spaces", async () => {
    for (const end of ["", "\n", "\r\n"])
      assert.equal(await read(` räksmörgås 12 ${end}`), " räksmörgås 12 ");
  });

  it("fails when it is missing, too short or longer than one line", async () => {
    for (const input of ["", "\n", "short", "x".repeat(11)])
      await assert.rejects(read(input), /12 characters or more/);
    await assert.rejects(read("x".repeat(201)), /200 characters/);
    await assert.rejects(read("a good password\nand another line\n"), /one line/);
  });
});
