import { promisify } from "node:util";
import zlib from "node:zlib";

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

export type Encoding = "br" | "gzip";
type Bytes = Uint8Array<ArrayBuffer>;

/** A body and its compressed forms, each created on first use. */
export type Compressible = { plain: Bytes; encoded: Partial<Record<Encoding, Promise<Bytes>>> };

export function toCompressible(plain: Bytes): Compressible {
  return { plain, encoded: {} };
}

/** Chooses the encoding by the client's Accept-Encoding; null means uncompressed. */
export function chooseEncoding(acceptEncoding: string | undefined): Encoding | null {
  if (!acceptEncoding) return null;
  if (/\bbr\b(?!;q=0(?:\.0*)?(?:,|$))/.test(acceptEncoding)) return "br";
  return /\bgzip\b(?!;q=0(?:\.0*)?(?:,|$))/.test(acceptEncoding) ? "gzip" : null;
}

/**
 * Returns the body in an encoding. `brotliQuality` 4 suits a page that is rendered for this request, 11 a file that
 * never changes.
 */
export function encodeBody(body: Compressible, encoding: Encoding, brotliQuality: number): Promise<Bytes> {
  return (body.encoded[encoding] ??= compress(body.plain, encoding, brotliQuality));
}

async function compress(plain: Bytes, encoding: Encoding, brotliQuality: number): Promise<Bytes> {
  const packed =
    encoding === "br"
      ? await brotli(plain, { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: brotliQuality } })
      : await gzip(plain, { level: 5 });
  return new Uint8Array(packed);
}
