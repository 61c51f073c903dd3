import { type ReactNode, Suspense, use, useState, useSyncExternalStore } from "react";
import { Gate } from "./gate.ts";
import { noSubscription } from "./no-subscription.ts";

type AliveWhenNearProps = {
  /** The element around the part, which is alive from the start. */
  as?: "div" | "li";
  className: string;
  children: ReactNode;
};

/**
 * A part of the page that stands as the server wrote it, links and all, until it comes near the window or something in
 * it is pressed; then React takes it over. What is made in the browser is alive at once.
 */
export function AliveWhenNear({ as: Around = "div", className, children }: AliveWhenNearProps) {
  const [gate] = useState(() => new Gate());
  const isServed = useSyncExternalStore(noSubscription, gate.readServed, gate.markServed);
  // What it shows has changed: React would take away the server's if it had to wait.
  if (!isServed || gate.isWatching()) gate.open();
  return (
    <Around
      className={className}
      ref={(element: Element | null) => (element ? gate.watch(element) : undefined)}
    >
      <Suspense>
        <Gated gate={gate}>{children}</Gated>
      </Suspense>
    </Around>
  );
}

function Gated({ gate, children }: { gate: Gate; children: ReactNode }) {
  if (!import.meta.env.SSR && !gate.isOpen) use(gate.opened);
  return children;
}
