/** Gives the focus to the page itself, where what had it goes away; the page stays where it is scrolled to. */
export function focusContent(): void {
  document.getElementById("content")?.focus({ preventScroll: true });
}
