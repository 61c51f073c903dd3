import sharp from "sharp";

/**
 * @typedef {import("./parse-parameters.mjs").Parameters} Parameters
 * @typedef {import("./parse-parameters.mjs").Format} Format
 * @typedef {{ width: number, height: number, hasAlpha: boolean, isDrawing: boolean }} Facts of a picture; in pixels
 */

// The cache of sharp would return the old content of a changed file.
sharp.cache(false);

/** Maximum number of pixels; a larger picture would fill the memory and is refused. */
const limitInputPixels = 50_000_000;
/** The quality that imgix uses with auto=compress, and without. */
const compressedQuality = 45;
const usualQuality = 75;
/** Dots per inch: the nominal resolution of drawings, and the bounds of the resolution in which they are rendered. */
const measuredDensity = 72;
const [lowestDensity, highestDensity] = [1, 2400];

/**
 * @param {string} file
 * @returns {Promise<Facts>}
 * @throws {Error} when the file is no picture, or a too large one
 */
export async function readFacts(file) {
  const { width, height, hasAlpha, format } = await sharp(file, { limitInputPixels }).metadata();
  return { width, height, hasAlpha, isDrawing: format === "svg" };
}

/**
 * Calculates the size of the requested picture in pixels: the largest that fits into w and h.
 *
 * @param {Pick<Parameters, "w" | "h" | "dpr">} parameters
 * @param {Pick<Facts, "width" | "height">} facts
 */
export function toSize({ w, h, dpr }, { width, height }) {
  const scales = [w && (w * dpr) / width, h && (h * dpr) / height].filter((scale) => scale !== undefined);
  const scale = scales.length > 0 ? Math.min(...scales) : 1;
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/**
 * Calculates the padding that fills a picture up to the requested width and height, with the picture centered.
 *
 * @param {Pick<Parameters, "w" | "h" | "dpr" | "fill-color">} parameters
 * @param {{ width: number, height: number }} size
 */
function toMargins({ w, h, dpr, "fill-color": color }, { width, height }) {
  const across = w === undefined ? 0 : Math.round(w * dpr) - width;
  const down = h === undefined ? 0 : Math.round(h * dpr) - height;
  return {
    top: Math.floor(down / 2),
    bottom: Math.ceil(down / 2),
    left: Math.floor(across / 2),
    right: Math.ceil(across / 2),
    background: `#${color}`,
  };
}

/** @param {import("sharp").Sharp} image @param {Format} format @param {number} quality */
function encode(image, format, quality) {
  // A higher effort would save a tenth of the bytes and take seconds for a large picture.
  if (format === "avif") return image.avif({ quality, effort: 1 });
  if (format === "webp") return image.webp({ quality });
  if (format === "png") return image.png({ palette: true, quality });
  return image.flatten({ background: "#ffffff" }).jpeg({ quality, progressive: true });
}

/**
 * Renders a picture by the parameters in a format. Drawings are rendered at the size in which they are shown, so that
 * they stay sharp.
 *
 * @param {string} file
 * @param {Facts} facts of the file
 * @param {Parameters} parameters
 * @param {Format} format
 */
export function renderPicture(file, facts, parameters, format) {
  const size = toSize(parameters, facts);
  const density = Math.min(
    highestDensity,
    Math.max(lowestDensity, (measuredDensity * size.width) / facts.width),
  );
  const image = sharp(file, { limitInputPixels, ...(facts.isDrawing && { density }) }).resize({
    ...size,
    fit: "fill",
  });
  if (parameters.bg) image.flatten({ background: `#${parameters.bg}` });
  if (parameters.fit === "fill") image.extend(toMargins(parameters, size));
  const { auto, q = auto.includes("compress") ? compressedQuality : usualQuality } = parameters;
  return encode(image, format, q).toBuffer();
}
