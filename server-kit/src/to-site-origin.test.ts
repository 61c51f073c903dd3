import { expect, it } from "vitest";
import { toSiteOrigin } from "./to-site-origin.ts";

it.each([
  ["http://{code}.localhost:3000", "se", "http://se.localhost:3000"],
  ["https://{code}.shop.example", "", "https://shop.example"],
  ["https://{code}.shop.example/", "uk", "https://uk.shop.example"],
])(
  "toSiteOrigin writes a site's public address by the template %s and the label %j [3.27]",
  (template, subdomain, origin) => {
    expect(toSiteOrigin(template, { subdomain })).toBe(origin);
  },
);
