import type { ServicePoint } from "../contract/checkout.ts";
import { createLookupCache } from "./lookup-cache.ts";
import { postnordReplySchema, toServicePoint } from "./postnord-reply.ts";
import type { ServicePointFinder, ServicePointQuery } from "./service-point-finder.ts";
import type { ServicePointsEnvironment } from "./service-points-environment.ts";

/** Maximum number of service points: as many as a phone shows at a glance. */
const mostPoints = 5;
const path = "/rest/businesslocation/v5/servicepoints/nearest/byaddress";
const keptMs = 600_000;
const keptWhenDownMs = 30_000;

/** null: the service did not answer. */
type Answer = ServicePoint[] | null;

/** Finds service points by PostNord's Service Points API, version 5. Null without a URL and a key. */
export function createPostnordFinder(environment: ServicePointsEnvironment): ServicePointFinder | null {
  const { SERVICE_POINTS_URL: url, SERVICE_POINTS_KEY: key } = environment;
  if (url === undefined || key === undefined) return null;
  const look = createLookupCache<Answer>({ keepMs: (points) => (points === null ? keptWhenDownMs : keptMs) });

  async function ask(search: URLSearchParams): Promise<Answer> {
    try {
      const address = new URL(path, url);
      address.search = new URLSearchParams([...search, ["apikey", key ?? ""]]).toString();
      const response = await fetch(address, {
        headers: { accept: "application/json" },
        signal: AbortSignal.timeout(environment.SERVICE_POINTS_TIMEOUT_MS),
      });
      const reply = postnordReplySchema.safeParse(await response.json());
      if (!response.ok || !reply.success) return null;
      return reply.data.servicePointInformationResponse.servicePoints.map(toServicePoint);
    } catch {
      return null;
    }
  }

  return {
    covers: (carrier) => environment.SERVICE_POINTS_CARRIERS.includes(carrier),
    findNearest: (query) => {
      const search = toSearch(query);
      return look(search.toString(), () => ask(search));
    },
  };
}

function toSearch({ country, zip, city, street }: ServicePointQuery): URLSearchParams {
  const [, streetName = street, streetNumber = ""] = /^(.*\D)\s+(\d+\s?[a-z]?)$/i.exec(street.trim()) ?? [];
  return new URLSearchParams({
    returnType: "json",
    countryCode: country,
    agreementCountry: country,
    postalCode: zip.replaceAll(" ", ""),
    city,
    streetName,
    ...(streetNumber && { streetNumber }),
    numberOfServicePoints: String(mostPoints),
    context: "optionalservicepoint",
  });
}
