const looks = {
  primary: "bg-accent text-accent-ink hover:bg-accent-strong",
  secondary: "bg-sunken text-ink hover:bg-line",
  outline: "border border-strong/60 text-ink hover:border-ink hover:bg-sunken",
  /** Prominent, without the color of the buy button. */
  strong: "border-2 border-ink text-ink hover:bg-ink hover:text-paper",
  quiet: "text-ink hover:bg-sunken",
  hero: "bg-hero-ink text-[#123b2b] hover:bg-white",
} as const;

const sizes = {
  small: "min-h-10 px-4 text-sm",
  medium: "min-h-12 px-6",
  large: "min-h-14 px-8 text-lg",
} as const;

/**
 * The classes of a button, also for links that act as one. A button that is disabled only until hydration looks
 * enabled.
 */
export function buttonClass(
  look: keyof typeof looks = "primary",
  size: keyof typeof sizes = "medium",
): string {
  return `button ${looks[look]} ${sizes[size]}`;
}
