import type { WithdrawalBody } from "@spolverk/bff/contract";

/** The values typed into a statement of withdrawal. */
export type WithdrawalValues = {
  name: string;
  orderNumber: string;
  email: string;
  /** Whether the withdrawal covers only some of the goods, which `goods` then names. */
  isPart: boolean;
  goods: string;
  /** Honeypot field: bots fill it in, people never see it. */
  nickname: string;
  /** When the form was first shown, in milliseconds; empty until something was typed. */
  seenAt: string;
};

export const emptyWithdrawal: WithdrawalValues = {
  name: "",
  orderNumber: "",
  email: "",
  isPart: false,
  goods: "",
  nickname: "",
  seenAt: "",
};

/** Fields that can have a problem, by their names in the API. */
export type WithdrawalField = "name" | "orderNumber" | "email" | "goods";

/** The id of a field in the page. It has a prefix, because the footer has a field for an email address too. */
export const toFieldId = (field: WithdrawalField | "nickname") => `withdrawal-${field}`;

const mostMs = 1_000_000_000;

/**
 * Builds the API's body.
 *
 * @param filledInMs milliseconds since the form was first shown
 */
export function toWithdrawalBody(
  { name, orderNumber, email, isPart, goods, nickname }: WithdrawalValues,
  { site, filledInMs }: { site: string; filledInMs: number },
): WithdrawalBody {
  return {
    name,
    orderNumber,
    email,
    goods: isPart ? goods : "",
    nickname,
    site,
    filledInMs: Math.min(Math.max(Math.round(filledInMs), 0), mostMs),
  };
}
