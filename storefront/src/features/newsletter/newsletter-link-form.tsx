import { useRouteContext } from "@tanstack/react-router";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { toProblem } from "../../api/to-problem.ts";
import { BusyButton } from "../../ui/busy-button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { useIsHydrated } from "../../browser/use-is-hydrated.ts";

type State = { kind: "idle" | "sending" | "done" } | { kind: "refused"; message: string };

const texts = {
  confirm: { explain: "confirmText", press: "confirm", done: "confirmed" },
  unsubscribe: { explain: "unsubscribeText", press: "unsubscribe", done: "unsubscribed" },
} as const;

/**
 * Confirms or ends a newsletter subscription by the token of a mail's link. It waits for a press of the button, because
 * mail scanners open links but press no buttons [7.14].
 */
export function NewsletterLinkForm({ action }: { action: keyof typeof texts }) {
  const { t } = useTranslation();
  const { api } = useRouteContext({ from: "__root__" });
  const isHydrated = useIsHydrated();
  const [state, setState] = useState<State>({ kind: "idle" });
  // The server cannot read the token, because a browser does not send the fragment.
  if (!isHydrated) return <p className="min-h-14 text-soft">{t("newsletterLink.loading")}</p>;
  const token = parseToken(location.hash);
  if (token === null) return <Notice look="error">{t("newsletterLink.broken")}</Notice>;
  const { explain, press, done } = texts[action];

  async function send(known: string): Promise<void> {
    setState({ kind: "sending" });
    try {
      if (action === "confirm") await api("POST /newsletter/confirm", { body: { token: known } });
      else await api("POST /newsletter/unsubscribe/{token}", { params: { token: known } });
      setState({ kind: "done" });
    } catch (error) {
      setState({ kind: "refused", message: toProblem(error, t).message });
    }
  }

  if (state.kind === "done") return <Notice look="info">{t(`newsletterLink.${done}`)}</Notice>;
  return (
    <div className="grid gap-5">
      <p className="text-soft">{t(`newsletterLink.${explain}`)}</p>
      {state.kind === "refused" && <Notice look="error">{state.message}</Notice>}
      <BusyButton
        busy={state.kind === "sending"}
        busyLabel={t("newsletterLink.loading")}
        className="justify-self-start max-sm:w-full"
        onClick={() => void send(token)}
      >
        {t(`newsletterLink.${press}`)}
      </BusyButton>
    </div>
  );
}

/**
 * The token in the fragment of a mail's link; null for an invalid token, such as that of a link that a mail program has
 * cut off.
 */
function parseToken(hash: string): string | null {
  return /^#([\w-]{20,100})$/.exec(hash)?.[1] ?? null;
}
