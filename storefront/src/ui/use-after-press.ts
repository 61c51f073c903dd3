import { useState, useSyncExternalStore } from "react";

/** Browsers send the click of a tap at most this long after the finger was lifted. */
const tapMs = 300;
const releases = ["pointerup", "pointercancel", "keyup"] as const;

const isPressed = () => document.querySelector(":active") !== null;

/** Notifies the store after each press, once its click has been handled. */
function onReleased(onChange: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const askSoon = () => {
    clearTimeout(timer);
    timer = setTimeout(onChange, tapMs);
  };
  for (const type of releases) window.addEventListener(type, askSoon);
  return () => {
    clearTimeout(timer);
    for (const type of releases) window.removeEventListener(type, askSoon);
  };
}

/** Becomes open when no press is in progress, and then stays open as long as the overlay is wanted. */
class Entrance {
  #isOpen = false;
  readonly isOpenFor = (isWanted: boolean): boolean =>
    (this.#isOpen = isWanted && (this.#isOpen || !isPressed()));
}

/**
 * Delays an overlay while a press is in progress: an overlay that appeared under the pointer would receive the
 * pointerup event, and the click would be lost.
 *
 * @returns whether the overlay may be shown; stays true as long as it is wanted
 */
export function useAfterPress(isWanted: boolean): boolean {
  const [entrance] = useState(() => new Entrance());
  return useSyncExternalStore(
    onReleased,
    () => entrance.isOpenFor(isWanted),
    () => false,
  );
}
