/**
 * A text that changes beside other nodes of its element: a sum, a count, a date, a state. A browser that translates the
 * page wraps each text in an element, so React's later writes to the old text are invisible. This component replaces
 * the text with its element. A text that is its element's only content does not need it, because React replaces that as
 * a whole.
 */
export function Changing({ children }: { children: string | number }) {
  return <span key={children}>{children}</span>;
}
