import { formLine } from "../../forms/form-text.ts";
import { readEnvironment } from "../../environment/environment.ts";
import { toUploadsUrl } from "../uploads/modules/files/to-uploads-url.ts";

/** Folders and file names of the shop's media, and of uploads. */
const picturePath = /^\/(media(\/[\w-]+)*\/[\w-]+|uploads\/[\w.%-]+)\.(svg|png|jpe?g|webp|avif|gif)$/i;

/**
 * Returns the picture's path in the shop, which every site and the image service share; null for any other address.
 *
 * @param address a path below /media or /uploads, or an address of the shop, of an upload or of the image service
 */
export function toPicturePath(address: string): string | null {
  if (picturePath.test(address)) return address;
  if (!URL.canParse(address)) return null;
  const url = new URL(address);
  // The protocol is checked too, because a blob: address has the origin of the page that created it.
  if (!/^https?:$/.test(url.protocol) || url.username !== "" || url.password !== "") return null;
  const environment = readEnvironment(process.env);
  const uploadsUrl = toUploadsUrl(environment);
  const isOurs = [environment.MEDIA_URL, environment.IMAGES_URL].some(
    (own) => own !== undefined && url.origin === new URL(own).origin,
  );
  const path = url.href.startsWith(uploadsUrl)
    ? `/uploads/${url.href.slice(uploadsUrl.length)}`
    : isOurs
      ? url.pathname
      : "";
  return picturePath.test(path) ? path : null;
}

/** A form field with a picture's address, transformed to its path in the shop. */
export const pictureAddress = formLine(300).transform((address, context) => {
  const path = toPicturePath(address);
  if (path !== null) return path;
  context.addIssue({
    code: "custom",
    message: "must be an upload, a path below /media or an address of the shop's pictures",
  });
  return "";
});
