import type { AccountDetail, BookedAddress } from "@spolverk/bff/contract";
import { useRouteContext } from "@tanstack/react-router";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useAccountCall } from "../../entities/account/use-account-call.ts";
import { toBillingFields, toFieldLabel } from "../../entities/address/address-fields.ts";
import { AddressForm } from "../../entities/address/address-form.tsx";
import { BusyButton } from "../../ui/busy-button.tsx";
import { buttonClass } from "../../ui/button-class.ts";
import { Checkbox } from "../../ui/checkbox.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { ErrorSummary } from "../../ui/error-summary.tsx";
import { SafeForm } from "../../ui/safe-form.tsx";
import { useCountries } from "./use-countries.ts";

type AddressDialogProps = {
  accountId: string;
  /** The address to change; null to add a new one. */
  address: BookedAddress | null;
  isCompany: boolean;
  /** The book's first address is offered as a checkout's default. */
  isFirst: boolean;
  onSaved: (reply: AccountDetail) => void;
  onClose: () => void;
};

/** Adds or changes an address of the address book, with the checkout's fields. */
export function AddressDialog(props: AddressDialogProps) {
  const { accountId, address, isCompany, isFirst, onSaved, onClose } = props;
  const { t } = useTranslation();
  const { shop } = useRouteContext({ from: "__root__" });
  const countries = useCountries();
  const { isBusy, problem, run } = useAccountCall();
  const [values, setValues] = useState(() => address ?? toEmptyAddress(shop.site.defaultCountry, isFirst));
  const change = (changes: Partial<typeof values>) => setValues((current) => ({ ...current, ...changes }));
  const fields = toBillingFields({ country: values.country, isCompany, isDelivered: true });
  const { addressId: _addressId, isBilling, isShipping, ...texts } = values;

  async function save(): Promise<void> {
    const body = { ...values, addressId: address?.addressId ?? null };
    const reply = await run((api) =>
      api("POST /account/{id}/saveAddress", { params: { id: accountId }, body }),
    );
    if (reply) onSaved(reply);
  }

  const errors = Object.fromEntries(
    Object.entries(problem?.fields ?? {}).map(([name, text]) => [`address-${name}`, text]),
  );
  const labels = Object.fromEntries([
    ["address-country", t("checkout.address.country")],
    ...fields.map((field) => [`address-${field.name}`, toFieldLabel(field, t)]),
  ]);
  return (
    <Dialog
      closeLabel={t("settings.close")}
      onClose={onClose}
      title={t(address ? "account.addresses.changeTitle" : "account.addresses.newTitle")}
    >
      <SafeForm
        onSubmit={() => {
          if (!isBusy) void save();
        }}
      >
        <ErrorSummary labels={labels} problem={problem && { ...problem, fields: errors }} />
        <AddressForm
          country={{ options: countries, onChange: (country) => change({ country, state: "" }) }}
          errors={errors}
          fields={fields}
          onChange={change}
          section="address"
          values={texts}
        />
        <div className="mt-4">
          <Checkbox
            checked={isBilling}
            id="address-is-billing"
            onChange={(checked) => change({ isBilling: checked })}
          >
            {t("account.addresses.useForBilling")}
          </Checkbox>
          <Checkbox
            checked={isShipping}
            id="address-is-shipping"
            onChange={(checked) => change({ isShipping: checked })}
          >
            {t("account.addresses.useForShipping")}
          </Checkbox>
        </div>
        <div className="mt-6 flex flex-wrap gap-3 max-sm:flex-col">
          <BusyButton busy={isBusy} busyLabel={t("checkout.saving")} type="submit">
            {t("account.save")}
          </BusyButton>
          <button className={buttonClass("outline")} onClick={onClose} type="button">
            {t("account.dismiss")}
          </button>
        </div>
      </SafeForm>
    </Dialog>
  );
}

const toEmptyAddress = (country: string, isFirst: boolean): BookedAddress => ({
  addressId: "",
  firstName: "",
  lastName: "",
  company: "",
  addressLine1: "",
  addressLine2: "",
  zip: "",
  city: "",
  state: "",
  country,
  cellNumber: "",
  isBilling: isFirst,
  isShipping: isFirst,
});
