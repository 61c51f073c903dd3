import { describe, expect, it } from "vitest";
import { createChunkCollector, toChunks } from "./message-chunks.ts";

const long = Array.from({ length: 10_000 }, (_, at) => String.fromCodePoint(97 + (at % 26))).join("");

describe("messages between tabs", () => {
  it("split a text after every 4096 characters [4.32]", () => {
    expect(toChunks(long, "m").map(({ text }) => text.length)).toEqual([4096, 4096, 1808]);
    expect(toChunks("x".repeat(4096), "m")).toHaveLength(1);
    expect(toChunks("", "m")).toEqual([{ message: "m", part: 0, of: 1, text: "" }]);
  });
  it("reassemble a text with its last chunk, in any order of arrival", () => {
    const collect = createChunkCollector();
    const [first, second, third] = toChunks(long, "m");
    expect([collect(third), collect(first), collect(second)]).toEqual([null, null, long]);
  });
  it("do not mix up two texts sent at the same time", () => {
    const collect = createChunkCollector();
    const [a, b] = [toChunks(`a${long}`, "a"), toChunks(`b${long}`, "b")];
    const received = [a[0], b[0], a[1], b[1], a[2], b[2]].map((chunk) => collect(chunk));
    expect(received).toEqual([null, null, null, null, `a${long}`, `b${long}`]);
  });
  it.each([
    null,
    "text",
    {},
    { message: "m", part: 2, of: 2, text: "" },
    { message: 1, part: 0, of: 1, text: "" },
  ])("ignore an invalid chunk: %j", (chunk) => {
    expect(createChunkCollector()(chunk)).toBeNull();
  });
  it("drop an incomplete text once twenty newer texts have begun", () => {
    const collect = createChunkCollector();
    const [first, ...rest] = toChunks(long, "lost");
    collect(first);
    for (let at = 0; at < 20; at += 1) collect(toChunks(long, `m${at}`)[0]);
    expect(rest.map((chunk) => collect(chunk))).toEqual([null, null]);
  });
});
