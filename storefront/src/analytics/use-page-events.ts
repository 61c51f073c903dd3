import { useRouter } from "@tanstack/react-router";
import { useEffect } from "react";
import { hideIds } from "../site/hide-ids.ts";
import { tellConsent } from "./tell-consent.ts";
import { trackEvent } from "./track-event.ts";

/**
 * The address of a page for analytics, without secrets. A checkout's address loses its id, which opens the checkout,
 * and its query, in which a payment service may return secrets. Account pages lose their query, which may contain a
 * sign-in code, and the withdrawal form loses the order number in its link. Every address loses its fragment, because
 * links in mails carry their tokens there.
 */
export function toTrackedLocation(href: string): string {
  const { origin, pathname, search } = new URL(href);
  const path = hideIds(pathname);
  const isPublic = path === pathname && !/^\/(?:account|withdrawal)(?:\/|$)/i.test(path);
  return `${origin}${path}${isPublic ? search : ""}`;
}

const track = (event: "page_view" | "user_engagement") =>
  trackEvent(event, { page_location: toTrackedLocation(window.location.href) });

/** Tracks the shopper's consent, the first page, its hydration, and each later navigation [7.23]. */
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
