import fs from "node:fs";

const readBytes = 16_384;

/**
 * The last lines of a log file; empty when the file does not exist.
 *
 * @param {string} file
 * @param {number} count
 */
export function readLastLines(file, count) {
  if (!fs.existsSync(file)) return "";
  const handle = fs.openSync(file, "r");
  try {
    const { size } = fs.fstatSync(handle);
    const buffer = Buffer.alloc(Math.min(size, readBytes));
    fs.readSync(handle, buffer, 0, buffer.length, size - buffer.length);
    return buffer.toString("utf8").trimEnd().split("\n").slice(-count).join("\n");
  } finally {
    fs.closeSync(handle);
  }
}
