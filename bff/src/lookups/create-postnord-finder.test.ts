import { afterEach, describe, expect, it } from "vitest";
import { EnvironmentError, parseEnvironment } from "@spolverk/server-kit/environment";
import { startFakeService } from "../testing/start-fake-service.ts";
import { createPostnordFinder } from "./create-postnord-finder.ts";
import { servicePointsEnvironmentSchema } from "./service-points-environment.ts";

let stop: (() => Promise<void>) | null = null;
afterEach(async () => {
  await stop?.();
  stop = null;
});

const lund = { country: "SE", zip: "222 23", city: "Lund", street: "Stora Södergatan 1" };
const point = {
  name: "Livs Lund",
  servicePointId: "1234",
  routeDistance: 231.6,
  visitingAddress: {
    countryCode: "SE",
    city: "LUND",
    streetName: "Stortorget",
    streetNumber: "2",
    postalCode: "22223",
    additionalDescription: null,
  },
  openingHours: {
    postalServices: [
      { openDay: "Saturday", openTime: "10:00", closeDay: "Saturday", closeTime: "16:00" },
      { openDay: "Monday", openTime: "08:00", closeDay: "Monday", closeTime: "20:00" },
    ],
    specialDates: [],
  },
};
const reply = (servicePoints: unknown[]) =>
  JSON.stringify({ servicePointInformationResponse: { customerSupports: [], servicePoints } });

async function start(answer: Parameters<typeof startFakeService>[0], timeoutMs = 5000) {
  const service = await startFakeService(answer);
  ({ stop } = service);
  const finder = createPostnordFinder({
    SERVICE_POINTS_URL: service.url,
    SERVICE_POINTS_KEY: "key",
    SERVICE_POINTS_CARRIERS: ["postnord"],
    SERVICE_POINTS_TIMEOUT_MS: timeoutMs,
  });
  if (!finder) throw new Error("There is an address, so there is a finder");
  return { service, finder };
}

describe("PostNord's service points [3.51]", () => {
  it("come from PostNord by address, and the finder caches the answer", async () => {
    const { service, finder } = await start(() => ({ status: 200, body: reply([point]) }));
    const expected = {
      id: "1234",
      name: "Livs Lund",
      addressLine1: "Stortorget 2",
      zip: "22223",
      city: "LUND",
      country: "SE",
      distanceMetres: 232,
      openingHours: [
        { day: 1, opens: "08:00", closes: "20:00" },
        { day: 6, opens: "10:00", closes: "16:00" },
      ],
    };
    expect(await finder.findNearest(lund)).toEqual([expected]);
    expect(await finder.findNearest(lund)).toEqual([expected]);
    expect(service.asked).toHaveLength(1);
    const { pathname, searchParams } = service.asked[0]?.url ?? new URL("http://none");
    expect(pathname).toBe("/rest/businesslocation/v5/servicepoints/nearest/byaddress");
    expect(Object.fromEntries(searchParams)).toEqual({
      apikey: "key",
      returnType: "json",
      countryCode: "SE",
      agreementCountry: "SE",
      postalCode: "22223",
      city: "Lund",
      streetName: "Stora Södergatan",
      streetNumber: "1",
      numberOfServicePoints: "5",
      context: "optionalservicepoint",
    });
  });

  it("may lack distance, street and opening hours", async () => {
    const bare = {
      name: "Box",
      servicePointId: "1",
      visitingAddress: { countryCode: "SE", city: "Lund", postalCode: "22223" },
    };
    const { finder } = await start(() => ({ status: 200, body: reply([bare]) }));
    expect(await finder.findNearest({ ...lund, street: "Box" })).toEqual([
      {
        id: "1",
        name: "Box",
        addressLine1: "",
        zip: "22223",
        city: "Lund",
        country: "SE",
        distanceMetres: null,
        openingHours: [],
      },
    ]);
  });

  it.each([
    ["an error", () => ({ status: 503, body: "{}" })],
    ["an unexpected reply", () => ({ status: 200, body: '{"points":[]}' })],
    ["a timeout", () => null],
  ])("remain unknown after %s", async (_, answer) => {
    const { finder } = await start(answer, 100);
    expect(await finder.findNearest(lund)).toBeNull();
  });
});

describe("the environment of the service points", () => {
  const parse = (variables: NodeJS.ProcessEnv) => parseEnvironment(servicePointsEnvironmentSchema, variables);

  it("must be complete or absent; an error names what is missing", () => {
    expect(createPostnordFinder(parse({}))).toBeNull();
    const whole = { SERVICE_POINTS_URL: "https://api2.postnord.com", SERVICE_POINTS_KEY: "key" };
    const finder = createPostnordFinder(parse({ ...whole, SERVICE_POINTS_CARRIERS: "postnord, ups" }));
    expect(["postnord", "ups", "dhl-express"].map((carrier) => finder?.covers(carrier))).toEqual([
      true,
      true,
      false,
    ]);
    expect(() => parse({ SERVICE_POINTS_KEY: "key" })).toThrow(EnvironmentError);
    expect(() => parse({ SERVICE_POINTS_URL: whole.SERVICE_POINTS_URL })).toThrow(/SERVICE_POINTS_KEY/);
  });
});
