import type { IdEstadoArticulo, IdEstadoPaquete } from '#domain/ventas/estadosDeEntrega';
import type { guiaArticulos, guiaPaquetes, guias } from '../platform/db/schema/operaciones.ts';
import { byTurn } from './random.ts';
import { type ArticleRow, type SampleSale, VOUCHER_SALE } from './ventas.ts';

type GuideArticle = Omit<typeof guiaArticulos.$inferInsert, 'idPaquete'>;

interface SamplePackage {
  readonly paquete: typeof guiaPaquetes.$inferInsert;
  readonly articulos: readonly GuideArticle[];
}

/** A guide with its packages, before it is stored. */
export interface SampleGuide {
  readonly guia: typeof guias.$inferInsert;
  readonly paquetes: readonly SamplePackage[];
}

/** The statuses that an article can have while its package is in each state: together every status of both lists. */
const PROGRESS: readonly [Progress, ...Progress[]] = [
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

const CANCELLED_UNIT: IdEstadoArticulo = 9;

/** The guides of all sales that travel to a customer's home. */
export function sampleGuides(ventas: readonly SampleSale[]): readonly SampleGuide[] {
  let turn = 0;
  return ventas.flatMap((venta, index): readonly SampleGuide[] => {
    const folio = `GL${String(700_001 + index * 7)}`;
    if (venta.venta.operacion === VOUCHER_SALE) return guidesOfVoucherSale(venta, folio);
    const lines = venta.articulos.filter((articulo) => venta.linesOnGuide.has(articulo.linea));
    if (lines.length === 0) return [];
    const paquetes = lines.map((articulo, place) => {
      const [estado, estadosArticulo] = byTurn(PROGRESS, turn);
      const row = packageOf(folio, place + 1, estado, [
        [articulo, articulo.cantidadOriginal, byTurn(estadosArticulo, Math.floor(turn / PROGRESS.length))],
      ]);
      turn += 1;
      return row;
    });
    return [{ guia: guideOf(venta, folio, 'ENTREGA'), paquetes }];
  });
}

// Several packages in different states; one line with a unit cancelled, another with a unit on the road and two that can still
// be cancelled.
function guidesOfVoucherSale(venta: SampleSale, folio: string): readonly SampleGuide[] {
  const [refrigerador, , pantalla, colchones, comedor] = venta.articulos;
  if (!refrigerador || !pantalla || !colchones || !comedor) return [];
  return [
    {
      guia: guideOf(venta, folio, 'ENTREGA'),
      paquetes: [
        packageOf(folio, 1, 5, [[refrigerador, 1, 6]]),
        packageOf(folio, 2, 6, [
          [pantalla, 1, 7],
          [colchones, 1, 7],
        ]),
        packageOf(folio, 3, 16, [[colchones, 1, CANCELLED_UNIT]]),
        packageOf(folio, 4, 3, [[comedor, 1, 4]]),
        packageOf(folio, 5, 5, [[comedor, 1, 6]]),
        packageOf(folio, 6, 0, [[comedor, 1, 0]]),
      ],
    },
    { guia: guideOf(venta, `${folio}S`, 'SERVICIO'), paquetes: [] },
  ];
}

/** A guide of a sale, without its packages. */
export function guideOf(
  { venta: { cvetda, operacion } }: Pick<SampleSale, 'venta'>,
  folio: string,
  kind: SampleGuide['guia']['tipo'],
): SampleGuide['guia'] {
  return { folio, tipo: kind, cvetda, operacion };
}

/** A package of a guide, with its units in their statuses. */
export function packageOf(
  folioGuia: string,
  number: number,
  estado: IdEstadoPaquete,
  content: readonly (readonly [ArticleRow, cantidad: number, IdEstadoArticulo])[],
): SamplePackage {
  return {
    paquete: { folioGuia, folio: `${folioGuia}-${String(number).padStart(2, '0')}`, estado },
    articulos: content.map(([{ linea, numArt }, cantidad, statusitem]) => ({ linea, numArt, cantidad, statusitem })),
  };
}
