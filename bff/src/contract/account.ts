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
  .describe("What a member may do: owner everything, buyer read and order, viewer read");
const kindSchema = z.enum(accountKinds).describe("A person's account, or a company's");

/** [3.3] */
const agreementSchema = z.object({
  productId: z.string().describe("Of the product; All: every filament"),
  discountPercentage: z.number().describe("Percent off the list price"),
});

/** [3.2]; the field names are the specification's. */
export const accountSchema = z.object({
  accountId: z.string().describe("Names the account in other calls"),
  accountName: z.string().describe("What the account is called where one of several is chosen"),
  email: z.string().describe("Where the account's mails go"),
  kind: kindSchema,
  role: roleSchema.describe("Of the user who asks"),
  referalToken: z.string().describe("What the account invites friends with"),
  agreements: z
    .array(agreementSchema)
    .describe("Contract prices that hold today; the better one of sale and agreement is charged"),
});
export type Account = z.infer<typeof accountSchema>;

export const accountListSchema = z.object({ accounts: z.array(accountSchema).describe("The oldest first") });

/** [3.33] */
export const accountCreateBodySchema = z.strictObject({
  auth: z.boolean().optional().describe("False; nothing depends on it"),
  email: emailSchema().optional().describe("Has to be the signed-in user's own"),
  referalToken: idSchema(64).optional().describe("Of the account that invited the user"),
  company: z
    .strictObject({
      name: typedSchema(120).min(1, { error: "required" }),
      organizationNumber: codeSchema(60)
        .min(1, { error: "required" })
        .describe("In the country's register of companies"),
      country: countrySchema,
    })
    .optional()
    .describe("A further account, for a company; without it, the user's first account"),
});

export const accountParamsSchema = z.object({ id: idSchema().describe("Of the account") });

const optionalText = (max: number) => typedSchema(max).default("");
const optionalCode = (max: number) => codeSchema(max).default("");

const addressShape = {
  firstName: optionalText(60),
  lastName: optionalText(60),
  company: optionalText(120).describe("Name of the company"),
  addressLine1: optionalText(120),
  addressLine2: optionalText(120),
  zip: optionalCode(16).describe("Postcode as the country writes it"),
  city: optionalText(80),
  state: optionalCode(3).describe("Short form, such as CA; only where the country has states"),
  country: countrySchema,
  cellNumber: optionalCode(24).describe("Replied as +46701234567 (E.164)"),
};

/** An address of the account's address book. */
export const bookedAddressSchema = z.object({
  addressId: z.string().describe("Names the address in other calls"),
  ...addressShape,
  isBilling: z.boolean().describe("A checkout begins with it as the billing address"),
  isShipping: z.boolean().describe("A checkout begins with it as the shipping address"),
});
export type BookedAddress = z.infer<typeof bookedAddressSchema>;

export const saveAddressBodySchema = z.strictObject({
  addressId: idSchema().nullable().describe("Of the address that is changed; null for a new one"),
  ...addressShape,
  isBilling: z.boolean().default(false).describe("A checkout is to begin with it as the billing address"),
  isShipping: z.boolean().default(false).describe("A checkout is to begin with it as the shipping address"),
});
const addressIdSchema = idSchema().describe("Of one of the account's addresses");
export const addressIdBodySchema = z.strictObject({ addressId: addressIdSchema });

/** What an invoice to a company needs [3.39], [3.41]. */
const companyShape = {
  organizationNumber: optionalCode(60).describe("In the country's register of companies"),
  vatNumber: optionalCode(24).describe("With the country's prefix, such as DE136695976"),
  glnOrPeppolId: optionalCode(40).describe("Where an electronic invoice goes"),
  referenceCode: optionalText(60).describe("The company's own, to stand on the invoice"),
  invoiceEmail: optionalEmailSchema().describe("Where an invoice by e-mail goes; the buyer's when empty"),
};

