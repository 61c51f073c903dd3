import type { VariationSummary } from "@spolverk/bff/contract";
import { lazy, Suspense, useState } from "react";
import { useTranslation } from "../../i18n/use-translation.ts";
import { Icon } from "../../ui/icon.tsx";
import { ProductPicture } from "./product-picture.tsx";

// Opened by few: fetched when it is.
const ZoomDialog = lazy(() => import("./zoom-dialog.tsx"));

type ProductGalleryProps = { pictures: VariationSummary["assets"]; name: string };

/** The pictures of a variation: one large, the others to choose from, each to be looked at closely. */
export function ProductGallery({ pictures, name }: ProductGalleryProps) {
  const { t } = useTranslation();
  const [chosen, setChosen] = useState(0);
  const [isZoomed, setZoomed] = useState(false);
  const at = Math.min(chosen, Math.max(0, pictures.length - 1));
  return (
    <>
      <button
        aria-haspopup="dialog"
        aria-label={t("gallery.zoom", { name })}
        className="group relative block w-full cursor-zoom-in rounded-[2rem]"
        onClick={() => setZoomed(true)}
        type="button"
      >
        <ProductPicture
          alt=""
          asset={pictures[at]}
          className="aspect-square rounded-[2rem] lg:aspect-[5/4] xl:aspect-[4/3.4]"
          eager
          size={720}
          sizes="(max-width: 1023px) 84vw, 600px"
        />
        <span className="absolute right-4 bottom-4 grid size-11 place-items-center rounded-full bg-surface/85 text-soft transition-colors group-hover:text-ink print:hidden">
          <Icon className="size-5" name="zoomIn" />
        </span>
      </button>
      {pictures.length > 1 && (
        <ul aria-label={t("gallery.pictures")} className="mt-3 flex gap-3 overflow-x-auto p-1 print:hidden">
          {pictures.map((picture, index) => (
            <li key={picture.thumbnail}>
              <button
                aria-current={index === at ? "true" : undefined}
                aria-label={t("gallery.show", { number: index + 1, total: pictures.length })}
                className="block rounded-2xl ring-offset-2 ring-offset-paper aria-[current]:ring-2 aria-[current]:ring-accent"
                onClick={() => setChosen(index)}
                type="button"
              >
                <ProductPicture alt="" asset={picture} className="size-20 rounded-2xl" size={80} />
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
