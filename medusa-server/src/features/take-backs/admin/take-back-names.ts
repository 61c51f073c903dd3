import type { TakeBackState } from "@spolverk/domain";

export const takeBackStateNames: Readonly<Record<TakeBackState, string>> = {
  created: "Created",
  sent: "Sent",
  received: "Received",
  approved: "Approved",
  rejected: "Rejected",
  expired: "Expired",
};
export const takeBackStateColors = {
  created: "blue",
  sent: "orange",
  received: "purple",
  approved: "green",
  rejected: "red",
  expired: "grey",
} as const satisfies Record<TakeBackState, string>;
