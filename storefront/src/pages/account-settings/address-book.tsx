import type { AccountDetail, BookedAddress } from "@spolverk/bff/contract";
import { isRoleEnough } from "@spolverk/domain";
import { useQueryClient } from "@tanstack/react-query";
import { useRouteContext } from "@tanstack/react-router";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { accountQuery } from "../../api/account-queries.ts";
import { useAccountCall } from "../../entities/account/use-account-call.ts";
import { toAddressLines } from "../../entities/address/to-address-lines.ts";
import { buttonClass } from "../../ui/button-class.ts";
import { Icon } from "../../ui/icon.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Panel } from "../../ui/panel.tsx";
import { RemoveButton } from "../../ui/remove-button.tsx";
import { AddressDialog } from "./address-dialog.tsx";

/** The account's addresses, with the defaults of a checkout. */
export function AddressBook({ detail }: { detail: AccountDetail }) {
  const { t } = useTranslation();
  const { api } = useRouteContext({ from: "__root__" });
  const queryClient = useQueryClient();
  const { problem, run } = useAccountCall();
  const [edited, setEdited] = useState<BookedAddress | "new" | null>(null);
  const { accountId, addresses, role } = detail;
  const mayChange = isRoleEnough(role, "buyer");
  const show = (reply: AccountDetail) =>
    queryClient.setQueryData(accountQuery(api, accountId).queryKey, reply);

  async function remove(addressId: string): Promise<void> {
    const input = { params: { id: accountId }, body: { addressId } };
    const reply = await run(() => api("POST /account/{id}/removeAddress", input));
    if (reply) show(reply);
  }

  return (
    <Panel
      aside={
        mayChange && (
          <button className={buttonClass("outline", "small")} onClick={() => setEdited("new")} type="button">
            <Icon className="size-4" name="plus" />
            {t("account.addresses.add")}
          </button>
        )
      }
      id="addresses"
      title={t("account.addresses.title")}
    >
      {problem && (
        <div className="mb-4">
          <Notice look="error">{problem.message}</Notice>
        </div>
      )}
      {addresses.length === 0 ? (
        <p className="text-soft">{t("account.addresses.empty")}</p>
      ) : (
        <ul className="grid gap-4 sm:grid-cols-2">
          {addresses.map((address) => (
            <AddressCard
              address={address}
              key={address.addressId}
              {...(mayChange && {
                onChange: () => setEdited(address),
                onRemove: () => void remove(address.addressId),
              })}
            />
          ))}
        </ul>
      )}
      {edited !== null && (
        <AddressDialog
          accountId={accountId}
          address={edited === "new" ? null : edited}
          isCompany={detail.kind === "company"}
          isFirst={addresses.length === 0}
          onClose={() => setEdited(null)}
          onSaved={(reply) => {
            show(reply);
            setEdited(null);
          }}
        />
      )}
    </Panel>
  );
}

type AddressCardProps = { address: BookedAddress; onChange?: () => void; onRemove?: () => void };

function AddressCard({ address, onChange, onRemove }: AddressCardProps) {
  const { t, i18n } = useTranslation();
  const lines = toAddressLines(address, i18n.language);
  const name = lines.slice(0, 2).join(", ");
  return (
    <li className="flex flex-col justify-between gap-3 rounded-2xl border border-line p-4">
      <div>
        <p className="flex flex-wrap gap-2 empty:hidden">
          {address.isBilling && (
            <span className="badge bg-accent-soft text-ink">{t("account.addresses.isBilling")}</span>
          )}
          {address.isShipping && (
            <span className="badge bg-accent-soft text-ink">{t("account.addresses.isShipping")}</span>
          )}
        </p>
        <p className="mt-1 break-words whitespace-pre-line">
          {[...lines, address.cellNumber].filter((line) => line !== "").join("\n")}
        </p>
      </div>
      {onChange && onRemove && (
        <div className="flex items-center justify-between">
          <button
            aria-label={t("account.addresses.changeName", { name })}
            className={buttonClass("secondary", "small")}
            onClick={onChange}
            type="button"
          >
            {t("account.change")}
          </button>
          <RemoveButton label={t("account.addresses.removeName", { name })} onRemove={onRemove} />
        </div>
      )}
    </li>
  );
}
