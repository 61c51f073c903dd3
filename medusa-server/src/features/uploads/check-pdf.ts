import path from "node:path";
import { pathToFileURL } from "node:url";
import { getCallSites } from "node:util";
import { Worker } from "node:worker_threads";
import { createSemaphore } from "../../concurrency/semaphore.ts";
import type { CheckedContent } from "./checked-content.ts";

/** What reading one PDF may cost before it counts as damaged. */
type Budget = { longestMs: number; mostMemoryBytes: number };
/** A file may be made to be unpacked into gigabytes, which no limit of a thread counts. */
const usual: Budget = { longestMs: 10_000, mostMemoryBytes: 500_000_000 };
const mostHeapMegabytes = 256;
const lookEveryMs = 50;

/** Reading a PDF takes a processor and the memory above; more callers than that have been refused before. */
const inTurn = createSemaphore(1, 60);

/** Beside this file, which is TypeScript in tests and CommonJS in the server, where there is no import.meta. */
const [{ scriptName: ownAddress } = { scriptName: "" }] = getCallSites(1);
const ownUrl = ownAddress.startsWith("file:") ? ownAddress : pathToFileURL(ownAddress).href;
const workerUrl = new URL(`./pdf-worker${path.extname(new URL(ownUrl).pathname)}`, ownUrl);

/**
 * Takes a PDF that inspectPdf finds plain, and refuses one whose reading exceeds its budget. All of it is read in a thread
 * of its own, which is ended then: this thread places orders.
 *
 * @throws SemaphoreFullError where too many wait to be read
 */
export function checkPdf(
  content: Buffer,
  { budget = usual, worker = workerUrl }: { budget?: Budget; worker?: URL } = {},
): Promise<CheckedContent> {
  return inTurn(async () =>
    (await isFoundPlain(new Uint8Array(content), worker, budget)) ? { content } : { problem: "damaged" },
  );
}

async function isFoundPlain(data: Uint8Array, file: URL, budget: Budget): Promise<boolean> {
  const worker = new Worker(file, {
    stdout: true,
    stderr: true,
    workerData: data,
    resourceLimits: { maxOldGenerationSizeMb: mostHeapMegabytes },
  });
  const usedBefore = process.memoryUsage.rss();
  const timers: NodeJS.Timeout[] = [];
  try {
    return await new Promise((resolve) => {
      const refuse = () => resolve(false);
      const watch = () => {
        if (process.memoryUsage.rss() - usedBefore > budget.mostMemoryBytes) refuse();
      };
      timers.push(setInterval(watch, lookEveryMs), setTimeout(refuse, budget.longestMs));
      worker.once("message", (isPlain: unknown) => resolve(isPlain === true));
      worker.once("error", refuse).once("exit", refuse);
    });
  } finally {
    for (const timer of timers) clearTimeout(timer);
    // The next file gets its turn once this one's memory is free.
    await worker.terminate();
  }
}
