/** A screen is drawn without its data after this, in milliseconds: an earlier answer saves drawing it twice. */
const SHORTLY_MS = 150;

/** Waits for readings, but not for long: a screen that they keep waiting says by itself that they are on their way. */
export async function shortly(...readings: readonly Promise<unknown>[]): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const patience = new Promise((goOn) => {
    timer = setTimeout(goOn, SHORTLY_MS);
  });
  await Promise.race([Promise.allSettled(readings), patience]);
  clearTimeout(timer);
}
