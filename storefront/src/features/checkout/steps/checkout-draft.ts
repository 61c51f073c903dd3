import { clearDrafts } from "../../../browser/use-form-draft.ts";

/** The name of a form's draft: it contains the checkout's id, so that no checkout starts with another's values. */
export const toCheckoutDraft = (checkoutId: string, form: string) => `checkout-${checkoutId}-${form}`;

/**
 * Clears the stored drafts of a checkout's forms whose names have this prefix, by default of all. The page keeps
 * showing the values.
 */
export const clearCheckoutDrafts = (checkoutId: string, beginning = "") =>
  clearDrafts(toCheckoutDraft(checkoutId, beginning));
