import { uploadTerms } from "@spolverk/domain";
import sharp from "sharp";
import type { CheckedContent } from "./checked-content.ts";

type PictureFormat = "jpeg" | "png" | "webp";

/** Maximum number of pixels, as many as a good phone's camera has. Each pixel takes four bytes of memory. */
const mostPixels = 50_000_000;
/** Maximum size of a picture after encoding it again, which may enlarge it. */
const mostStoredBytes = 2 * uploadTerms.mostBytes;
const longestSeconds = 20;
/** No quality for PNG: the format is lossless, and a quality would reduce its colors. */
const options = { jpeg: { quality: 90 }, png: {}, webp: { quality: 90 } } as const;

// Block all of libvips's readers of other formats, since a file's content may differ from its claimed type.
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
