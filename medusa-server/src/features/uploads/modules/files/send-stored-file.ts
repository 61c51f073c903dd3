import path from "node:path";
import type { MedusaResponse } from "@medusajs/framework/http";
import { MedusaError } from "@medusajs/framework/utils";

type StoredFile = { directory: string; access: "private" | "public"; key: string };

/** Formats of the keys that the provider creates; no other file of the folder is sent. */
const keyForms = {
  public: /^\d{10,16}-[\w.-]{1,200}$/,
  private: /^private-\d{10,16}-[\w.-]{1,200}$/,
};
const oneYearMs = 31_536_000_000;

/**
 * Sends a file of the uploads' folder; a private one is sent as a download and never cached.
 *
 * @throws MedusaError of type not_found
 */
export async function sendStoredFile(
  response: MedusaResponse,
  { directory, access, key }: StoredFile,
): Promise<void> {
  const notFound = new MedusaError(MedusaError.Types.NOT_FOUND, "There is no such file");
  if (!keyForms[access].test(key)) throw notFound;
  const caching =
    access === "public"
      ? { maxAge: oneYearMs, immutable: true }
      : {
          cacheControl: false,
          headers: { "Cache-Control": "no-store", "Content-Disposition": `attachment; filename="${key}"` },
        };
  await new Promise<void>((resolve, reject) => {
    response.sendFile(key, { root: path.join(directory, access), dotfiles: "deny", ...caching }, (error) => {
      if (error === undefined || response.headersSent) resolve();
      else reject(notFound);
    });
  });
}
