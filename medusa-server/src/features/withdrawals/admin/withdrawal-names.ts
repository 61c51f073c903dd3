import type { WithdrawalState } from "@spolverk/domain";

export const withdrawalStateNames: Readonly<Record<WithdrawalState, string>> = {
  received: "Received",
  refunded: "Refunded",
  refused: "Refused",
  closed: "Closed",
};
export const withdrawalStateColors = {
  received: "orange",
  refunded: "green",
  refused: "red",
  closed: "grey",
} as const satisfies Record<WithdrawalState, string>;
