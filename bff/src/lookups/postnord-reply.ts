import { z } from "zod";
import type { ServicePoint } from "../contract/checkout.ts";

const days = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"] as const;
const time = z.string().regex(/^\d{2}:\d{2}/);

/** The fields that the shop reads of the reply to "nearest by address". */
export const postnordReplySchema = z.object({
  servicePointInformationResponse: z.object({
    servicePoints: z.array(
      z.object({
        servicePointId: z.string().min(1),
        name: z.string(),
        routeDistance: z.number().nullish(),
        visitingAddress: z.object({
          streetName: z.string().nullish(),
          streetNumber: z.string().nullish(),
          postalCode: z.string(),
          city: z.string(),
          countryCode: z.string(),
        }),
        openingHours: z
          .object({
            postalServices: z.array(z.object({ openDay: z.enum(days), openTime: time, closeTime: time })),
          })
          .nullish(),
      }),
    ),
  }),
});
type PostnordPoint = z.infer<
  typeof postnordReplySchema
>["servicePointInformationResponse"]["servicePoints"][number];

/** Maps PostNord's service point to the API. */
export function toServicePoint(point: PostnordPoint): ServicePoint {
  const { visitingAddress: address, openingHours, routeDistance } = point;
  return {
    id: point.servicePointId,
    name: point.name,
    addressLine1: [address.streetName, address.streetNumber].filter(Boolean).join(" "),
    zip: address.postalCode,
    city: address.city,
    country: address.countryCode,
    distanceMetres: typeof routeDistance === "number" ? Math.round(routeDistance) : null,
    openingHours: (openingHours?.postalServices ?? [])
      .map(({ openDay, openTime, closeTime }) => ({
        day: days.indexOf(openDay) + 1,
        opens: openTime.slice(0, 5),
        closes: closeTime.slice(0, 5),
      }))
      .toSorted((a, b) => a.day - b.day),
  };
}
