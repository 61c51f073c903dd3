import type { ReactNode } from "react";
import { useIsHydrated } from "../browser/use-is-hydrated.ts";

type SafeFormProps = { onSubmit: () => void; className?: string; children: ReactNode };

/**
 * A form for personal data. Before hydration its fields are disabled, so that no input is lost and Enter cannot submit
 * the form. If the browser submits it nevertheless, the method is POST, so that no personal data gets into the address.
 * The page and the API validate the fields, not the browser.
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
