import { clearDrafts } from "../../../browser/use-form-draft.ts";

/**
 * The name of a form's draft. It contains the checkout's id, so that no checkout starts with the values of another
 * checkout.
 */
export const toCheckoutDraft = (checkoutId: string, form: string) => `checkout-${checkoutId}-${form}`;

/**
 * Clears the stored drafts of a checkout's forms whose names begin with this prefix, by default those of all forms. The
 * page keeps showing the values.
 */
export const clearCheckoutDrafts = (checkoutId: string, beginning = "") =>
  clearDrafts(toCheckoutDraft(checkoutId, beginning));
