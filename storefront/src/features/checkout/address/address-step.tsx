import type { Checkout } from "@spolverk/bff/contract";
import { isInOtherMemberState, needsDelivery } from "@spolverk/domain";
import { useTranslation } from "react-i18next";
import { Checkbox } from "../../../ui/checkbox.tsx";
import {
  toBillingFields,
  toFieldLabel,
  toInvoiceFields,
  toShippingFields,
} from "../../../entities/address/address-fields.ts";
import { AddressForm } from "../../../entities/address/address-form.tsx";
import { AddressBook, SaveAddress } from "./address-book.tsx";
import { clearCheckoutDrafts, toCheckoutDraft } from "../steps/checkout-draft.ts";
import { ErrorSummary } from "../steps/error-summary.tsx";
import { StepForm } from "../steps/step-form.tsx";
import { toAddressValues } from "./to-address-values.ts";
import { toBillingChanges, toShippingChanges } from "./to-book-address.ts";
import { useAddressBook } from "./use-address-book.ts";
import { useCheckoutCall } from "../steps/use-checkout-call.ts";
import { useFormDraft } from "../../../browser/use-form-draft.ts";

type AddressStepProps = {
  checkout: Checkout;
  countries: readonly { value: string; label: string }[];
  sellerCountry: string;
  onDone: (checkout: Checkout) => void;
};

/** Which of the two addresses to save in the address book; neither at first. */
const keepNone: { billing: boolean; shipping: boolean } = { billing: false, shipping: false };

/**
 * The billing address, a separate delivery address and the details of a company's invoice. When the order has no goods
 * to deliver, a private individual gives only a name.
 */
