import { Outlet, useRouter } from "@tanstack/react-router";
import { useEffect } from "react";
import { toSignInAddress } from "../../session/to-sign-in-address.ts";
import { useAuthReady, useSession } from "../../session/use-session.ts";

/**
 * Wraps every page of an account. The pages need a user [2.12]: a visitor is redirected to the sign-in. The server
 * knows no user, so the pages show a skeleton until an account is selected, which may happen in a dialog over the page
 * [2.51].
 */
export function AccountLayout() {
  const { isAuthenticated } = useSession();
  const authReady = useAuthReady();
  const router = useRouter();
  const isVisitor = authReady && !isAuthenticated;
  useEffect(() => {
    if (!isVisitor) return;
    // The address is read only here: during the redirect this layout is still mounted, while the router's location is
    // already the sign-in page.
    router.history.replace(toSignInAddress(router.latestLocation.href));
  }, [isVisitor, router]);
  return <Outlet />;
}
