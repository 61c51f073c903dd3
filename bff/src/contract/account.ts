import { accountKinds, accountRoles } from "@spolverk/domain";
import { z } from "zod";
import { countrySchema } from "./common.ts";
import {
  codeSchema,
  emailSchema,
  idSchema,
  optionalEmailSchema,
  signInEmailSchema,
  typedSchema,
} from "./text.ts";

const roleSchema = z
  .enum(accountRoles)
  .describe("Permissions of a member: owner everything, buyer read and order, viewer read");
const kindSchema = z.enum(accountKinds).describe("Kind of account: an individual's or a company's");

/** [3.3] */
const agreementSchema = z.object({
  productId: z.string().describe("Product id; All: every filament"),
  discountPercentage: z.number().describe("Percent off the list price"),
});

/** [3.2]; the field names are the specification's. */
export const accountSchema = z.object({
  accountId: z.string().describe("Id for other calls"),
  accountName: z.string().describe("Name of the account in a list of several"),
  email: z.string().describe("Address for the account's mails"),
  kind: kindSchema,
  role: roleSchema.describe("Role of the calling user"),
  referalToken: z.string().describe("Token for inviting friends"),
  agreements: z
    .array(agreementSchema)
    .describe("Contract prices valid today; the better one of sale and agreement is charged"),
});
export type Account = z.infer<typeof accountSchema>;

export const accountListSchema = z.object({ accounts: z.array(accountSchema).describe("Oldest first") });

/** [3.33] */
export const accountCreateBodySchema = z.strictObject({
  auth: z.boolean().optional().describe("Should be false; has no effect"),
  email: emailSchema().optional().describe("Must equal the signed-in user's own address"),
  referalToken: idSchema(64).optional().describe("Token of the account that invited the user"),
  company: z
    .strictObject({
      name: typedSchema(120).min(1, { error: "required" }),
      organizationNumber: codeSchema(60)
        .min(1, { error: "required" })
        .describe("Organization number in the country's company register"),
      country: countrySchema,
    })
    .optional()
    .describe("An additional account for a company; without it, the user's first account"),
});

export const accountParamsSchema = z.object({ id: idSchema().describe("Account id") });

const optionalText = (max: number) => typedSchema(max).default("");
const optionalCode = (max: number) => codeSchema(max).default("");

const addressShape = {
  firstName: optionalText(60),
  lastName: optionalText(60),
  company: optionalText(120).describe("Name of the company"),
  addressLine1: optionalText(120),
  addressLine2: optionalText(120),
  zip: optionalCode(16).describe("Postcode in the country's format"),
  city: optionalText(80),
  state: optionalCode(3).describe("Abbreviation, such as CA; only in countries with states"),
  country: countrySchema,
  cellNumber: optionalCode(24).describe("Returned as +46701234567 (E.164)"),
};

/** An address of the account's address book. */
export const bookedAddressSchema = z.object({
  addressId: z.string().describe("Id for other calls"),
  ...addressShape,
  isBilling: z.boolean().describe("Default billing address of a checkout"),
  isShipping: z.boolean().describe("Default delivery address of a checkout"),
});
export type BookedAddress = z.infer<typeof bookedAddressSchema>;

export const saveAddressBodySchema = z.strictObject({
  addressId: idSchema().nullable().describe("Id of the address to change; null for a new one"),
  ...addressShape,
  isBilling: z.boolean().default(false).describe("Makes it the default billing address of a checkout"),
  isShipping: z.boolean().default(false).describe("Makes it the default delivery address of a checkout"),
});
const addressIdSchema = idSchema().describe("Id of one of the account's addresses");
export const addressIdBodySchema = z.strictObject({ addressId: addressIdSchema });

/** The company data for an invoice [3.39], [3.41]. */
const companyShape = {
  organizationNumber: optionalCode(60).describe("Organization number in the country's company register"),
  vatNumber: optionalCode(24).describe("With the country's prefix, such as DE136695976"),
  glnOrPeppolId: optionalCode(40).describe("Address for e-invoices"),
  referenceCode: optionalText(60).describe("The company's own reference, printed on the invoice"),
  invoiceEmail: optionalEmailSchema().describe("Address for invoices by e-mail; the buyer's when empty"),
};

