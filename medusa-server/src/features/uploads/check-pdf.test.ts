import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { checkPdf } from "./check-pdf.ts";
import { readPdfObjects } from "./read-pdf-objects.ts";
import { makePdf } from "./testing/sample-files.ts";

const damaged = { problem: "damaged" };
/** A worker's program as a data URL. */
const toProgram = (code: string) => new URL(`data:text/javascript,${encodeURIComponent(code)}`);
const budget = { longestMs: 300, mostMemoryBytes: 500_000_000 };

/** Builds a PDF with many beginnings of streams that may contain objects, and with one end that all of them share. */
function makeFalseStreams(count: number): Buffer {
  const begin = `1 0 obj << /ObjStm ${"x".repeat(280)} >> stream\n`;
  return Buffer.from(`%PDF-1.7\n${begin.repeat(count)}endstream\n%%EOF\n`, "latin1");
}

describe("the check of a PDF", () => {
  it("runs in a worker, so that the server stays responsive during an endless file, and terminates the worker", async () => {
    let ticks = 0;
    const ticking = setInterval(() => (ticks += 1), 10);
    assert.deepEqual(await checkPdf(makePdf(), { budget, worker: toProgram("for (;;);") }), damaged);
    clearInterval(ticking);
    assert.ok(ticks > 0);
  });

  it("refuses a file when reading it exceeds the memory limit, even outside the worker's heap", async () => {
    const worker = toProgram("const all = []; for (;;) all.push(new Uint8Array(10_000_000).fill(1))");
    const small = { longestMs: 60_000, mostMemoryBytes: 50_000_000 };
    assert.deepEqual(await checkPdf(makePdf(), { budget: small, worker }), damaged);
  });

  it("refuses a file whose worker ends without an answer", async () => {
    for (const code of ["process.exit()", "throw new Error('no')", "{"]) {
      assert.deepEqual(await checkPdf(makePdf(), { budget, worker: toProgram(code) }), damaged, code);
    }
  });

  it("reads one file at a time", async () => {
    const worker = toProgram(`
      import { parentPort, BroadcastChannel } from "node:worker_threads";
      const channel = new BroadcastChannel("pdfs");
      let others = 0;
      channel.onmessage = () => (others += 1);
      channel.postMessage("here");
      setTimeout(() => (channel.close(), parentPort.postMessage(others === 0)), 50);
    `);
    const long = { ...budget, longestMs: 60_000 };
    const pdf = makePdf();
    const checks = [1, 2, 3, 4].map(() => checkPdf(pdf, { budget: long, worker }));
    assert.deepEqual(
      await Promise.all(checks),
      [1, 2, 3, 4].map(() => ({ content: pdf })),
    );
  });

  it("accepts a plain file and refuses 29,000 false beginnings of compressed objects", async () => {
    const pdf = makePdf();
    assert.deepEqual(await checkPdf(pdf), { content: pdf });
    assert.deepEqual(await checkPdf(makeFalseStreams(29_000)), damaged);
  });

  it("gives up on a file with many false beginnings of compressed objects, and reads one with few", async () => {
    const read = async (count: number) => {
      const content = makeFalseStreams(count);
      return readPdfObjects(content, content.toString("latin1"));
    };
    assert.notEqual(await read(50), null);
    assert.equal(await read(51), null);
    assert.equal(await read(29_000), null);
  });
});
