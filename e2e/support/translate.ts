import type { Page } from "@playwright/test";

/** Translates a page as a browser's translator does: replaces each text node by an element with another text. */
export async function translate(page: Page): Promise<void> {
  await page.evaluate(() => {
    const untranslated = new Set(["NOSCRIPT", "OPTION", "SCRIPT", "STYLE", "TEXTAREA", "TITLE"]);
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      if (text.data.trim() === "" || untranslated.has(text.parentElement?.tagName ?? "")) continue;
      const outer = document.createElement("font");
      const inner = outer.appendChild(document.createElement("font"));
      inner.append(text.data);
      text.replaceWith(outer);
    }
  });
}

/** Reads the figures on a page in their order: sums, counts, dates. Omits its notices, which only report changes. */
export async function readFigures(page: Page): Promise<string[]> {
  const text = await page.evaluate(() => {
    const notices = [...document.querySelectorAll<HTMLElement>("[role=status], [role=alert]")];
    for (const notice of notices) notice.style.display = "none";
    const shown = [...document.querySelectorAll<HTMLElement>("header, main")].map((part) => part.innerText);
    for (const notice of notices) notice.style.display = "";
    return shown.join("\n");
  });
  return text.match(/\d[\d.,: \u00a0]*\d|\d/g) ?? [];
}
