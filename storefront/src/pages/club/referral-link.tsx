import { useRouteContext } from "@tanstack/react-router";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { buttonClass } from "../../ui/button-class.ts";
import { inputClass } from "../../ui/field.tsx";

const fieldId = "referral-link";

/** The link that brings a friend's account the bonus [7.23], to be copied or shared as the device does it. */
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
      // The browser refuses: the link is selected, to be copied by hand.
      document.querySelector<HTMLInputElement>(`#${fieldId}`)?.select();
    }
  }

  async function share(): Promise<void> {
    try {
      await navigator.share({ title: t("club.invite.title"), text: t("club.invite.shareText"), url: link });
    } catch {
      // The shopper has changed their mind, or the device cannot: the link stands there to be copied.
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
