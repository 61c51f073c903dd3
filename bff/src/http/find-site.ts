import type { Site } from "@spolverk/content";
import { ApiFailure } from "./api-failure.ts";

/** Finds a site by the code in a field. @throws ApiFailure invalid_request for an unknown code */
export function findSite(sites: readonly Site[], code: string, field = "query.site"): Site {
  const site = sites.find((candidate) => candidate.code === code);
  if (!site) throw new ApiFailure("invalid_request", { fields: { [field]: "invalid" } });
  return site;
}
