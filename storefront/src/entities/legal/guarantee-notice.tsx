import { useRouteContext } from "@tanstack/react-router";
import type { GuaranteeNotice as Notice } from "../../site/shop-context.ts";
import { Icon } from "../../ui/icon.tsx";

/**
 * The notice on the legal guarantee of goods, as regulation (EU) 2025/1960 wants it before a consumer buys: it unfolds
 * at the first press. The official picture is shown unaltered; without one, our own words stand in its place.
 */
export function GuaranteeNotice() {
  const { shop } = useRouteContext({ from: "__root__" });
  return shop.guaranteeNotices.map((notice) => (
    <details
      className="group rounded-card border border-line bg-surface"
      key={notice.language}
      lang={notice.language === shop.language ? undefined : notice.language}
    >
      <summary className="flex min-h-12 cursor-pointer list-none items-center justify-between gap-3 px-4 py-3 font-semibold focus-visible:-outline-offset-3 [&::-webkit-details-marker]:hidden">
        {notice.title}
        <Icon className="size-5 text-soft transition-transform group-open:rotate-180" name="chevronDown" />
      </summary>
      <div className="grid gap-3 px-4 pb-4 text-sm leading-relaxed">
        <NoticeContent notice={notice} />
      </div>
    </details>
  ));
}

function NoticeContent({ notice }: { notice: Notice }) {
  if (notice.file !== null) {
    // The picture is all text: who cannot see it hears what it is about in our words.
    const alt = [notice.title, ...notice.text].join(" ");
    return <img alt={alt} className="h-auto w-full bg-white" loading="lazy" src={notice.file} />;
  }
  return notice.text.map((paragraph) => <p key={paragraph}>{paragraph}</p>);
}
