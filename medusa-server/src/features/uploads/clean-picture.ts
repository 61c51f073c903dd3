import { uploadTerms } from "@spolverk/domain";
import sharp from "sharp";
import type { CheckedContent } from "./checked-content.ts";

type PictureFormat = "jpeg" | "png" | "webp";

/** Pixels that a picture may have, of which each takes four bytes of memory: as many as a good phone's have. */
const mostPixels = 50_000_000;
/** A picture may grow where it is written anew, but not without bound. */
const mostStoredBytes = 2 * uploadTerms.mostBytes;
const longestSeconds = 20;
/** A PNG has no quality to lose, and would become one of few colors. */
const options = { jpeg: { quality: 90 }, png: {}, webp: { quality: 90 } } as const;

// Whatever a file says that it is, no other reader of libvips sees it.
sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({
  operation: ["VipsForeignLoadJpegBuffer", "VipsForeignLoadPngBuffer", "VipsForeignLoadWebpBuffer"],
});

/**
 * Writes a picture anew: upright, without what a camera or a program wrote into it (EXIF, GPS, comments), and without
 * what stood behind its end. Of an animation, its first picture.
 */
export async function cleanPicture(content: Buffer, format: PictureFormat): Promise<CheckedContent> {
  try {
    const picture = sharp(content, { failOn: "error", limitInputPixels: mostPixels }).timeout({
      seconds: longestSeconds,
    });
    if ((await picture.metadata()).format !== format) return { problem: "damaged" };
    const cleaned = await picture.autoOrient().toFormat(format, options[format]).toBuffer();
    return cleaned.length > mostStoredBytes ? { problem: "tooLarge" } : { content: cleaned };
  } catch (error) {
    const isTooLarge = error instanceof Error && /pixel limit/i.test(error.message);
    return { problem: isTooLarge ? "tooLarge" : "damaged" };
  }
}
