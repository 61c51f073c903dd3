import { findFreeShipping } from "../catalogue/find-free-shipping.ts";
import { ApiFailure } from "../http/api-failure.ts";
import type { Handler } from "../http/mount.ts";
import type { Services } from "./services.ts";

/** GET /shop/freeShipping [9.37] */
export function getFreeShipping({ catalogue, sites }: Services): Handler<"GET /shop/freeShipping"> {
  return async ({ query }) => {
    const site = sites.find(({ code }) => code === query.site);
    if (!site) throw new ApiFailure("invalid_request", { fields: { "query.site": "invalid" } });
    const options = await catalogue.getShippingOptions();
    return catalogue.serialise(options, `free ${site.code}`, () => findFreeShipping(site, options));
  };
}
