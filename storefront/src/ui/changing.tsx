/**
 * A text that changes beside other nodes of its element: a sum, a count, a date, a state. A browser that translates the page
 * puts each text into an element of its own, and what React then writes into the old text is not seen. This one is replaced
 * with its element. A text that is all of its element's content needs it not: React replaces that content whole.
 */
export function Changing({ children }: { children: string | number }) {
  return <span key={children}>{children}</span>;
}
