/**
 * A text that changes while its element also has other children: a sum, a count, a date, a state. A browser that
 * translates the page moves each text into an element of its own, so that React's later writes go to a text node that
 * is no longer shown. This component therefore renders a new element for each text. A text that is the only child of
 * its element does not need this, because React then sets the whole content of the element.
 */
export function Changing({ children }: { children: string | number }) {
  return <span key={children}>{children}</span>;
}
