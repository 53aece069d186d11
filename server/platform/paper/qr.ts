import bwip from 'bwip-js/node';

/** White round a QR, in its modules: scanners look for it. */
const QUIET = 4;

/** A QR as black bars of one module's height; all in modules, from the upper left corner. */
export interface Qr {
  /** How wide and high it is, white margin included. */
  readonly side: number;
  readonly bars: readonly Readonly<Record<'x' | 'y' | 'width', number>>[];
}

/** Makes the QR of a text, at the middle level of repair. */
export function qrOf(text: string): Qr {
  const [drawn] = bwip.raw('qrcode', text, 'eclevel=M');
  if (drawn === undefined || !('pixs' in drawn)) throw new Error('No QR came of a text');
  const { pixs, pixx } = drawn;
  const bars: Qr['bars'][number][] = [];
  for (let at = 0; at < pixs.length; ) {
    const end = endOfRun(pixs, at, pixx);
    if (pixs[at] === 1) bars.push({ x: QUIET + (at % pixx), y: QUIET + Math.floor(at / pixx), width: end - at });
    at = end;
  }
  return { side: pixx + 2 * QUIET, bars };
}

/** The same as a path of SVG, in a box of `side` by `side`. */
export function pathOf({ bars }: Qr): string {
  return bars.map(({ x, y, width }) => `M${x} ${y}h${width}v1h-${width}z`).join('');
}

/** Where the run of one colour that begins at a place ends, within its row. */
function endOfRun(pixs: readonly number[], at: number, columns: number): number {
  const row = (Math.floor(at / columns) + 1) * columns;
  let end = at + 1;
  while (end < row && pixs[end] === pixs[at]) end += 1;
  return end;
}
