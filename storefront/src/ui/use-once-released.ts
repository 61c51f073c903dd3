import { useState, useSyncExternalStore } from "react";

/** A finger's tap is told as a click this much after the finger has gone, at the latest. */
const tapMs = 300;
const releases = ["pointerup", "pointercancel", "keyup"] as const;

const isPressed = () => document.querySelector(":active") !== null;

/** Asks again whenever a press has ended and done its work. */
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

/** What is wanted comes with no press in its way, and then stays while it is wanted. */
class Entrance {
  #isOpen = false;
  readonly isOpenFor = (isWanted: boolean): boolean =>
    (this.#isOpen = isWanted && (this.#isOpen || !isPressed()));
}

/**
 * Holds back what is to come up over the page while something is being pressed: coming up under the pointer, it would
 * take the end of the press, and the press would be lost.
 *
 * @returns whether it may be shown; once it was, for as long as it is wanted
 */
export function useOnceReleased(isWanted: boolean): boolean {
  const [entrance] = useState(() => new Entrance());
  return useSyncExternalStore(
    onReleased,
    () => entrance.isOpenFor(isWanted),
    () => false,
  );
}
