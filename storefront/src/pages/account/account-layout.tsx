import { Outlet, useRouter } from "@tanstack/react-router";
import { useEffect } from "react";
import { toSignInAddress } from "../../session/to-sign-in-address.ts";
import { useAuthReady, useSession } from "../../session/use-session.ts";

/**
 * Around every page of an account: it needs a user [2.12], and leads to the sign-in without one. The server's HTML knows
 * of none: the pages show their outline until the account is selected, which is asked for over them [2.51].
 */
export function AccountLayout() {
  const { isAuthenticated } = useSession();
  const authReady = useAuthReady();
  const router = useRouter();
  const isVisitor = authReady && !isAuthenticated;
  useEffect(() => {
    if (!isVisitor) return;
    // Read once: on the way to the sign-in the location is that already, while this is still on the page.
    router.history.replace(toSignInAddress(router.latestLocation.href));
  }, [isVisitor, router]);
  return <Outlet />;
}
