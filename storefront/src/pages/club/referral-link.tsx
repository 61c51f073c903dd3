import { useRouteContext } from "@tanstack/react-router";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { buttonClass } from "../../ui/button-class.ts";
import { inputClass } from "../../ui/field.tsx";

const fieldId = "referral-link";

/**
 * The link that earns a friend's account the joining bonus [7.23], to copy or to share through the device's share
 * sheet.
 */
export function ReferralLink({ token }: { token: string }) {
  const { t } = useTranslation();
  const { shop } = useRouteContext({ from: "__root__" });
  const [isCopied, setCopied] = useState(false);
  const link = `${shop.site.origin}/?referalToken=${encodeURIComponent(token)}`;

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(link);
      setCopied(true);
    } catch {
      // The browser refused to copy: select the link, so that the member can copy it by hand.
      document.querySelector<HTMLInputElement>(`#${fieldId}`)?.select();
    }
  }

  async function share(): Promise<void> {
    try {
      await navigator.share({ title: t("club.invite.title"), text: t("club.invite.shareText"), url: link });
    } catch {
      // The member canceled, or the device cannot share. The link can still be copied.
    }
  }

  return (
    <div>
      <label className="mb-1.5 block text-sm font-semibold" htmlFor={fieldId}>
        {t("club.invite.link")}
      </label>
      <div className="flex flex-wrap gap-3">
        <input
          className={`${inputClass} min-w-0 grow basis-56`}
          id={fieldId}
          onFocus={(event) => event.target.select()}
          readOnly
          value={link}
        />
        <button className={buttonClass("outline")} onClick={() => void copy()} type="button">
          {t("club.invite.copy")}
        </button>
        {"share" in navigator && (
          <button className={buttonClass("outline")} onClick={() => void share()} type="button">
            {t("club.invite.share")}
          </button>
        )}
      </div>
      <output className="mt-1.5 block text-sm font-medium text-accent">
        {isCopied && t("club.invite.copied")}
      </output>
    </div>
  );
}
