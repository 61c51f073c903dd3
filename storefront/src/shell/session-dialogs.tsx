import { useLocation } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { AccountSelector } from "../features/sign-in/account-selector.tsx";
import { toSignInAddress } from "../session/to-sign-in-address.ts";
import { useSignIn } from "../session/use-sign-in.ts";
import { buttonClass } from "../ui/button-class.ts";
import { Notice } from "../ui/notice.tsx";
import { useRootAttribute } from "../browser/use-root-attribute.ts";

/** Dialogs of the session over any page: selecting an account [2.51], or signing in again. */
export default function SessionDialogs({ isUnselected, isOver }: { isUnselected: boolean; isOver: boolean }) {
  return (
    <>
      {isUnselected && <AccountSelector />}
      {isOver && <SessionOver />}
    </>
  );
}

/** The page stays as it is: the user signs in again in another tab, and this tab follows. */
function SessionOver() {
  const { t } = useTranslation();
  const { isExpired, setProblem } = useSignIn();
  const { pathname, href } = useLocation();
  const isShown = !pathname.startsWith("/account/login");
  useRootAttribute("data-bars", isShown);
  if (!isShown) return null;
  const dismiss = isExpired ? {} : { onDismiss: () => setProblem(null), dismissLabel: t("session.dismiss") };
  return (
    <div className="fixed inset-x-4 bottom-20 z-50 mx-auto max-w-lg rounded-2xl bg-surface shadow-card sm:bottom-6 print:hidden">
      <Notice look="warning" {...dismiss}>
        <p className="font-semibold">{t("session.expired")}</p>
        <p className="mt-1 font-normal">{t("session.expiredText")}</p>
        <a
          className={`mt-3 ${buttonClass("outline", "small")}`}
          href={toSignInAddress(href)}
          // With an opener the new tab gets a copy of this tab's session storage, which contains the drafts.
          rel="opener"
          target="_blank"
        >
          {t("session.signInAgain")}
        </a>
      </Notice>
    </div>
  );
}
