import { z } from "@medusajs/framework/zod";
import { toPostalLines } from "@spolverk/domain";

const text = z
  .string()
  .nullish()
  .transform((value) => value ?? "");

/** An address of an order in Medusa's format. */
export const postalAddressSchema = z.object({
  first_name: text,
  last_name: text,
  company: text,
  address_1: text,
  address_2: text,
  postal_code: text,
  city: text,
  province: text,
  country_code: text,
});
export type PostalAddress = z.infer<typeof postalAddressSchema>;

/** Formats an order's address as the lines on an envelope, without the country. */
export function toOrderPostalLines(address: PostalAddress): string[] {
  return toPostalLines({
    company: address.company,
    firstName: address.first_name,
    lastName: address.last_name,
    addressLine1: address.address_1,
    addressLine2: address.address_2,
    zip: address.postal_code,
    city: address.city,
    state: address.province,
    country: address.country_code.toUpperCase(),
  });
}
