import { parentPort, workerData } from "node:worker_threads";
import { inspectPdf } from "./inspect-pdf.ts";

/** This file is the program of the worker that check-pdf.ts starts. It gets the bytes of a PDF as `workerData`. */
const tell = parentPort?.postMessage.bind(parentPort);
void inspectPdf(Buffer.from(workerData as Uint8Array)).then(
  (isPlain) => tell?.(isPlain),
  () => tell?.(false),
);
