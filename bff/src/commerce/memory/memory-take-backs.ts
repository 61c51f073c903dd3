import { randomUUID } from "node:crypto";
import {
  findTakeBackProblems,
  hasShippedGoods,
  hasTakeBackLabel,
  isTakeBackLinkOpen,
  mayTakeBackMove,
  resolveTakeBackExpiry,
  type TakeBackState,
} from "@spolverk/domain";
import type { CommerceTakeBack, NewTakeBack, ShopStore } from "../store.ts";
import { createMemoryLabel } from "./create-memory-label.ts";
import type { MemoryOrder, MemoryOrders } from "./memory-orders.ts";
import type { MemoryShipments } from "./memory-shipments.ts";
import { toMemoryProgress } from "./to-memory-progress.ts";

const firstNumber = 10_001;

type TakeBack = { -readonly [K in keyof Omit<CommerceTakeBack, "hasLabel">]: CommerceTakeBack[K] } & {
  orderId: string;
  isCompany: boolean;
  email: string;
  createdAt: Date;
};

/**
 * Take-backs in memory, without mails. No parcel is ever received: a take-back ends as sent or expired, and never costs
 * a fee.
 */
export class MemoryTakeBacks implements Pick<
  ShopStore,
  "createTakeBack" | "getTakeBack" | "listTakeBacks" | "markTakeBackSent" | "getTakeBackLabel"
> {
  /** Oldest first. */
  readonly #takeBacks: TakeBack[] = [];
  readonly #orders: Pick<MemoryOrders, "list">;
  readonly #shipments: Pick<MemoryShipments, "sentAt">;
  readonly #now: () => Date;

  constructor(
    orders: Pick<MemoryOrders, "list">,
    shipments: Pick<MemoryShipments, "sentAt">,
    now: () => Date,
  ) {
    this.#orders = orders;
    this.#shipments = shipments;
    this.#now = now;
  }

  async createTakeBack({ orderNumber, email, parcel, isAgreed }: NewTakeBack) {
    const number = orderNumber.replace(/^#/, "");
    const found = this.#orders
      .list()
      .find(({ order, priced }) => order.number === number && priced.email.toLowerCase() === email);
    const now = this.#now();
    const problems = findTakeBackProblems({
      order: found ? this.#toProof(found) : null,
      lastRequestedAt: found ? this.#findLastRequest(email) : null,
      parcel,
      isAgreed,
      now,
    });
    if (!found || problems.length > 0) return { kind: "refused", problems } as const;
    const takeBack: TakeBack = {
      token: randomUUID(),
      number: `R-${firstNumber + this.#takeBacks.length}`,
      state: "created",
      orderNumber: number,
      spools: parcel.spools,
      scrapGrams: parcel.scrapGrams,
      trackingNumber: null,
      expiresAt: resolveTakeBackExpiry(now).toISOString(),
      feeSek: null,
      reason: null,
      history: [{ state: "created", at: now.toISOString() }],
      orderId: found.order.id,
      isCompany: found.priced.company,
      email,
      createdAt: now,
    };
    this.#takeBacks.push(takeBack);
    return { kind: "created", takeBack: toCommerce(takeBack) } as const;
  }

  async getTakeBack(token: string) {
    const found = this.#find(token);
    return found ? toCommerce(found) : null;
  }

  async listTakeBacks(accountId: string) {
    const orders = this.#orders.list().filter((order) => order.accountId === accountId);
    const ids = new Set(orders.map(({ order }) => order.id));
    return this.#current()
      .filter(({ orderId }) => ids.has(orderId))
      .map(toCommerce)
      .toReversed();
  }

  async markTakeBackSent(token: string, trackingNumber: string | null) {
    const found = this.#find(token);
    if (!found) return { kind: "notFound" } as const;
    if (found.state === "sent" && (trackingNumber ?? found.trackingNumber) === found.trackingNumber) {
      return { kind: "sent", takeBack: toCommerce(found) } as const;
    }
    if (!mayTakeBackMove(found.state, "sent")) return { kind: "notOpen" } as const;
    move(found, "sent", this.#now().toISOString());
    found.trackingNumber = trackingNumber;
    return { kind: "sent", takeBack: toCommerce(found) } as const;
  }

  async getTakeBackLabel(token: string) {
    const found = this.#find(token);
    if (!found || !hasTakeBackLabel(found)) return null;
    return { name: `${found.number}.pdf`, base64: createMemoryLabel(found.number).toString("base64") };
  }

  #find(token: string): TakeBack | undefined {
    return this.#current().find(
      (takeBack) => takeBack.token === token && isTakeBackLinkOpen(takeBack.createdAt, this.#now()),
    );
  }

  #toProof({ order, priced }: MemoryOrder) {
    const lines = toMemoryProgress(priced, this.#shipments.sentAt(order.id) !== null);
    return { placedAt: new Date(order.placedAt), hasShippedGoods: hasShippedGoods(lines) };
  }

  #findLastRequest(email: string): Date | null {
    const requests = this.#current().filter((each) => each.email === email && each.state !== "expired");
    return requests.at(-1)?.createdAt ?? null;
  }

  /** All take-backs in their current state. */
  #current(): readonly TakeBack[] {
    for (const takeBack of this.#takeBacks) {
      const isOver = this.#now().getTime() >= new Date(takeBack.expiresAt).getTime();
      if (isOver && mayTakeBackMove(takeBack.state, "expired")) move(takeBack, "expired", takeBack.expiresAt);
    }
    return this.#takeBacks;
  }
}

function move(takeBack: TakeBack, state: TakeBackState, at: string): void {
  takeBack.state = state;
  takeBack.history = [...takeBack.history, { state, at }];
}

function toCommerce(takeBack: TakeBack): CommerceTakeBack {
  const { orderId: _order, isCompany: _company, email: _email, createdAt: _created, ...shown } = takeBack;
  return structuredClone({ ...shown, hasLabel: hasTakeBackLabel(takeBack) });
}
