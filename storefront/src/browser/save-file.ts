/** Downloads a file as if the user had pressed a link to it. */
export function saveFile(name: string, content: Blob): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  // The browser reads the object URL after this task has ended, so it stays valid for a while.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

export function decodeBase64(base64: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
}
