import { personalDataCalls } from "@spolverk/medusa-contract";
import { internalRoutes } from "../../../http/internal-routes.ts";
import { deleteAccount } from "../delete-account.ts";
import { readPersonalData } from "../read-personal-data.ts";

export const personalDataInternalRoutes = internalRoutes(personalDataCalls)({
  getPersonalData: ({ container, body }) => readPersonalData(container, body.email),
  deleteAccount: async ({ container, params }) => ({ kind: await deleteAccount(container, params.id) }),
});
