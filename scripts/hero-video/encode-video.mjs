import { spawn } from "node:child_process";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { framesPerSecond } from "./render-frames.mjs";

/** AV1 for the browsers that know it, H.264 for all others; both in the colours of the web. */
const codecs = {
  webm: ["-c:v", "libsvtav1", "-preset", "4", "-crf", "34", "-g", "288"],
  mp4: [
    "-c:v",
    "libx264",
    "-preset",
    "veryslow",
    "-crf",
    "23",
    "-tune",
    "animation",
    "-movflags",
    "+faststart",
  ],
};
const toWebColors = ["-vf", "scale=out_color_matrix=bt709:out_range=tv", "-pix_fmt", "yuv420p"];
const colorTags = ["-color_primaries", "bt709", "-color_trc", "bt709", "-colorspace", "bt709"];

/**
 * Makes a silent video of frames.
 *
 * @param {AsyncIterable<Buffer>} frames raw pixels of three bytes
 * @param {{ width: number, height: number, type: keyof typeof codecs, file: string }} options
 * @throws {Error} when ffmpeg is missing or fails
 */
export async function encodeVideo(frames, { width, height, type, file }) {
  const input = [
    "-f",
    "rawvideo",
    "-pix_fmt",
    "rgb24",
    "-s",
    `${width}x${height}`,
    "-r",
    `${framesPerSecond}`,
  ];
  const args = [
    "-v",
    "error",
    "-y",
    ...input,
    "-i",
    "-",
    "-an",
    ...toWebColors,
    ...colorTags,
    ...codecs[type],
  ];
  const ffmpeg = spawn("ffmpeg", [...args, file], { stdio: ["pipe", "inherit", "inherit"] });
  /** @type {Promise<void>} */
  const ended = new Promise((resolve, reject) => {
    ffmpeg.once("error", reject);
    ffmpeg.once("close", (code) => (code === 0 ? resolve() : reject(new Error(`ffmpeg ended with ${code}`))));
  });
  await Promise.all([pipeline(Readable.from(frames), ffmpeg.stdin), ended]);
}
