import type { ReactNode } from "react";

const looks = {
  accent: "bg-accent text-accent-ink",
  soft: "bg-surface text-ink",
  sale: "bg-sale text-paper",
} as const;

export function Badge({ look, children }: { look: keyof typeof looks; children: ReactNode }) {
  return <span className={`badge ${looks[look]}`}>{children}</span>;
}
