import { type RefObject, useEffect } from "react";

/** While `isActive`, calls `close` when something outside the element is pressed or focused. */
export function useCloseOutside(
  element: RefObject<HTMLElement | null>,
  isActive: boolean,
  close: () => void,
): void {
  useEffect(() => {
    if (!isActive) return;
    const closeOutside = (event: Event) => {
      if (event.target instanceof Node && !element.current?.contains(event.target)) close();
    };
    document.addEventListener("pointerdown", closeOutside);
    document.addEventListener("focusin", closeOutside);
    return () => {
      document.removeEventListener("pointerdown", closeOutside);
      document.removeEventListener("focusin", closeOutside);
    };
  }, [element, isActive, close]);
}
