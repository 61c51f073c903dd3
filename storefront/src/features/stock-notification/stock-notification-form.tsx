import { isEmail, normalizeEmail } from "@spolverk/domain";
import { useRouteContext } from "@tanstack/react-router";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { toProblem } from "../../api/to-problem.ts";
import { BusyButton } from "../../ui/busy-button.tsx";
import { TextField } from "../../ui/field.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Notice } from "../../ui/notice.tsx";

type FormState =
  | { kind: "idle" }
  | { kind: "sending" }
  | { kind: "saved" }
  | { kind: "refused"; message: string; isField: boolean };

/** Subscribes an email address to one mail when a variation is back in stock [3.47]. */
export default function StockNotificationForm({ variationId }: { variationId: string }) {
  const { t } = useTranslation();
  const { api } = useRouteContext({ from: "__root__" });
  const [email, setEmail] = useState("");
  const [state, setState] = useState<FormState>({ kind: "idle" });

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (state.kind === "sending") return;
    const address = normalizeEmail(email);
    if (!isEmail(address)) {
      const message = t(address === "" ? "stockNotification.required" : "stockNotification.invalid");
      setState({ kind: "refused", message, isField: true });
      return;
    }
    setState({ kind: "sending" });
    try {
      await api("POST /stockNotification", { body: { variationId, email: address } });
      setState({ kind: "saved" });
    } catch (error) {
      setState({ kind: "refused", message: toProblem(error, t).message, isField: false });
    }
  }

  if (state.kind === "saved") return <Notice look="info">{t("stockNotification.saved", { email })}</Notice>;
  return (
    <form
      className="grid gap-4 rounded-card bg-sunken p-5 print:hidden"
      method="post"
      noValidate
      onSubmit={(event) => void submit(event)}
    >
      <p className="flex items-center gap-2.5 font-semibold">
        <Icon className="size-5 text-accent" name="bell" />
        {t("stockNotification.title")}
      </p>
      <TextField
        autoComplete="email"
        error={state.kind === "refused" && state.isField ? state.message : undefined}
        hint={t("stockNotification.hint")}
        id="notification-email"
        label={t("stockNotification.email")}
        onChange={setEmail}
        type="email"
        value={email}
      />
      {state.kind === "refused" && !state.isField && <Notice look="error">{state.message}</Notice>}
      <BusyButton
        busy={state.kind === "sending"}
        busyLabel={t("stockNotification.sending")}
        look="outline"
        type="submit"
      >
        {t("stockNotification.submit")}
      </BusyButton>
    </form>
  );
}
