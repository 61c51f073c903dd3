import type { VariationSummary } from "@spolverk/bff/contract";
import { useTranslation } from "../../i18n/use-translation.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { Icon, type IconName } from "../../ui/icon.tsx";
import { useZoom } from "./use-zoom.ts";

type ZoomDialogProps = {
  pictures: VariationSummary["assets"];
  shown: number;
  name: string;
  onShow: (index: number) => void;
  onClose: () => void;
};

/** A picture as large as the window, to be zoomed and moved by pointer, fingers, keys and buttons. */
export default function ZoomDialog({ pictures, shown, name, onShow, onClose }: ZoomDialogProps) {
  const { t } = useTranslation();
  const turn = (by: 1 | -1) => {
    if (pictures.length < 2) return;
    zoom.reset();
    onShow((shown + by + pictures.length) % pictures.length);
  };
  const zoom = useZoom(turn);
  const { scale, x, y } = zoom.view;
  const picture = pictures[shown];
  return (
    <Dialog closeLabel={t("settings.close")} onClose={onClose} size="large" title={name}>
      {/* The arrow keys move the picture, as they scroll a page: the group is what they act on. */}
      <div
        aria-label={t("gallery.view")}
        className="relative grid aspect-square max-h-[calc(100dvh-14rem)] w-full touch-none place-items-center overflow-hidden rounded-card bg-tile"
        onKeyDown={zoom.onKeyDown}
        role="group"
        tabIndex={0}
        {...zoom.pointerHandlers}
      >
        {picture && (
          <img
            alt={name}
            className={`size-full object-contain select-none ${scale > 1 ? "cursor-grab" : ""}`}
            draggable={false}
            height={1200}
            src={picture.thumbnail}
            style={{ transform: `translate(${x}px, ${y}px) scale(${scale})` }}
            width={1200}
          />
        )}
      </div>
      <div className="mt-4 flex items-center justify-center gap-2">
        {pictures.length > 1 && (
          <ZoomButton icon="chevronLeft" label={t("gallery.previous")} onClick={() => turn(-1)} />
        )}
        <ZoomButton icon="minus" label={t("gallery.zoomOut")} onClick={zoom.zoomOut} />
        <output className="w-16 text-center font-semibold">{Math.round(scale * 100)} %</output>
        <ZoomButton icon="plus" label={t("gallery.zoomIn")} onClick={zoom.zoomIn} />
        {pictures.length > 1 && (
          <ZoomButton icon="chevronRight" label={t("gallery.next")} onClick={() => turn(1)} />
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
