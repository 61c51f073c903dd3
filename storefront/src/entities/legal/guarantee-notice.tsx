import { useRouteContext } from "@tanstack/react-router";
import type { GuaranteeNotice as Notice, SiteLink } from "../../site/shop-context.ts";
import { Icon } from "../../ui/icon.tsx";

/** The guarantee in years that the notice's own text states. */
const shortestYears = 2;

/**
 * The notice on the legal guarantee, which regulation (EU) 2025/1960 demands before a consumer buys; it unfolds on the
 * first press. It shows the official picture unaltered, or a text of ours when there is no picture.
 *
 * @param props.otherSite the site on which the goods are bought, when it is not the site of the page
 */
export function GuaranteeNotice({ otherSite = null }: { otherSite?: SiteLink | null }) {
  const { shop } = useRouteContext({ from: "__root__" });
  const years = (otherSite ?? shop.site).guaranteeYears;
  if (years === null) return null;
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
        <NoticeContent notice={notice} years={years} />
      </div>
    </details>
  ));
}

function NoticeContent({ notice, years }: { notice: Notice; years: number }) {
  const national = years > shortestYears ? [notice.national.replace("{{years}}", years.toString())] : [];
  const text = [...notice.text, ...national];
  if (notice.file !== null) {
    // The picture contains only text, which screen readers cannot read: its alt text repeats the notice in our words.
    const alt = [notice.title, ...text].join(" ");
    return <img alt={alt} className="h-auto w-full bg-white" loading="lazy" src={notice.file} />;
  }
  return text.map((paragraph) => <p key={paragraph}>{paragraph}</p>);
}
