import { expect, it } from "vitest";
import { signalSignOut, signOutKey } from "./sign-out-signal.ts";

it("tells other tabs of a sign-out and leaves nothing in the storage [4.32]", () => {
  const calls: string[] = [];
  signalSignOut({
    setItem: (key) => void calls.push(`set ${key}`),
    removeItem: (key) => void calls.push(`remove ${key}`),
  });
  expect(calls).toEqual([`set ${signOutKey}`, `remove ${signOutKey}`]);
});

it("lets the sign-out go on where the storage is full [4.32]", () => {
  const setItem = () => {
    throw new DOMException("full", "QuotaExceededError");
  };
  expect(() => signalSignOut({ setItem, removeItem: () => {} })).not.toThrow();
});
