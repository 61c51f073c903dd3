import { useRouter } from "@tanstack/react-router";
import { useEffect, useState } from "react";

type Noted = { buttons: HTMLElement[]; stop: () => void };

declare global {
  var earlyPresses: Noted | undefined;
}

/**
 * Notes the buttons that are pressed before the page's own script has come. A form's own button is not among them, its
 * form cannot be sent before (safe-form.tsx); links need no script.
 */
const script = `(()=>{let b=[],n=e=>{let t=e.target.closest?.("button[type=button]");t&&b.push(t)};addEventListener("click",n,true);self.earlyPresses={buttons:b,stop:()=>removeEventListener("click",n,true)}})()`;

/** Called once React is at it: what is pressed from now on it answers, however much of the page is alive. */
const stopNoting = () => globalThis.earlyPresses?.stop();

/**
 * Presses the buttons in their order, once each. Each in a task of its own: in its effects React makes no part alive that
 * a press is on, and the next press is to find what came of the last.
 */
function replay(buttons: HTMLElement[]): () => void {
  const pressNext = () => {
    const button = buttons.shift();
    if (button?.isConnected) button.click();
    if (buttons.length > 0) timer = setTimeout(pressNext);
  };
  let timer = setTimeout(pressNext);
  return () => clearTimeout(timer);
}

/** Part of every page's head: a press that nothing could answer yet is answered when the page is alive, once. */
export function EarlyPresses() {
  useState(stopNoting);
  useEffect(() => replay(globalThis.earlyPresses?.buttons ?? []), []);
  const { ssr } = useRouter().options;
  return <script dangerouslySetInnerHTML={{ __html: script }} nonce={ssr?.nonce} />;
}
