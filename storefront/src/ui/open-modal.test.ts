import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { openModal } from "./open-modal.ts";

function createDialog() {
  const dialog = Object.assign(new EventTarget(), {
    open: false,
    dataset: {},
    showModal: () => void (dialog.open = true),
    close() {
      if (!dialog.open) return;
      dialog.open = false;
      dialog.dispatchEvent(new Event("close"));
    },
  });
  return dialog;
}
const toKey = (key: string) => Object.assign(new Event("keydown", { cancelable: true }), { key });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("a modal", () => {
  it("closes on a press on the backdrop [2.52]", () => {
    const dialog = createDialog();
    openModal(dialog, false);
    dialog.dispatchEvent(new Event("click"));
    expect(dialog.open).toBe(false);
  });
  it("leaves Escape to the browser, which closes the dialog [2.52]", () => {
    const dialog = createDialog();
    openModal(dialog, false);
    const escape = toKey("Escape");
    dialog.dispatchEvent(escape);
    expect(escape.defaultPrevented).toBe(false);
  });
  it.each([
    ["a press on the backdrop", () => new Event("click")],
    ["Escape", () => toKey("Escape")],
    ["the back gesture", () => new Event("cancel", { cancelable: true })],
  ])("blinks for 100 ms on %s and stays when it is persistent [2.52] [9.43]", (_, toEvent) => {
    const dialog = createDialog();
    openModal(dialog, true);
    dialog.dispatchEvent(toEvent());
    expect([dialog.open, "blink" in dialog.dataset]).toEqual([true, true]);
    vi.advanceTimersByTime(99);
    expect("blink" in dialog.dataset).toBe(true);
    vi.advanceTimersByTime(1);
    expect([dialog.open, "blink" in dialog.dataset]).toEqual([true, false]);
  });
  it("reopens a persistent dialog that the browser closes nevertheless [2.52]", () => {
    const dialog = createDialog();
    openModal(dialog, true);
    dialog.close();
    expect(dialog.open).toBe(true);
  });
  it("does not blink on other keys when it is persistent [2.52]", () => {
    const dialog = createDialog();
    openModal(dialog, true);
    dialog.dispatchEvent(toKey("Enter"));
    expect("blink" in dialog.dataset).toBe(false);
  });
  it.each([true, false])("closes when its component is unmounted, persistent or not: %s", (isPersistent) => {
    const dialog = createDialog();
    const end = openModal(dialog, isPersistent);
    end();
    expect(dialog.open).toBe(false);
  });
});
