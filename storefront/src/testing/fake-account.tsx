import type { Account, AccountDetail, Members, Order, Orders, OrderSummary } from "@spolverk/bff/contract";
import type { AccountRole } from "@spolverk/domain";
import type { ReactNode } from "react";
import { SessionContext } from "../session/use-session.ts";
import { signInAs } from "./sign-in-as.ts";

export const fakeAccount: Account = {
  accountId: "a1",
  accountName: "Verkstaden AB",
  email: "anna@example.com",
  kind: "company",
  role: "owner",
  referalToken: "r1",
  agreements: [{ productId: "All", discountPercentage: 12 }],
};

export const fakeAccountDetail: AccountDetail = {
  ...fakeAccount,
  firstName: "Anna",
  lastName: "Ek",
  cellNumber: "+46701234567",
  company: {
    country: "SE",
    organizationNumber: "5560360793",
    vatNumber: "",
    glnOrPeppolId: "",
    referenceCode: "",
    invoiceEmail: "",
  },
  paymentTermsDays: null,
  newsletter: false,
  addresses: [
    {
      addressId: "d1",
      firstName: "Anna",
      lastName: "Ek",
      company: "Verkstaden AB",
      addressLine1: "Storgatan 1",
      addressLine2: "",
      zip: "252 25",
      city: "Helsingborg",
      state: "",
      country: "SE",
      cellNumber: "+46701234567",
      isBilling: true,
      isShipping: false,
    },
  ],
  contract: [
    {
      productId: "All",
      discountPercentage: 12,
      productName: "",
      validFrom: "2026-01-01",
      validTo: null,
    },
  ],
  createdAt: "2026-01-01T00:00:00Z",
};

export const fakeOrderSummary: OrderSummary = {
  orderId: "o1",
  number: "1042",
  placedAt: "2026-11-01T10:00:00Z",
  state: "processing",
  currency: "SEK",
  total: 55_000,
  pieces: 2,
  hasShippedGoods: false,
  goods: [{ name: "Kärna PLA", thumbnail: "/media/spool-black.svg" }],
};

export const fakeOrders: Orders = {
  orders: [fakeOrderSummary],
  total: 1,
  page: 1,
  pageSize: 20,
  claimable: 0,
};

const { goods: _goods, ...summary } = fakeOrderSummary;
export const fakeOrder: Order = {
  ...summary,
  email: "anna@example.com",
  company: false,
  reverseCharge: false,
  lines: [
    {
      lineId: "l1",
      variationId: "v1",
      sku: "KPLA-BLACK",
      productName: "Kärna PLA",
      variationName: "Svart, 750 g",
      thumbnail: "/media/spool-black.svg",
      quantity: 2,
      discountPercentage: 12,
      discountSource: "agreement",
      unitPrice: 25_000,
      unitBefore: { net: 22_728, gross: 28_410 },
      vat: 10_000,
      total: 50_000,
      isBackOrder: false,
      deliveryDate: null,
      giftCard: null,
      returnable: 0,
    },
  ],
  totals: {
    subTotal: 40_000,
    totalDiscount: 0,
    shipping: { net: 4000, vat: 1000, total: 5000 },
    fee: { net: 0, vat: 0, total: 0 },
    coupon: { net: 0, vat: 0, total: 0 },
    vat: 11_000,
    total: 55_000,
    points: 0,
    giftCard: 0,
    toPay: 55_000,
  },
  couponCode: null,
  billing: {
    firstName: "Anna",
    lastName: "Ek",
    addressLine1: "Storgatan 1",
    addressLine2: "",
    zip: "252 25",
    city: "Helsingborg",
    state: "",
    country: "SE",
    cellNumber: "",
    company: "",
    organizationNumber: "",
    vatNumber: "",
    glnOrPeppolId: "",
    referenceCode: "",
    invoiceNotes: "",
    invoiceEmail: "",
  },
  shipping: null,
  shippingOption: {
    name: "PostNord",
    amount: { net: 4000, vat: 1000, total: 5000 },
    servicePoint: "ICA Kvantum",
  },
  paymentMethod: "stripe",
  hasInvoice: true,
  creditNotes: [],
  parcels: [],
  refunded: 0,
  canCancel: true,
  returnUntil: null,
  canWithdraw: true,
  withdrawals: [],
  returns: [],
};

export const fakeMembers: Members = {
  members: [
    { memberId: "m1", email: "anna@example.com", role: "owner", isYou: true, since: "2026-01-01T00:00:00Z" },
    { memberId: "m2", email: "bo@example.com", role: "viewer", isYou: false, since: "2026-02-01T00:00:00Z" },
  ],
  invitations: [
    {
      invitationId: "i1",
      email: "cia@example.com",
      role: "buyer",
      invitedAt: "2026-11-01T00:00:00Z",
      expiresAt: "2026-11-15T23:59:59.999Z",
    },
  ],
};

/** Provides the session of a user who has signed in, has selected an account and has this role there. */
export function SignedIn({ role = "owner", children }: { role?: AccountRole; children: ReactNode }) {
  return <SessionContext value={signInAs({ ...fakeAccount, role })}>{children}</SessionContext>;
}
