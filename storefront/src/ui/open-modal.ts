import { stickyModalBlinkMs } from "../browser/timings.ts";

type ModalElement = EventTarget & Pick<HTMLDialogElement, "close" | "dataset" | "showModal">;

/**
 * Opens a dialog over the page. Escape and a press outside close it; a persistent dialog stays and blinks instead
 * [2.52].
 *
 * @returns a function that closes it for good
 */
export function openModal(dialog: ModalElement, isPersistent: boolean): () => void {
  const stop = new AbortController();
  let blinking: ReturnType<typeof setTimeout> | undefined;
  const blink = () => {
    clearTimeout(blinking);
    dialog.dataset["blink"] = "";
    blinking = setTimeout(() => delete dialog.dataset["blink"], stickyModalBlinkMs);
  };
  const listen = (name: string, listener: (event: Event) => void) =>
    dialog.addEventListener(name, listener, { signal: stop.signal });

  // A press on the backdrop has the dialog itself as its target; a press on the content has a child of the dialog.
  listen("click", (event) => {
    if (event.target !== dialog) return;
    if (isPersistent) blink();
    else dialog.close();
  });
  if (isPersistent) {
    listen("keydown", (event) => {
      if ((event as KeyboardEvent).key !== "Escape") return;
      event.preventDefault();
      blink();
    });
    // A phone's back gesture fires "cancel" without a key press.
    listen("cancel", (event) => {
      event.preventDefault();
      blink();
    });
    // On a second request to close, browsers close the dialog even if the page prevents it.
    listen("close", () => dialog.showModal());
  }
  dialog.showModal();
  return () => {
    stop.abort();
    clearTimeout(blinking);
    dialog.close();
  };
}
