import { useRouter } from "@tanstack/react-router";
import { useEffect } from "react";
import { trackEvent } from "./track-event.ts";

const viewPage = () => trackEvent("page_view", { page_location: window.location.href });

/** Tells of the first page, of its having come to life, and of each navigation after it [7.23]. */
export function usePageEvents(): void {
  const router = useRouter();
  useEffect(() => {
    viewPage();
    trackEvent("user_engagement", {});
    return router.subscribe("onResolved", ({ fromLocation, hrefChanged }) => {
      if (fromLocation && hrefChanged) viewPage();
    });
  }, [router]);
}
