import { Outlet, useRouter } from "@tanstack/react-router";
import { useEffect } from "react";
import { toSignInAddress } from "../../session/to-sign-in-address.ts";
import { useAuthReady, useSession } from "../../session/use-session.ts";

/**
 * Wraps every page of an account: it needs a user [2.12] and redirects to the sign-in without one. The server knows no
 * user, so the pages show a skeleton until the account is selected, in a dialog over them [2.51].
 */
export function AccountLayout() {
  const { isAuthenticated } = useSession();
  const authReady = useAuthReady();
  const router = useRouter();
  const isVisitor = authReady && !isAuthenticated;
  useEffect(() => {
    if (!isVisitor) return;
    // Read once: during the redirect the location is already the sign-in's, while this layout is still mounted.
    router.history.replace(toSignInAddress(router.latestLocation.href));
  }, [isVisitor, router]);
  return <Outlet />;
}
