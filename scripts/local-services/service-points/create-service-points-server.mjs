import http from "node:http";
import { z } from "zod";
import { findPoints } from "./find-points.mjs";

/** Postcodes that simulate a special case; every other postcode has five service points. */
export const testPostcodes = { none: "98199", broken: "98299", silent: "98399" };

const querySchema = z.object({
  apikey: z.string(),
  countryCode: z.string().regex(/^[A-Z]{2}$/),
  postalCode: z.string().min(1),
  city: z.string().default(""),
  numberOfServicePoints: z.coerce.number().int().min(1).max(50).default(5),
});

/** @param {string} message */
const fault = (message) => ({
  compositeFault: { faults: [{ faultCode: "com.postnord.fault", explanationText: message }] },
});

/**
 * Creates an emulator of the parts of PostNord's Service Points API, version 5, that the shop uses.
 *
 * @param {{ apiKey: string }} settings
 */
export function createServicePointsServer({ apiKey }) {
  return http.createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? "/", "http://localhost");
    const send = (/** @type {number} */ status, /** @type {unknown} */ body) => {
      response.writeHead(status, { "Content-Type": "application/json" });
      response.end(JSON.stringify(body));
    };
    if (pathname === "/health") return send(200, "live");
    if (
      request.method !== "GET" ||
      pathname !== "/rest/businesslocation/v5/servicepoints/nearest/byaddress"
    ) {
      return send(404, fault("Not found"));
    }
    const query = querySchema.safeParse(Object.fromEntries(searchParams));
    if (!query.success) return send(400, fault("Bad request"));
    const { apikey, countryCode, postalCode, city, numberOfServicePoints: count } = query.data;
    if (apikey !== apiKey) return send(403, fault("Account inactive"));
    if (postalCode === testPostcodes.silent) return undefined;
    if (postalCode === testPostcodes.broken) return send(503, fault("Service unavailable"));
    const servicePoints =
      postalCode === testPostcodes.none ? [] : findPoints({ countryCode, postalCode, city, count });
    return send(200, { servicePointInformationResponse: { customerSupports: [], servicePoints } });
  });
}
