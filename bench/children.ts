import type { ChildProcess } from 'node:child_process';

const children = new Set<ChildProcess>();
const farewells = new Set<() => void>();
let watching = false;

/** A process that ends with this one, however this one ends. */
export function endWithUs<C extends ChildProcess>(child: C): C {
  watch();
  children.add(child);
  child.once('exit', () => children.delete(child));
  return child;
}

/** Something that is done in any case before this process ends: at once, since nothing can be waited for then. Answers how to forget it. */
export function lastly(farewell: () => void): () => void {
  watch();
  farewells.add(farewell);
  return () => farewells.delete(farewell);
}

function watch(): void {
  if (watching) return;
  watching = true;
  process.once('SIGINT', () => process.exit(130));
  process.once('SIGTERM', () => process.exit(143));
  process.once('exit', () => {
    for (const child of children) child.kill('SIGKILL');
    for (const farewell of farewells) farewell();
  });
}