export function AddressStep({ checkout, countries, sellerCountry, onDone }: AddressStepProps) {
  const { t } = useTranslation();
  const { isBusy, problem, run } = useCheckoutCall(checkout.id);
  const initial = toAddressValues(checkout);
  const toDraft = (part: string) => toCheckoutDraft(checkout.id, `address-${part}`);
  const [billing, changeBilling] = useFormDraft(toDraft("billing"), initial.billing);
  const [shipping, changeShipping] = useFormDraft(toDraft("shipping"), initial.shipping);
  const [{ same }, changeSame] = useFormDraft(toDraft("same"), initial.same);
  const [{ noVatNumber }, changeNoVatNumber] = useFormDraft(toDraft("noVatNumber"), initial.noVatNumber);
  const [save, changeSave] = useFormDraft(toDraft("save"), keepNone);
  const book = useAddressBook(checkout.accountId);
  const errors = problem?.fields ?? {};
  const isDelivered = needsDelivery(checkout.lines);
  const hasNameOnly = !isDelivered && !checkout.company;
  const billingFields = toBillingFields({
    country: billing.country,
    isCompany: checkout.company,
    isDelivered,
  });
  const { country: billingCountry, zip: billingZip } = billing;
  const asksForVatNumber = checkout.company && isInOtherMemberState(billing, sellerCountry);
  const hasNoVatNumber = asksForVatNumber && noVatNumber;
  const invoiceFields = checkout.company
    ? toInvoiceFields({
        country: billingCountry,
        zip: billingZip,
        sellerCountry,
        vatNumber: billing.vatNumber,
        hasNoVatNumber,
      })
    : [];
  const isSame = same || !isDelivered;
  const shippingFields = isSame ? [] : toShippingFields(shipping.country);

  /** Reprices at once for the country of delivery, on which VAT and shipping depend. */
  function deliverTo(country: string): void {
    if (country === checkout.country) return;
    void run((api) => api("POST /checkout/{id}/country", { params: { id: checkout.id }, body: { country } }));
  }

  async function submit(): Promise<void> {
    const params = { id: checkout.id };
    if (hasNoVatNumber !== checkout.vatNumberMissing) {
      const body = { noVatNumber: hasNoVatNumber };
      if (!(await run((api) => api("POST /checkout/{id}/noVatNumber", { params, body })))) return;
    }
    const { firstName, lastName, country } = billing;
    const body = {
      billing: hasNameOnly
        ? { firstName, lastName, country }
        : { ...billing, ...(hasNoVatNumber && { vatNumber: "" }) },
      shipping: isSame ? null : shipping,
    };
    const reply = await run((api) => api("POST /checkout/{id}/address", { params, body }));
    if (!reply) return;
    // The checkout stores the values now. A draft would hide the changes that another tab makes to them.
    clearCheckoutDrafts(checkout.id, "address-");
    if (save.billing && !hasNameOnly) await book.save(billing);
    if (save.shipping && !isSame) await book.save(shipping);
    onDone(reply);
  }

  const labels = Object.fromEntries([
    ...[...billingFields, ...invoiceFields].map((field) => [`billing-${field.name}`, toFieldLabel(field, t)]),
    ...shippingFields.map((field) => [`shipping-${field.name}`, toFieldLabel(field, t)]),
    ["billing-country", t("checkout.address.country")],
    ["shipping-country", t("checkout.address.country")],
    ["country", t("checkout.address.country")],
  ]);

  return (
    <StepForm
      isBusy={isBusy}
      onSubmit={() => void submit()}
      title={t(hasNameOnly ? "checkout.address.yourName" : "checkout.address.billing")}
    >
      <ErrorSummary labels={labels} problem={problem} />
      {!hasNameOnly && (
        <AddressBook
          addresses={book.addresses}
          onChoose={(address) => {
            changeBilling(toBillingChanges(address));
            if (isSame) deliverTo(address.country);
          }}
          section="billing"
          values={billing}
        />
      )}
      <AddressForm
        country={{
          options: countries,
          onChange: (country) => {
            changeBilling({ country, state: "" });
            if (isSame) deliverTo(country);
          },
        }}
        errors={errors}
        fields={billingFields}
        onChange={changeBilling}
        section="billing"
        values={billing}
      />
      {checkout.accountId !== null && !hasNameOnly && (
        <SaveAddress
          addresses={book.addresses}
          checked={save.billing}
          onChange={(checked) => changeSave({ billing: checked })}
          section="billing"
          values={billing}
        />
      )}
      {invoiceFields.length > 0 && (
        <fieldset className="mt-8">
          <legend className="mb-4 text-lg font-semibold">{t("checkout.address.invoiceDetails")}</legend>
          <AddressForm
            country={null}
            errors={errors}
            fields={invoiceFields}
            onChange={changeBilling}
            section="billing"
            values={billing}
          />
          {asksForVatNumber && (
            <div className="mt-3">
              <Checkbox
                checked={noVatNumber}
                id="no-vat-number"
                onChange={(checked) => changeNoVatNumber({ noVatNumber: checked })}
              >
                {t("checkout.address.noVatNumber")}
              </Checkbox>
            </div>
          )}
        </fieldset>
      )}
      {isDelivered && (
        <div className="mt-5">
          <Checkbox
            checked={same}
            id="same-address"
            onChange={(checked) => {
              changeSame({ same: checked });
              deliverTo(checked ? billing.country : shipping.country);
            }}
          >
            {t("checkout.address.same")}
          </Checkbox>
        </div>
      )}
      {!isSame && (
        <fieldset className="mt-5">
          <legend className="title-section mb-5">{t("checkout.address.shipping")}</legend>
          <AddressBook
            addresses={book.addresses}
            onChoose={(address) => {
              changeShipping(toShippingChanges(address));
              deliverTo(address.country);
            }}
            section="shipping"
            values={shipping}
          />
          <AddressForm
            country={{
              options: countries,
              onChange: (country) => {
                changeShipping({ country, state: "" });
                deliverTo(country);
              },
            }}
            errors={errors}
            fields={shippingFields}
            onChange={changeShipping}
            section="shipping"
            values={shipping}
          />
          {checkout.accountId !== null && (
            <SaveAddress
              addresses={book.addresses}
              checked={save.shipping}
              onChange={(checked) => changeSave({ shipping: checked })}
              section="shipping"
              values={shipping}
            />
          )}
        </fieldset>
      )}
    </StepForm>
  );
}
