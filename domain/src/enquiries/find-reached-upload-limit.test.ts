import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { findReachedUploadLimit } from "./find-reached-upload-limit.ts";

const most = { all: 100, client: 30 };

describe("findReachedUploadLimit", () => {
  it.each([
    [10, { all: 0, client: 0 }, null],
    [30, { all: 70, client: 0 }, null],
    [31, { all: 0, client: 0 }, "client"],
    [1, { all: 30, client: 30 }, "client"],
    [31, { all: 70, client: 0 }, "all"],
    [1, { all: 100, client: 30 }, "all"],
  ] as const)("returns for %i bytes beside %j: %j", (bytes, used, limit) => {
    expect(findReachedUploadLimit(bytes, used, most)).toBe(limit);
  });

  it("never lets uploads exceed either limit, whatever the client", () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.constantFrom("a", "b", "c"), fc.nat(40))), (files) => {
        const filled = { a: 0, b: 0, c: 0 };
        const sum = () => filled.a + filled.b + filled.c;
        for (const [client, bytes] of files) {
          const used = { all: sum(), client: filled[client] };
          if (findReachedUploadLimit(bytes, used, most) === null) filled[client] += bytes;
        }
        expect(sum()).toBeLessThanOrEqual(most.all);
        for (const each of Object.values(filled)) expect(each).toBeLessThanOrEqual(most.client);
      }),
    );
  });
});
