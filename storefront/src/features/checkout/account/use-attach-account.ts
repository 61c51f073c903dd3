import type { Checkout } from "@spolverk/bff/contract";
import { useEffect, useRef } from "react";
import { useSession } from "../../../session/use-session.ts";
import { readStoredCheckout } from "../start/stored-checkout.ts";
import { isOpenCheckout } from "../steps/is-open-checkout.ts";
import { useCheckoutCall } from "../steps/use-checkout-call.ts";

/**
 * Attaches a guest's checkout to the signed-in account, so that signing in during a checkout keeps it and applies the
 * account's prices [7.12]. It happens once per account, and not while the order is being placed. It applies only to a
 * checkout that this browser started: opening another person's link must neither take over the checkout nor copy that
 * person's address into the account. The user can still attach such a checkout in the first step.
 *
 * @returns why the API refused to attach the checkout; null when it did not refuse
 */
export function useAttachAccount(checkout: Checkout) {
  const { account } = useSession();
  const { problem, run } = useCheckoutCall(checkout.id);
  const tried = useRef<string | null>(null);
  const mayOrder = account !== null && account.role !== "viewer";
  const isWanted = isOpenCheckout(checkout) && mayOrder && checkout.accountId === null;
  useEffect(() => {
    if (!isWanted || account === null || tried.current === account.accountId) return;
    if (readStoredCheckout()?.id !== checkout.id) return;
    tried.current = account.accountId;
    const params = { id: checkout.id };
    const body = { email: checkout.email ?? account.email };
    void run((api) => api("POST /checkout/{id}/account", { params, body }));
  });
  return problem;
}
