import type { Carrier, CarrierService } from "@spolverk/content";

export type Offer = {
  key: string;
  carrier: Carrier;
  service: CarrierService;
  zone: CarrierService["zones"][number];
};

/** Lists every carrier service in each of its zones: one shipping option of Medusa each. */
export function listOffers(carriers: readonly Carrier[]): Offer[] {
  return carriers.flatMap((carrier) =>
    carrier.services.flatMap((service) =>
      service.zones.map((zone) => ({ key: `${service.id}/${zone.id}`, carrier, service, zone })),
    ),
  );
}

/** Returns the maximum weight of a parcel in grams; null without a limit. */
export function toMaxParcelGrams({ maxParcelKg }: CarrierService): number | null {
  return maxParcelKg === null ? null : Math.round(maxParcelKg * 1000);
}
