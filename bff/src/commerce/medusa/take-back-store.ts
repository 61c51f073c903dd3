import {
  type NewTakeBackBody,
  newTakeBackReplySchema,
  shownTakeBackReplySchema,
  takeBackLabelReplySchema,
  type TakeBackSentBody,
  takeBackSentReplySchema,
  takeBacksReplySchema,
  type TakeBackTokenBody,
} from "@spolverk/medusa-contract";
import type { TakeBackStore } from "../forms.ts";
import { toAccountPath } from "./account-path.ts";
import type { MedusaClient } from "./medusa-client.ts";

const path = "take-backs";

/** The take-back programme in Medusa's module of it, whose words are ours. */
export function createTakeBackStore(medusa: MedusaClient): TakeBackStore {
  return {
    createTakeBack: (request) => {
      const body: NewTakeBackBody = request;
      return medusa.post(newTakeBackReplySchema, path, body);
    },
    getTakeBack: async (token) => {
      const body: TakeBackTokenBody = { token };
      return (await medusa.post(shownTakeBackReplySchema, `${path}/show`, body)).takeBack;
    },
    listTakeBacks: async (accountId) =>
      (await medusa.get(takeBacksReplySchema, toAccountPath(accountId, path))).takeBacks,
    markTakeBackSent: (token, trackingNumber) => {
      const body: TakeBackSentBody = { token, trackingNumber };
      return medusa.post(takeBackSentReplySchema, `${path}/sent`, body);
    },
    getTakeBackLabel: async (token) => {
      const body: TakeBackTokenBody = { token };
      return (await medusa.post(takeBackLabelReplySchema, `${path}/label`, body)).label;
    },
  };
}
