/** How far outside the window a part may be when it comes alive. */
const margin = "200px";

/** What keeps a part of the page as the server wrote it; open is for good. */
export class Gate {
  isOpen = false;
  readonly opened: Promise<void>;
  #resolve = () => {};
  #isServed = false;
  #isWatching = false;

  constructor() {
    this.opened = new Promise((resolve) => (this.#resolve = resolve));
  }

  open(): void {
    this.isOpen = true;
    this.#resolve();
  }

  /** Did the server write this part? */
  readonly readServed = (): boolean => this.#isServed;

  /** The answer of a part that React reads from what the server wrote. */
  readonly markServed = (): boolean => (this.#isServed = true);

  /** Has the page been taken over without this part? */
  isWatching(): boolean {
    return this.#isWatching;
  }

  /** Opens it as soon as that element is near the window or something in it is pressed. Returns what ends that. */
  watch(element: Element): () => void {
    this.#isWatching = true;
    // At once, in the midst of the press that had React take the page over.
    if (pressed && element.contains(pressed)) this.open();
    if (this.isOpen) return () => {};
    gates.set(element, this);
    observer ??= new IntersectionObserver(openSeen, { rootMargin: margin });
    observer.observe(element);
    const stop = () => {
      gates.delete(element);
      observer?.unobserve(element);
    };
    void this.opened.then(stop);
    return stop;
  }
}

const gates = new WeakMap<Element, Gate>();
let observer: IntersectionObserver | undefined;
/** The last that was pressed: React may take the page over because of it, and asks for the part around it next. */
let pressed: Element | undefined;

function openSeen(entries: IntersectionObserverEntry[]): void {
  for (const { isIntersecting, target } of entries) if (isIntersecting) gates.get(target)?.open();
}

function openPressed({ target }: Event): void {
  if (!(target instanceof Element)) return;
  pressed = target;
  for (let element: Element | null = target; element; element = element.parentElement) {
    gates.get(element)?.open();
  }
}

if (!import.meta.env.SSR) {
  // At the window, before React hears of it at the document: what is pressed comes alive at once then, and answers.
  for (const type of ["pointerdown", "keydown", "click"]) {
    window.addEventListener(type, openPressed, { capture: true, passive: true });
  }
}
