import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { afterEach, describe, it } from "node:test";
import { makeCoupon } from "../support/coupons.ts";
import { until } from "../support/mails.ts";
import { variable } from "../support/shop.ts";
import { openApi, person } from "../support/shopper.ts";
import { takeVariant } from "../support/stock.ts";
import type { SwishPayment } from "../support/prepared-payment.ts";
import { playSwish, usePhone } from "../support/swish.ts";

const shopUrl = variable("SHOP_URL");
const logsDir = variable("LOGS_DIR");

/** Reads the logs of all processes of the shop, by file. */
function readLogs(): Map<string, string> {
  const files = readdirSync(logsDir).filter((file) => file.endsWith(".log"));
  return new Map(files.map((file) => [file, readFileSync(path.join(logsDir, file), "utf8")]));
}

describe("the logs", () => {
  afterEach(() => playSwish());

  it("contain no data of a purchase that identify the buyer or give access to its checkout, coupon or gift card", async () => {
    const unique = randomUUID().slice(0, 8);
    const email = `shopper-${unique}@example.com`;
    const giftCardCode = `7K3M-9QXP-2WVT-${unique.slice(0, 4).toUpperCase()}`;
    const unknownId = randomUUID();
    const coupon = await makeCoupon();
    const variant = await takeVariant("plenty");

    // Call the storefront, like a browser.
    const api = openApi(shopUrl);
    const billing = {
      ...person,
      firstName: `Zbigniewa${unique}`,
      lastName: `Quist${unique}`,
      addressLine1: `Ulica ${unique} 1`,
      zip: "222 23",
      city: "Lund",
      country: "SE",
      cellNumber: "070-123 45 67",
    };
    const lines = [{ id: variant.id, quantity: 1 }];
    const ready = await api.walkToPlacing({
      site: "se",
      company: false,
      billing,
      lines,
      method: "swish",
      email,
    });
    const { id } = ready;
    assert.equal((await fetch(`${shopUrl}/api/checkout/${unknownId}`)).status, 404);
    assert.equal(await api.tryGiftCard(id, giftCardCode), 404);
    await api.useCoupon(id, coupon.code);
    const shown = await api.choosePayment(id, "swish");

    // Failures log more than successes.
    await playSwish({ down: true });
    assert.equal((await api.place(shown)).status, 503);
    await playSwish();
    const waiting = await api.place(shown);
    const payment = waiting.checkout.payment as unknown as SwishPayment;
    assert.equal(payment.kind, "swish");
    await fetch(`${shopUrl}/api/checkout/${id}/swishStatus/${payment.id}`);
    await usePhone(payment, "paid");
    await until("order", async () => ((await api.read(id)).order === null ? undefined : true));
    assert.equal((await fetch(`${shopUrl}/checkout/${id}/confirmation`)).status, 200);

    const logs = await until("line of the request that placed the order", async () => {
      const read = readLogs();
      return read.get("medusa.log")?.includes("/internal/checkouts/:id/order") ? read : undefined;
    });
    for (const file of ["bff.log", "medusa.log", "storefront.log"]) assert.ok(logs.has(file), file);
    const secrets = {
      "the checkout's id": id,
      "the checkout's id without hyphens": id.replaceAll("-", ""),
      "the id of a missing checkout": unknownId,
      "the e-mail address": `shopper-${unique}`,
      "the first name": billing.firstName,
      "the last name": billing.lastName,
      "the street": billing.addressLine1,
      "the coupon's code": coupon.code,
      "the gift card's code": giftCardCode,
    };
    const leaks = [...logs].flatMap(([file, text]) =>
      Object.entries(secrets).flatMap(([what, secret]) =>
        text.includes(secret) ? [`${file}: ${what}`] : [],
      ),
    );
    assert.deepEqual(leaks, []);
  });
});
