import { ApiFailure } from "../http/api-failure.ts";
import type { Handler } from "../http/mount.ts";
import { Serialized } from "../http/serialized.ts";
import { libraryMaxAgeSeconds } from "../knowledge/library.ts";
import type { Services } from "../services.ts";

/** GET /pages/{name} [3.26] */
export function getPage({ library }: Services): Handler<"GET /pages/{name}"> {
  return async ({ params: { name }, query: { language } }) => {
    const page = library.pages.find((candidate) => candidate.name === name);
    if (!page) throw new ApiFailure("page_not_found");
    const { title, description, content } = page.texts[language];
    return new Serialized({ name, title, description, content }, libraryMaxAgeSeconds);
  };
}
