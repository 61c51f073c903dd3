const loading = new Map<string, Promise<unknown>>();

/**
 * Loads a third-party script into the page, once. If it fails, the next call loads it again.
 *
 * @throws when the script fails to load
 */
export function loadScript(src: string): Promise<unknown> {
  const known = loading.get(src);
  if (known) return known;
  const loaded = new Promise((resolve, reject) => {
    const script = Object.assign(document.createElement("script"), { src, async: true });
    script.addEventListener("load", resolve);
    script.addEventListener("error", () => {
      loading.delete(src);
      reject(new Error(`No script came from ${src}`));
    });
    document.head.append(script);
  });
  loading.set(src, loaded);
  return loaded;
}
