/** Mixes two colors: share 0 gives `from`, share 1 gives `to`. */
export function mixColors(from: string, to: string, share: number): string {
  const channels = [1, 3, 5].map((start) => {
    const [a, b] = [from, to].map((hex) => Number.parseInt(hex.slice(start, start + 2), 16));
    return Math.round((a ?? 0) + ((b ?? 0) - (a ?? 0)) * share);
  });
  return `#${channels.map((channel) => channel.toString(16).padStart(2, "0")).join("")}`;
}

/** Lightens a color as light does; share 0…1. */
export function lighten(hex: string, share: number): string {
  return mixColors(hex, "#ffffff", share);
}

/** Darkens a color as shade does; share 0…1. The color of the shade is a cold near-black, as on a clear day. */
export function darken(hex: string, share: number): string {
  return mixColors(hex, "#0b1018", share);
}
