import { type KeyboardEvent, type PointerEvent, useRef, useState } from "react";
import { toSwipeStep } from "./to-swipe-step.ts";

/** The view of a picture: its scale, and the offset of its center in pixels. */
export type ZoomView = { scale: number; x: number; y: number };

export const wholePicture: ZoomView = { scale: 1, x: 0, y: 0 };
const most = 4;

/** Scales the view around the point `at`, relative to the center. */
export function zoomBy(view: ZoomView, factor: number, at = { x: 0, y: 0 }): ZoomView {
  const scale = Math.min(most, Math.max(1, view.scale * factor));
  if (scale === 1) return wholePicture;
  const ratio = scale / view.scale;
  return { scale, x: at.x - (at.x - view.x) * ratio, y: at.y - (at.y - view.y) * ratio };
}

/** Moves the view, no further than the picture's edge. */
export function moveBy(view: ZoomView, by: { x: number; y: number }, size: number): ZoomView {
  const reach = ((view.scale - 1) * size) / 2;
  const clamp = (value: number) => Math.min(reach, Math.max(-reach, value));
  return { ...view, x: clamp(view.x + by.x), y: clamp(view.y + by.y) };
}

type Point = { x: number; y: number };

const step = 1.5;
const keyMove = 60;
const moves: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: keyMove, y: 0 },
  ArrowRight: { x: -keyMove, y: 0 },
  ArrowUp: { x: 0, y: keyMove },
  ArrowDown: { x: 0, y: -keyMove },
};

/**
 * Zooms and moves a picture by buttons and keys, by dragging with one pointer and by pinching with two. A swipe across
 * an unzoomed picture changes to the next picture, which starts unzoomed.
 */
export function useZoom(onTurn: (by: 1 | -1) => void) {
  const [view, setView] = useState<ZoomView>(wholePicture);
  const pointers = useRef(new Map<number, Point>());
  /** Start of a one-finger swipe; null once there are two fingers. */
  const swipedFrom = useRef<number | null>(null);

  function turn(by: 1 | -1): void {
    setView(wholePicture);
    onTurn(by);
  }

  function onPointerMove(event: PointerEvent<HTMLElement>): void {
    const before = pointers.current.get(event.pointerId);
    if (!before) return;
    const box = event.currentTarget.getBoundingClientRect();
    const here = { x: event.clientX, y: event.clientY };
    const other = [...pointers.current].find(([id]) => id !== event.pointerId)?.[1];
    pointers.current.set(event.pointerId, here);
    if (other) {
      const middle = {
        x: (here.x + other.x) / 2 - box.left - box.width / 2,
        y: (here.y + other.y) / 2 - box.top - box.height / 2,
      };
      const factor = toDistance(here, other) / Math.max(1, toDistance(before, other));
      setView((current) => zoomBy(current, factor, middle));
    } else {
      const by = { x: here.x - before.x, y: here.y - before.y };
      setView((current) => moveBy(current, by, box.width));
    }
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
    const move = moves[event.key];
    if (event.key === "+" || event.key === "=") setView((current) => zoomBy(current, step));
    else if (event.key === "-") setView((current) => zoomBy(current, 1 / step));
    else if (event.key === "0") setView(wholePicture);
    else if (move && view.scale > 1) {
      const size = event.currentTarget.clientWidth;
      setView((current) => moveBy(current, move, size));
    } else if (event.key === "ArrowLeft") turn(-1);
    else if (event.key === "ArrowRight") turn(1);
    else return;
    event.preventDefault();
  }

  function onPointerUp(event: PointerEvent): void {
    forget(event);
    const by = swipedFrom.current === null ? null : toSwipeStep(event.clientX - swipedFrom.current);
    if (by !== null && view.scale === 1) turn(by);
  }

  const forget = (event: PointerEvent) => void pointers.current.delete(event.pointerId);
  return {
    view,
    zoomIn: () => setView((current) => zoomBy(current, step)),
    zoomOut: () => setView((current) => zoomBy(current, 1 / step)),
    turn,
    onKeyDown,
    pointerHandlers: {
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
        swipedFrom.current = pointers.current.size === 1 ? event.clientX : null;
      },
      onPointerMove,
      onPointerUp,
      onPointerCancel: forget,
      onDoubleClick: () => setView((current) => (current.scale > 1 ? wholePicture : zoomBy(current, 2))),
    },
  };
}

function toDistance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}
