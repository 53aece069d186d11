import { randomUUID } from 'node:crypto';
import type { SolicitudValeEnviada } from '#domain/vales/solicitudVale';
import type { Counter } from './calls.ts';

/** The outcome for many people who ask for the same vouchers at once. Amounts in centavos. */
export interface ParallelReport {
  readonly segundos: number;
  readonly preguntas: number;
  readonly aceptadas: number;
  /** How often each refusal was answered, without its figures. */
  readonly negadas: ReadonlyMap<string, number>;
  readonly lineas: number;
  readonly unidades: number;
  readonly centavos: number;
  /** The faults: units given twice, or sums and vouchers unlike the answers. */
  readonly fallas: readonly string[];
}

/**
 * Asks for every voucher three times from many counters at once: twice under one key, which must count once, and once more
 * under a key of its own, which counts as far as anything is left. Then reads every line that was touched.
 */
export async function askAtOnce(
  counters: readonly Counter[],
  requests: readonly SolicitudValeEnviada[],
): Promise<ParallelReport> {
  const [reader] = counters;
  if (reader === undefined) throw new Error('Nobody asks');
  const asked = requests.flatMap((solicitud) => {
    const clave = randomUUID();
    return [clave, clave, randomUUID()].map((key) => ({ solicitud, clave: key }));
  });
  const folios = new Map<string, Set<string>>();
  const saleOf = new Map<string, string>();
  const negadas = new Map<string, number>();
  let aceptadas = 0;
  let next = 0;
  const person = async (counter: Counter): Promise<void> => {
    for (;;) {
      const one = asked[next];
      next += 1;
      if (one === undefined) return;
      const answer = await counter.save(one.solicitud, one.clave);
      if (answer.ok) {
        aceptadas += 1;
        folios.set(one.clave, (folios.get(one.clave) ?? new Set()).add(answer.datos.folio));
        saleOf.set(answer.datos.folio, `${one.solicitud.tienda}/${one.solicitud.operacion}`);
      } else {
        const kind = answer.texto.replace(/\d+/g, 'n');
        negadas.set(kind, (negadas.get(kind) ?? 0) + 1);
      }
    }
  };
  const start = performance.now();
  await Promise.all(counters.map(person));
  const segundos = (performance.now() - start) / 1_000;
  const fallas = [...folios.values()]
    .filter(({ size }) => size > 1)
    .map((many) => `Una clave dio ${[...many].join(', ')}.`);
  const counted = await countGiven(reader, requests, saleOf, fallas);
  return { segundos, preguntas: asked.length, aceptadas, negadas, fallas, ...counted };
}

/** Reads what is left of every sale: no line gave more than was sold, and what is gone is exactly what vouchers hold. */
async function countGiven(
  reader: Counter,
  requests: readonly SolicitudValeEnviada[],
  saleOf: ReadonlyMap<string, string>,
  fallas: string[],
) {
  const sales = new Map(requests.map(({ tienda, operacion }) => [`${tienda}/${operacion}`, { tienda, operacion }]));
  let lineas = 0;
  let unidades = 0;
  let given = 0;
  for (const [sale, { tienda, operacion }] of sales) {
    const sheet = await reader.sheet(Number(tienda), Number(operacion));
    const vouchers = await reader.vouchersOf(Number(tienda), Number(operacion));
    let ofSale = 0;
    for (const line of sheet.lineas) {
      const units = line.vales.reduce((sum, { cantidad }) => sum + cantidad, 0);
      if (units === 0) continue;
      const gone = centavosOf(line.importes.total) - centavosOf(line.restante.total);
      if (units > line.cantidadOriginal) fallas.push(`${sale}, línea ${line.linea}: se dieron ${units} unidades.`);
      if (units !== line.cantidadOriginal - line.cantidadMaxima) {
        fallas.push(`${sale}, línea ${line.linea}: los vales tienen ${units} unidades y faltan otras.`);
      }
      if (line.cantidadMaxima === 0 && line.restante.total !== 0) {
        fallas.push(`${sale}, línea ${line.linea}: sin unidades quedan ${line.restante.total}.`);
      }
      if (line.restante.total < 0) fallas.push(`${sale}, línea ${line.linea}: se dio de más.`);
      lineas += 1;
      unidades += units;
      ofSale += gone;
    }
    given += ofSale;
    const inVouchers = vouchers.reduce((sum, { total }) => sum + centavosOf(total), 0);
    if (inVouchers !== ofSale)
      fallas.push(`${sale}: los vales suman ${inVouchers} y a las líneas les faltan ${ofSale}.`);
    const answered = [...saleOf].filter(([, one]) => one === sale).map(([folio]) => folio);
    const stored = vouchers.map(({ folio }) => folio);
    if (answered.sort().join() !== stored.sort().join()) {
      fallas.push(`${sale}: se contestaron ${answered.length} vales y hay ${stored.length}.`);
    }
  }
  return { lineas, unidades, centavos: given };
}

function centavosOf(pesos: number): number {
  return Math.round(pesos * 100);
}
