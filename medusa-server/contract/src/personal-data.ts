import { enquiryKinds, isEmail, withdrawalStates } from "@spolverk/domain";
import { z } from "zod";
import { call, type Immutable } from "./call.ts";

const personalDataBodySchema = z.strictObject({
  email: z.string().max(254).toLowerCase().refine(isEmail),
});

const instant = z.iso.datetime();

/** The data stored under an e-mail address outside of accounts. Lists are newest first. */
const personalDataReplySchema = z.object({
  enquiries: z.array(
    z.object({
      number: z.string(),
      kind: z.enum(enquiryKinds),
      sentAt: instant,
      name: z.string(),
      /** By field name of the form. */
      answers: z.record(z.string(), z.union([z.string(), z.number()])),
      /** File names. */
      files: z.array(z.string()),
    }),
  ),
  withdrawals: z.array(
    z.object({
      number: z.string(),
      receivedAt: instant,
      orderNumber: z.string(),
      name: z.string(),
      /** Empty: the whole order. */
      goods: z.string(),
      state: z.enum(withdrawalStates),
    }),
  ),
  stockNotifications: z.array(
    z.object({ variationId: z.string(), askedAt: instant, confirmedAt: instant.nullable() }),
  ),
  /** Null for an address that never subscribed. */
  newsletter: z
    .object({
      state: z.enum(["asked", "subscribed", "ended"]),
      source: z.enum(["footer", "checkout", "account"]),
      askedAt: instant,
      confirmedAt: instant.nullable(),
      endedAt: instant.nullable(),
    })
    .nullable(),
});
export type PersonalDataReply = z.infer<typeof personalDataReplySchema>;

export const deleteAccountReplySchema = z.object({ kind: z.enum(["deleted", "open_orders"]) });

/** The data stored under an e-mail address outside of accounts. Lists are newest first; times are ISO date-times. */
export type PersonalData = Immutable<PersonalDataReply>;

export const personalDataCalls = {
  /** Read-only; a POST keeps the address out of logs. @param email verified by its owner, in lowercase */
  getPersonalData: call({
    method: "POST",
    path: "personal-data",
    body: personalDataBodySchema,
    reply: personalDataReplySchema,
    request: (email: string) => ({ body: { email } }),
  }),
  /**
   * Deletes the account with everything that no law keeps, and ends its newsletter; "open_orders" while an order is
   * being delivered.
   */
  deleteAccount: call({
    method: "POST",
    path: "accounts/:id/delete",
    reply: deleteAccountReplySchema,
    request: (id: string) => ({ params: { id } }),
    result: ({ kind }) => kind,
  }),
};
