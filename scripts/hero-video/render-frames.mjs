import { readColors } from "@spolverk/content";
import { drawHero, heroFormats, heroLoopSeconds, toHeroMoment } from "@spolverk/content/hero";
import sharp from "sharp";

export const framesPerSecond = 24;

/**
 * The scene of the home page, frame by frame, as raw pixels of three bytes.
 *
 * @param {keyof typeof heroFormats} format
 */
export async function* renderFrames(format) {
  const colors = readColors();
  const { width, height } = heroFormats[format];
  const count = heroLoopSeconds * framesPerSecond;
  for (let frame = 0; frame < count; frame += 1) {
    const svg = drawHero(colors, format, toHeroMoment(frame / count));
    yield await sharp(Buffer.from(svg)).resize(width, height).removeAlpha().raw().toBuffer();
  }
}
