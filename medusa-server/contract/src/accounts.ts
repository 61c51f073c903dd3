import { accountKinds, accountRoles, isEmail } from "@spolverk/domain";
import { z } from "zod";
import { call, type Immutable } from "./call.ts";

/** The same form that the BFF accepts: a stricter one here would fail on accepted input. */
export const accountEmailSchema = z.string().max(254).toLowerCase().refine(isEmail);

/**
 * The acting user. The BFF has verified both values by the identity provider's token. The e-mail address is in
 * lowercase.
 */
export const actor = { subject: z.string().min(1).max(255), email: accountEmailSchema };
const text = (max: number) => z.string().max(max);
/** ISO alpha-2 in capitals. */
const countrySchema = z.string().regex(/^[A-Z]{2}$/);
/** YYYY-MM-DD */
const daySchema = z.iso.date();

/** A contract price as entered by the sales team [3.3]. */
export const agreementSchema = z.object({
  id: z.string(),
  /** A product id, a product name in any language, or "All" for every filament. */
  target: z.string(),
  discountPercentage: z.number().gt(0).max(100),
  /** First and last day, null for an open start or end. */
  validFrom: daySchema.nullable(),
  validTo: daySchema.nullable(),
});

export const accountListBodySchema = z.strictObject(actor);

const newCompanySchema = z.strictObject({
  name: text(120).min(1),
  organizationNumber: text(60).min(1),
  country: countrySchema,
});
export const accountCreateBodySchema = z.strictObject({
  ...actor,
  /** Token of the account that invited the user; null without one. */
  referralToken: text(64).min(1).nullable(),
  /** An additional account for a company; null for the user's first one. */
  company: newCompanySchema.nullable(),
});
export type AccountCreateBody = z.infer<typeof accountCreateBodySchema>;

const accountShape = {
  id: z.string(),
  kind: z.enum(accountKinds),
  name: z.string(),
  email: z.string(),
  referralToken: z.string(),
};
const accountSchema = z.object({
  ...accountShape,
  /** Role of the calling user. */
  role: z.enum(accountRoles),
  /** Whether the account is in the loyalty club. */
  isMember: z.boolean(),
  agreements: z.array(agreementSchema),
});
export type AccountRow = z.infer<typeof accountSchema>;

export const accountListReplySchema = z.object({ accounts: z.array(accountSchema) });
export const accountReplySchema = z.object({ account: accountSchema });

export const acceptInvitationBodySchema = z.strictObject({ ...actor, token: text(64).min(1) });
export const acceptInvitationReplySchema = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("accepted"), account: accountSchema }),
  /** The invitation does not exist, was withdrawn, was used by another user or has expired. */
  z.object({ kind: z.literal("unknown") }),
  z.object({ kind: z.literal("other_email") }),
]);

const addressShape = {
  firstName: text(60),
  lastName: text(60),
  company: text(120),
  addressLine1: text(120),
  addressLine2: text(120),
  zip: text(16),
  city: text(80),
  state: text(3),
  country: countrySchema,
  cellNumber: text(24),
  /** Defaults of a checkout: at most one address of an account for each. */
  isBilling: z.boolean(),
  isShipping: z.boolean(),
};
const companySchema = z.strictObject({
  country: countrySchema,
  organizationNumber: text(60),
  vatNumber: text(24),
  glnOrPeppolId: text(40),
  referenceCode: text(60),
  invoiceEmail: text(254),
});

export const accountSettingsBodySchema = z.strictObject({
  name: text(120).min(1),
  firstName: text(60),
  lastName: text(60),
  cellNumber: text(24),
  /** Null for an individual's account; the kind of account never changes. */
  company: companySchema.nullable(),
});
export type AccountSettingsBody = z.infer<typeof accountSettingsBodySchema>;

/** The account itself, without the member's role. */
const accountDetailSchema = z.object({
  ...accountShape,
  agreements: z.array(agreementSchema),
  firstName: z.string(),
  lastName: z.string(),
  cellNumber: z.string(),
  company: companySchema.nullable(),
  /** Null: the shop's default. */
  paymentTermsDays: z.int().positive().nullable(),
  newsletter: z.boolean(),
  addresses: z.array(z.object({ id: z.string(), ...addressShape })),
  createdAt: z.iso.datetime(),
});
export type AccountDetailRow = z.infer<typeof accountDetailSchema>;
export const accountDetailReplySchema = z.object({ account: accountDetailSchema });

