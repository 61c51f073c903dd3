import { joinTags, splitTags } from "@spolverk/domain";
import { readQuery } from "../../search-service/listing-search.ts";

/** What the address of the knowledge browse says [2.7]; the first page is left out. Tags are joined by "~". */
export type BrowseSearch = { q?: string; tags?: string; page?: number };

const maxPages = 1000;
const maxTags = 8;

/** Reads the query parameters; anything else counts as not given. */
export function readBrowseSearch(search: Record<string, unknown>): BrowseSearch {
  const q = readQuery(search["q"]);
  const tags = splitTags(readQuery(search["tags"])).slice(0, maxTags);
  const page = Number(search["page"]);
  return {
    ...(q && { q }),
    ...(tags.length > 0 && { tags: joinTags(tags) }),
    ...(Number.isInteger(page) && page > 1 && page <= maxPages && { page }),
  };
}

/** The search with a tag put on, or taken off when it is there; it starts again at the first page. */
export function toggleTag({ page: _page, tags, ...rest }: BrowseSearch, tag: string): BrowseSearch {
  const chosen = splitTags(tags);
  const next = chosen.includes(tag) ? chosen.filter((other) => other !== tag) : [...chosen, tag];
  return next.length === 0 ? rest : { ...rest, tags: joinTags(next) };
}

/** The address of a browse page, as it is written for search engines. */
export function toBrowseAddress(splat: string, page?: number): string {
  const path = splat === "" ? "/knowledge/browse" : `/knowledge/browse/${splat}`;
  return page === undefined ? path : `${path}?page=${page}`;
}
