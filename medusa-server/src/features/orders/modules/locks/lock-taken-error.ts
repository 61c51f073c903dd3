/** Another owner holds the lease on a key. */
export class LockTakenError extends Error {
  override readonly name = "LockTakenError";
  readonly code = "lock_taken";
}

/** Recognizes the error by its code: Medusa may load the module that throws it a second time. */
export function isLockTaken(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "lock_taken";
}
