import {
  type KeyboardEvent,
  type PointerEvent,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import type { Drawing, Place } from '#diagrams/drawing';

/** Below it, text of a drawing is under 9 px high: it comes so small only if the person asks. */
const READABLE = 0.75;
const SMALLEST = 0.25;
const LARGEST = 3;
const STEP = 1.25;

/** A drawing that is wider than its frame has one below it. */
const SCROLLBAR = 18;

type Size = Pick<Drawing, 'width' | 'height'>;

/** How large a drawing is shown when all of it fits in a window; never larger than life. */
function fitting(drawing: Size, frame: Size): number {
  return Math.max(SMALLEST, Math.min(1, frame.width / drawing.width, frame.height / drawing.height));
}

export type View = ReturnType<typeof useView>;

/**
 * The part of a drawing in view, and its size. The frame scrolls by itself, so wheel, arrows and fingers move it
 * without a line of ours; added are the size (buttons, + − 0, the wheel with Ctrl) and moving it by the mouse.
 */
export function useView(drawing: Drawing) {
  const frame = useRef<HTMLDivElement>(null);
  const [scale, setScale] = useState(READABLE);
  const [opening, setOpening] = useState(1);
  // The point of the frame that keeps its place when the size changes.
  const kept = useRef<{ readonly x: number; readonly y: number; readonly ratio: number } | null>(null);

  const sizeOfFrame = useCallback((): Size => {
    const { clientWidth = 0, clientHeight = 0 } = frame.current ?? {};
    return { width: clientWidth, height: clientHeight };
  }, []);

  const zoomTo = useCallback((next: number, at?: { readonly x: number; readonly y: number }) => {
    setScale((now) => {
      const { clientWidth = 0, clientHeight = 0 } = frame.current ?? {};
      const bounded = Math.min(LARGEST, Math.max(SMALLEST, next));
      kept.current = { ...(at ?? { x: clientWidth / 2, y: clientHeight / 2 }), ratio: bounded / now };
      return bounded;
    });
  }, []);

  const whole = useCallback(() => zoomTo(fitting(drawing, sizeOfFrame())), [drawing, sizeOfFrame, zoomTo]);

  useLayoutEffect(() => {
    const first = Math.max(READABLE, fitting(drawing, sizeOfFrame()));
    setOpening(first);
    setScale(first);
  }, [drawing, sizeOfFrame]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the frame is scrolled once the picture has its new size.
  useLayoutEffect(() => {
    const { current } = frame;
    const point = kept.current;
    kept.current = null;
    if (current === null || point === null) return;
    current.scrollLeft = (current.scrollLeft + point.x) * point.ratio - point.x;
    current.scrollTop = (current.scrollTop + point.y) * point.ratio - point.y;
  }, [scale]);

  useEffect(() => {
    const { current } = frame;
    if (current === null) return undefined;
    const zoom = (event: WheelEvent) => {
      if (!event.ctrlKey) return;
      // Else the browser makes the whole page larger; React listens where that can no longer be said.
      event.preventDefault();
      const { left, top } = current.getBoundingClientRect();
      zoomTo(scale * (event.deltaY < 0 ? STEP : 1 / STEP), { x: event.clientX - left, y: event.clientY - top });
    };
    current.addEventListener('wheel', zoom, { passive: false });
    return () => current.removeEventListener('wheel', zoom);
  }, [scale, zoomTo]);

  // It stays the same function when the size changes: only who asks for a place moves the drawing.
  const latest = useRef(scale);
  useLayoutEffect(() => {
    latest.current = scale;
  }, [scale]);
  const show = useCallback((place: Place) => {
    const { current } = frame;
    current?.scrollTo({
      left: (place.x + place.width / 2) * latest.current - current.clientWidth / 2,
      top: (place.y + place.height / 2) * latest.current - current.clientHeight / 2,
    });
  }, []);

  return {
    frame,
    scale,
    /** How high its frame is: as the drawing at first, but no higher than what `around` it leaves of the screen. */
    heightWithin: (around: string) => `min(100dvh - ${around}, ${drawing.height * opening + SCROLLBAR}px)`,
    show,
    whole,
    larger: () => zoomTo(scale * STEP),
    smaller: () => zoomTo(scale / STEP),
    handlers: {
      onKeyDown: (event: KeyboardEvent) => {
        if (event.ctrlKey || event.metaKey || event.altKey) return;
        if (event.key === '+' || event.key === '=') zoomTo(scale * STEP);
        else if (event.key === '-') zoomTo(scale / STEP);
        else if (event.key === '0') whole();
        else return;
        event.preventDefault();
      },
      ...DRAGGING,
    },
  } as const;
}

/** A finger scrolls by itself; a mouse has to hold the drawing. */
const DRAGGING = {
  onPointerDown: ({ currentTarget, pointerType, pointerId, button }: PointerEvent<HTMLElement>) => {
    if (pointerType !== 'mouse' || button !== 0) return;
    currentTarget.setPointerCapture(pointerId);
    currentTarget.dataset.dragged = '';
  },
  onPointerMove: ({ currentTarget, movementX, movementY }: PointerEvent<HTMLElement>) => {
    if (currentTarget.dataset.dragged === undefined) return;
    currentTarget.scrollLeft -= movementX;
    currentTarget.scrollTop -= movementY;
  },
  onLostPointerCapture: ({ currentTarget }: PointerEvent<HTMLElement>) => {
    delete currentTarget.dataset.dragged;
  },
};
