import fs from "node:fs/promises";
import path from "node:path";

const prefix = "/media/";
const plainSegment = /^\w[\w.-]*$/;
const pictureTypes = [".svg", ".png", ".jpg", ".jpeg", ".webp", ".avif"];

/**
 * The file that an address stands for, as the shop's /media does; null when there is none. Only plain names are
 * looked up, so that no address leads outside.
 *
 * @param {string} directory
 * @param {string} pathname
 * @returns {Promise<{ file: string, version: string } | null>} version: another when the file has changed
 */
export async function findSource(directory, pathname) {
  if (!pathname.startsWith(prefix)) return null;
  const segments = pathname.slice(prefix.length).split("/");
  const isPlain = segments.every((segment) => plainSegment.test(segment));
  if (!isPlain || !pictureTypes.includes(path.extname(pathname))) return null;
  const file = path.join(directory, ...segments);
  const stat = await fs.stat(file).catch(() => null);
  return stat?.isFile() ? { file, version: `${stat.size}-${stat.mtimeMs}` } : null;
}
