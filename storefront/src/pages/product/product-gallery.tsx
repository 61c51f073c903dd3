import { type KeyboardEvent, lazy, type PointerEvent, Suspense, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { ShownVariation } from "../../api/card.ts";
import { loadChunk } from "../../browser/chunk-failure.ts";
import { ProductPicture } from "../../entities/catalogue/product-picture.tsx";
import { toLabelled } from "../../i18n/to-labelled.ts";
import { Icon } from "../../ui/icon.tsx";
import { toSwipeStep } from "./to-swipe-step.ts";

// Loaded on demand, because few shoppers open it.
const ZoomDialog = lazy(() => loadChunk(() => import("./zoom-dialog.tsx")));

const turns: Readonly<Record<string, 1 | -1>> = { ArrowLeft: -1, ArrowRight: 1 };

type ProductGalleryProps = { pictures: ShownVariation["pictures"]; name: string };

/**
 * A variation's pictures: a large one, thumbnails to choose from, and a zoom dialog. Swipes and arrow keys change the
 * large picture.
 */
export function ProductGallery({ pictures, name }: ProductGalleryProps) {
  const { t } = useTranslation();
  const [chosen, setChosen] = useState(0);
  const [isZoomed, setZoomed] = useState(false);
  const swipedFrom = useRef<number | null>(null);
  const { length } = pictures;
  const at = Math.min(chosen, Math.max(0, length - 1));
  const turn = (by: 1 | -1) => setChosen((at + by + length) % length);

  function onKeyDown(event: KeyboardEvent): void {
    const by = turns[event.key];
    if (by === undefined || length < 2) return;
    event.preventDefault();
    turn(by);
  }

  function onPointerUp({ clientX }: PointerEvent): void {
    const by = swipedFrom.current === null ? null : toSwipeStep(clientX - swipedFrom.current);
    swipedFrom.current = null;
    if (by !== null && length > 1) turn(by);
  }

  return (
    <>
      <button
        aria-haspopup="dialog"
        aria-label={t("gallery.zoom", { name: pictures[at]?.description || name })}
        className="group relative block w-full cursor-zoom-in touch-pan-y touch-pinch-zoom rounded-[2rem]"
        onClick={() => setZoomed(true)}
        onKeyDown={onKeyDown}
        onPointerCancel={() => (swipedFrom.current = null)}
        onPointerDown={({ clientX, pointerType }) => {
          if (pointerType !== "mouse") swipedFrom.current = clientX;
        }}
        onPointerUp={onPointerUp}
        type="button"
      >
        <ProductPicture
          alt=""
          className="aspect-square rounded-[2rem] lg:aspect-[5/4] xl:aspect-[4/3.4]"
          eager
          picture={pictures[at]}
          size={720}
          sizes="(max-width: 1023px) 84vw, 600px"
        />
        <span className="absolute right-4 bottom-4 grid size-11 place-items-center rounded-full bg-surface/85 text-soft transition-colors group-hover:text-ink print:hidden">
          <Icon className="size-5" name="zoomIn" />
        </span>
      </button>
      {length > 1 && (
        <ul aria-label={t("gallery.pictures")} className="mt-3 flex gap-3 overflow-x-auto p-1 print:hidden">
          {pictures.map((picture, index) => (
            <li key={picture.src}>
              <button
                aria-current={index === at ? "true" : undefined}
                aria-label={toLabelled(
                  t,
                  t("gallery.show", { number: index + 1, total: length }),
                  picture.description,
                )}
                className="block rounded-2xl ring-offset-2 ring-offset-paper aria-[current]:ring-2 aria-[current]:ring-accent"
                onClick={() => setChosen(index)}
                type="button"
              >
                <ProductPicture alt="" className="size-20 rounded-2xl" picture={picture} size={80} />
              </button>
            </li>
          ))}
        </ul>
      )}
      <Suspense>
        {isZoomed && (
          <ZoomDialog
            name={name}
            onClose={() => setZoomed(false)}
            onShow={setChosen}
            pictures={pictures}
            shown={at}
          />
        )}
      </Suspense>
    </>
  );
}
