import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { buttonClass } from "../../ui/button-class.ts";

type PageActionKind = "ask" | "shop" | "learn";

/** The next step after a page: a question, the shop or the knowledge base. */
export function PageAction({ kind }: { kind: PageActionKind }) {
  const { t } = useTranslation();
  return (
    <section
      aria-labelledby="page-action"
      className="mt-16 flex flex-wrap items-center justify-between gap-x-10 gap-y-5 rounded-card bg-hero px-6 py-8 text-hero-ink sm:px-10"
    >
      <div className="max-w-xl">
        <h2 className="title-section" id="page-action">
          {t(`pages.actions.${kind}.title`)}
        </h2>
        <p className="mt-2 text-hero-soft">{t(`pages.actions.${kind}.text`)}</p>
      </div>
      <ActionLink kind={kind} />
    </section>
  );
}

function ActionLink({ kind }: { kind: PageActionKind }) {
  const { t } = useTranslation();
  const label = t(`pages.actions.${kind}.button`);
  const look = buttonClass("hero", "large");
  switch (kind) {
    case "ask":
      return (
        <Link className={look} to="/contact">
          {label}
        </Link>
      );
    case "shop":
      return (
        <Link className={look} params={{ _splat: "" }} to="/shop/$">
          {label}
        </Link>
      );
    case "learn":
      return (
        <Link className={look} to="/knowledge">
          {label}
        </Link>
      );
  }
}
