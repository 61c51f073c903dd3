import { formatPrice, takeBackTerms } from "@spolverk/domain";
import { useTranslation } from "react-i18next";
import { BusyButton } from "../../ui/busy-button.tsx";
import { Checkbox } from "../../ui/checkbox.tsx";
import { ErrorSummary } from "../../ui/error-summary.tsx";
import { SafeForm } from "../../ui/safe-form.tsx";
import { AmountField } from "./amount-field.tsx";
import { loadTakeBackSchema } from "./check-take-back.ts";
import { OrderFields } from "./order-fields.tsx";
import { TakeBackConfirmation } from "./take-back-confirmation.tsx";
import { useTakeBackForm } from "./use-take-back-form.ts";

const sides = ["lengthMm", "widthMm", "heightMm"] as const;

/** Requests a take-back of empty spools and scrap [3.45]; the confirmation replaces the form. */
export function TakeBackForm() {
  const { t, i18n } = useTranslation();
  const form = useTakeBackForm();
  const { values, errors, problem, created, isBusy, change, submit } = form;
  if (created) return <TakeBackConfirmation made={created} />;
  const { minimumSpools, maximumWeightKg, maximumLengthM, maximumGirthM, feeSek } = takeBackTerms;
  const format = (amount: number) => new Intl.NumberFormat(i18n.language).format(amount);
  const labels = {
    orderNumber: t("takeBack.form.orderNumber"),
    email: t("takeBack.form.email"),
    spools: t("takeBack.form.spools"),
    scrapGrams: t("takeBack.form.scrapGrams"),
    ownPlaOnly: t("takeBack.form.content"),
    weightGrams: t("takeBack.form.weightGrams"),
    lengthMm: t("takeBack.form.lengthMm"),
    widthMm: t("takeBack.form.widthMm"),
    heightMm: t("takeBack.form.heightMm"),
    agreement: t("takeBack.form.agreementLabel"),
  };
  return (
    <SafeForm onSubmit={() => void submit()}>
      <ErrorSummary labels={labels} problem={problem} />
      <div className="grid gap-9" onFocus={() => void loadTakeBackSchema()}>
        <OrderFields form={form} />
        <fieldset className="grid gap-5">
          <legend className="mb-4 text-lg font-semibold">{t("takeBack.form.content")}</legend>
          <div className="grid gap-5 sm:grid-cols-2">
            <AmountField
              form={form}
              hint={t("takeBack.form.spoolsHint", { spools: format(minimumSpools) })}
              id="spools"
              inputMode="numeric"
              label={labels.spools}
              name="spools"
            />
            <AmountField
              form={form}
              hint={t("takeBack.form.scrapHint")}
              id="scrapGrams"
              label={labels.scrapGrams}
              name="scrapKg"
              optional={t("takeBack.optional")}
            />
          </div>
          <Checkbox
            checked={values.ownPlaOnly}
            error={errors.ownPlaOnly}
            id="ownPlaOnly"
            onChange={(ownPlaOnly) => change("ownPlaOnly", { ownPlaOnly })}
          >
            {t("takeBack.form.ownPlaOnly")}
          </Checkbox>
        </fieldset>
        <fieldset className="grid gap-5">
          <legend className="mb-4 text-lg font-semibold">{t("takeBack.form.parcel")}</legend>
          <AmountField
            className="sm:max-w-[calc(50%-0.625rem)]"
            form={form}
            hint={t("takeBack.form.weightHint", { kg: format(maximumWeightKg) })}
            id="weightGrams"
            label={labels.weightGrams}
            name="weightKg"
          />
          <div className="grid grid-cols-1 gap-x-5 gap-y-4 sm:grid-cols-3">
            <AmountField form={form} id="lengthMm" label={labels.lengthMm} name="lengthCm" together={sides} />
            <AmountField form={form} id="widthMm" label={labels.widthMm} name="widthCm" together={sides} />
            <AmountField form={form} id="heightMm" label={labels.heightMm} name="heightCm" together={sides} />
          </div>
          <p className="-mt-2 text-sm text-soft">
            {t("takeBack.form.sidesHint", { longest: format(maximumLengthM), girth: format(maximumGirthM) })}
          </p>
        </fieldset>
        <Checkbox
          checked={values.agreement}
          error={errors.agreement}
          id="agreement"
          onChange={(agreement) => change("agreement", { agreement })}
        >
          {t("takeBack.form.agreement", { fee: formatPrice(feeSek * 100, "SEK", true) })}
        </Checkbox>
      </div>
      <BusyButton
        busy={isBusy}
        busyLabel={t("takeBack.form.busy")}
        className="mt-7 w-full sm:w-auto"
        size="large"
        type="submit"
      >
        {t("takeBack.form.submit")}
      </BusyButton>
    </SafeForm>
  );
}
