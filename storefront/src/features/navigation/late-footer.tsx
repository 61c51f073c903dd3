import { lazy, memo } from "react";
import { AliveWhenNear } from "../../ui/alive-when-near.tsx";
import { loadPart } from "./chunk-failure.ts";
import { PartBoundary } from "./part-boundary.tsx";

const loadFooter = async () => (await import("./footer.tsx")).Footer;

// The server writes it as it is. In the browser it stands and its links lead on before its script has come.
const Footer = import.meta.env.SSR
  ? await loadFooter()
  : lazy(async () => ({ default: await loadPart(loadFooter) }));

/**
 * The footer, made alive when somebody comes near it. Kept from renders of what is around it: one that came before its
 * script would take the server's away.
 */
export const LateFooter = memo(function LateFooter() {
  return (
    <PartBoundary resetKey="">
      <AliveWhenNear className="print:hidden">
        <Footer />
      </AliveWhenNear>
    </PartBoundary>
  );
});
