import { z } from "zod";

/** The VAT number lookup; without it, every company is charged VAT. */
export const viesEnvironmentSchema = z.object({
  /** https://ec.europa.eu/taxation_customs/vies/rest-api or a compatible server. */
  VIES_API_URL: z
    .url({
      protocol: /^https?$/,
      error: "expected an address such as https://ec.europa.eu/taxation_customs/vies/rest-api",
    })
    .optional(),
  VIES_TIMEOUT_MS: z.coerce.number({ error: "expected milliseconds" }).int().min(100).default(4000),
});
export type ViesEnvironment = z.infer<typeof viesEnvironmentSchema>;
