/**
 * Draws the videos of the home page into content/media. Run it after a change of the scene. The repository holds the
 * videos, so that only a change of the scene needs ffmpeg.
 */
import fs from "node:fs";
import path from "node:path";
import { heroFormats } from "@spolverk/content/hero";
import { encodeVideo } from "./hero-video/encode-video.mjs";
import { renderFrames } from "./hero-video/render-frames.mjs";
import { rootDir } from "./setup/paths.mjs";

const directory = path.join(rootDir, "content/media");

for (const format of /** @type {(keyof typeof heroFormats)[]} */ (Object.keys(heroFormats))) {
  for (const type of /** @type {const} */ (["webm", "mp4"])) {
    const file = path.join(directory, `hero-${format}.${type}`);
    await encodeVideo(renderFrames(format), { ...heroFormats[format], type, file });
    console.log(`${file}: ${Math.round(fs.statSync(file).size / 1000)} kB`);
  }
}
