/** Moves the focus to the page's content when the focused element disappears, without scrolling. */
export function focusContent(): void {
  document.getElementById("content")?.focus({ preventScroll: true });
}
