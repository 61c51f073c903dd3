import { withdrawalCalls } from "@spolverk/medusa-contract";
import { internalRoutes } from "../../../http/internal-routes.ts";
import { createWithdrawal } from "../create-withdrawal.ts";

export const withdrawalInternalRoutes = internalRoutes(withdrawalCalls)({
  saveWithdrawal: ({ container, body }) => createWithdrawal(container, body, new Date()),
});
