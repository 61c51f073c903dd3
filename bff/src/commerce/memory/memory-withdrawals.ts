import type { AccountOrder } from "@spolverk/domain";
import type { NewWithdrawal, ShopStore } from "../store.ts";
import type { PersonalData } from "../store.ts";
import type { MemoryOrder } from "./memory-orders.ts";

const firstNumber = 10_001;

type Withdrawal = NewWithdrawal & { number: string; receivedAt: string };

/** Withdrawals from contracts in memory. No mail is sent: tests read the saved withdrawals. */
export class MemoryWithdrawals implements Pick<ShopStore, "saveWithdrawal"> {
  readonly #withdrawals: Withdrawal[] = [];
  readonly #now: () => Date;

  constructor(now: () => Date) {
    this.#now = now;
  }

  async saveWithdrawal(statement: NewWithdrawal) {
    const { number, receivedAt } = this.#find(statement) ?? this.#add(statement);
    return { number, receivedAt };
  }

  /** All withdrawals, oldest first. */
  list(): readonly Withdrawal[] {
    return this.#withdrawals;
  }

  /** The withdrawals of an order, by its number and e-mail address; here they stay undecided. */
  listOf({ order, priced }: Pick<MemoryOrder, "order" | "priced">): AccountOrder["withdrawals"] {
    const email = priced.email.toLowerCase();
    return this.#withdrawals
      .filter((each) => each.orderNumber === order.number && each.email === email)
      .map(({ number, receivedAt, goods }) => ({ number, receivedAt, goods, state: "received" }));
  }

  /** The withdrawals of an address, newest first. */
  listOfAddress(address: string): PersonalData["withdrawals"] {
    return this.#withdrawals
      .filter(({ email }) => email === address)
      .map(({ number, receivedAt, orderNumber, name, goods }) => ({
        number,
        receivedAt,
        orderNumber,
        name,
        goods,
        state: "received" as const,
      }))
      .toReversed();
  }

  #find({ orderNumber, email, goods }: NewWithdrawal): Withdrawal | undefined {
    return this.#withdrawals.find(
      (each) => each.orderNumber === orderNumber && each.email === email && each.goods === goods,
    );
  }

  #add(statement: NewWithdrawal): Withdrawal {
    const number = `W-${firstNumber + this.#withdrawals.length}`;
    const withdrawal = { ...statement, number, receivedAt: this.#now().toISOString() };
    this.#withdrawals.push(withdrawal);
    return withdrawal;
  }
}
