import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import type { ShopStore } from "../../../commerce/store.ts";
import { newUser } from "../new-user.ts";
import type { BackendHarness } from "../backend-harness.ts";

/** The requirements of any store on newsletter subscriptions. */
export function describeNewsletter(makeBackend: () => Promise<BackendHarness>): void {
  describe("the newsletter", () => {
    let harness: BackendHarness;
    let store: ShopStore;
    beforeAll(async () => {
      harness = await makeBackend();
      store = harness.store;
    });

    /** An account whose settings show whether its address is subscribed. */
    async function openAccount() {
      const user = newUser();
      const { id } = await store.createAccount(user, { referralToken: null, company: null });
      const ask = (isOwnersOwn = false) =>
        store.askForNewsletter({
          email: user.email,
          language: "sv",
          site: "se",
          source: "footer",
          isOwnersOwn,
        });
      return {
        id,
        email: user.email,
        ask,
        isSubscribed: async () => (await store.getAccount(id)).newsletter,
        readToken: async (kind: "confirmation" | "welcome", count: number) =>
          (await harness.readNewsletterTokens(user.email, kind, count)).at(-1) ?? "",
      };
    }

    it("starts once the address is confirmed, which can be repeated [7.14]", async () => {
      const { ask, isSubscribed, readToken } = await openAccount();
      await ask();
      expect(await isSubscribed()).toBe(false);
      const token = await readToken("confirmation", 1);
      expect([await store.confirmNewsletter(token), await store.confirmNewsletter(token)]).toEqual([
        true,
        true,
      ]);
      expect(await isSubscribed()).toBe(true);
    });

    it("starts at once for the owner's own address, with a welcome mail", async () => {
      const { ask, isSubscribed, readToken } = await openAccount();
      await ask(true);
      expect(await isSubscribed()).toBe(true);
      expect(await readToken("welcome", 1)).not.toBe("");
    });

    it("ends by the welcome mail's link, until the address confirms again", async () => {
      const { ask, isSubscribed, readToken } = await openAccount();
      await ask();
      const confirmation = await readToken("confirmation", 1);
      await store.confirmNewsletter(confirmation);
      const token = await readToken("welcome", 1);
      await store.endNewsletter({ token });
      await store.endNewsletter({ token });
      expect(await store.confirmNewsletter(confirmation)).toBe(false);
      await ask();
      expect(await isSubscribed()).toBe(false);
      await store.confirmNewsletter(await readToken("confirmation", 2));
      expect(await isSubscribed()).toBe(true);
    });

    it("starts by any confirmation mail, and ends by any welcome mail", async () => {
      const { ask, isSubscribed, readToken } = await openAccount();
      await ask();
      const first = await readToken("confirmation", 1);
      await ask();
      await readToken("confirmation", 2);
      expect(await store.confirmNewsletter(first)).toBe(true);
      const welcome = await readToken("welcome", 1);
      await store.endNewsletter({ token: welcome });
      await ask();
      expect(await store.confirmNewsletter(first)).toBe(false);
      expect(await store.confirmNewsletter(await readToken("confirmation", 3))).toBe(true);
      await store.endNewsletter({ token: welcome });
      expect(await isSubscribed()).toBe(false);
    });

    it("ends by the address, and with the account", async () => {
      const { id, email, ask, isSubscribed } = await openAccount();
      await ask(true);
      await store.endNewsletter({ email });
      expect(await isSubscribed()).toBe(false);
      await ask(true);
      await store.deleteAccount(id);
      const user = { ...newUser(), email };
      const again = await store.createAccount(user, { referralToken: null, company: null });
      expect((await store.getAccount(again.id)).newsletter).toBe(false);
    });

    it("ignores an unknown token or address", async () => {
      expect(await store.confirmNewsletter(randomUUID())).toBe(false);
      await store.endNewsletter({ token: randomUUID() });
      await store.endNewsletter({ email: `nobody-${randomUUID()}@example.com` });
    });

    it("sends at most three confirmation mails a day, also for concurrent calls, and none to a subscribed address", async () => {
      const { ask, readToken } = await openAccount();
      await Promise.all(Array.from({ length: 5 }, () => ask()));
      const token = await readToken("confirmation", 3);
      expect(await store.confirmNewsletter(token)).toBe(true);
      await ask();
      await ask(true);
      expect(await readToken("confirmation", 3)).toBe(token);
    });
  });
}
