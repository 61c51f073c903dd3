import { useEffect, useRef, useState } from "react";
import type { HeroFormat } from "./hero-poster.tsx";

type SceneVideoProps = {
  format: HeroFormat;
  isRunning: boolean;
  /** Called when the browser refuses to play. */
  onRefused: () => void;
};

/** The scene's video over its poster, hidden until it plays. */
export function SceneVideo({ format, isRunning, onRefused }: SceneVideoProps) {
  const video = useRef<HTMLVideoElement>(null);
  const [isShown, setIsShown] = useState(false);

  useEffect(() => {
    if (!isRunning) {
      video.current?.pause();
      return;
    }
    video.current?.play().catch((error: unknown) => {
      // A pause aborts play() with an AbortError, which is no refusal of the browser.
      if (error instanceof DOMException && error.name !== "AbortError") onRefused();
    });
  }, [isRunning, onRefused]);

  return (
    <video
      aria-hidden="true"
      className={`absolute inset-0 size-full object-cover object-right transition-opacity duration-500 ${isShown ? "" : "opacity-0"}`}
      loop
      muted
      onPlaying={() => setIsShown(true)}
      playsInline
      ref={video}
      tabIndex={-1}
    >
      <source src={`/media/hero-${format}.webm`} type='video/webm; codecs="av01.0.05M.08"' />
      <source src={`/media/hero-${format}.mp4`} type="video/mp4" />
    </video>
  );
}
