import { expect, it } from "vitest";
import { signalSignOut, signOutKey } from "./sign-out-signal.ts";

it("signalSignOut signals a sign-out to other tabs and leaves nothing in the storage [4.32]", () => {
  const calls: string[] = [];
  signalSignOut({
    setItem: (key) => void calls.push(`set ${key}`),
    removeItem: (key) => void calls.push(`remove ${key}`),
  });
  expect(calls).toEqual([`set ${signOutKey}`, `remove ${signOutKey}`]);
});

it("signalSignOut does not stop the sign-out when the storage is full [4.32]", () => {
  const setItem = () => {
    throw new DOMException("full", "QuotaExceededError");
  };
  expect(() => signalSignOut({ setItem, removeItem: () => {} })).not.toThrow();
});
