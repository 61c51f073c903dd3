import { parentPort, workerData } from "node:worker_threads";
import { inspectPdf } from "./inspect-pdf.ts";

/** The whole program of the thread that check-pdf.ts starts with the bytes of a file. */
const tell = parentPort?.postMessage.bind(parentPort);
void inspectPdf(Buffer.from(workerData as Uint8Array)).then(
  (isPlain) => tell?.(isPlain),
  () => tell?.(false),
);
