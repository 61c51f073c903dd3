import type { Handler } from "../http/mount.ts";
import { Serialized } from "../http/serialized.ts";
import { libraryMaxAgeSeconds } from "../knowledge/library.ts";
import type { Services } from "../services.ts";

/** GET /resellers [2.11] */
export function getResellers({ library }: Services): Handler<"GET /resellers"> {
  return async () => new Serialized({ resellers: [...library.resellers] }, libraryMaxAgeSeconds);
}
