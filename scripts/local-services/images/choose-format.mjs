/** @typedef {import("./parse-parameters.mjs").Format} Format */

/**
 * What a picture is sent as: with auto=format the smallest that the browser says it takes, else what was asked for,
 * else what fits the picture.
 *
 * @param {Pick<import("./parse-parameters.mjs").Parameters, "auto" | "fm">} parameters
 * @param {string} accept the header of the request
 * @param {boolean} hasAlpha are parts of the picture transparent?
 * @returns {Format}
 */
export function chooseFormat({ auto, fm }, accept, hasAlpha) {
  if (auto.includes("format")) {
    if (accept.includes("image/avif")) return "avif";
    if (accept.includes("image/webp")) return "webp";
  }
  return fm ?? (hasAlpha ? "png" : "jpg");
}
