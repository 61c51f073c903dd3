import { z } from "zod";

const fields = z.object({
  /** https://api2.postnord.com or a compatible server. */
  SERVICE_POINTS_URL: z
    .url({ protocol: /^https?$/, error: "expected an address such as https://api2.postnord.com" })
    .optional(),
  SERVICE_POINTS_KEY: z.string().min(1).optional(),
  /** Ids of the carriers whose points the service knows. */
  SERVICE_POINTS_CARRIERS: z
    .string()
    .transform((list) => list.split(",").map((id) => id.trim()))
    .default(["postnord"]),
  SERVICE_POINTS_TIMEOUT_MS: z.coerce.number({ error: "expected milliseconds" }).int().min(100).default(3000),
});

/** The service point lookup: URL and key, or neither, in which case carriers choose the point themselves. */
export const servicePointsEnvironmentSchema = fields.superRefine((environment, context) => {
  const { SERVICE_POINTS_URL, SERVICE_POINTS_KEY } = environment;
  const whole = { SERVICE_POINTS_URL, SERVICE_POINTS_KEY };
  if (Object.values(whole).every((value) => value === undefined)) return;
  for (const [name, value] of Object.entries(whole)) {
    if (value !== undefined) continue;
    context.addIssue({
      code: "custom",
      path: [name],
      message: "is needed where another SERVICE_POINTS_ is set",
    });
  }
});
export type ServicePointsEnvironment = z.infer<typeof servicePointsEnvironmentSchema>;
