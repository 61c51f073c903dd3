import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { BusyButton } from "../../ui/busy-button.tsx";
import { ErrorSummary } from "../../ui/error-summary.tsx";
import { describedBy, FieldFrame, inputClass, TextField } from "../../ui/field.tsx";
import { Honeypot } from "../../ui/honeypot.tsx";
import { RadioCard } from "../../ui/radio-card.tsx";
import { SafeForm } from "../../ui/safe-form.tsx";
import { useLengthProblem } from "../../ui/use-length-problem.ts";
import { loadWithdrawalSchema } from "./check-withdrawal.ts";
import type { WithdrawalSteps } from "./use-withdrawal.ts";
import { toFieldId, type WithdrawalField } from "./withdrawal-values.ts";

/**
 * First step: who withdraws, from which contract, and where the receipt goes (directive 2011/83/EU, article 11a(2)).
 */
export function WithdrawalForm({ steps }: { steps: WithdrawalSteps }) {
  const { t } = useTranslation();
  const { values, problem, errors, isBusy, step, change, review } = steps;
  const form = useRef<HTMLDivElement>(null);
  // The button that led back is gone, so the form takes the focus, unless a summary of problems takes it.
  const takesFocus = useRef(step === "back" && problem === null);
  useEffect(() => {
    if (takesFocus.current) form.current?.querySelector("input")?.focus();
  }, []);
  const labels = {
    [toFieldId("name")]: t("withdrawal.form.name"),
    [toFieldId("orderNumber")]: t("withdrawal.form.orderNumber"),
    [toFieldId("email")]: t("withdrawal.form.email"),
    [toFieldId("goods")]: t("withdrawal.form.which"),
  };
  const textField = (field: Exclude<WithdrawalField, "goods">) => ({
    id: toFieldId(field),
    label: labels[toFieldId(field)] ?? "",
    error: errors[toFieldId(field)],
    required: true,
    value: values[field],
    onChange: (value: string) => change({ [field]: value }),
  });
  const goodsId = toFieldId("goods");
  const goodsError = useLengthProblem(values.goods, 2000) ?? errors[goodsId];
  return (
    <div onFocus={() => void loadWithdrawalSchema()} ref={form}>
      <SafeForm onSubmit={() => void review()}>
        <ErrorSummary labels={labels} problem={problem} />
        <div className="grid gap-5">
          <TextField {...textField("name")} autoComplete="name" maxLength={100} name="name" />
          <TextField
            {...textField("orderNumber")}
            autoComplete="off"
            hint={t("withdrawal.form.orderHint")}
            maxLength={200}
            name="orderNumber"
          />
          <TextField
            {...textField("email")}
            autoComplete="email"
            hint={t("withdrawal.form.emailHint")}
            inputMode="email"
            maxLength={254}
            name="email"
            type="email"
          />
          <fieldset className="grid gap-3">
            <legend className="mb-1.5 text-sm font-semibold">{t("withdrawal.form.goods")}</legend>
            {([false, true] as const).map((isPart) => (
              <RadioCard
                checked={values.isPart === isPart}
                id={isPart ? "withdrawal-some" : "withdrawal-all"}
                key={String(isPart)}
                name="withdrawal-scope"
                onSelect={() => change({ isPart })}
                title={isPart ? t("withdrawal.form.some") : t("withdrawal.form.all")}
                value={isPart ? "some" : "all"}
              />
            ))}
          </fieldset>
          {values.isPart && (
            <FieldFrame
              error={goodsError}
              hint={t("withdrawal.form.whichHint")}
              id={goodsId}
              label={t("withdrawal.form.which")}
            >
              <textarea
                aria-describedby={describedBy(goodsId, t("withdrawal.form.whichHint"), goodsError)}
                aria-invalid={goodsError ? true : undefined}
                className={inputClass}
                id={goodsId}
                onChange={(event) => change({ goods: event.target.value })}
                required
                rows={4}
                value={values.goods}
              />
            </FieldFrame>
          )}
        </div>
        <Honeypot
          id={toFieldId("nickname")}
          label={t("enquiry.leaveEmpty")}
          onChange={(nickname) => change({ nickname })}
          value={values.nickname}
        />
        <BusyButton
          busy={isBusy}
          busyLabel={t("withdrawal.form.next")}
          className="mt-7 max-sm:w-full"
          size="large"
          type="submit"
        >
          {t("withdrawal.form.next")}
        </BusyButton>
      </SafeForm>
    </div>
  );
}
