import { expect, it } from "vitest";
import { nameShippingService } from "./name-shipping-service.ts";

it("names the carrier once, even when the service's name includes it", () => {
  expect(nameShippingService({ carrierName: "UPS", name: "UPS Standard" })).toBe("UPS Standard");
  expect(nameShippingService({ carrierName: "DHL Express", name: "To the door" })).toBe(
    "DHL Express – To the door",
  );
});
