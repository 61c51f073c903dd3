import { useRouteContext } from "@tanstack/react-router";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { BusyButton } from "../../ui/busy-button.tsx";
import { TextField } from "../../ui/field.tsx";
import { Notice } from "../../ui/notice.tsx";
import { SafeForm } from "../../ui/safe-form.tsx";
import { checkEmail } from "./check-email.ts";

type State = "error" | "idle" | "subscribing" | "success";

/** Subscribes to the newsletter, then asks the subscriber to look for the confirmation mail [2.31], [4.33]. */
export function NewsletterForm() {
  const { t } = useTranslation();
  const { api, shop } = useRouteContext({ from: "__root__" });
  const [state, setState] = useState<State>("idle");
  const [email, setEmail] = useState("");
  const [problem, setProblem] = useState<ReturnType<typeof checkEmail>>(null);
  const root = useRef<HTMLDivElement>(null);

  async function subscribe(): Promise<void> {
    if (state === "subscribing") return;
    const found = checkEmail(email);
    setProblem(found);
    if (found) {
      root.current?.querySelector("input")?.focus();
      return;
    }
    setState("subscribing");
    try {
      await api("POST /sendgrid/newsletter", { body: { email: email.trim(), site: shop.site.code } });
      setState("success");
    } catch {
      // Every failure shows the same message [8.34].
      setState("error");
    }
  }

  return (
    <div className="max-w-xl" ref={root}>
      <h2 className="title-section">{t("newsletter.title")}</h2>
      <p className="mt-2 text-soft">{t("newsletter.text")}</p>
      {state === "success" ? (
        <div className="mt-4">
          <Notice look="info">{t("newsletter.success", { email: email.trim() })}</Notice>
        </div>
      ) : (
        <SafeForm className="mt-4" onSubmit={() => void subscribe()}>
          <div className="flex flex-wrap items-start gap-3">
            <TextField
              autoComplete="email"
              className="grow basis-56"
              error={problem ? t(problem) : undefined}
              id="newsletter-email"
              inputMode="email"
              label={t("newsletter.email")}
              maxLength={254}
              name="email"
              onChange={setEmail}
              type="email"
              value={email}
            />
            <BusyButton
              busy={state === "subscribing"}
              busyLabel={t("newsletter.busy")}
              className="max-sm:w-full sm:mt-6.5"
              type="submit"
            >
              {t("newsletter.submit")}
            </BusyButton>
          </div>
          {state === "error" && (
            <div className="mt-3">
              <Notice look="error">{t("error.unknown")}</Notice>
            </div>
          )}
        </SafeForm>
      )}
    </div>
  );
}
