import { ApiError } from "@spolverk/bff/contract";
import { useQueryClient } from "@tanstack/react-query";
import { useRouteContext, useRouter } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { checkoutQuery } from "../../../api/queries.ts";
import { toProblem } from "../../../api/to-problem.ts";
import { useAuthReady, useSession } from "../../../session/use-session.ts";
import { CheckoutClosed } from "./checkout-closed.tsx";
import { CheckoutUnreadable } from "./checkout-unreadable.tsx";
import { CheckoutWaiting } from "./checkout-waiting.tsx";
import { isSignInCode } from "./is-sign-in-code.ts";

type Refused = { by: string; error: unknown };

/**
 * Opens the checkout of an account. The API refuses it to the server and to a page before sign-in, so this component
 * fetches it again for the selected account and then shows it like a guest's checkout.
 */
export function AccountCheckout({ checkoutId, step }: { checkoutId: string; step: string }) {
  const { t } = useTranslation();
  const { api } = useRouteContext({ from: "__root__" });
  const { isAuthenticated, account } = useSession();
  const authReady = useAuthReady();
  const queryClient = useQueryClient();
  const router = useRouter();
  const [refused, setRefused] = useState<Refused | null>(null);
  const accountId = account?.accountId ?? null;

  useEffect(() => {
    if (accountId === null) return;
    let isCurrent = true;
    queryClient.fetchQuery(checkoutQuery(api, checkoutId)).then(
      () => isCurrent && void router.invalidate(),
      (error: unknown) => isCurrent && setRefused({ by: accountId, error }),
    );
    return () => {
      isCurrent = false;
    };
  }, [accountId, api, checkoutId, queryClient, router]);

  if (authReady && !isAuthenticated) {
    return <CheckoutClosed checkoutId={checkoutId} reason="signIn" step={step} />;
  }
  if (refused === null || refused.by !== accountId) return <CheckoutWaiting />;
  const { error } = refused;
  if (error instanceof ApiError && error.code === "account_forbidden") {
    return <CheckoutClosed checkoutId={checkoutId} reason="otherAccount" step={step} />;
  }
  if (error instanceof ApiError && isSignInCode(error.code)) {
    return <CheckoutClosed checkoutId={checkoutId} reason="signIn" step={step} />;
  }
  return <CheckoutUnreadable message={toProblem(error, t).message} />;
}
