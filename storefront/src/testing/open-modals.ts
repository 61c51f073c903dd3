/** Makes jsdom open a modal dialog at its place in the page, because jsdom does not support modals. */
export function openModals(): void {
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true;
    },
    close(this: HTMLDialogElement) {
      this.open = false;
    },
  });
}
