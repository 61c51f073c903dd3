/**
 * Watches for texts that React writes, adds or removes beside other nodes of their element. A browser that translates
 * the page wraps each text in an element: React's later writes to the old text are invisible, and removing it or
 * inserting before it throws. A text that is its element's only content is replaced as a whole.
 *
 * @returns a function that stops watching and returns the texts that were found
 */
export function watchTexts(root: Node): () => string[] {
  const faults: string[] = [];
  const read = (records: MutationRecord[]) => faults.push(...records.flatMap(findFault));
  const observer = new MutationObserver(read);
  observer.observe(root, { subtree: true, childList: true, characterData: true });
  return () => {
    read(observer.takeRecords());
    observer.disconnect();
    return faults;
  };
}

/** Whether a node is a text with words. Whitespace between elements does not count, because it stays in place. */
const isText = (node: Node | null) => node?.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== "";

function findFault({
  type,
  target,
  removedNodes,
  addedNodes,
  previousSibling,
  nextSibling,
}: MutationRecord): string[] {
  if (type === "characterData")
    return (target.parentNode?.childNodes.length ?? 1) > 1 ? [`rewrites "${target.textContent}"`] : [];
  const hasOthers = previousSibling !== null || nextSibling !== null;
  const removed = [...removedNodes].filter((node) => isText(node) && hasOthers);
  const before = addedNodes.length > 0 && isText(nextSibling) ? [nextSibling] : [];
  return [
    ...removed.map((node) => `takes "${node.textContent}" away`),
    ...before.map((node) => `adds something before "${node?.textContent}"`),
  ];
}
