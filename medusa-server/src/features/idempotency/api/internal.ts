import { idempotencyCalls } from "@spolverk/medusa-contract";
import { internalRoutes } from "../../../http/internal-routes.ts";
import { IDEMPOTENCY_RECORD_MODULE } from "../modules/idempotency-record/index.ts";

export const idempotencyInternalRoutes = internalRoutes(idempotencyCalls)({
  startCall: ({ container, params: { id }, body: { startedAt, ...call } }) =>
    container.resolve(IDEMPOTENCY_RECORD_MODULE).startCall({ id, ...call, started_at: new Date(startedAt) }),
  endCall: async ({ container, params: { id }, body: { startedAt, reply } }) => {
    await container
      .resolve(IDEMPOTENCY_RECORD_MODULE)
      .endCall({ id, started_at: new Date(startedAt), reply });
    return { ended: true };
  },
});
