import { useRouter } from "@tanstack/react-router";
import { useEffect } from "react";
import { tellConsent } from "./tell-consent.ts";
import { toTrackedLocation } from "./to-tracked-location.ts";
import { trackEvent } from "./track-event.ts";

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
