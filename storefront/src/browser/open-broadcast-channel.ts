import { createChunkCollector, toChunks } from "./message-chunks.ts";

export type TextBroadcastChannel = {
  post(text: string): void;
  /** Receives the posts of the shop's other tabs, but not those of this tab. */
  listen(listener: (text: string) => void): void;
  close(): void;
};

/** Connects the shop's tabs, to synchronize data that is not stored; null on the server and in old browsers. */
export function openBroadcastChannel(name: string): TextBroadcastChannel | null {
  if (typeof BroadcastChannel === "undefined" || import.meta.env.SSR) return null;
  const channel = new BroadcastChannel(name);
  return {
    post: (text) => {
      for (const chunk of toChunks(text, crypto.randomUUID())) {
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches its own origin only
        channel.postMessage(chunk);
      }
    },
    listen: (listener) => {
      const collect = createChunkCollector();
      channel.addEventListener("message", ({ data }) => {
        const text = collect(data);
        if (text !== null) listener(text);
      });
    },
    close: () => channel.close(),
  };
}
