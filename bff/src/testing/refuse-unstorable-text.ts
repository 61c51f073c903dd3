import { CommerceUnavailableError } from "../commerce/commerce-unavailable-error.ts";

/**
 * Wraps a port so that it refuses NUL and unpaired surrogates as Postgres does, for tests of text that must never reach
 * it.
 */
export function refuseUnstorableText<T extends object>(port: T): T {
  return new Proxy(port, {
    get(target, name) {
      const member: unknown = Reflect.get(target, name);
      if (typeof member !== "function") return member;
      return async (...input: unknown[]) => {
        if (input.some(holdsUnstorable)) {
          throw new CommerceUnavailableError(`${String(name)}: invalid byte sequence for encoding "UTF8"`);
        }
        return (await Reflect.apply(member, target, input)) as unknown;
      };
    },
  });
}

function holdsUnstorable(value: unknown): boolean {
  if (typeof value === "string") return value.includes("\0") || /\p{Cs}/u.test(value);
  if (typeof value !== "object" || value === null) return false;
  return Object.entries(value).some((entry) => entry.some(holdsUnstorable));
}
