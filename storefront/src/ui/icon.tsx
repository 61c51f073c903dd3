import icons from "./icons.svg?no-inline";

/** The symbols of icons.svg. */
export const iconNames = [
  "home",
  "grid",
  "search",
  "cart",
  "account",
  "settings",
  "close",
  "chevronDown",
  "chevronRight",
  "chevronLeft",
  "check",
  "pause",
  "minus",
  "plus",
  "trash",
  "truck",
  "warning",
  "info",
  "returns",
  "chat",
  "play",
  "heart",
  "bell",
  "zoomIn",
  "print",
  "instagram",
  "facebook",
  "x",
  "linkedin",
  "star",
  "lock",
] as const;

export type IconName = (typeof iconNames)[number];

/**
 * A line drawing of 24 × 24, always beside a text or a label, so hidden from assistive technology. The drawings are in
 * a file of their own, because a page shows some of them dozens of times. The header's first icon requests the file;
 * Chromium does not use a preload for `<use>` and would fetch the file twice.
 */
export function Icon({ name, className }: { name: IconName; className?: string }) {
  return (
    <svg aria-hidden="true" className={className ? `icon ${className}` : "icon"}>
      <use href={`${icons}#${name}`} />
    </svg>
  );
}
