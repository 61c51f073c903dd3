import { useCallback, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Icon } from "../../ui/icon.tsx";
import { useIdle } from "../../ui/use-idle.ts";
import { useIsInViewport } from "../../ui/use-is-in-viewport.ts";
import { useMediaQuery } from "../../ui/use-media-query.ts";
import { HeroPoster, smallScreen } from "./hero-poster.tsx";
import { SceneVideo } from "./scene-video.tsx";

/** The scene's wall fades into the page: at the top where the text stands above the scene, otherwise at the sides. */
const fadedEdges =
  "[mask-image:linear-gradient(transparent,#000_18%)] xl:[mask-image:linear-gradient(90deg,transparent_12%,#000_45%)] 2xl:[mask-image:linear-gradient(90deg,transparent_12%,#000_45%,#000_88%,transparent)]";

/** Whether the shopper saves data, and therefore gets only the poster. Few browsers report this. */
function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}

/**
 * The workshop scene: the poster at once, and over it the video for the screen's width [2.42] once nothing more
 * important loads. The video plays while it is visible. With reduced motion or data saving it does not start by itself.
 * A button pauses and plays it [WCAG 2.2.2].
 */
export function HeroVideo() {
  const { t } = useTranslation();
  const scene = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState<boolean | null>(null);
  const [isWanted, setIsWanted] = useState(false);
  const isIdle = useIdle();
  const inSight = useIsInViewport(scene);
  const wantsStill = useMediaQuery("(prefers-reduced-motion: reduce)");
  const format = useMediaQuery(smallScreen) ? "small" : "large";
  // A browser may refuse to play the video, for example to save power. Then the poster stays.
  const onRefused = useCallback(() => setChosen(false), []);
  const isPlaying = isIdle && (chosen ?? !(wantsStill || savesData()));
  const isRunning = isPlaying && inSight;
  // Once the video has started, it stays mounted, even while it is paused.
  if (isRunning && !isWanted) setIsWanted(true);

  return (
    <div className="size-full" ref={scene}>
      <div className={`absolute inset-0 dark:brightness-90 ${fadedEdges}`}>
        <HeroPoster />
        {isWanted && <SceneVideo format={format} isRunning={isRunning} key={format} onRefused={onRefused} />}
      </div>
      <button
        aria-label={t(isPlaying ? "home.pause" : "home.play")}
        className={`absolute right-4 bottom-4 z-20 grid size-11 place-items-center rounded-full bg-black/45 text-white hover:bg-black/65 focus-visible:outline-white sm:right-6 sm:bottom-6 ${isIdle ? "" : "invisible"}`}
        onClick={() => setChosen(!isPlaying)}
        type="button"
      >
        <Icon className="size-5" name={isPlaying ? "pause" : "play"} />
      </button>
    </div>
  );
}
