import { z } from "zod";
import { readJson } from "./read-json.mjs";

const signedIn = z.object({ token: z.string() });
const keys = z.object({ api_keys: z.array(z.object({ token: z.string() })).min(1) });
const regionList = z.object({ regions: z.array(z.object({ id: z.string(), currency_code: z.string() })) });

/** Signs in as the merchandiser and returns the header of further requests. @param {import("../stack/start-stack.mjs").Stack} stack */
export async function signIn({ urls, admin }) {
  const { token } = await readJson(`${urls.medusa}/auth/user/emailpass`, signedIn, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(admin),
  });
  return { authorization: `Bearer ${token}` };
}

/**
 * Opens Medusa's own Store API, which a shop without a BFF would call.
 *
 * @param {import("../stack/start-stack.mjs").Stack} stack
 */
export async function openStoreApi(stack) {
  const { urls } = stack;
  const authorization = await signIn(stack);
  const { api_keys } = await readJson(`${urls.medusa}/admin/api-keys?type=publishable`, keys, {
    headers: authorization,
  });
  const headers = { "x-publishable-api-key": api_keys[0]?.token ?? "" };
  const { regions } = await readJson(`${urls.medusa}/store/regions`, regionList, { headers });
  const region = regions.find(({ currency_code }) => currency_code === "sek");
  if (!region) throw new Error("The shop to be measured has no Swedish region");
  const query = `region_id=${region.id}&country_code=se&fields=*variants.calculated_price,+variants.inventory_quantity`;
  return {
    headers,
    regionId: region.id,
    listUrl: `${urls.medusa}/store/products?limit=24&${query}`,
    /** @param {string} id */
    productUrl: (id) => `${urls.medusa}/store/products/${id}?${query}`,
  };
}
