import { type Handler, Hono } from "hono";
import { CommerceUnavailableError } from "../commerce/commerce-unavailable-error.ts";
import { ApiFailure } from "../http/api-failure.ts";
import type { AppEnvironment } from "../http/app-environment.ts";
import { isUploadedPdf, toPictureType } from "../commerce/picture-types.ts";

const timeoutMs = 30_000;
/** An upload never changes: its file name is never reused. */
const cacheControl = "public, max-age=31536000, immutable";
/** An SVG opened on its own is a document: it may style itself, but run nothing. */
const policy = "default-src 'none'; style-src 'unsafe-inline'; sandbox; frame-ancestors 'none'";

/**
 * Serves the pictures and PDF files that merchandisers uploaded under the shop's own address: the image service reads
 * them there, and the pages' content security policy allows them.
 * @param url where Medusa stores public files: its own /uploads, or a bucket's URL; null when there are none
 */
export function createUploads(url: string | null): Hono<AppEnvironment> {
  const uploads = new Hono<AppEnvironment>();
  const send: Handler<AppEnvironment> = async (c) => {
    c.set("route", "upload");
    // Hono decodes its path; the storage needs the original name.
    const { pathname } = new URL(c.req.url);
    const isPdf = isUploadedPdf(pathname);
    const type = isPdf ? "application/pdf" : toPictureType(pathname);
    if (url === null || type === null) throw new ApiFailure("not_found");
    const signal = AbortSignal.any([AbortSignal.timeout(timeoutMs), c.req.raw.signal]);
    const reply = await fetch(`${url}/${pathname.slice("/uploads/".length)}`, { signal }).catch(
      (cause: unknown) => {
        throw new CommerceUnavailableError("The storage of uploads did not answer", { cause });
      },
    );
    // A bucket without list permission answers 403 for a missing file.
    if (reply.status === 403 || reply.status === 404) throw new ApiFailure("not_found");
    if (!reply.ok || reply.body === null)
      throw new CommerceUnavailableError(`The storage of uploads answered ${reply.status}`);
    return c.body(reply.body, 200, {
      "Content-Type": type,
      "Cache-Control": cacheControl,
      "Content-Security-Policy": policy,
      // The PDF viewers of some browsers fail in a sandbox.
      ...(isPdf ? { "Content-Disposition": "attachment" } : {}),
      // Mails and other sites embed our pictures.
      "Cross-Origin-Resource-Policy": "cross-origin",
    });
  };
  uploads.get("/:file", send);
  return uploads;
}
