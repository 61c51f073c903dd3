import { enquiryKinds, isEmail, withdrawalStates } from "@spolverk/domain";
import { z } from "zod";
import { call, type Immutable } from "./call.ts";

export const personalDataBodySchema = z.strictObject({
  email: z.string().max(254).toLowerCase().refine(isEmail),
});

const instant = z.iso.datetime();

/** What is stored under an e-mail address and belongs to no account. Lists have the newest first. */
export const personalDataReplySchema = z.object({
  enquiries: z.array(
    z.object({
      number: z.string(),
      kind: z.enum(enquiryKinds),
      sentAt: instant,
      name: z.string(),
      /** By their names in the form. */
      answers: z.record(z.string(), z.union([z.string(), z.number()])),
      /** Names of its files. */
      files: z.array(z.string()),
    }),
  ),
  withdrawals: z.array(
    z.object({
      number: z.string(),
      receivedAt: instant,
      orderNumber: z.string(),
      name: z.string(),
      /** Empty: all of the order. */
      goods: z.string(),
      state: z.enum(withdrawalStates),
    }),
  ),
  stockNotifications: z.array(
    z.object({ variationId: z.string(), askedAt: instant, confirmedAt: instant.nullable() }),
  ),
  /** Null of an address that the newsletter was never asked for. */
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

/** What is stored under an e-mail address and belongs to no account. Lists have the newest first; times are ISO date-times. */
export type PersonalData = Immutable<PersonalDataReply>;

export const personalDataCalls = {
  /** Changes nothing: a POST keeps the address out of logs. @param email verified by its owner, in lower case */
  getPersonalData: call({
    method: "POST",
    path: "personal-data",
    body: personalDataBodySchema,
    reply: personalDataReplySchema,
    request: (email: string) => ({ body: { email } }),
  }),
  /** Deletes the account with all that no law keeps, and ends its newsletter; "open_orders" while an order is on its way. */
  deleteAccount: call({
    method: "POST",
    path: "accounts/:id/delete",
    reply: deleteAccountReplySchema,
    request: (id: string) => ({ params: { id } }),
    result: ({ kind }) => kind,
  }),
};