export const accountSettingsBodySchema = z.strictObject({
  accountName: typedSchema(120)
    .min(1, { error: "required" })
    .describe("What the account is called; a company's name stands on its invoices"),
  firstName: optionalText(60),
  lastName: optionalText(60),
  cellNumber: optionalCode(24).describe("Replied as +46701234567 (E.164)"),
  company: z
    .strictObject({ country: countrySchema, ...companyShape })
    .nullable()
    .describe("Null for a private individual's account"),
  newsletter: z
    .boolean()
    .optional()
    .describe(
      "Whether the account's address is to get the newsletter; as it is when left out. An address that the caller is not signed in with is asked by mail first",
    ),
});

/** An account as its settings show it. */
export const accountDetailSchema = accountSchema.extend({
  firstName: z.string(),
  lastName: z.string(),
  cellNumber: z.string().describe("As +46701234567 (E.164); empty without one"),
  company: z
    .object({ country: countrySchema, ...companyShape })
    .nullable()
    .describe("Null for a private individual's account"),
  paymentTermsDays: z
    .int()
    .nullable()
    .describe("Days to pay an invoice, as agreed with the sales team; null: the shop's usual ones"),
  newsletter: z.boolean().describe("The account's address gets the newsletter"),
  addresses: z.array(bookedAddressSchema).describe("The oldest first"),
  contract: z
    .array(
      agreementSchema.extend({
        productName: z.string().describe("In the language of the request; empty for All"),
        validFrom: z.string().nullable().describe("YYYY-MM-DD, the first day"),
        validTo: z.string().nullable().describe("YYYY-MM-DD, the last day"),
      }),
    )
    .describe("The agreements behind `agreements`, and those to come"),
  createdAt: z.iso.datetime().describe("When the account was created"),
});
export type AccountDetail = z.infer<typeof accountDetailSchema>;

export const membersSchema = z.object({
  members: z
    .array(
      z.object({
        memberId: z.string().describe("Names the member in other calls"),
        email: z.string(),
        role: roleSchema,
        isYou: z.boolean().describe("Is the user who asks"),
        since: z.iso.datetime().describe("When the membership began"),
      }),
    )
    .describe("The oldest first"),
  invitations: z
    .array(
      z.object({
        invitationId: z.string().describe("Names the invitation in other calls"),
        email: z.string(),
        role: roleSchema,
        invitedAt: z.iso.datetime().describe("When it was mailed"),
        expiresAt: z.iso.datetime().describe("When it can no longer be accepted"),
      }),
    )
    .describe("Not accepted yet"),
});
export type Members = z.infer<typeof membersSchema>;

export const inviteBodySchema = z.strictObject({
  email: signInEmailSchema(),
  role: roleSchema,
  site: idSchema(20).describe("Code of the site that the mail links to"),
});
export const invitationIdBodySchema = z.strictObject({
  invitationId: idSchema().describe("Of an invitation that was not accepted yet"),
});
const memberIdSchema = idSchema().describe("Of one of the account's members");
export const memberRoleBodySchema = z.strictObject({ memberId: memberIdSchema, role: roleSchema });
export const memberIdBodySchema = z.strictObject({ memberId: memberIdSchema });
export const acceptInvitationBodySchema = z.strictObject({
  token: idSchema(64).describe("Of the link in the mail"),
});

const variationIdsSchema = z.array(idSchema()).max(200);
export const wishListSchema = z.object({
  variationIds: z.array(z.string()).describe("The last one added first"),
});
export const wishListBodySchema = z.strictObject({
  add: variationIdsSchema.default([]).describe("Those that stand there already stay where they are"),
  remove: variationIdsSchema.default([]).describe("Those that stand there no more are no mistake"),
});

export const accountDeletionBodySchema = z.strictObject({
  email: emailSchema().describe("The account's own, typed once more"),
});
export const accountDeletionSchema = z.object({
  deleted: z.literal(true).describe("There is no such account any more"),
});
