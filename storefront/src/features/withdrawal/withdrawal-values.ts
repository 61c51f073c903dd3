import type { WithdrawalBody } from "@spolverk/bff/contract";

/** What has been typed into a statement of withdrawal. */
export type WithdrawalValues = {
  name: string;
  orderNumber: string;
  email: string;
  /** Only some of the goods, which are named. */
  isPart: boolean;
  goods: string;
  /** The field that people do not see. */
  nickname: string;
  /** When the form was looked at first, in milliseconds; empty until something was typed. */
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

/** The fields that can be wrong, by their names in the API. */
export type WithdrawalField = "name" | "orderNumber" | "email" | "goods";

/** The ids of the fields in the page: the footer has a field for an e-mail address too. */
export const toFieldId = (field: WithdrawalField | "nickname") => `withdrawal-${field}`;

const mostMs = 1_000_000_000;

/** What the API is sent. @param filledInMs milliseconds from the first look at the form */
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
