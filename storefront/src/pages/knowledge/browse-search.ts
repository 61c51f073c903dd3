import { joinTags, splitTags } from "@spolverk/domain";
import { readQuery } from "../../search-service/listing-search.ts";

/** The search parameters of the knowledge browse [2.7]; the first page is omitted. Tags are joined by "~". */
export type BrowseSearch = { q?: string; tags?: string; page?: number };

const maxPages = 1000;
const maxTags = 8;

/** Reads the search parameters; invalid ones are ignored. */
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

/** Adds a tag to the search or removes it, back on the first page. */
export function toggleTag({ page: _page, tags, ...rest }: BrowseSearch, tag: string): BrowseSearch {
  const chosen = splitTags(tags);
  const next = chosen.includes(tag) ? chosen.filter((other) => other !== tag) : [...chosen, tag];
  return next.length === 0 ? rest : { ...rest, tags: joinTags(next) };
}

/** The canonical address of a browse page, without words and tags. */
export function toBrowseAddress(splat: string, page?: number): string {
  const path = splat === "" ? "/knowledge/browse" : `/knowledge/browse/${splat}`;
  return page === undefined ? path : `${path}?page=${page}`;
}
