/** A whole number as people read it: '629', '1,204'. By hand: a formatter of the platform takes 34 ms of a slow computer to make. */
export function inFigures(count: number): string {
  return String(count).replace(/\B(?=(\d{3})+$)/g, ',');
}
