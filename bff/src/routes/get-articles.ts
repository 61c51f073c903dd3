import { Serialized } from "../http/serialized.ts";
import type { Handler } from "../http/mount.ts";
import { findArticles } from "../knowledge/find-articles.ts";
import { libraryMaxAgeSeconds } from "../knowledge/library.ts";
import type { Services } from "../services.ts";

/** GET /articles [2.7] */
export function getArticles({ library }: Services): Handler<"GET /articles"> {
  return async ({ query }) => new Serialized(findArticles(library.articles, query), libraryMaxAgeSeconds);
}
