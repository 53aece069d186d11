import type { IdEstadoArticulo, IdEstadoPaquete } from '#domain/guias';
import type { guiaArticulos, guiaPaquetes, guias } from '../db/schema/operaciones.ts';
import { inTurnOf } from './random.ts';
import type { FilaArticulo, VentaDeMuestra } from './ventas.ts';
import { OPERACION_CON_VALES } from './ventas.ts';

type ArticuloEnGuia = Omit<typeof guiaArticulos.$inferInsert, 'idPaquete'>;

interface PaqueteDeMuestra {
  readonly paquete: typeof guiaPaquetes.$inferInsert;
  readonly articulos: readonly ArticuloEnGuia[];
}

/** A guide with its packages, before it is stored. */
export interface GuiaDeMuestra {
  readonly guia: typeof guias.$inferInsert;
  readonly paquetes: readonly PaqueteDeMuestra[];
}

/** What an article can be while its package is in each state: together every status of both lists. */
const AVANCES: readonly [Progress, ...Progress[]] = [
  [0, [0, 10]],
  [1, [0, 1]],
  [2, [1, 2, 3]],
  [3, [4, 5]],
  [4, [5]],
  [5, [6]],
  [6, [7]],
  [6, [7]],
  [7, [7, 8]],
  [8, [8]],
  [9, [9, 13]],
  [12, [4]],
  [13, [12]],
  [14, [11]],
  [16, [9, 14]],
];

type Progress = readonly [paquete: IdEstadoPaquete, articulos: readonly [IdEstadoArticulo, ...IdEstadoArticulo[]]];

const CANCELADO: IdEstadoArticulo = 9;

/** The guides of all sales that travel to a customer's home. */
export function guiasDeMuestra(ventas: readonly VentaDeMuestra[]): readonly GuiaDeMuestra[] {
  let turn = 0;
  return ventas.flatMap((venta, index): readonly GuiaDeMuestra[] => {
    const folio = `GL${String(700_001 + index * 7)}`;
    if (venta.venta.operacion === OPERACION_CON_VALES) return guiasDeLaVentaConVales(venta, folio);
    const lines = venta.articulos.filter((articulo) => venta.lineasEnGuia.has(articulo.linea));
    if (lines.length === 0) return [];
    const paquetes = lines.map((articulo, place) => {
      const [estado, estadosArticulo] = inTurnOf(AVANCES, turn);
      const row = paquete(folio, place + 1, estado, [
        [articulo, articulo.cantidadOriginal, inTurnOf(estadosArticulo, Math.floor(turn / AVANCES.length))],
      ]);
      turn += 1;
      return row;
    });
    return [{ guia: guiaDe(venta, folio, 'ENTREGA'), paquetes }];
  });
}

// Several packages in different states; one line with a unit cancelled, another with a unit on the road and two that can still
// be cancelled.
function guiasDeLaVentaConVales(venta: VentaDeMuestra, folio: string): readonly GuiaDeMuestra[] {
  const [refrigerador, , pantalla, colchones, comedor] = venta.articulos;
  if (!refrigerador || !pantalla || !colchones || !comedor) return [];
  return [
    {
      guia: guiaDe(venta, folio, 'ENTREGA'),
      paquetes: [
        paquete(folio, 1, 5, [[refrigerador, 1, 6]]),
        paquete(folio, 2, 6, [
          [pantalla, 1, 7],
          [colchones, 1, 7],
        ]),
        paquete(folio, 3, 16, [[colchones, 1, CANCELADO]]),
        paquete(folio, 4, 3, [[comedor, 1, 4]]),
        paquete(folio, 5, 5, [[comedor, 1, 6]]),
        paquete(folio, 6, 0, [[comedor, 1, 0]]),
      ],
    },
    { guia: guiaDe(venta, `${folio}S`, 'SERVICIO'), paquetes: [] },
  ];
}

export function guiaDe(
  { venta: { cvetda, operacion } }: Pick<VentaDeMuestra, 'venta'>,
  folio: string,
  kind: GuiaDeMuestra['guia']['tipo'],
): GuiaDeMuestra['guia'] {
  return { folio, tipo: kind, cvetda, operacion };
}

export function paquete(
  folioGuia: string,
  number: number,
  estado: IdEstadoPaquete,
  content: readonly (readonly [FilaArticulo, cantidad: number, IdEstadoArticulo])[],
): PaqueteDeMuestra {
  return {
    paquete: { folioGuia, folio: `${folioGuia}-${String(number).padStart(2, '0')}`, estado },
    articulos: content.map(([{ linea, numArt }, cantidad, statusitem]) => ({ linea, numArt, cantidad, statusitem })),
  };
}
