import path from "node:path";
import { pathToFileURL } from "node:url";
import { getCallSites } from "node:util";
import { Worker } from "node:worker_threads";
import { createSemaphore } from "../../concurrency/semaphore.ts";
import type { CheckedContent } from "./checked-content.ts";

/** Limits on reading one PDF. A PDF that exceeds them counts as damaged. */
type Budget = { longestMs: number; mostMemoryBytes: number };
/** Memory has a limit beside the worker's own, which counts only its heap: a crafted file may unpack to gigabytes. */
const usual: Budget = { longestMs: 10_000, mostMemoryBytes: 500_000_000 };
const mostHeapMegabytes = 256;
const lookEveryMs = 50;

/** One PDF is read at a time, since reading occupies a processor and the memory above. 60 more may wait. */
const inTurn = createSemaphore(1, 60);

/**
 * Address of this file, beside which is the worker's. `import.meta` is missing in the server, whose files are
 * CommonJS.
 */
const [{ scriptName: ownAddress } = { scriptName: "" }] = getCallSites(1);
const ownUrl = ownAddress.startsWith("file:") ? ownAddress : pathToFileURL(ownAddress).href;
const workerUrl = new URL(`./pdf-worker${path.extname(new URL(ownUrl).pathname)}`, ownUrl);

/**
 * Accepts a PDF that inspectPdf finds plain, and refuses a PDF when reading it exceeds its budget. A worker reads the
 * file, so that this thread can place orders meanwhile; it is terminated afterwards.
 *
 * @throws SemaphoreFullError when too many files wait
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
    // Wait for the end of the worker: the next file is read only after this one's memory is free.
    await worker.terminate();
  }
}
