const paths = {
  home: "M4 11.5 12 5l8 6.5M6 10v9h4.5v-5h3v5H18v-9",
  grid: "M5 5h5.5v5.5H5zM13.5 5H19v5.5h-5.5zM5 13.5h5.5V19H5zM13.5 13.5H19V19h-5.5z",
  search: "M10.75 17.5a6.75 6.75 0 1 0 0-13.5 6.75 6.75 0 0 0 0 13.5ZM15.7 15.7 20 20",
  cart: "M4 5h2.2l2 10.2h9.3L19.5 8H7M9.3 19.6h.01M16.3 19.6h.01",
  account: "M12 12a3.75 3.75 0 1 0 0-7.5 3.75 3.75 0 0 0 0 7.5ZM5 19.5c1-3.2 3.7-5 7-5s6 1.8 7 5",
  settings:
    "M4 7.5h8M17 7.5h3M4 16.5h3M12 16.5h8M14.5 10a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5ZM9.5 19a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z",
  close: "M6 6l12 12M18 6 6 18",
  chevronDown: "m6 9.5 6 6 6-6",
  chevronRight: "m9.5 6 6 6-6 6",
  chevronLeft: "m14.5 6-6 6 6 6",
  check: "m5 12.5 4.5 4.5L19 7.5",
  pause: "M9 6v12M15 6v12",
  minus: "M6 12h12",
  plus: "M6 12h12M12 6v12",
  trash: "M5 7.5h14M10 7.5V5h4v2.5M7 7.5l.8 11.5h8.4L17 7.5M10.2 11v5M13.8 11v5",
  truck:
    "M3.5 6.5h10v9.5h-10zM13.5 10h3.7l3.3 3.2V16h-7M7.2 19a1.8 1.8 0 1 0 0-3.6 1.8 1.8 0 0 0 0 3.6ZM16.8 19a1.8 1.8 0 1 0 0-3.6 1.8 1.8 0 0 0 0 3.6Z",
  warning: "M12 4.5 21 19.5H3zM12 10.5v4M12 17h.01",
  info: "M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17ZM12 11v5M12 8h.01",
  returns: "M8 5 4.5 8.5 8 12M4.5 8.5H14a5.25 5.25 0 0 1 0 10.5H8",
  chat: "M5 5.5h14v10h-8l-4 3.5v-3.5H5zM9 9.5h6M9 12h4",
  play: "M9 6.5 17.5 12 9 17.5z",
  heart: "M12 19.5S4.5 15 4.5 9.6A4.1 4.1 0 0 1 12 7.3a4.1 4.1 0 0 1 7.5 2.3C19.5 15 12 19.5 12 19.5Z",
  bell: "M6.5 16.5V11a5.5 5.5 0 0 1 11 0v5.5l1.5 1.5H5zM10.3 20.2h3.4",
  zoomIn:
    "M10.75 17.5a6.75 6.75 0 1 0 0-13.5 6.75 6.75 0 0 0 0 13.5ZM15.7 15.7 20 20M8 10.75h5.5M10.75 8v5.5",
  print: "M7 9V4.5h10V9M7 16.5H4.5V9h15v7.5H17M7 14h10v6H7z",
  instagram:
    "M8 4h8a4 4 0 0 1 4 4v8a4 4 0 0 1-4 4H8a4 4 0 0 1-4-4V8a4 4 0 0 1 4-4ZM12 15.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7ZM16.5 7.5h.01",
  facebook: "M15.5 4.5H14a3 3 0 0 0-3 3V20M8 11.5h6.5",
  x: "M5 5h3.5l10.5 14h-3.5zM18.5 5l-13 14",
  linkedin: "M6 10v8.5M6 6.2h.01M10.5 18.5V10M10.5 13.5a3.5 3.5 0 0 1 7 0v5",
  star: "m12 4.5 2.3 4.8 5.2.7-3.8 3.7.9 5.3-4.6-2.5L7.4 19l.9-5.3L4.5 10l5.2-.7z",
  lock: "M6.5 11h11v8.5h-11zM9 11V8.2a3 3 0 0 1 6 0V11",
} as const;

export type IconName = keyof typeof paths;

/** A line drawing of 24 × 24, always beside a text or a label, so hidden from assistive tools. */
export function Icon({ name, className }: { name: IconName; className?: string }) {
  return (
    <svg aria-hidden="true" className={className ? `icon ${className}` : "icon"} viewBox="0 0 24 24">
      <path d={paths[name]} />
    </svg>
  );
}
