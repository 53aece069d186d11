import { FORMAS_CONOCIDAS, type FormaConocida } from '#domain/cadena/pagosDeVenta';
import { type Centavos, centavos, ivaDe, sum } from '#domain/common/money';
import { metodoDePago, TARJETA } from '#domain/ventas/metodosDevolucion';
import type { ventaArticulos, ventaPagos, ventas } from '../platform/db/schema/operaciones.ts';
import { ARTICULOS, type SampleArticle } from './articulos.ts';
import { TIENDA_EN_LINEA, TIENDAS_FISICAS } from './catalogos.ts';
import type { Clock } from './clock.ts';
import type { Random } from './random.ts';

type SaleRow = typeof ventas.$inferInsert;
/** A line of a sale, as it is stored. */
export type ArticleRow = typeof ventaArticulos.$inferInsert;
type PaymentRow = typeof ventaPagos.$inferInsert;

/** A sale of the sample chain, before it is stored. Guides and vouchers lower `cantidadMaxima` of its lines. */
export interface SampleSale {
  readonly venta: SaleRow;
  readonly articulos: readonly ArticleRow[];
  readonly pagos: readonly PaymentRow[];
  /** Lines that travel to the customer's home. */
  readonly linesOnGuide: ReadonlySet<number>;
}

/** A customer as a sale needs to know them. */
export interface Buyer {
  readonly numiden: number;
  readonly nombre: string;
}

const FORMAS_DE_PAGO = [1, 2, 3, 4] as const;

const SALES_PER_STORE = 24;

/** Numbers of the two sales that the manual and the tests walk through. */
export const VOUCHER_SALE = 1_000_001;
/** The number of the sale that no guide belongs to. */
export const SIMPLE_SALE = 1_000_002;

/** All sales: 24 in each physical store and 12 of the web store, over the last 60 days. */
export function sampleSales(random: Random, clock: Clock, buyers: readonly [Buyer, ...Buyer[]]): readonly SampleSale[] {
  return [
    ...TIENDAS_FISICAS.flatMap(({ cvetda }) => {
      const first = cvetda * 1_000_000 + 1;
      return Array.from({ length: SALES_PER_STORE }, (_, index) => {
        const operacion = first + index;
        if (operacion === VOUCHER_SALE) return voucherSale(random, clock, buyers[0]);
        if (operacion === SIMPLE_SALE) return simpleSale(random, clock, buyers[0]);
        const buyer = random.onceIn(4) ? null : random.one(buyers);
        const lines = Array.from(
          { length: random.whole(1, 6) },
          (): Line => [random.one(ARTICULOS), usualQuantity(random)],
        );
        return saleOf(random, {
          cvetda,
          operacion,
          fecha: clock.daysAgo(random, 1, 60),
          buyer,
          lines,
          hasGuide: true,
        });
      });
    }),
    ...Array.from({ length: 12 }, (_, index) =>
      saleOf(random, {
        cvetda: TIENDA_EN_LINEA.cvetda,
        operacion: 90_000_001 + index,
        fecha: clock.daysAgo(random, 1, 30),
        buyer: random.one(buyers),
        lines: Array.from({ length: random.whole(1, 3) }, (): Line => [random.one(ARTICULOS), 1]),
        hasGuide: true,
        allOnGuide: true,
        folioWeb: `WEB-${100_001 + index}`,
      }),
    ),
  ];
}

type Line = readonly [articulo: SampleArticle, cantidad: number];

function usualQuantity(random: Random): number {
  return random.onceIn(4) ? random.whole(2, 5) : 1;
}

function articleLike(beginning: string): SampleArticle {
  return ARTICULOS.find((articulo) => articulo.descripcion.startsWith(beginning)) ?? ARTICULOS[0];
}

function voucherSale(random: Random, clock: Clock, buyer: Buyer): SampleSale {
  return saleOf(random, {
    cvetda: 1,
    operacion: VOUCHER_SALE,
    fecha: clock.daysAgo(random, 12, 12),
    buyer,
    lines: [
      [articleLike('Refrigerador 14'), 1],
      [articleLike('Silla secretarial'), 4],
      [articleLike('Pantalla LED 55'), 1],
      [articleLike('Colchón matrimonial'), 2],
      [articleLike('Comedor'), 3],
      [articleLike('Licuadora'), 1],
    ],
    hasGuide: true,
    // So that what comes back can go part to the card, part in cash.
    inCash: IN_CASH,
  });
}

