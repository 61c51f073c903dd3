import { use } from "react";
import { useTranslation } from "react-i18next";
import type { ShownVariation } from "../../api/card.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { Icon, type IconName } from "../../ui/icon.tsx";
import { toDensitySet, toImageUrl } from "../../ui/image-address.ts";
import { ImagesContext } from "../../ui/images-context.ts";
import { useZoom } from "./use-zoom.ts";

type ZoomDialogProps = {
  pictures: ShownVariation["pictures"];
  shown: number;
  name: string;
  onShow: (index: number) => void;
  onClose: () => void;
};

/** In pixels: wide enough for the picture to stay sharp when it is zoomed. */
const pictureWidth = 1200;

/** A picture as large as the window, zoomed and moved by pointer, fingers, keys and buttons. */
export default function ZoomDialog({ pictures, shown, name, onShow, onClose }: ZoomDialogProps) {
  const { t } = useTranslation();
  const { length } = pictures;
  const zoom = useZoom((by) => onShow((shown + by + length) % length));
  const { scale, x, y } = zoom.view;
  const imagesUrl = use(ImagesContext);
  const picture = pictures[shown];
  const path = picture?.src ?? "";
  return (
    <Dialog closeLabel={t("settings.close")} onClose={onClose} size="large" title={name}>
      {/* The picture is in a button, because it handles keys: Enter zooms in, the arrow keys move the picture. */}
      <button
        aria-label={`${picture?.description || name}. ${t("gallery.view")}`}
        className="relative grid grid-cols-1 grid-rows-1 aspect-square max-h-[calc(100dvh-14rem)] w-full touch-none place-items-center overflow-hidden rounded-card bg-tile"
        onClick={(event) => {
          // Pointers drag and pinch, so only a click by a key zooms in: its `detail` is 0.
          if (event.detail === 0) zoom.zoomIn();
        }}
        onKeyDown={zoom.onKeyDown}
        type="button"
        {...zoom.pointerHandlers}
      >
        {picture && (
          <img
            alt=""
            className={`size-full object-contain select-none ${scale > 1 ? "cursor-grab" : ""}`}
            draggable={false}
            height={pictureWidth}
            src={toImageUrl(imagesUrl, path, { width: pictureWidth })}
            srcSet={toDensitySet(imagesUrl, path, pictureWidth)}
            style={{ transform: `translate(${x}px, ${y}px) scale(${scale})` }}
            width={pictureWidth}
          />
        )}
      </button>
      <div className="mt-4 flex items-center justify-center gap-2">
        {pictures.length > 1 && (
          <ZoomButton icon="chevronLeft" label={t("gallery.previous")} onClick={() => zoom.turn(-1)} />
        )}
        <ZoomButton icon="minus" label={t("gallery.zoomOut")} onClick={zoom.zoomOut} />
        <output className="w-16 text-center font-semibold">{Math.round(scale * 100)} %</output>
        <ZoomButton icon="plus" label={t("gallery.zoomIn")} onClick={zoom.zoomIn} />
        {pictures.length > 1 && (
          <ZoomButton icon="chevronRight" label={t("gallery.next")} onClick={() => zoom.turn(1)} />
        )}
      </div>
    </Dialog>
  );
}

function ZoomButton({ icon, label, onClick }: { icon: IconName; label: string; onClick: () => void }) {
  return (
    <button
      aria-label={label}
      className="grid size-12 place-items-center rounded-full bg-sunken hover:bg-line"
      onClick={onClick}
      type="button"
    >
      <Icon className="size-5" name={icon} />
    </button>
  );
}
