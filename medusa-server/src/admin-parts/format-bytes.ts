const kilobyte = 1000;

/** Formats the size of a file: 940 B, 12 kB, 3.4 MB. */
export function formatBytes(bytes: number): string {
  const units = ["B", "kB", "MB"] as const;
  const power = bytes < kilobyte ? 0 : bytes < kilobyte ** 2 - kilobyte / 2 ? 1 : 2;
  const digits = power === 2 ? 1 : 0;
  return `${(bytes / kilobyte ** power).toFixed(digits)} ${units[power]}`;
}
