import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import type { Context, ILockingProvider } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { LockTakenError } from "./lock-taken-error.ts";

type Container = Record<typeof ContainerRegistrationKeys.PG_CONNECTION, Knex>;
type Rows = { rows: { key: string }[] };

const lockNotAvailable = "55P03";
const defaultTimeoutSeconds = 5;

/**
 * Medusa's locks, held in the shop's database for all processes. They differ from Medusa's own Postgres locks in three
 * ways. Keys are locked in a fixed order, whatever their order in the call, so that two orders of the same goods cannot
 * deadlock. A wait that times out leaves nothing behind in the connection. Another owner can take an expired lease.
 */
export default class PostgresLocks implements ILockingProvider {
  static identifier = "postgres-locks";

  readonly #database: Knex;

  constructor(container: Container) {
    this.#database = container[ContainerRegistrationKeys.PG_CONNECTION];
  }

  /**
   * Runs a job while holding the locks of all the keys. When the process dies, its locks end.
   * @throws Error "Timed-out acquiring lock." after waiting `timeout` seconds for a lock
   */
  execute<T>(
    keys: string | string[],
    job: () => Promise<T>,
    args?: { timeout?: number },
    _context?: Context,
  ): Promise<T> {
    const timeoutSeconds = Math.max(args?.timeout || defaultTimeoutSeconds, 1);
    return this.#database.transaction(async (transaction) => {
      await transaction.raw("select set_config('lock_timeout', ?, true)", [`${timeoutSeconds}s`]);
      try {
        // Ordered by hash: Postgres locks the hash of a key, and two keys may have the same hash.
        await transaction.raw(
          `select pg_advisory_xact_lock("hash") from (
             select distinct hashtextextended("key", 0) as "hash" from unnest(?::text[]) as "key" order by "hash"
           ) as "ordered"`,
          [toList(keys)],
        );
      } catch (error) {
        throw isLockTimeout(error) ? new Error("Timed-out acquiring lock.", { cause: error }) : error;
      }
      return job();
    });
  }

  /**
   * Leases all the keys or none. A lease lasts for `expire` seconds or, without it, until it is released. Its owner may
   * renew it.
   * @throws LockTakenError when another owner holds one of them
   */
  async acquire(
    keys: string | string[],
    args?: { ownerId?: string | null; expire?: number },
    _context?: Context,
  ): Promise<void> {
    const wanted = [...new Set(toList(keys))].toSorted();
    await this.#database.transaction(async (transaction) => {
      const { rows } = await transaction.raw<Rows>(
        `insert into "lock_lease" as "lease" ("key", "owner_id", "expires_at")
         select "key", ?, now() + ?::integer * interval '1 second' from unnest(?::text[]) as "key"
         on conflict ("key") do update set "owner_id" = excluded."owner_id", "expires_at" = excluded."expires_at"
         where "lease"."expires_at" < now() or "lease"."owner_id" = excluded."owner_id"
         returning "key"`,
        [args?.ownerId ?? null, args?.expire ?? null, wanted],
      );
      const leased = new Set(rows.map(({ key }) => key));
      const refused = wanted.filter((key) => !leased.has(key));
      if (refused.length > 0)
        throw new LockTakenError(`Failed to acquire lock for key "${refused.join('", "')}"`);
    });
  }

  /**
   * Ends the owner's leases on the keys.
   * @returns whether the owner still held all of them
   */
  async release(
    keys: string | string[],
    args?: { ownerId?: string | null },
    _context?: Context,
  ): Promise<boolean> {
    const leased = [...new Set(toList(keys))];
    const { rows } = await this.#database.raw<{ rows: { held: boolean }[] }>(
      `delete from "lock_lease" where "key" = any(?::text[]) and "owner_id" is not distinct from ?
       returning "expires_at" is null or "expires_at" > now() as "held"`,
      [leased, args?.ownerId ?? null],
    );
    return rows.length === leased.length && rows.every(({ held }) => held);
  }

  /** Ends all leases of an owner, or all leases when none is given. */
  async releaseAll(args?: { ownerId?: string | null }, _context?: Context): Promise<void> {
    if (args?.ownerId === undefined) await this.#database.raw(`delete from "lock_lease"`);
    else {
      await this.#database.raw(`delete from "lock_lease" where "owner_id" is not distinct from ?`, [
        args.ownerId,
      ]);
    }
  }
}

function toList(keys: string | string[]): string[] {
  return Array.isArray(keys) ? keys : [keys];
}

function isLockTimeout(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === lockNotAvailable;
}
