import type { Page } from '@playwright/test';

/** The parts that React drew anew: how many whose styles Chakra works out, and the rows in which any stood. */
interface Drawn {
  readonly styled: number;
  /** By the label of the row's first field; '' for what stands in no row. */
  readonly rows: readonly string[];
}

/** As far as React tells it to its own developer tools. */
interface Fiber {
  readonly tag: number;
  readonly flags: number;
  readonly child: Fiber | null;
  readonly sibling: Fiber | null;
  readonly return: Fiber | null;
  readonly alternate: Fiber | null;
  readonly stateNode: unknown;
}

/** Has the page count, before it is opened, what React draws. */
export async function countDrawn(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const [FUNCTION, FORWARD_REF, MEMO, SIMPLE_MEMO] = [0, 11, 14, 15];
    const PERFORMED_WORK = 1;
    const drawn: { styled: boolean; row: string }[] = [];
    const rowOf = (fiber: Fiber): string => {
      for (let up: Fiber | null = fiber; up !== null; up = up.return) {
        if (up.stateNode instanceof Element)
          return up.stateNode.closest('tr')?.querySelector('input')?.getAttribute('aria-label') ?? '';
      }
      return '';
    };
    const look = (fiber: Fiber, before: Fiber): void => {
      const isPart = [FUNCTION, FORWARD_REF, MEMO, SIMPLE_MEMO].includes(fiber.tag);
      if (isPart && (fiber.flags & PERFORMED_WORK) !== 0)
        drawn.push({ styled: fiber.tag === FORWARD_REF, row: rowOf(fiber) });
      // A part that React passed over is the same as before.
      if (fiber.child === before.child) return;
      for (let part = fiber.child; part !== null; part = part.sibling) {
        if (part.alternate !== null) look(part, part.alternate);
      }
    };
    Object.assign(window, {
      drawn,
      __REACT_DEVTOOLS_GLOBAL_HOOK__: {
        supportsFiber: true,
        inject: () => 1,
        onCommitFiberUnmount: () => undefined,
        onCommitFiberRoot: (_: number, { current }: { current: Fiber }) => {
          if (current.alternate !== null) look(current, current.alternate);
        },
      },
    });
  });
}

/** Takes the parts that were drawn since the last call. */
export async function takeDrawn(page: Page): Promise<Drawn> {
  const parts = await page.evaluate(() =>
    (window as unknown as { drawn: { styled: boolean; row: string }[] }).drawn.splice(0),
  );
  return {
    styled: parts.filter(({ styled }) => styled).length,
    rows: [...new Set(parts.map(({ row }) => row))].sort(),
  };
}
