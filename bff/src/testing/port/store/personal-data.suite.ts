import { beforeAll, describe, expect, it } from "vitest";
import type { ShopStore } from "../../../commerce/store.ts";
import { newUser } from "../new-user.ts";
import type { BackendHarness } from "../backend-harness.ts";

/** The requirements of any store on an address's data outside of accounts. */
export function describePersonalData(makeBackend: () => Promise<BackendHarness>): void {
  describe("personal data of an address", () => {
    let harness: BackendHarness;
    let store: ShopStore;
    beforeAll(async () => {
      harness = await makeBackend();
      store = harness.store;
    });

    it("comprises nothing for an unknown address", async () => {
      expect(await store.getPersonalData(newUser().email)).toEqual({
        enquiries: [],
        withdrawals: [],
        stockNotifications: [],
        newsletter: null,
      });
    });

    it("comprises what was sent with the address, and nothing that was sent with another address", async () => {
      const [{ email }, other] = [newUser(), newUser()];
      const { variation } = await harness.pick("plenty");
      const sent = { site: "se", language: "sv", name: "Åsa Öberg", isSuspicious: false };
      for (const address of [email, other.email]) {
        await store.saveEnquiry({
          ...sent,
          kind: "contact",
          email: address,
          answers: { message: `From ${address}` },
          uploadIds: [],
        });
        await store.saveWithdrawal({
          ...sent,
          orderNumber: "999999999",
          email: address,
          goods: "Two spools",
        });
        const askedAt = harness.now().toISOString();
        await store.saveStockNotification({
          variationId: variation.id,
          email: address,
          language: "sv",
          askedAt,
        });
        await store.askForNewsletter({
          email: address,
          language: "sv",
          site: "se",
          source: "footer",
          isOwnersOwn: false,
        });
      }
      const data = await store.getPersonalData(email);
      expect(data).toMatchObject({
        enquiries: [{ kind: "contact", name: "Åsa Öberg", answers: { message: `From ${email}` }, files: [] }],
        withdrawals: [{ orderNumber: "999999999", goods: "Two spools", state: "received" }],
        stockNotifications: [{ variationId: variation.id, confirmedAt: null }],
        newsletter: { state: "asked", source: "footer", confirmedAt: null, endedAt: null },
      });
      expect(JSON.stringify(data)).not.toContain(other.email);
    });
  });
}
