import { type ReactNode, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Icon } from "./icon.tsx";

type CarouselProps = {
  /** Id of the carousel's heading. */
  id: string;
  title: string;
  /** Link to all items. */
  action?: ReactNode;
  /** A single list, whose items form the row. */
  children: ReactNode;
};

type Ends = { atStart: boolean; atEnd: boolean };

/** A button scrolls by the visible width, less a little, so that a cut-off item becomes fully visible. */
const shareOfPage = 0.9;

function readEnds({ scrollLeft, clientWidth, scrollWidth }: HTMLElement): Ends {
  // The tolerance of two pixels is for zoomed pages, whose scroll positions are fractions.
  return { atStart: scrollLeft < 2, atEnd: scrollLeft + clientWidth > scrollWidth - 2 };
}

/**
 * A row that scrolls sideways by finger, wheel, keyboard or its two buttons. The row scrolls without JavaScript too;
 * the buttons appear when the items overflow the row.
 */
export function Carousel({ id, title, action, children }: CarouselProps) {
  const { t } = useTranslation();
  const row = useRef<HTMLDivElement>(null);
  const [ends, setEnds] = useState<Ends>({ atStart: true, atEnd: true });

  useEffect(() => {
    const element = row.current;
    if (!element) return;
    const update = () =>
      setEnds((known) => {
        const now = readEnds(element);
        return now.atStart === known.atStart && now.atEnd === known.atEnd ? known : now;
      });
    const observer = new ResizeObserver(update);
    observer.observe(element);
    element.addEventListener("scroll", update, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener("scroll", update);
    };
  }, []);

  function move(direction: 1 | -1) {
    const element = row.current;
    element?.scrollBy({ left: direction * element.clientWidth * shareOfPage, behavior: "smooth" });
  }

  const fits = ends.atStart && ends.atEnd;
  const button = (direction: 1 | -1, isAtEnd: boolean) => (
    <button
      aria-disabled={isAtEnd}
      aria-label={t(direction === 1 ? "carousel.next" : "carousel.previous", { title })}
      className="rail-button"
      onClick={() => move(direction)}
      type="button"
    >
      <Icon name={direction === 1 ? "chevronRight" : "chevronLeft"} />
    </button>
  );
  return (
    <section aria-labelledby={id} className="-mx-4 px-4">
      <div className="rail-head mb-2 flex min-h-11 flex-wrap items-center justify-between gap-x-4 sm:mb-3">
        <h2 className="title-section" id={id}>
          {title}
        </h2>
        <div className="flex items-center gap-4">
          {action}
          <div className={`hidden gap-2 sm:flex ${fits ? "invisible" : ""}`}>
            {button(-1, ends.atStart)}
            {button(1, ends.atEnd)}
          </div>
        </div>
      </div>
      <div
        className="rail -mx-4 snap-x scroll-px-4 overflow-x-auto overscroll-x-contain px-4 pt-2 pb-6 [scrollbar-width:none] *:flex *:w-max *:gap-4 sm:*:gap-5 xl:*:gap-6 *:*:snap-start"
        ref={row}
      >
        {children}
      </div>
    </section>
  );
}
