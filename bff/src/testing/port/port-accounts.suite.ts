import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import type { PortHarness } from "./port-harness.ts";

/** How any commerce backend keeps the accounts of users. */
export function describeAccounts(makePort: () => Promise<PortHarness>): void {
  describe("accounts", () => {
    let port: PortHarness["port"];
    beforeAll(async () => {
      ({ port } = await makePort());
    });
    const newUser = () => {
      const name = randomUUID();
      return { subject: `auth0|${name}`, email: `${name}@example.com` };
    };

    it("of a new user are none [7.6]", async () => {
      expect(await port.listAccounts(newUser())).toEqual([]);
    });

    it("are one after the first was created, with the user as its owner [4.4] [7.8]", async () => {
      const user = newUser();
      const account = await port.createAccount(user, { referralToken: "invited-by-a-friend" });
      expect(account).toMatchObject({ kind: "individual", email: user.email, role: "owner" });
      expect(await port.listAccounts(user)).toEqual([account]);
    });

    it("are still one when several calls create the first at once [4.4]", async () => {
      const user = newUser();
      const created = await Promise.all(
        Array.from({ length: 8 }, () => port.createAccount(user, { referralToken: null })),
      );
      expect(new Set(created.map(({ id }) => id)).size).toBe(1);
      expect(await port.listAccounts(user)).toHaveLength(1);
    });

    it("have each a referral token of its own that cannot be guessed [3.2]", async () => {
      const users = [newUser(), newUser()];
      const accounts = await Promise.all(
        users.map((user) => port.createAccount(user, { referralToken: null })),
      );
      const tokens = accounts.map(({ referralToken }) => referralToken);
      expect(new Set(tokens).size).toBe(2);
      for (const token of tokens) expect(token).toMatch(/^[\w-]{20,}$/);
    });

    it("are told to nobody else, not even to another user with the same e-mail", async () => {
      const user = newUser();
      await port.createAccount(user, { referralToken: null });
      expect(await port.listAccounts({ ...user, subject: newUser().subject })).toEqual([]);
    });
  });
}
