import type { Checkout } from "@spolverk/bff/contract";
import { formatMonthDay, nameShippingService } from "@spolverk/domain";
import { useRouteContext } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { Changing } from "../../../ui/changing.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { TextField } from "../../../ui/field.tsx";
import { RadioCard } from "../../../ui/radio-card.tsx";
import { ServicePoints } from "./service-points.tsx";
import { clearCheckoutDrafts, toCheckoutDraft } from "../steps/checkout-draft.ts";
import { ErrorSummary } from "../steps/error-summary.tsx";
import { ImportNotices } from "../steps/import-notices.tsx";
import { StepForm } from "../steps/step-form.tsx";
import { toDeliveryDays } from "../steps/to-delivery-days.ts";
import { toPriceTexts } from "../steps/to-price-texts.ts";
import { useCheckoutCall } from "../steps/use-checkout-call.ts";
import { useCheckoutChoice } from "../steps/use-checkout-choice.ts";
import { useFormDraft } from "../../../browser/use-form-draft.ts";

type StepProps = { checkout: Checkout; onDone: (checkout: Checkout) => void };

/** The delivery methods with their price and delivery time [3.51]. */
export function ShippingStep({ checkout, onDone }: StepProps) {
  const { t, i18n } = useTranslation();
  const { shop } = useRouteContext({ from: "__root__" });
  const { isBusy, problem, run, setProblem } = useCheckoutCall(checkout.id);
  const params = { id: checkout.id };
  const { chosen, choose } = useCheckoutChoice(checkout.shippingOptionId, run, (api, optionId) =>
    api("POST /checkout/{id}/shipping", { params, body: { optionId } }),
  );
  const { chosen: servicePoint, choose: choosePoint } = useCheckoutChoice(
    checkout.servicePoint?.id ?? null,
    run,
    (api, servicePointId) => api("POST /checkout/{id}/agent", { params, body: { servicePointId } }),
  );
  const [values, change] = useFormDraft(toCheckoutDraft(checkout.id, "note"), {
    noteToCarrier: checkout.noteToCarrier,
  });
  const points = checkout.servicePoints?.points ?? [];
  const { toAmount, toLimit } = toPriceTexts(checkout, t);

  async function submit(): Promise<void> {
    if (chosen === null && checkout.shippingOptions.length > 0) {
      setProblem({ code: "step_not_reached", message: t("validation.shippingOption"), fields: {} });
      return;
    }
    if (servicePoint === null && points.length > 0) {
      setProblem({
        code: "service_point_required",
        message: t("checkout.shipping.pointRequired"),
        fields: {},
      });
      return;
    }
    const reply = await run((api) => api("POST /checkout/{id}/shippingComplete", { params, body: values }));
    if (!reply) return;
    clearCheckoutDrafts(checkout.id, "note");
    onDone(reply);
  }

  return (
    <StepForm isBusy={isBusy} onSubmit={() => void submit()} title={t("checkout.shipping.title")}>
      <ErrorSummary labels={{ noteToCarrier: t("checkout.shipping.noteToCarrier") }} problem={problem} />
      <ImportNotices checkout={checkout} />
      {checkout.shippingOptions.length === 0 && !checkout.shippingComplete && (
        <Notice look="error">{t("checkout.shipping.none", { email: shop.support.email })}</Notice>
      )}
      <div aria-label={t("checkout.shipping.title")} className="grid gap-3" role="radiogroup">
        {checkout.shippingOptions.map((option) => (
          <RadioCard
            aside={option.amount.total === 0 ? t("price.free") : toAmount(option.amount)}
            checked={option.id === chosen}
            id={`shipping-${option.id}`}
            key={option.id}
            name="shipping-option"
            onSelect={() => choose(option.id)}
            title={nameShippingService(option)}
            value={option.id}
          >
            <Changing>
              {`${toDeliveryDays(option, t)} · ${t("checkout.shipping.shipDate", { date: formatMonthDay(option.estimatedShipDate, i18n.language) })}`}
            </Changing>
            {option.servicePoint && <span className="block">{t("checkout.shipping.servicePoint")}</span>}
            {option.freeAbove !== null && option.amount.total > 0 && (
              <span className="block">
                {t("checkout.shipping.freeAbove", { price: toLimit(option.freeAbove) })}
              </span>
            )}
          </RadioCard>
        ))}
      </div>
      {checkout.servicePoints && chosen === checkout.shippingOptionId && (
        <ServicePoints chosen={servicePoint} found={checkout.servicePoints} onSelect={choosePoint} />
      )}
      {checkout.shippingOptions.length > 0 && (
        <TextField
          autoComplete="off"
          className="mt-8"
          error={problem?.fields.noteToCarrier}
          hint={t("checkout.shipping.noteHint")}
          id="noteToCarrier"
          label={t("checkout.shipping.noteToCarrier")}
          maxLength={200}
          name="noteToCarrier"
          onChange={(noteToCarrier) => change({ noteToCarrier })}
          optional={t("checkout.address.optional")}
          value={values.noteToCarrier}
        />
      )}
    </StepForm>
  );
}
