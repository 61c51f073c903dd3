import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { findSource } from "./find-source.mjs";
import { parseParameters } from "./parse-parameters.mjs";
import { readFacts, renderPicture } from "./render-picture.mjs";

/**
 * @typedef {{ status: number, headers: Record<string, string>, body: Buffer | string }} Answer
 * @typedef {object} PictureSettings
 * @property {import("./find-source.mjs").PictureDirectories} directories
 * @property {ReturnType<typeof import("./disk-cache.mjs").createDiskCache>} cache
 */

const types = { avif: "image/avif", webp: "image/webp", png: "image/png", jpg: "image/jpeg" };
const always = {
  "Access-Control-Allow-Origin": "*",
  "Cross-Origin-Resource-Policy": "cross-origin",
  "X-Content-Type-Options": "nosniff",
};

/**
 * Chooses the format of a picture: with auto=format the smallest that the browser accepts, else the requested format,
 * else one that suits the picture.
 *
 * @param {Pick<import("./parse-parameters.mjs").Parameters, "auto" | "fm">} parameters
 * @param {string} accept the header of the request
 * @param {boolean} hasAlpha are parts of the picture transparent?
 * @returns {import("./parse-parameters.mjs").Format}
 */
function chooseFormat({ auto, fm }, accept, hasAlpha) {
  if (auto.includes("format")) {
    if (accept.includes("image/avif")) return "avif";
    if (accept.includes("image/webp")) return "webp";
  }
  return fm ?? (hasAlpha ? "png" : "jpg");
}

/** @param {number} status @param {string} message @returns {Answer} */
const refuse = (status, message) => ({
  status,
  headers: { ...always, "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store" },
  body: `${message}\n`,
});

/** @param {Buffer} body @param {string} type @returns {Answer} */
const answer = (body, type) => ({
  status: 200,
  headers: {
    ...always,
    "Content-Type": type,
    // The same lifetime as the shop's own /media, whose file names have no hash.
    "Cache-Control": "public, max-age=86400, stale-while-revalidate=604800",
    ETag: `"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`,
    // One URL gives different formats to different browsers.
    Vary: "Accept",
  },
  body,
});

/**
 * Answers a request for a picture.
 *
 * @param {PictureSettings} settings
 * @param {URL} url
 * @param {string} accept the header of the request
 * @returns {Promise<Answer>}
 */
export async function answerPicture({ directories, cache }, url, accept) {
  const source = await findSource(directories, url.pathname);
  if (!source) return refuse(404, "Not found");
  const { file, version } = source;
  // A drawing is sent unchanged when the URL has no parameters.
  if (url.search === "" && path.extname(file) === ".svg")
    return answer(await readFile(file), "image/svg+xml");

  const { parameters, problem } = parseParameters(url.searchParams);
  if (problem !== null) return refuse(400, problem);
  const facts = await readFacts(file).catch(() => null);
  if (!facts) return refuse(415, "Not a picture that can be read");
  const format = chooseFormat(parameters, accept, facts.hasAlpha && parameters.bg === undefined);
  const key = JSON.stringify([file, version, parameters, format]);
  const body = await cache.get(key, () => renderPicture(file, facts, parameters, format));
  return answer(body, types[format]);
}