export const accountSettingsBodySchema = z.strictObject({
  accountName: typedSchema(120)
    .min(1, { error: "required" })
    .describe("Name of the account; a company's name is printed on its invoices"),
  firstName: optionalText(60),
  lastName: optionalText(60),
  cellNumber: optionalCode(24).describe("Returned as +46701234567 (E.164)"),
  company: z
    .strictObject({ country: countrySchema, ...companyShape })
    .nullable()
    .describe("Null for an individual's account"),
  newsletter: z
    .boolean()
    .optional()
    .describe(
      "Whether the account's address is subscribed to the newsletter; unchanged when missing. Any address other than the caller's own first gets a confirmation mail",
    ),
});

/** An account with its settings. */
export const accountDetailSchema = accountSchema.extend({
  firstName: z.string(),
  lastName: z.string(),
  cellNumber: z.string().describe("As +46701234567 (E.164); empty without one"),
  company: z
    .object({ country: countrySchema, ...companyShape })
    .nullable()
    .describe("Null for an individual's account"),
  paymentTermsDays: z
    .int()
    .nullable()
    .describe("Days to pay an invoice, as agreed with the sales team; null: the shop's default"),
  newsletter: z.boolean().describe("The account's address is subscribed to the newsletter"),
  addresses: z.array(bookedAddressSchema).describe("Oldest first"),
  contract: z
    .array(
      agreementSchema.extend({
        productName: z.string().describe("In the language of the request; empty for All"),
        validFrom: z.string().nullable().describe("YYYY-MM-DD, the first day"),
        validTo: z.string().nullable().describe("YYYY-MM-DD, the last day"),
      }),
    )
    .describe("The agreements behind `agreements`, and future ones"),
  createdAt: z.iso.datetime().describe("When the account was created"),
});
export type AccountDetail = z.infer<typeof accountDetailSchema>;

export const membersSchema = z.object({
  members: z
    .array(
      z.object({
        memberId: z.string().describe("Id for other calls"),
        email: z.string(),
        role: roleSchema,
        isYou: z.boolean().describe("Whether this is the calling user"),
        since: z.iso.datetime().describe("When the membership began"),
      }),
    )
    .describe("Oldest first"),
  invitations: z
    .array(
      z.object({
        invitationId: z.string().describe("Id for other calls"),
        email: z.string(),
        role: roleSchema,
        invitedAt: z.iso.datetime().describe("When the invitation was mailed"),
        expiresAt: z.iso.datetime().describe("When the invitation expires"),
      }),
    )
    .describe("Open invitations"),
});
export type Members = z.infer<typeof membersSchema>;

export const inviteBodySchema = z.strictObject({
  email: signInEmailSchema(),
  role: roleSchema,
  site: idSchema(20).describe("Code of the site that the mail links to"),
});
export const invitationIdBodySchema = z.strictObject({
  invitationId: idSchema().describe("Id of an open invitation"),
});
const memberIdSchema = idSchema().describe("Id of one of the account's members");
export const memberRoleBodySchema = z.strictObject({ memberId: memberIdSchema, role: roleSchema });
export const memberIdBodySchema = z.strictObject({ memberId: memberIdSchema });
export const acceptInvitationBodySchema = z.strictObject({
  token: idSchema(64).describe("Token from the mail's link"),
});

const variationIdsSchema = z.array(idSchema()).max(200);
export const wishListSchema = z.object({
  variationIds: z.array(z.string()).describe("Last added first"),
});
export const wishListBodySchema = z.strictObject({
  add: variationIdsSchema.default([]).describe("Ids that are already listed keep their place"),
  remove: variationIdsSchema.default([]).describe("Ids that are not listed are ignored"),
});

export const accountDeletionBodySchema = z.strictObject({
  email: emailSchema().describe("The account's own address, for confirmation"),
});
export const accountDeletionSchema = z.object({
  deleted: z.literal(true).describe("The account does not exist any more"),
});
