import { useRouter } from "@tanstack/react-router";
import { useEffect } from "react";
import { hideIds } from "../site/hide-ids.ts";
import { tellConsent } from "./tell-consent.ts";
import { trackEvent } from "./track-event.ts";

/**
 * The address of a page as analytics may know it. The id of a checkout opens it to everyone who has it: it is left out, and
 * with it the query, in which a payment service may hand its own secrets back. An account's pages go without theirs too: a
 * code to sign in with may stand in it; and the form to withdraw without the order that its link names. What is behind the
 * "#" is left out everywhere: mails put their tokens there.
 */
export function toTrackedLocation(href: string): string {
  const { origin, pathname, search } = new URL(href);
  const path = hideIds(pathname);
  const isPublic = path === pathname && !/^\/(?:account|withdrawal)(?:\/|$)/i.test(path);
  return `${origin}${path}${isPublic ? search : ""}`;
}

const track = (event: "page_view" | "user_engagement") =>
  trackEvent(event, { page_location: toTrackedLocation(window.location.href) });

/** Tells of the shopper's consent, of the first page, of its having come to life, and of each navigation after it [7.23]. */
export function usePageEvents(): void {
  const router = useRouter();
  useEffect(tellConsent, []);
  useEffect(() => {
    track("page_view");
    track("user_engagement");
    return router.subscribe("onResolved", ({ fromLocation, hrefChanged }) => {
      if (fromLocation && hrefChanged) track("page_view");
    });
  }, [router]);
}
