import { beforeAll, describe, expect, it } from "vitest";
import type { AccountSettings } from "../../../commerce/store.ts";
import { createAccountAddress } from "../../with-accounts.ts";
import { createOwned, newUser } from "../new-user.ts";
import type { BackendHarness } from "../backend-harness.ts";

const first = { referralToken: null, company: null };
const fras = { name: "Fräs AB", organizationNumber: "556036-0793", country: "SE" };
const { id: _id, ...lund } = createAccountAddress({ cellNumber: "+46701234567" });

/** The requirements of any store on users' accounts and their data. */
export function describeAccounts(makeBackend: () => Promise<BackendHarness>): void {
  describe("accounts", () => {
    let store: BackendHarness["store"];
    beforeAll(async () => {
      ({ store } = await makeBackend());
    });

    it("start with none for a new user [7.6]", async () => {
      expect(await store.listAccounts(newUser())).toEqual([]);
    });

    it("include the first one created, with the user as its owner [4.4] [7.8]", async () => {
      const user = newUser();
      const account = await store.createAccount(user, { ...first, referralToken: "invited-by-a-friend" });
      expect(account).toMatchObject({ kind: "individual", email: user.email, role: "owner", agreements: [] });
      expect(await store.listAccounts(user)).toEqual([account]);
    });

    it("include one account when several calls create the first one concurrently [4.4]", async () => {
      const user = newUser();
      const created = await Promise.all(Array.from({ length: 8 }, () => store.createAccount(user, first)));
      expect(new Set(created.map(({ id }) => id)).size).toBe(1);
      expect(await store.listAccounts(user)).toHaveLength(1);
    });

    it("allow a user an additional account for a company [1.3] [1.4]", async () => {
      const { owner, account } = await createOwned(store);
      const company = await store.createAccount(owner, { ...first, company: fras });
      expect(company).toMatchObject({ kind: "company", name: "Fräs AB", role: "owner" });
      expect((await store.listAccounts(owner)).map(({ id }) => id)).toEqual([account.id, company.id]);
      expect((await store.getAccount(company.id)).company).toMatchObject({
        country: "SE",
        organizationNumber: "556036-0793",
      });
      expect((await store.createAccount(owner, first)).id).toBe(account.id);
    });

    it("contain a unique referral token that cannot be guessed [3.2]", async () => {
      const accounts = await Promise.all([createOwned(store), createOwned(store)]);
      const tokens = accounts.map(({ account }) => account.referralToken);
      expect(new Set(tokens).size).toBe(2);
      for (const token of tokens) expect(token).toMatch(/^[\w-]{20,}$/);
    });

    it("stay hidden from other users, even with the same e-mail address", async () => {
      const { owner } = await createOwned(store);
      expect(await store.listAccounts({ ...owner, subject: newUser().subject })).toEqual([]);
    });

    it("start without data", async () => {
      const { account, owner } = await createOwned(store);
      const { createdAt, ...detail } = await store.getAccount(account.id);
      expect(Date.parse(createdAt)).not.toBeNaN();
      expect(detail).toMatchObject({
        id: account.id,
        email: owner.email,
        firstName: "",
        lastName: "",
        cellNumber: "",
        company: null,
        paymentTermsDays: null,
        newsletter: false,
        addresses: [],
      });
    });

    it("hold the settings saved last", async () => {
      const { account } = await createOwned(store);
      const settings: AccountSettings = {
        name: "Kim at home",
        firstName: "Kim",
        lastName: "Ek",
        cellNumber: "+46701234567",
        company: null,
      };
      await store.saveAccountSettings(account.id, { ...settings, name: "Before" });
      await store.saveAccountSettings(account.id, settings);
      expect(await store.getAccount(account.id)).toMatchObject(settings);
    });

    it("hold a company's data", async () => {
      const { owner } = await createOwned(store);
      const { id } = await store.createAccount(owner, { ...first, company: fras });
      const company = {
        country: "DE",
        organizationNumber: "HRB 86891",
        vatNumber: "DE136695976",
        glnOrPeppolId: "7300009098990",
        referenceCode: "4711",
        invoiceEmail: "invoices@example.org",
      };
      const contact = { firstName: "", lastName: "", cellNumber: "" };
      await store.saveAccountSettings(id, { ...contact, name: "Weber GmbH", company });
      expect(await store.getAccount(id)).toMatchObject({ name: "Weber GmbH", company, kind: "company" });
    });
  });

  describe("the address book of an account", () => {
    let store: BackendHarness["store"];
    beforeAll(async () => {
      ({ store } = await makeBackend());
    });
    const list = async (id: string) => (await store.getAccount(id)).addresses;

    it("holds added addresses, oldest first, and the last changes", async () => {
      const { account } = await createOwned(store);
      expect(await store.saveAddress(account.id, { id: null, ...lund })).toBe("saved");
      const malmo = { ...lund, city: "Malmö", isBilling: false, isShipping: false };
      await store.saveAddress(account.id, { id: null, ...malmo });
      const [oldest, newest] = await list(account.id);
      expect([oldest, newest]).toMatchObject([lund, malmo]);
      if (!newest) throw new Error("There is no second address");
      const ystad = { ...newest, city: "Ystad" };
      expect(await store.saveAddress(account.id, ystad)).toBe("saved");
      expect(await list(account.id)).toEqual([oldest, ystad]);
    });

    it("marks at most one default address for each form", async () => {
      const { account } = await createOwned(store);
      await store.saveAddress(account.id, { id: null, ...lund });
      await store.saveAddress(account.id, { id: null, ...lund, city: "Malmö", isBilling: false });
      const uses = (await list(account.id)).map(({ isBilling, isShipping }) => [isBilling, isShipping]);
      expect(uses).toEqual([
        [true, false],
        [false, true],
      ]);
    });

    it("removes an address once", async () => {
      const { account } = await createOwned(store);
      await store.saveAddress(account.id, { id: null, ...lund });
      const [address] = await list(account.id);
      expect(await store.removeAddress(account.id, address?.id ?? "")).toBe("removed");
      expect(await store.removeAddress(account.id, address?.id ?? "")).toBe("unknown");
      expect(await list(account.id)).toEqual([]);
    });

    it("cannot be changed from another account", async () => {
      const [mine, other] = [await createOwned(store), await createOwned(store)];
      await store.saveAddress(mine.account.id, { id: null, ...lund });
      const [address] = await list(mine.account.id);
      if (!address) throw new Error("There is no address");
      expect(await store.saveAddress(other.account.id, { ...address, city: "Ystad" })).toBe("unknown");
      expect(await store.removeAddress(other.account.id, address.id)).toBe("unknown");
      expect(await list(mine.account.id)).toEqual([address]);
      expect(await list(other.account.id)).toEqual([]);
    });

    it("accepts fifty addresses, also by concurrent calls", async () => {
      const { account } = await createOwned(store);
      const add = () => store.saveAddress(account.id, { id: null, ...lund });
      for (let count = 0; count < 46; count += 1) expect(await add()).toBe("saved");
      const results = await Promise.all(Array.from({ length: 8 }, add));
      expect(results.filter((result) => result === "saved")).toHaveLength(4);
      expect(results.filter((result) => result === "too_many")).toHaveLength(4);
      expect(await list(account.id)).toHaveLength(50);
    });
  });

  describe("the wish list of a member", () => {
    let store: BackendHarness["store"];
    beforeAll(async () => {
      ({ store } = await makeBackend());
    });

    it("lists added variations, last one first, each once in its place, without removed ones", async () => {
      const { account, owner } = await createOwned(store);
      const change = (add: string[], remove: string[] = []) =>
        store.changeWishList(account.id, owner.subject, { add, remove });
      expect(await change([])).toEqual([]);
      expect(await change(["a"])).toEqual(["a"]);
      expect(await change(["b"])).toEqual(["b", "a"]);
      expect(await change(["a"])).toEqual(["b", "a"]);
      expect(await change(["c", "d"], ["b"])).toEqual(["d", "c", "a"]);
      expect(await change([])).toEqual(["d", "c", "a"]);
    });

    it("loses nothing that concurrent calls add", async () => {
      const { account, owner } = await createOwned(store);
      const ids = Array.from({ length: 8 }, (_, index) => `variation-${index}`);
      await Promise.all(
        ids.map((id) => store.changeWishList(account.id, owner.subject, { add: [id], remove: [] })),
      );
      const list = await store.changeWishList(account.id, owner.subject, { add: [], remove: [] });
      expect(list.toSorted()).toEqual(ids);
    });

    it("holds 200 variations and drops the oldest", async () => {
      const { account, owner } = await createOwned(store);
      const ids = Array.from({ length: 200 }, (_, index) => `variation-${index}`);
      await store.changeWishList(account.id, owner.subject, { add: ids, remove: [] });
      const list = await store.changeWishList(account.id, owner.subject, { add: ["last"], remove: [] });
      expect([list.length, list[0], list.includes("variation-0")]).toEqual([200, "last", false]);
    });
  });

  describe("a deleted account", () => {
    let store: BackendHarness["store"];
    beforeAll(async () => {
      ({ store } = await makeBackend());
    });

    it("disappears for its user, who can create a new first one", async () => {
      const { account, owner } = await createOwned(store);
      await store.saveAddress(account.id, { id: null, ...lund });
      expect(await store.deleteAccount(account.id)).toBe("deleted");
      expect(await store.listAccounts(owner)).toEqual([]);
      const created = await store.createAccount(owner, first);
      expect(created.id).not.toBe(account.id);
      expect((await store.getAccount(created.id)).addresses).toEqual([]);
    });

    it("leaves the user's other accounts", async () => {
      const { account, owner } = await createOwned(store);
      const company = await store.createAccount(owner, { ...first, company: fras });
      await store.deleteAccount(account.id);
      expect((await store.listAccounts(owner)).map(({ id }) => id)).toEqual([company.id]);
    });
  });
}
