import type { Handler } from "../http/mount.ts";
import { Serialized } from "../http/serialized.ts";
import { libraryMaxAgeSeconds } from "../knowledge/library.ts";
import type { Services } from "../services.ts";

/** GET /pages [2.17] */
export function getPages({ library }: Services): Handler<"GET /pages"> {
  return async ({ query: { language } }) => {
    const pages = library.pages.map(({ name, texts }) => {
      const { title, description } = texts[language];
      return { name, title, description };
    });
    return new Serialized({ pages }, libraryMaxAgeSeconds);
  };
}
