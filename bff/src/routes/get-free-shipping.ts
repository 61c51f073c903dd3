import { toSiteInLanguage } from "@spolverk/content";
import { findFreeShipping } from "../catalogue/find-free-shipping.ts";
import type { Handler } from "../http/mount.ts";
import { findSite } from "./find-site.ts";
import type { Services } from "../services.ts";

/** GET /shop/freeShipping [9.37] */
export function getFreeShipping({ catalogue, sites }: Services): Handler<"GET /shop/freeShipping"> {
  return async ({ query }) => {
    const site = toSiteInLanguage(findSite(sites, query.site), query.language);
    const options = await catalogue.getShippingOptions();
    return catalogue.serialize([options], `free ${site.code} ${site.defaultCountry}`, () =>
      findFreeShipping(site, options),
    );
  };
}
