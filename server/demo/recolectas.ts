import { ESTADO_VALE } from '#domain/cadena/estadosVale';
import { addDays, dayOf, TIME_ZONE } from '#domain/common/dates';
import { fallaFechaRecolecta } from '#domain/guias/recolectas';
import { ESTADO_ARTICULO } from '#domain/ventas/estadosDeEntrega';
import type { recolectas } from '../platform/db/schema/neighbours.ts';
import { guideOf, packageOf, type SampleGuide } from './guias.ts';
import type { SampleVoucher } from './vales.ts';

/** A pickup before its voucher's customer is known; `place` is the voucher's place among the sample. */
export interface SamplePickup {
  readonly place: number;
  readonly guia: SampleGuide;
  readonly row: Omit<typeof recolectas.$inferInsert, 'idVale' | 'idDireccion'>;
}

const HOUR_MS = 3_600_000;

/** Two pickups of partial returns: of the oldest the goods have been collected, of the latest they will be. */
export function samplePickups(vales: readonly SampleVoucher[], now: Date): readonly SamplePickup[] {
  const partial = vales
    .map(({ vale }, place) => ({ vale, place }))
    .filter(({ vale: { estado, tipo } }) => estado === ESTADO_VALE.parcial && tipo === 1)
    .sort((a, b) => a.vale.fechaCreacion.getTime() - b.vale.fechaCreacion.getTime());
  const [oldest, latest] = [partial[0], partial.at(-1)];
  if (oldest === undefined || latest === undefined || oldest === latest) {
    throw new Error('The sample has no two partial returns to collect');
  }
  return [
    // The sequence that later folios come from has passed these numbers.
    pickup(vales, oldest.place, 'R00000001', oldest.vale.fechaCreacion, ESTADO_ARTICULO.recolectado),
    pickup(vales, latest.place, 'R00000002', now, ESTADO_ARTICULO.porRecolectar),
  ];
}

/** The voucher with what ordering its pickup left: version, history, and lines that are fetched. */
export function withPickup(vale: SampleVoucher, { row }: SamplePickup): SampleVoucher {
  const [made] = vale.logs;
  if (made === undefined) throw new Error('A sample voucher has no history');
  const fecha = new Date(vale.vale.fechaCreacion.getTime() + HOUR_MS / 60);
  const accion = { trabajo: 'recolectar', folioGuia: row.folioGuia, fecha: row.fecha } as const;
  return {
    ...vale,
    vale: { ...vale.vale, version: 2, numidenGuarda: made.numiden },
    articulos: vale.articulos.map((line) => ({ ...line, esRecolecta: true })),
    logs: [made, { accion, version: 2, fecha, numiden: made.numiden }],
  };
}

function pickup(
  vales: readonly SampleVoucher[],
  place: number,
  folioGuia: string,
  asked: Date,
  statusitem: typeof ESTADO_ARTICULO.recolectado | typeof ESTADO_ARTICULO.porRecolectar,
): SamplePickup {
  const vale = vales[place];
  if (vale === undefined) throw new Error('A pickup of the sample has no voucher');
  const collected = statusitem === ESTADO_ARTICULO.recolectado;
  const content = vale.articulos.flatMap(({ linea, cantidad }) => {
    const line = vale.venta.articulos.find((one) => one.linea === linea);
    return line === undefined ? [] : [[line, cantidad, statusitem] as const];
  });
  return {
    place,
    guia: {
      guia: guideOf(vale.venta, folioGuia, 'RECOLECTA'),
      paquetes: [packageOf(folioGuia, 1, collected ? 6 : 0, content)],
    },
    row: { folioGuia, fecha: firstDayAfter(asked) },
  };
}

function firstDayAfter(moment: Date): string {
  const tomorrow = addDays(dayOf(moment), 1);
  return fallaFechaRecolecta(tomorrow, moment, TIME_ZONE) === null ? tomorrow : addDays(tomorrow, 1);
}
