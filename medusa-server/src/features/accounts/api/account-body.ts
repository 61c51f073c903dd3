import { z } from "../../../platform/zod.ts";
import { accountKinds } from "@spolverk/domain";
import { formLine } from "../../../forms/form-text.ts";

const optionalLine = (max: number) => formLine(max).nullable();

/** The account fields that a merchandiser can change. A number or an address that the account does not have is null. */
export const accountBodySchema = z
  .strictObject({
    kind: z.enum(accountKinds, "is no kind of account"),
    name: formLine(120),
    country: z
      .string()
      .regex(/^[A-Z]{2}$/, "takes two capitals, such as SE")
      .nullable(),
    organization_number: optionalLine(60),
    vat_number: optionalLine(24),
    gln_or_peppol_id: optionalLine(40),
    reference_code: optionalLine(60),
    invoice_email: z.email("is no e-mail address").max(254, "is too long").nullable(),
    payment_terms_days: z
      .int("must be a whole number")
      .min(1, "must be 1 or more")
      .max(365, "must be 365 or less")
      .nullable(),
  })
  .refine(({ kind, country }) => kind === "individual" || country !== null, {
    path: ["country"],
    error: "is required for a company",
  })
  .refine(({ kind, organization_number }) => kind === "individual" || organization_number !== null, {
    path: ["organization_number"],
    error: "is required for a company",
  });
export type AccountBody = z.infer<typeof accountBodySchema>;
