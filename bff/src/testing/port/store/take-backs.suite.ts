import { randomUUID } from "node:crypto";
import { type PricedCheckout, resolveTakeBackExpiry, type TakeBackProblem } from "@spolverk/domain";
import { beforeAll, describe, expect, it } from "vitest";
import type { NewTakeBack } from "../../../commerce/store.ts";
import type { CommerceEngine } from "../../../commerce/engine.ts";
import type { ShopStore } from "../../../commerce/store.ts";
import { createPricedCheckout } from "../../create-priced-checkout.ts";
import { createRecord } from "../../create-record.ts";
import { place } from "../../place.ts";
import { createOwned, newUser } from "../new-user.ts";
import type { BackendHarness } from "../backend-harness.ts";

const parcel = {
  spools: 8,
  scrapGrams: 0,
  isOwnPlaOnly: true,
  weightGrams: 20_000,
  lengthMm: 1750,
  widthMm: 300,
  heightMm: 325,
};

/** The requirements of any store on take-backs. */
export function describeTakeBacks(makeBackend: () => Promise<BackendHarness>): void {
  describe("take-backs", () => {
    let harness: BackendHarness;
    let engine: CommerceEngine;
    let store: ShopStore;
    beforeAll(async () => {
      harness = await makeBackend();
      ({ engine, store } = harness);
    });

    /** Places an order, by default a guest's, and returns its id and a take-back request for it. */
    async function placeOnly(
      changes: Partial<PricedCheckout> = {},
    ): Promise<{ orderId: string; request: NewTakeBack }> {
      const options = await engine.getShippingOptions();
      const priced = createPricedCheckout({
        lines: [{ ...(await harness.pick("plenty")), quantity: 1 }],
        currency: "SEK",
        country: "SE",
        vatRate: 25,
        shippingOption: options.find(({ countries }) => countries.includes("SE")) ?? null,
        paymentMethod: "invoice_email",
      });
      const record = createRecord(harness.now());
      const { email } = newUser();
      await store.createCheckout(record);
      const result = await place(engine, record.id, { ...priced, email, ...changes });
      if (result.kind !== "placed") throw new Error(`Not placed: ${result.kind}`);
      const request = {
        orderNumber: result.order.number,
        email: (changes.email ?? email).toLowerCase(),
        site: "se",
        language: "sv",
        parcel,
        isAgreed: true,
      };
      return { orderId: result.order.id, request };
    }

    /** Places an order as `placeOnly` does, and ships it. */
    async function prepare(changes: Partial<PricedCheckout> = {}): Promise<NewTakeBack> {
      const { orderId, request } = await placeOnly(changes);
      await harness.ship(orderId);
      return request;
    }

    async function create(request: NewTakeBack) {
      const created = await store.createTakeBack(request);
      if (created.kind !== "created") throw new Error(`Refused: ${created.problems.join(", ")}`);
      return created.takeBack;
    }

    it("can be created, and opened by their token [3.45] [4.37]", async () => {
      const request = await prepare();
      const takeBack = await create({ ...request, parcel: { ...parcel, scrapGrams: 450 } });
      expect(takeBack).toMatchObject({
        token: expect.stringMatching(/^[\w-]{20,100}$/),
        number: expect.stringMatching(/^\S+$/),
        state: "created",
        orderNumber: request.orderNumber,
        spools: 8,
        scrapGrams: 450,
        trackingNumber: null,
        hasLabel: true,
        feeSek: null,
        reason: null,
        history: [{ state: "created" }],
      });
      const createdAt = new Date(takeBack.history[0]?.at ?? "");
      expect(new Date(takeBack.expiresAt)).toEqual(resolveTakeBackExpiry(createdAt));
      expect(await store.getTakeBack(takeBack.token)).toEqual(takeBack);
      expect(await store.getTakeBack(randomUUID())).toBeNull();
    });

    it.each<[TakeBackProblem, (request: NewTakeBack) => Partial<NewTakeBack>]>([
      ["orderNotFound", () => ({ orderNumber: "999999999" })],
      ["orderNotFound", () => ({ email: newUser().email })],
    ])("can be refused for %s, and requested again [5.12]", async (problem, change) => {
      const request = await prepare();
      const refused = await store.createTakeBack({ ...request, ...change(request) });
      expect(refused).toEqual({ kind: "refused", problems: [problem] });
      expect((await create(request)).state).toBe("created");
    });

    it("need a shipped order [3.45] [5.22]", async () => {
      const { orderId, request } = await placeOnly();
      const refused = { kind: "refused", problems: ["orderNotShipped"] };
      expect(await store.createTakeBack(request)).toEqual(refused);
      await harness.ship(orderId);
      expect((await create(request)).orderNumber).toBe(request.orderNumber);
    });

    it("cannot refer to a cancelled order [3.45] [5.22]", async () => {
      const { account, owner } = await createOwned(store);
      const { orderId, request } = await placeOnly({ accountId: account.id, email: owner.email });
      expect(await engine.cancelOrder(account.id, orderId)).toBe("cancelled");
      const refused = { kind: "refused", problems: ["orderNotShipped"] };
      expect(await store.createTakeBack(request)).toEqual(refused);
    });

    it("list every reason of a refusal", async () => {
      const request = await prepare();
      const tooLarge = { weightGrams: 20_001, lengthMm: 1751, widthMm: 900 };
      const wrong = { ...parcel, ...tooLarge, spools: 0, isOwnPlaOnly: false };
      const refused = await store.createTakeBack({ ...request, parcel: wrong, isAgreed: false });
      expect(refused).toEqual({
        kind: "refused",
        problems: [
          "tooFewSpools",
          "notOwnPlaOnly",
          "parcelTooHeavy",
          "parcelTooLong",
          "parcelTooBig",
          "agreementMissing",
        ],
      });
    });

    it("accept the order's e-mail address in any case", async () => {
      const { email } = newUser();
      const request = await prepare({ email: email.toUpperCase() });
      expect((await create({ ...request, email })).orderNumber).toBe(request.orderNumber);
    });

    it("accept the order number as a mail writes it", async () => {
      const request = await prepare();
      const takeBack = await create({ ...request, orderNumber: `#${request.orderNumber}` });
      expect(takeBack.orderNumber).toBe(request.orderNumber);
    });

    it("allow one take-back per e-mail address in six months, also among concurrent requests [5.14]", async () => {
      const { email } = newUser();
      const [first, second] = [await prepare({ email }), await prepare({ email })];
      const tries = await Promise.all(
        [first, second, first, second].map((each) => store.createTakeBack(each)),
      );
      expect(tries.filter(({ kind }) => kind === "created")).toHaveLength(1);
      for (const refused of tries.filter(({ kind }) => kind === "refused")) {
        expect(refused).toEqual({ kind: "refused", problems: ["tooSoon"] });
      }
    });

    it("become sent once, and a repeated report succeeds [4.37]", async () => {
      const { token } = await create(await prepare());
      const sent = await store.markTakeBackSent(token, "UA123456789SE");
      expect(sent).toMatchObject({
        kind: "sent",
        takeBack: {
          state: "sent",
          trackingNumber: "UA123456789SE",
          history: [{ state: "created" }, { state: "sent" }],
        },
      });
      expect(await store.markTakeBackSent(token, "UA123456789SE")).toEqual(sent);
      expect(await store.markTakeBackSent(token, null)).toEqual(sent);
      expect(await store.getTakeBack(token)).toMatchObject({
        state: "sent",
        trackingNumber: "UA123456789SE",
      });
      expect(await store.markTakeBackSent(randomUUID(), null)).toEqual({ kind: "notFound" });
    });

    it("become sent without a tracking number, however many calls report it concurrently", async () => {
      const { token } = await create(await prepare());
      const told = await Promise.all([1, 2, 3].map(() => store.markTakeBackSent(token, null)));
      expect(told.map(({ kind }) => kind)).toEqual(["sent", "sent", "sent"]);
      expect((await store.getTakeBack(token))?.history.map(({ state }) => state)).toEqual([
        "created",
        "sent",
      ]);
    });

    it("provide an individual's label as PDF, and no label for a company [5.19]", async () => {
      const { token, hasLabel } = await create(await prepare());
      expect(hasLabel).toBe(true);
      const label = await store.getTakeBackLabel(token);
      expect(label?.name).toMatch(/\.pdf$/);
      expect(Buffer.from(label?.base64 ?? "", "base64").toString("latin1")).toMatch(/^%PDF-/);
      const ofCompany = await create(await prepare({ company: true }));
      expect(ofCompany.hasLabel).toBe(false);
      expect(await store.getTakeBackLabel(ofCompany.token)).toBeNull();
      expect(await store.getTakeBackLabel(randomUUID())).toBeNull();
    });

    it("appear only in the list of the account of their order", async () => {
      const [mine, other] = [await createOwned(store), await createOwned(store)];
      const ofAccount = { accountId: mine.account.id, email: mine.owner.email };
      const first = await create(await prepare(ofAccount));
      // The account's second order has another e-mail address.
      const second = await create(await prepare({ ...ofAccount, email: newUser().email }));
      await create(await prepare());
      const listed = await store.listTakeBacks(mine.account.id);
      expect(listed).toHaveLength(2);
      expect(listed).toEqual(expect.arrayContaining([first, second]));
      expect(await store.listTakeBacks(other.account.id)).toEqual([]);
    });
  });
}
