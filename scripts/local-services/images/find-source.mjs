import fs from "node:fs/promises";
import path from "node:path";

const address = /^\/(media|uploads)\/(.+)$/;
const plainSegment = /^\w[\w.-]*$/;
const pictureTypes = [".svg", ".png", ".jpg", ".jpeg", ".webp", ".avif", ".gif"];

/**
 * @typedef {object} PictureDirectories
 * @property {string} media of the shop's own pictures
 * @property {string} uploads of those that merchandisers uploaded
 */

/**
 * Finds the file of a URL path below the shop's /media or /uploads; null when there is none. Only plain file names are
 * looked up, so that no path leads out of these folders.
 *
 * @param {PictureDirectories} directories
 * @param {string} pathname
 * @returns {Promise<{ file: string, version: string } | null>} version: another when the file has changed
 */
export async function findSource(directories, pathname) {
  const [, folder, name] = address.exec(pathname) ?? [];
  if (name === undefined) return null;
  const segments = name.split("/");
  const isPlain = segments.every((segment) => plainSegment.test(segment));
  if (!isPlain || !pictureTypes.includes(path.extname(pathname))) return null;
  const file = path.join(folder === "media" ? directories.media : directories.uploads, ...segments);
  const stat = await fs.stat(file).catch(() => null);
  return stat?.isFile() ? { file, version: `${stat.size}-${stat.mtimeMs}` } : null;
}
