import { uploadTerms } from "@spolverk/domain";
import sharp from "sharp";
import type { CheckedContent } from "./checked-content.ts";

type PictureFormat = "jpeg" | "png" | "webp";

/** Maximum pixels of a picture, at four bytes of memory each: those of a good phone's camera. */
const mostPixels = 50_000_000;
/** A picture may grow when it is encoded again, but only so far. */
const mostStoredBytes = 2 * uploadTerms.mostBytes;
const longestSeconds = 20;
/** A PNG is lossless; a quality setting would reduce its colors. */
const options = { jpeg: { quality: 90 }, png: {}, webp: { quality: 90 } } as const;

// Block every other reader of libvips, whatever type the file claims.
sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({
  operation: ["VipsForeignLoadJpegBuffer", "VipsForeignLoadPngBuffer", "VipsForeignLoadWebpBuffer"],
});

/**
 * Encodes a picture again: upright, without metadata of cameras or programs (EXIF, GPS, comments), and without data
 * after its end. Of an animation, keeps the first frame.
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
