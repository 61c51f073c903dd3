import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { createMember, decideReferral, readClubOverview, untilEntries } from "../support/club.ts";
import { until } from "../support/mails.ts";
import { createCheckout, createPricedCheckout, place } from "../support/priced-checkout.ts";
import { internal } from "../support/shop.ts";
import { takeVariant } from "../support/stock.ts";
import { type CardPayment, payByCard } from "../support/stripe.ts";

/** Places a member's order to the member's own address, paid by a card. */
async function orderByCard({ id, email }: { id: string; email: string }, name: string, card: string) {
  const billing = { firstName: name, lastName: name, addressLine1: `${name}gatan 1` };
  const lines = [{ variant: await takeVariant("plenty"), quantity: 1 }];
  const priced = await createPricedCheckout({ lines, byCard: true, email, accountId: id, billing });
  const checkout = await createCheckout();
  const { body } = await internal<CardPayment>(`checkouts/${checkout}/payment`, priced);
  assert.equal(await payByCard(body, card), 200);
  const placed = await place(checkout, priced);
  assert.ok(placed.order, JSON.stringify(placed));
}

describe("a referral", () => {
  it("waits for a merchandiser when the friend pays with the inviter's card, but not when the friend uses another card [9.32]", async () => {
    const inviter = await createMember();
    await orderByCard(inviter, "Kim", "pm_card_visa");
    const friend = await createMember({ referralToken: inviter.referralToken });
    await orderByCard(friend, "Bo", "pm_card_mastercard");
    assert.equal((await untilEntries(inviter.id, "referral", 1))[0]?.amountMinor, 5000);

    const second = await createMember({ referralToken: inviter.referralToken });
    await orderByCard(second, "Ida", "pm_card_visa");
    const waiting = await until("referral to decide", async () =>
      (await readClubOverview()).referrals.find((each) => each.friend.id === second.id),
    );
    assert.equal(waiting.reason, "same_card");
    await decideReferral(waiting.id, "approve");
    assert.equal((await untilEntries(inviter.id, "referral", 2)).length, 2);
  });
});
