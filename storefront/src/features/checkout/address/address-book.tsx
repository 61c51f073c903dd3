import type { Billing, BookedAddress, Shipping } from "@spolverk/bff/contract";
import { useTranslation } from "react-i18next";
import { Checkbox } from "../../../ui/checkbox.tsx";
import { SelectField } from "../../../ui/select-field.tsx";
import { findBookAddress, toAddressLine } from "./to-book-address.ts";

type AddressBookProps = {
  section: "billing" | "shipping";
  addresses: readonly BookedAddress[];
  values: Billing | Shipping;
  onChoose: (address: BookedAddress) => void;
};

/** Fills a form with one of the account's addresses; renders nothing when the account has none. */
export function AddressBook({ section, addresses, values, onChoose }: AddressBookProps) {
  const { t, i18n } = useTranslation();
  if (addresses.length === 0) return null;
  const shown = findBookAddress(addresses, values);
  return (
    <SelectField
      className="mb-5"
      id={`${section}-book`}
      label={t("checkout.address.book")}
      onChange={(id) => {
        const chosen = addresses.find(({ addressId }) => addressId === id);
        if (chosen) onChoose(chosen);
      }}
      options={[
        { value: "", label: t("checkout.address.otherAddress") },
        ...addresses.map((address) => ({
          value: address.addressId,
          label: toAddressLine(address, i18n.language),
        })),
      ]}
      value={shown?.addressId ?? ""}
    />
  );
}

type SaveAddressProps = Pick<AddressBookProps, "section" | "addresses" | "values"> & {
  checked: boolean;
  onChange: (checked: boolean) => void;
};

/** A checkbox to save an address in the address book; renders nothing for an address that the book contains. */
export function SaveAddress({ section, addresses, values, checked, onChange }: SaveAddressProps) {
  const { t } = useTranslation();
  if (findBookAddress(addresses, values)) return null;
  return (
    <div className="mt-3">
      <Checkbox checked={checked} id={`${section}-save`} onChange={onChange}>
        {t("checkout.address.saveAddress")}
      </Checkbox>
    </div>
  );
}
