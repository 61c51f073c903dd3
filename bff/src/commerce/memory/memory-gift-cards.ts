import { type Currency, normalizeGiftCardCode } from "@spolverk/domain";
import type { CommerceGiftCard } from "../engine.ts";

/** Gift cards in memory. Tests issue them; no mail is sent. */
export class MemoryGiftCards {
  readonly #cards = new Map<string, CommerceGiftCard & { code: string }>();
  /** Amounts taken, by checkout. */
  readonly #spent = new Map<string, { id: string; amount: number }>();

  /** Issues a card. @param code as `normalizeGiftCardCode` returns it */
  issue(code: string, currency: Currency, balance: number, expiresAt: string): string {
    const id = `gift_card_${this.#cards.size + 1}`;
    const lastCharacters = code.slice(-4);
    this.#cards.set(id, { id, code, lastCharacters, currency, balance, isDisabled: false, expiresAt });
    return id;
  }

  disable(id: string): void {
    this.#change(id, (card) => ({ ...card, isDisabled: true }));
  }

  find(typed: string): CommerceGiftCard | null {
    const code = normalizeGiftCardCode(typed);
    const found = [...this.#cards.values()].find((card) => card.code === code);
    return found ? this.get(found.id) : null;
  }

  get(id: string): CommerceGiftCard | null {
    const found = this.#cards.get(id);
    if (!found) return null;
    const { code: _code, ...card } = found;
    return card;
  }

  /** Takes a checkout's amount off its card, once. Returns whether the balance suffices. */
  spend(checkoutId: string, id: string, amount: number): boolean {
    if (this.#spent.has(checkoutId)) return true;
    const card = this.#cards.get(id);
    if (!card || card.isDisabled || card.balance < amount) return false;
    this.#change(id, ({ balance, ...rest }) => ({ ...rest, balance: balance - amount }));
    this.#spent.set(checkoutId, { id, amount });
    return true;
  }

  /** Returns the amount taken for a checkout. */
  giveBack(checkoutId: string): void {
    const spent = this.#spent.get(checkoutId);
    if (!spent) return;
    this.#change(spent.id, ({ balance, ...rest }) => ({ ...rest, balance: balance + spent.amount }));
    this.#spent.delete(checkoutId);
  }

  #change(
    id: string,
    change: (card: CommerceGiftCard & { code: string }) => CommerceGiftCard & { code: string },
  ) {
    const card = this.#cards.get(id);
    if (card) this.#cards.set(id, change(card));
  }
}
