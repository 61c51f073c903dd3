import { beforeAll, describe, expect, it } from "vitest";
import type { CommercePort } from "../../commerce/port.ts";
import { newUser } from "./new-user.ts";
import type { PortHarness } from "./port-harness.ts";

/** How any commerce backend gives out what it holds of an address without an account. */
export function describePersonalData(makePort: () => Promise<PortHarness>): void {
  describe("personal data of an address", () => {
    let harness: PortHarness;
    let port: CommercePort;
    beforeAll(async () => {
      harness = await makePort();
      port = harness.port;
    });

    it("is nothing for an address that the shop does not know", async () => {
      expect(await port.getPersonalData(newUser().email)).toEqual({
        enquiries: [],
        withdrawals: [],
        stockNotifications: [],
        newsletter: null,
      });
    });

    it("is what was sent with it, and nothing of another address", async () => {
      const [{ email }, other] = [newUser(), newUser()];
      const { variation } = await harness.pick("plenty");
      const sent = { site: "se", language: "sv", name: "Åsa Öberg", isSuspicious: false };
      for (const address of [email, other.email]) {
        await port.saveEnquiry({
          ...sent,
          kind: "contact",
          email: address,
          answers: { message: `From ${address}` },
          uploadIds: [],
        });
        await port.saveWithdrawal({ ...sent, orderNumber: "999999999", email: address, goods: "Two spools" });
        const askedAt = harness.now().toISOString();
        await port.saveStockNotification({
          variationId: variation.id,
          email: address,
          language: "sv",
          askedAt,
        });
        await port.askForNewsletter({
          email: address,
          language: "sv",
          site: "se",
          source: "footer",
          isOwnersOwn: false,
        });
      }
      const data = await port.getPersonalData(email);
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
