import type { Page } from "@playwright/test";

/** The fields read from a node of React's fiber tree (react-reconciler, ReactInternalTypes.js). */
type Fiber = {
  tag: number;
  flags: number;
  stateNode: unknown;
  alternate: Fiber | null;
  child: Fiber | null;
  sibling: Fiber | null;
};
type Counting = {
  renderCounts: Record<string, number>;
  __REACT_DEVTOOLS_GLOBAL_HOOK__: {
    supportsFiber: boolean;
    inject: () => number;
    onCommitFiberRoot: (id: number, root: { current: Fiber }) => void;
  };
};

/**
 * Counts from now on how often React renders the components that own elements of these selectors. React reports each
 * commit to the hook of its developer tools, in production builds too.
 *
 * @param selectors such as "footer"; of several matches, the one with the most renders counts
 * @returns a function that returns the counts by selector
 */
export async function countRenders(
  page: Page,
  selectors: readonly string[],
): Promise<() => Promise<Record<string, number>>> {
  await page.addInitScript((wanted) => {
    const functionTags = new Set([0, 11, 14, 15]);
    const elementTag = 5;
    const hasRendered = 1;
    const counting = window as unknown as Counting;
    counting.renderCounts = Object.fromEntries(wanted.map((selector) => [selector, 0]));
    const byElement = new Map<Element, number>();

    function count(element: Element): void {
      const renders = (byElement.get(element) ?? 0) + 1;
      byElement.set(element, renders);
      for (const selector of wanted) {
        if (element.matches(selector))
          counting.renderCounts[selector] = Math.max(counting.renderCounts[selector] ?? 0, renders);
      }
    }
    /** @param isRendered whether the component that these nodes belong to was rendered in this commit */
    function visit(first: Fiber | null, isRendered: boolean): void {
      for (let node = first; node; node = node.sibling) {
        if (isRendered && node.tag === elementTag) count(node.stateNode as Element);
        const isComponent = functionTags.has(node.tag);
        const isOwn = isComponent ? (node.flags & hasRendered) !== 0 : isRendered;
        // When the children are the same objects as before, React has rendered nothing below this node.
        if (node.alternate?.child !== node.child || node.alternate === null) visit(node.child, isOwn);
      }
    }
    counting.__REACT_DEVTOOLS_GLOBAL_HOOK__ = {
      supportsFiber: true,
      inject: () => 1,
      onCommitFiberRoot: (_, root) => visit(root.current.child, false),
    };
  }, selectors);
  return () => page.evaluate(() => (window as unknown as Counting).renderCounts);
}
