import { addDays, dayOf, TIME_ZONE } from '#domain/dates';
import { ESTADO_ARTICULO } from '#domain/guias';
import { fallaFechaRecolecta } from '#domain/recolectas';
import { ESTADO_VALE } from '#domain/vidaVale';
import type { recolectas } from '../db/schema/neighbours.ts';
import type { GuiaDeMuestra } from './guias.ts';
import { guiaDe, paquete } from './guias.ts';
import type { ValeDeMuestra } from './vales.ts';

/** A pickup before its voucher's customer is known; `lugar` is the voucher's place among the sample. */
export interface RecolectaDeMuestra {
  readonly lugar: number;
  readonly guia: GuiaDeMuestra;
  readonly fila: Omit<typeof recolectas.$inferInsert, 'idVale' | 'idDireccion'>;
}

const HOUR_MS = 3_600_000;

/** Two pickups of partial returns: of the oldest the goods have been collected, of the latest they will be. */
export function recolectasDeMuestra(vales: readonly ValeDeMuestra[], now: Date): readonly RecolectaDeMuestra[] {
  const partial = vales
    .map(({ vale }, lugar) => ({ vale, lugar }))
    .filter(({ vale: { estado, tipo } }) => estado === ESTADO_VALE.parcial && tipo === 1)
    .sort((a, b) => a.vale.fechaCreacion.getTime() - b.vale.fechaCreacion.getTime());
  const [oldest, latest] = [partial[0], partial.at(-1)];
  if (oldest === undefined || latest === undefined || oldest === latest) {
    throw new Error('The sample has no two partial returns to collect');
  }
  return [
    // The sequence that later folios come from has passed these numbers.
    pickup(vales, oldest.lugar, 'R00000001', oldest.vale.fechaCreacion, ESTADO_ARTICULO.recolectado),
    pickup(vales, latest.lugar, 'R00000002', now, ESTADO_ARTICULO.porRecolectar),
  ];
}

/** The voucher with what ordering its pickup left: version, history, and lines that are fetched. */
export function conRecolecta(vale: ValeDeMuestra, { fila }: RecolectaDeMuestra): ValeDeMuestra {
  const [made] = vale.logs;
  if (made === undefined) throw new Error('A sample voucher has no history');
  const fecha = new Date(vale.vale.fechaCreacion.getTime() + HOUR_MS / 60);
  const accion = { trabajo: 'recolectar', folioGuia: fila.folioGuia, fecha: fila.fecha } as const;
  return {
    ...vale,
    vale: { ...vale.vale, version: 2, numidenGuarda: made.numiden },
    articulos: vale.articulos.map((line) => ({ ...line, esRecolecta: true })),
    logs: [made, { accion, version: 2, fecha, numiden: made.numiden }],
  };
}

function pickup(
  vales: readonly ValeDeMuestra[],
  lugar: number,
  folioGuia: string,
  asked: Date,
  statusitem: typeof ESTADO_ARTICULO.recolectado | typeof ESTADO_ARTICULO.porRecolectar,
): RecolectaDeMuestra {
  const vale = vales[lugar];
  if (vale === undefined) throw new Error('A pickup of the sample has no voucher');
  const collected = statusitem === ESTADO_ARTICULO.recolectado;
  const content = vale.articulos.flatMap(({ linea, cantidad }) => {
    const line = vale.venta.articulos.find((one) => one.linea === linea);
    return line === undefined ? [] : [[line, cantidad, statusitem] as const];
  });
  return {
    lugar,
    guia: {
      guia: guiaDe(vale.venta, folioGuia, 'RECOLECTA'),
      paquetes: [paquete(folioGuia, 1, collected ? 6 : 0, content)],
    },
    fila: { folioGuia, fecha: firstDayAfter(asked) },
  };
}

function firstDayAfter(moment: Date): string {
  const tomorrow = addDays(dayOf(moment), 1);
  return fallaFechaRecolecta(tomorrow, moment, TIME_ZONE) === null ? tomorrow : addDays(tomorrow, 1);
}
