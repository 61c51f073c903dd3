import { useRouterState } from "@tanstack/react-router";

/** A line at the top while the next page is on its way. */
export function ProgressBar() {
  const isLoading = useRouterState({ select: (state) => state.status === "pending" });
  if (!isLoading) return null;
  return (
    <div
      aria-hidden="true"
      className="fixed inset-x-0 top-0 z-50 h-0.5 origin-left animate-[progress-in_4s_ease-out_0.15s_both] bg-accent"
    />
  );
}
