/**
 * Watches for texts that React writes, adds or takes away beside other nodes of their element. A browser that translates
 * the page puts each text into an element of its own: what React then writes into the old text is not seen, and taking it
 * away or adding something before it fails. A text that is all of its element is replaced whole.
 *
 * @returns a function that stops watching and says what was found, each in the words of its text
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

/** Spaces between elements are left where they are. */
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
