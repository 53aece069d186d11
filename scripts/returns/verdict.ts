import { CLASES, type Clase, type Devolucion } from './files.ts';
import type { ResultadoDeDevolucion } from './replay.ts';

/** How each class must end: accepted, or refused with a text of this form. */
const EXPECTED: Readonly<Record<Clase, 'aceptada' | RegExp>> = {
  total_de_una_linea: 'aceptada',
  parcial_de_una_linea: 'aceptada',
  varias_lineas_mismo_precio: 'aceptada',
  precio_distinto_al_vendido: 'aceptada',
  sin_venta_previa: /^(El cliente no tiene ninguna compra anterior|Ninguna compra anterior lo tiene)/,
  excede_saldo: /^La cantidad no puede ser mayor a: \d+/,
  no_articulo: /^(El cliente no tiene ninguna compra anterior|Ninguna compra anterior lo tiene)/,
  sin_cliente: /^No se sabe de quién es/,
};

/** No return may be off by more than the roundings of its parts: of a line, of its tax, of its share. */
const ROUNDING = 2_000_000n;

/** A return that did not end as its class says, or not to the centavo. `explicacion` is null where nothing explains it. */
export interface Desacuerdo {
  readonly devolucion: Devolucion;
  readonly que: string;
  readonly explicacion: string | null;
}

/** The notes on one return that are more than 'as expected'. */
export function disagreementsOf(resultado: ResultadoDeDevolucion): readonly Desacuerdo[] {
  const { devolucion, negada, diferencias, otroPrecio, redondeo, vales } = resultado;
  const say = (que: string, explicacion: string | null): Desacuerdo => ({ devolucion, que, explicacion });
  const found = diferencias.map((one) => say(one, null));
  const expected = EXPECTED[devolucion.clase];
  if (negada !== null) {
    const asExpected = expected !== 'aceptada' && expected.test(negada);
    return asExpected ? found : [...found, say(`Se negó: ${negada}`, null)];
  }
  if (expected !== 'aceptada') found.push(say('Se aceptó.', null));
  const centavos = (Number(redondeo) / 1e6).toFixed(2);
  if (otroPrecio) {
    return [...found, say(`Vale ${centavos} centavos más que al precio de la devolución.`, SOLD_PRICE)];
  }
  // Each voucher has roundings of its own.
  const most = ROUNDING * BigInt(vales.length);
  return redondeo > most || redondeo < -most
    ? [...found, say(`Se aparta ${centavos} centavos del precio por las unidades.`, null)]
    : found;
}

const SOLD_PRICE = 'Se vendió a otro precio, y vale lo que se vendió.';

/** The table of classes and the disagreements, in words. */
export function reportOf(resultados: readonly ResultadoDeDevolucion[]): readonly string[] {
  const lines: string[] = [];
  for (const clase of CLASES) {
    const own = resultados.filter(({ devolucion }) => devolucion.clase === clase);
    if (own.length === 0) continue;
    const accepted = own.filter(({ negada }) => negada === null);
    const vouchers = accepted.reduce((sum, { vales }) => sum + vales.length, 0);
    lines.push(`${clase}: ${own.length}`);
    if (accepted.length > 0) lines.push(`  ${accepted.length} aceptadas, en ${vouchers} vales`);
    for (const [text, times] of countTexts(own)) lines.push(`  ${times} negadas: ${text}`);
  }
  const exact = resultados.filter(({ negada, otroPrecio }) => negada === null && !otroPrecio);
  const most = exact.reduce((max, { redondeo }) => (abs(redondeo) > max ? abs(redondeo) : max), 0n);
  lines.push(`Mayor diferencia con el precio por las unidades, sin redondear: ${Number(most) / 1e6} centavos.`);
  const found = resultados.flatMap(disagreementsOf);
  lines.push(`Desacuerdos: ${found.length}, sin explicación ${found.filter(isUnexplained).length}`);
  for (const { devolucion, que, explicacion } of found) {
    const { renglon, factura, codigo, cantidad, clase } = devolucion;
    lines.push(
      `  renglón ${renglon}, ${factura}, ${cantidad} de ${codigo} (${clase}): ${que} ${explicacion ?? 'SIN EXPLICACIÓN'}`,
    );
  }
  return lines;
}

export function isUnexplained({ explicacion }: Desacuerdo): boolean {
  return explicacion === null;
}

function countTexts(resultados: readonly ResultadoDeDevolucion[]): readonly (readonly [string, number])[] {
  const counts = new Map<string, number>();
  for (const { negada } of resultados) {
    if (negada === null) continue;
    const kind = negada.replace(/\d+/g, 'n');
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
  }
  return [...counts].sort(([, a], [, b]) => b - a);
}

function abs(figure: bigint): bigint {
  return figure < 0n ? -figure : figure;
}
