import { z } from "zod";

const fields = {
  SENDGRID_API_KEY: z.string().min(1).optional(),
  /** https://api.sendgrid.com, or a server that speaks its language. */
  SENDGRID_URL: z
    .url({ protocol: /^https?$/, error: "expected an address such as https://api.sendgrid.com" })
    .optional(),
  /** Id of the marketing list that new readers join. */
  SENDGRID_NEWSLETTER_LIST: z.string().min(1).optional(),
};

/** The service of the newsletter's list: set all of these, or none to turn the newsletter off. */
export const newsletterEnvironmentSchema = z.object(fields).superRefine((environment, context) => {
  const names = Object.keys(fields) as (keyof typeof fields)[];
  const missing = names.filter((name) => environment[name] === undefined);
  if (missing.length === names.length) return;
  for (const name of missing) {
    context.addIssue({ code: "custom", path: [name], message: "is needed where another SENDGRID_ is set" });
  }
});
export type NewsletterEnvironment = z.infer<typeof newsletterEnvironmentSchema>;
