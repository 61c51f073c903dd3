import type { ReactNode } from "react";
import { useIsHydrated } from "../browser/use-is-hydrated.ts";

type SafeFormProps = { onSubmit: () => void; className?: string; children: ReactNode };

/**
 * A form for personal data. Until it is hydrated, nothing can be typed that would be lost, and Enter cannot send it; should
 * it ever be sent by the browser, it goes by post, never into the address. What it holds is checked by its page and the API,
 * so not by the browser.
 */
export function SafeForm({ onSubmit, className, children }: SafeFormProps) {
  const isHydrated = useIsHydrated();
  return (
    <form
      className={className}
      method="post"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <fieldset className="contents" disabled={!isHydrated}>
        {children}
      </fieldset>
    </form>
  );
}
