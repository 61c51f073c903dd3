import { createRequire } from "node:module";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { Worker } from "node:worker_threads";

const longestMs = 15_000;
/** A file may be made to be unpacked into gigabytes, which no limit of a thread counts. */
const mostMemoryBytes = 700_000_000;
const lookEveryMs = 50;

/** Node runs it beside this thread, which a file that is made to take long would hold up. */
const program = `
const { parentPort, workerData } = require("node:worker_threads");
void (async () => {
  const { getDocument } = await import(workerData.library);
  const pdf = await getDocument({
    data: workerData.data, isEvalSupported: false, disableFontFace: true, useSystemFonts: false, stopAtErrors: true,
    verbosity: 0,
  }).promise;
  await pdf.getPage(1);
  const found = [await pdf.getJSActions(), await pdf.getAttachments(), (await pdf.getOpenAction())?.action ?? null];
  parentPort.postMessage(found.every((each) => each === null) ? "plain" : "active");
})().catch(() => parentPort.postMessage("unreadable"));
`;

/** Opens a PDF as a reader does: "active" where it has scripts or attachments. */
export function openPdf(content: Buffer): Promise<"plain" | "active" | "unreadable"> {
  const { resolve: find } = createRequire(path.join(process.cwd(), "package.json"));
  const worker = new Worker(program, {
    eval: true,
    stdout: true,
    stderr: true,
    workerData: {
      library: pathToFileURL(find("pdfjs-dist/legacy/build/pdf.mjs")).href,
      data: new Uint8Array(content),
    },
    resourceLimits: { maxOldGenerationSizeMb: 256 },
  });
  return new Promise((resolve) => {
    const end = (outcome: "plain" | "active" | "unreadable") => {
      clearTimeout(timer);
      clearInterval(watch);
      void worker.terminate();
      resolve(outcome);
    };
    const usedBefore = process.memoryUsage.rss();
    const watch = setInterval(() => {
      if (process.memoryUsage.rss() - usedBefore > mostMemoryBytes) end("unreadable");
    }, lookEveryMs);
    const timer = setTimeout(() => end("unreadable"), longestMs);
    worker.once("message", (outcome: "plain" | "active" | "unreadable") => end(outcome));
    worker.once("error", () => end("unreadable"));
    worker.once("exit", () => end("unreadable"));
  });
}
