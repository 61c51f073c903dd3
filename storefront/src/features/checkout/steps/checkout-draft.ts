import { clearDrafts } from "../../../browser/use-form-draft.ts";

/** The name of the draft of one of a checkout's forms: no other checkout starts with what was typed or ticked here. */
export const toCheckoutDraft = (checkoutId: string, form: string) => `checkout-${checkoutId}-${form}`;

/**
 * Forgets what was typed in a checkout's forms whose names begin so; in all of them without a beginning. The page goes on
 * showing it.
 */
export const clearCheckoutDrafts = (checkoutId: string, beginning = "") =>
  clearDrafts(toCheckoutDraft(checkoutId, beginning));
