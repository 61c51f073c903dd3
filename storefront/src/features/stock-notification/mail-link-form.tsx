import { useRouteContext } from "@tanstack/react-router";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { toProblem } from "../../api/to-problem.ts";
import { BusyButton } from "../../ui/busy-button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { useIsHydrated } from "../../browser/use-is-hydrated.ts";
import { parseMailLink } from "./parse-mail-link.ts";

type State = { kind: "idle" | "sending" | "done" } | { kind: "refused"; message: string };

/**
 * Carries out the action of a link in a mail about stock. It waits for a press of the button, because mail scanners
 * open links but press no buttons [3.47].
 */
export function MailLinkForm() {
  const { t } = useTranslation();
  const { api } = useRouteContext({ from: "__root__" });
  const isHydrated = useIsHydrated();
  const [state, setState] = useState<State>({ kind: "idle" });
  // The server cannot read the link's token, because a browser does not send the fragment.
  if (!isHydrated) return <p className="min-h-14 text-soft">{t("mailLink.loading")}</p>;
  const link = parseMailLink(location.hash);
  if (link === null) return <Notice look="error">{t("mailLink.broken")}</Notice>;
  const { action, token } = link;
  const isConfirming = action === "confirm";

  async function send(): Promise<void> {
    setState({ kind: "sending" });
    try {
      const body = { token };
      if (isConfirming) await api("POST /stockNotification/confirm", { body });
      else await api("POST /stockNotification/unsubscribe", { body });
      setState({ kind: "done" });
    } catch (error) {
      setState({ kind: "refused", message: toProblem(error, t).message });
    }
  }

  if (state.kind === "done") {
    return <Notice look="info">{t(isConfirming ? "mailLink.confirmed" : "mailLink.unsubscribed")}</Notice>;
  }
  return (
    <div className="grid gap-5">
      <p className="text-soft">{t(isConfirming ? "mailLink.confirmText" : "mailLink.unsubscribeText")}</p>
      {state.kind === "refused" && <Notice look="error">{state.message}</Notice>}
      <BusyButton
        busy={state.kind === "sending"}
        busyLabel={t("stockNotification.sending")}
        className="justify-self-start max-sm:w-full"
        onClick={() => void send()}
      >
        {t(isConfirming ? "mailLink.confirm" : "mailLink.unsubscribe")}
      </BusyButton>
    </div>
  );
}