export const addressBodySchema = z.strictObject({
  /** Id of the address to change; null for a new one. */
  id: z.string().max(80).nullable(),
  ...addressShape,
});
export type AddressBody = z.infer<typeof addressBodySchema>;
export const addressReplySchema = z.object({ kind: z.enum(["saved", "unknown", "too_many"]) });
export const removeAddressBodySchema = z.strictObject({ id: z.string().max(80) });
export const removedReplySchema = z.object({ kind: z.enum(["removed", "unknown"]) });

const variationIdsSchema = z.array(z.string().min(1).max(80)).max(200);
/** Empty lists only read it. */
export const wishListBodySchema = z.strictObject({
  subject: actor.subject,
  add: variationIdsSchema,
  remove: variationIdsSchema,
});
/** Last added first. */
const wishListReplySchema = z.object({ variationIds: z.array(z.string()) });

/** The acting user; the identity provider has verified both values. */
export type AccountUser = Immutable<z.infer<typeof accountListBodySchema>>;
/** An account as seen by one of its members. */
export type CommerceAccount = Immutable<AccountRow>;
export type CommerceAccountDetail = Immutable<AccountDetailRow>;
export type AccountSettings = Immutable<AccountSettingsBody>;
export type AccountAddress = CommerceAccountDetail["addresses"][number];
/** The data for a new account. */
export type NewAccount = Immutable<Omit<AccountCreateBody, "subject" | "email">>;

/** Accounts. Account ids are those of existing accounts. */
export const accountCalls = {
  /** The accounts of a user, oldest first. A POST, because e-mail addresses in URLs would be logged. */
  listAccounts: call({
    method: "POST",
    path: "accounts/list",
    body: accountListBodySchema,
    reply: accountListReplySchema,
    request: ({ subject, email }: AccountUser) => ({ body: { subject, email } }),
    result: ({ accounts }) => accounts,
  }),
  /**
   * Creates the user's first account [4.4] unless it exists (concurrent calls all get the same one), or an additional
   * one for a company.
   */
  createAccount: call({
    method: "POST",
    path: "accounts/create",
    body: accountCreateBodySchema,
    reply: accountReplySchema,
    request: ({ subject, email }: AccountUser, options: NewAccount) => ({
      body: { subject, email, ...options },
    }),
    result: ({ account }) => account,
  }),
  /** Makes the user a member, once; an invitation is valid for one address. */
  acceptInvitation: call({
    method: "POST",
    path: "accounts/accept-invitation",
    body: acceptInvitationBodySchema,
    reply: acceptInvitationReplySchema,
    request: ({ subject, email }: AccountUser, token: string) => ({ body: { subject, email, token } }),
  }),
  getAccount: call({
    method: "GET",
    path: "accounts/:id",
    reply: accountDetailReplySchema,
    request: (id: string) => ({ params: { id } }),
    result: ({ account }) => account,
  }),
  saveAccountSettings: call({
    method: "POST",
    path: "accounts/:id/settings",
    body: accountSettingsBodySchema,
    reply: accountDetailReplySchema,
    request: (id: string, settings: AccountSettings) => ({ params: { id }, body: settings }),
    result: () => {},
  }),
  /** A null `address.id` adds a new address. An account has at most 50. */
  saveAddress: call({
    method: "POST",
    path: "accounts/:id/addresses",
    body: addressBodySchema,
    reply: addressReplySchema,
    request: (id: string, address: Immutable<AddressBody>) => ({ params: { id }, body: address }),
    result: ({ kind }) => kind,
  }),
  removeAddress: call({
    method: "POST",
    path: "accounts/:id/addresses/remove",
    body: removeAddressBodySchema,
    reply: removedReplySchema,
    request: (id: string, addressId: string) => ({ params: { id }, body: { id: addressId } }),
    result: ({ kind }) => kind,
  }),
  /** Adds to and removes from a member's wish list of at most 200 variation ids, and returns it, last added first. */
  changeWishList: call({
    method: "POST",
    path: "accounts/:id/wish-list",
    body: wishListBodySchema,
    reply: wishListReplySchema,
    request: (
      id: string,
      subject: string,
      changes: { add: readonly string[]; remove: readonly string[] },
    ) => ({
      params: { id },
      body: { subject, add: changes.add, remove: changes.remove },
    }),
    result: ({ variationIds }) => variationIds,
  }),
};
