import { lazy, memo } from "react";
import { whenIdle } from "../../ui/when-idle.ts";
import { loadPart } from "./chunk-failure.ts";
import { PartBoundary } from "./part-boundary.tsx";

const loadFooter = async () => (await import("./footer.tsx")).Footer;

// The server writes it as it is. In the browser it stands and its links lead on before its script has come.
const Footer = import.meta.env.SSR
  ? await loadFooter()
  : lazy(async () => {
      await whenIdle();
      return { default: await loadPart(loadFooter) };
    });

/**
 * The footer, made alive when the browser has nothing else to do. Kept from renders of what is around it: one that
 * came before its script would take the server's away.
 */
export const LateFooter = memo(function LateFooter() {
  return (
    <PartBoundary resetKey="">
      <Footer />
    </PartBoundary>
  );
});
