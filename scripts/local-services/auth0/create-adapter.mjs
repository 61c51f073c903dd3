/**
 * @typedef {import("oidc-provider").AdapterPayload} Payload
 * @typedef {import("./open-store.mjs").ProtocolRecord} ProtocolRecord
 */

/** The models that end with their grant: revoking a grant deletes them. */
const ofGrants = new Set(["AccessToken", "AuthorizationCode", "RefreshToken"]);

/**
 * Creates the storage of oidc-provider for its sessions, grants and tokens.
 *
 * @param {{ store: import("./open-store.mjs").Store, now: () => Date }} settings
 * @returns {(model: string) => import("oidc-provider").Adapter}
 */
export function createAdapter({ store, now }) {
  const isAlive = (/** @type {ProtocolRecord} */ { expiresAt }) =>
    expiresAt === null || expiresAt > now().getTime();
  /** Lists the records that have not expired. */
  const listEntries = () => Object.entries(store.read().records).filter(([, record]) => isAlive(record));
  /** @param {(entry: [string, ProtocolRecord]) => boolean} keeps */
  const keep = (keeps) => store.write({ records: Object.fromEntries(listEntries().filter(keeps)) });

  return (model) => {
    const keyOf = (/** @type {string} */ id) => `${model}:${id}`;
    /** @param {(payload: Payload) => boolean} fits */
    const findWhere = (fits) =>
      listEntries().find(([key, { payload }]) => key.startsWith(`${model}:`) && fits(payload))?.[1].payload;

    return {
      async upsert(id, payload, expiresIn) {
        const expiresAt = expiresIn ? now().getTime() + expiresIn * 1000 : null;
        store.write({
          records: { ...Object.fromEntries(listEntries()), [keyOf(id)]: { payload, expiresAt } },
        });
      },
      async find(id) {
        const record = store.read().records[keyOf(id)];
        if (!record || !isAlive(record)) return undefined;
        const { consumed, ...unconsumed } = record.payload;
        const usedFor = now().getTime() / 1000 - Number(consumed ?? 0);
        // Accepts a used refresh token for some seconds, since a page that closes while it refreshes never gets the new
        // token. Auth0 calls this the rotation overlap.
        const isForgiven = model === "RefreshToken" && usedFor <= store.read().settings.reuseLeewaySeconds;
        return isForgiven ? unconsumed : record.payload;
      },
      findByUid: async (uid) => findWhere((payload) => payload.uid === uid),
      findByUserCode: async (userCode) => findWhere((payload) => payload.userCode === userCode),
      async consume(id) {
        const { records } = store.read();
        const record = records[keyOf(id)];
        if (!record) return;
        const consumed = Math.floor(now().getTime() / 1000);
        const payload = { ...record.payload, consumed: record.payload.consumed ?? consumed };
        store.write({ records: { ...records, [keyOf(id)]: { ...record, payload } } });
      },
      destroy: async (id) => keep(([key]) => key !== keyOf(id)),
      revokeByGrantId: async (grantId) =>
        keep(([key, { payload }]) => !(ofGrants.has(key.split(":")[0] ?? "") && payload.grantId === grantId)),
    };
  };
}

/**
 * Ends every session, grant and token of a user, because a new password signs out everywhere.
 *
 * @param {import("./open-store.mjs").Store} store
 * @param {string} userId
 */
export function endSessions(store, userId) {
  const entries = Object.entries(store.read().records);
  store.write({
    records: Object.fromEntries(entries.filter(([, { payload }]) => payload.accountId !== userId)),
  });
}
