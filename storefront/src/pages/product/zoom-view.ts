/** A picture as it is looked at: how large, and how far its middle is moved, in pixels. */
export type ZoomView = { scale: number; x: number; y: number };

export const wholePicture: ZoomView = { scale: 1, x: 0, y: 0 };
const most = 4;

/** The same view larger or smaller, the point at (x, y) from the middle staying where it is. */
export function zoomBy(view: ZoomView, factor: number, at = { x: 0, y: 0 }): ZoomView {
  const scale = Math.min(most, Math.max(1, view.scale * factor));
  if (scale === 1) return wholePicture;
  const ratio = scale / view.scale;
  return { scale, x: at.x - (at.x - view.x) * ratio, y: at.y - (at.y - view.y) * ratio };
}

/** The view moved, with some of the picture always in sight. */
export function moveBy(view: ZoomView, by: { x: number; y: number }, size: number): ZoomView {
  const reach = ((view.scale - 1) * size) / 2;
  const clamp = (value: number) => Math.min(reach, Math.max(-reach, value));
  return { ...view, x: clamp(view.x + by.x), y: clamp(view.y + by.y) };
}
