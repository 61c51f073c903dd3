import { useQueryClient } from "@tanstack/react-query";
import { useRouteContext } from "@tanstack/react-router";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { takeBackQuery } from "../../api/take-back-queries.ts";
import { useAccountCall } from "../../entities/account/use-account-call.ts";
import { BusyButton } from "../../ui/busy-button.tsx";
import { TextField } from "../../ui/field.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Panel } from "../../ui/panel.tsx";
import { SafeForm } from "../../ui/safe-form.tsx";

/** Reports that the parcel was sent [4.37]. */
export function SentForm({ token }: { token: string }) {
  const { t } = useTranslation();
  const { api } = useRouteContext({ from: "__root__" });
  const queryClient = useQueryClient();
  const { isBusy, problem, run } = useAccountCall();
  const [trackingNumber, setTrackingNumber] = useState("");
  const query = takeBackQuery(api, token);

  async function send(): Promise<void> {
    const body = { token, trackingNumber };
    const reply = await run(() => api("POST /takeback/sent", { body }));
    // A refusal means that the page is outdated: the take-back has expired or arrived.
    if (!reply) return queryClient.invalidateQueries(query);
    // Cancel a query that started before this call: its reply could arrive later and lack the new state.
    await queryClient.cancelQueries(query);
    queryClient.setQueryData(query.queryKey, reply);
  }

  return (
    <Panel title={t("takeBack.sent.title")}>
      <SafeForm className="grid gap-5" onSubmit={() => void send()}>
        <TextField
          autoComplete="off"
          className="sm:max-w-sm"
          error={problem?.fields.trackingNumber}
          hint={t("takeBack.sent.trackingHint")}
          id="trackingNumber"
          label={t("takeBack.sent.tracking")}
          maxLength={60}
          name="trackingNumber"
          onChange={setTrackingNumber}
          optional={t("takeBack.optional")}
          value={trackingNumber}
        />
        {problem && <Notice look="error">{problem.message}</Notice>}
        <BusyButton
          busy={isBusy}
          busyLabel={t("takeBack.sent.busy")}
          className="justify-self-start max-sm:w-full"
          type="submit"
        >
          {t("takeBack.sent.submit")}
        </BusyButton>
      </SafeForm>
    </Panel>
  );
}
