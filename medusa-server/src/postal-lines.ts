import { z } from "@medusajs/framework/zod";

const text = z
  .string()
  .nullish()
  .transform((value) => value ?? "");

/** An order's address as Medusa keeps it. */
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

/** An address line by line as on an envelope, without the country. */
export function toPostalLines(address: PostalAddress): string[] {
  return [
    `${address.first_name} ${address.last_name}`.trim(),
    address.company,
    address.address_1,
    address.address_2,
    `${address.postal_code} ${address.city}`.trim(),
    address.province,
  ].filter((line) => line !== "");
}
