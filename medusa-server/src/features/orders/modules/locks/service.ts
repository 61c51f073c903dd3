import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import type { Context, ILockingProvider } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { LockTakenError } from "./lock-taken-error.ts";

type Container = Record<typeof ContainerRegistrationKeys.PG_CONNECTION, Knex>;
type Rows = { rows: { key: string }[] };

const lockNotAvailable = "55P03";
const defaultTimeoutSeconds = 5;

/**
 * Medusa's locks, held by the shop's database for all processes. Unlike Medusa's own Postgres locks,
 * they are taken in one order whatever the order of the keys, so that two orders of the same goods
 * cannot wait for each other; a wait that is over leaves nothing behind in the connection; and a lease
 * that ran out can be taken by another owner.
 */
export default class PostgresLocks implements ILockingProvider {
  static identifier = "postgres-locks";

  readonly #database: Knex;

  constructor(container: Container) {
    this.#database = container[ContainerRegistrationKeys.PG_CONNECTION];
  }

  /**
   * Runs a job while holding all the keys; they fall with the process that held them.
   * @throws Error "Timed-out acquiring lock." after `timeout` seconds of waiting for one of them
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
        // Ordered by what Postgres really locks: two keys may share a hash.
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
   * Leases all the keys or none of them, for `expire` seconds, or until released without it. The owner
   * who has them already may lease them again.
   * @throws LockTakenError when another owner has one of them
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

  /** Ends the owner's leases of the keys. Returns whether all were still theirs. */
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

  /** Ends every lease of an owner, or of everybody without one. */
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
