import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Icon } from "../icon.tsx";

/**
 * A video on another site. The page requests nothing from that site before the shopper presses play, and the button
 * says what pressing means. The space of the video is reserved, so that nothing shifts.
 */
export function VideoEmbed({ id, title }: { id: string; title: string }) {
  const { t } = useTranslation();
  const [isPlaying, setIsPlaying] = useState(false);
  return (
    <div className="my-8 aspect-video overflow-hidden rounded-card bg-hero text-hero-ink">
      {isPlaying ? (
        <iframe
          allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
          className="size-full border-0"
          referrerPolicy="strict-origin-when-cross-origin"
          // oxlint-disable-next-line react/iframe-missing-sandbox -- The player has another origin: it stays in it.
          sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
          src={`https://www.youtube-nocookie.com/embed/${id}?autoplay=1`}
          title={title}
        />
      ) : (
        <button
          className="grid size-full place-content-center justify-items-center gap-3 p-6 text-center hover:bg-white/5"
          onClick={() => setIsPlaying(true)}
          type="button"
        >
          <span className="grid size-16 place-items-center rounded-full bg-hero-ink text-hero">
            <Icon className="size-8" name="play" />
          </span>
          <span className="text-lg font-semibold">{t("richText.playVideo", { title })}</span>
          <span className="max-w-sm text-sm text-hero-soft">{t("richText.videoConsent")}</span>
        </button>
      )}
    </div>
  );
}
