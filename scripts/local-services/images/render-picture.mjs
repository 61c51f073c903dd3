import sharp from "sharp";

/**
 * @typedef {import("./parse-parameters.mjs").Parameters} Parameters
 * @typedef {import("./parse-parameters.mjs").Format} Format
 * @typedef {{ width: number, height: number, hasAlpha: boolean, isDrawing: boolean }} Facts of a picture; in pixels
 */

// It would go on giving a file as it was before it changed.
sharp.cache(false);

/** Larger pictures are refused before they fill the memory. */
const limitInputPixels = 50_000_000;
/** What imgix takes with auto=compress, and without. */
const compressedQuality = 45;
const usualQuality = 75;
/** The resolution that drawings are measured by, and bounds of the one they are drawn in; dots per inch. */
const measuredDensity = 72;
const [lowestDensity, highestDensity] = [1, 2400];

/**
 * @param {string} file
 * @returns {Promise<Facts>}
 * @throws {Error} when the file is no picture, or too large a one
 */
export async function readFacts(file) {
  const { width, height, hasAlpha, format } = await sharp(file, { limitInputPixels }).metadata();
  return { width, height, hasAlpha, isDrawing: format === "svg" };
}

/**
 * The size of the picture that is asked for, in pixels: as large as fits into w and h.
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
 * What is added around a picture of a size to fill the sides that were asked for, the picture in the middle.
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
  // More effort makes a large picture take seconds and saves a tenth.
  if (format === "avif") return image.avif({ quality, effort: 1 });
  if (format === "webp") return image.webp({ quality });
  if (format === "png") return image.png({ palette: true, quality });
  return image.flatten({ background: "#ffffff" }).jpeg({ quality, progressive: true });
}

/**
 * A picture in a format, as the parameters ask for it. Drawings are drawn in the size they are shown in, so that they
 * stay sharp.
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
