import type { Order } from "@spolverk/bff/contract";
import { useQueryClient } from "@tanstack/react-query";
import { useRouteContext } from "@tanstack/react-router";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { orderQuery } from "../../api/account-queries.ts";
import { useAccountCall } from "../../entities/account/use-account-call.ts";
import { BusyButton } from "../../ui/busy-button.tsx";
import { buttonClass } from "../../ui/button-class.ts";
import { describedBy, FieldFrame, inputClass, TextField } from "../../ui/field.tsx";
import { Notice } from "../../ui/notice.tsx";
import { SafeForm } from "../../ui/safe-form.tsx";
import { useLengthProblem } from "../../ui/use-length-problem.ts";

type ReturnFormProps = { accountId: string; order: Order; onDone: () => void };

/** Asks which of the returnable pieces to return, and why. */
export function ReturnForm({ accountId, order, onDone }: ReturnFormProps) {
  const { t } = useTranslation();
  const { api } = useRouteContext({ from: "__root__" });
  const queryClient = useQueryClient();
  const { isBusy, problem, run } = useAccountCall();
  const [quantities, setQuantities] = useState<Readonly<Record<string, string>>>({});
  const [note, setNote] = useState("");
  const [isNothingChosen, setNothingChosen] = useState(false);
  const noteProblem = useLengthProblem(note, 1000);
  const offered = order.lines.filter(({ returnable }) => returnable > 0);

  async function submit(): Promise<void> {
    const lines = offered.flatMap(({ lineId, returnable }) => {
      const quantity = toQuantity(quantities[lineId]);
      return quantity > 0 ? [{ lineId, quantity, returnable }] : [];
    });
    setNothingChosen(lines.length === 0);
    const tooMany = lines.find(({ quantity, returnable }) => quantity > returnable);
    if (tooMany) document.getElementById(`return-${tooMany.lineId}`)?.focus();
    if (tooMany || lines.length === 0) return;
    const params = { id: accountId, orderId: order.orderId };
    const body = { lines: lines.map(({ lineId, quantity }) => ({ lineId, quantity })), note: note.trim() };
    const query = orderQuery(api, accountId, order.orderId);
    const reply = await run(() => api("POST /account/{id}/orders/{orderId}/return", { params, body }));
    if (!reply) return queryClient.invalidateQueries(query);
    queryClient.setQueryData(query.queryKey, reply);
    onDone();
  }

  return (
    <SafeForm
      className="grid gap-5"
      onSubmit={() => {
        if (!isBusy) void submit();
      }}
    >
      <fieldset className="grid gap-4">
        <legend className="mb-3 font-semibold">{t("account.return.choose")}</legend>
        {offered.map(({ lineId, productName, variationName, returnable }) => (
          <TextField
            error={
              toQuantity(quantities[lineId]) > returnable
                ? t("account.return.most", { count: returnable })
                : undefined
            }
            hint={t("account.return.most", { count: returnable })}
            id={`return-${lineId}`}
            inputMode="numeric"
            key={lineId}
            label={`${productName}, ${variationName}`}
            max={returnable}
            min={0}
            onChange={(value) => {
              setNothingChosen(false);
              setQuantities((chosen) => ({ ...chosen, [lineId]: value }));
            }}
            type="number"
            value={quantities[lineId] ?? "0"}
          />
        ))}
      </fieldset>
      <FieldFrame
        error={noteProblem}
        hint={t("account.return.noteHint")}
        id="return-note"
        label={t("account.return.note")}
        optional={t("checkout.address.optional")}
      >
        <textarea
          aria-describedby={describedBy("return-note", t("account.return.noteHint"), noteProblem)}
          aria-invalid={noteProblem ? true : undefined}
          className={inputClass}
          id="return-note"
          onChange={(event) => setNote(event.target.value)}
          rows={3}
          value={note}
        />
      </FieldFrame>
      {isNothingChosen && <Notice look="error">{t("account.return.nothingChosen")}</Notice>}
      {problem && <Notice look="error">{problem.message}</Notice>}
      <div className="flex flex-wrap gap-3 max-sm:flex-col">
        <BusyButton busy={isBusy} busyLabel={t("account.sending")} type="submit">
          {t("account.return.submit")}
        </BusyButton>
        <button className={buttonClass("quiet")} onClick={onDone} type="button">
          {t("account.dismiss")}
        </button>
      </div>
    </SafeForm>
  );
}

/** Parses a quantity; 0 when it is no positive integer. */
function toQuantity(typed = ""): number {
  const quantity = Number(typed);
  return Number.isInteger(quantity) && quantity > 0 ? quantity : 0;
}