const IN_CASH = centavos(1_500_000);

function simpleSale(random: Random, clock: Clock, buyer: Buyer): SampleSale {
  return saleOf(random, {
    cvetda: 1,
    operacion: SIMPLE_SALE,
    fecha: clock.daysAgo(random, 3, 3),
    buyer,
    lines: [
      [articleLike('Pantalón de mezclilla'), 2],
      [articleLike('Tenis para correr'), 1],
      [articleLike('Juego de sábanas'), 3],
    ],
    hasGuide: false,
  });
}

interface Order {
  readonly cvetda: number;
  readonly operacion: number;
  readonly fecha: Date;
  readonly buyer: Buyer | null;
  readonly lines: readonly Line[];
  readonly hasGuide: boolean;
  readonly allOnGuide?: boolean;
  /** The part that is paid in cash, the rest by card; paid somehow where this is left out. */
  readonly inCash?: Centavos;
  readonly folioWeb?: string;
}

function saleOf(random: Random, asked: Order): SampleSale {
  const { cvetda, operacion, fecha, buyer } = asked;
  const articulos = asked.lines.map(([articulo, cantidad], index) =>
    lineOfSale(articulo, cantidad, { cvetda, operacion, linea: index + 1, isDiscounted: random.onceIn(6) }),
  );
  const total = sum(articulos.map((articulo) => articulo.total));
  const onGuide = asked.lines.flatMap(([articulo], index) =>
    asked.hasGuide && (articulo.isDelivered || asked.allOnGuide === true) ? [index + 1] : [],
  );
  return {
    venta: {
      cvetda,
      operacion,
      fecha,
      numidenCliente: buyer?.numiden ?? null,
      nombreCliente: buyer?.nombre ?? null,
      total,
      origen: 'muestra',
      folioWeb: asked.folioWeb ?? null,
    },
    articulos,
    pagos: paymentsOf(random, total, asked.inCash ?? null).map((pago, order) => ({
      cvetda,
      operacion,
      orden: order + 1,
      ...pago,
      nombre: FORMAS_CONOCIDAS[pago.idFormaPago],
      referencia: referenceOf(pago.idFormaPago, operacion),
      fecha,
    })),
    linesOnGuide: new Set(onGuide),
  };
}

interface Place {
  readonly cvetda: number;
  readonly operacion: number;
  readonly linea: number;
  readonly isDiscounted: boolean;
}

function lineOfSale(
  { numArt, descripcion, departamento, precio }: SampleArticle,
  quantity: number,
  { cvetda, operacion, linea, isDiscounted }: Place,
): ArticleRow {
  const subtotal = centavos(precio * quantity);
  const descuento = isDiscounted ? centavos(Math.round(subtotal / 10)) : ZERO;
  const base = centavos(subtotal - descuento);
  const iva = ivaDe(base);
  return {
    cvetda,
    operacion,
    linea,
    numArt,
    descripcion,
    departamento,
    cantidadOriginal: quantity,
    cantidadMaxima: quantity,
    precioUnitario: (precio / 100).toFixed(2),
    subtotal,
    descuento,
    iva,
    ieps: ZERO,
    total: sum([base, iva]),
  };
}

const ZERO = centavos(0);

function paymentsOf(
  random: Random,
  total: Centavos,
  inCash: Centavos | null,
): readonly { readonly idFormaPago: FormaConocida; readonly monto: Centavos }[] {
  const inParts = random.onceIn(5);
  const only = inParts ? null : random.one(FORMAS_DE_PAGO);
  if (only !== null && inCash === null) return [{ idFormaPago: only, monto: total }];
  const deposit = inCash ?? centavos(Math.round(total / 3));
  return [
    { idFormaPago: FORMAS_DE_PAGO[0], monto: deposit },
    { idFormaPago: FORMAS_DE_PAGO[1], monto: centavos(total - deposit) },
  ];
}

/** The last four digits of the card; null for what was not paid by one. */
function referenceOf(idFormaPago: number, operacion: number): string | null {
  if (metodoDePago(idFormaPago) !== TARJETA) return null;
  return String((operacion * 7_919) % 10_000).padStart(4, '0');
}
