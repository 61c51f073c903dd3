import { formLine } from "../admin-api/form-text.ts";
import { readEnvironment } from "../environment.ts";

/** Folders and file names as the shop's own media have them. */
const mediaPath = /^\/media\/[\w-]+(\/[\w-]+)*\.(svg|png|jpe?g|webp|avif)$/;

/**
 * Whether an address shows a picture of our own: a path of the shop's media, or an address of the shop, of an upload
 * or of the image service.
 */
export function isOwnPicture(address: string): boolean {
  if (mediaPath.test(address)) return true;
  if (!URL.canParse(address)) return false;
  const url = new URL(address);
  // A blob: address has the origin of the page that made it.
  if (!/^https?:$/.test(url.protocol) || url.username !== "" || url.password !== "") return false;
  const { MEDIA_URL, IMAGES_URL, MEDUSA_BACKEND_URL, s3 } = readEnvironment(process.env);
  if (url.origin === new URL(MEDUSA_BACKEND_URL).origin) return /^\/uploads\/[\w.-]+$/.test(url.pathname);
  return [MEDIA_URL, IMAGES_URL, s3?.fileUrl].some(
    (own) => own !== undefined && url.origin === new URL(own).origin,
  );
}

/** The address of a picture in a form. */
export const pictureAddress = formLine(300).refine(isOwnPicture, {
  error: "must be an upload, a path below /media or an address of the shop's pictures",
});
