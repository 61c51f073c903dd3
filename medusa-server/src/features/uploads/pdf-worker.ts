import { parentPort, workerData } from "node:worker_threads";
import { inspectPdf } from "./inspect-pdf.ts";

/** The program of the worker that check-pdf.ts starts with a file's bytes. */
const tell = parentPort?.postMessage.bind(parentPort);
void inspectPdf(Buffer.from(workerData as Uint8Array)).then(
  (isPlain) => tell?.(isPlain),
  () => tell?.(false),
);
