import type { Centavos } from '#domain/money';
import { centavos, ivaDe, sum } from '#domain/money';
import type { ventaArticulos, ventaPagos, ventas } from '../db/schema/operaciones.ts';
import type { ArticuloDeMuestra } from './articulos.ts';
import { ARTICULOS } from './articulos.ts';
import { TIENDA_EN_LINEA, TIENDAS_FISICAS } from './catalogos.ts';
import type { Reloj } from './clock.ts';
import type { Azar } from './random.ts';

type FilaVenta = typeof ventas.$inferInsert;
export type FilaArticulo = typeof ventaArticulos.$inferInsert;
type FilaPago = typeof ventaPagos.$inferInsert;

/** A sale of the sample chain, before it is stored. Guides and vouchers lower `cantidadMaxima` of its lines. */
export interface VentaDeMuestra {
  readonly venta: FilaVenta;
  readonly articulos: readonly FilaArticulo[];
  readonly pagos: readonly FilaPago[];
  /** Lines that travel to the customer's home. */
  readonly lineasEnGuia: ReadonlySet<number>;
}

/** A customer as a sale needs to know them. */
export interface Comprador {
  readonly numiden: number;
  readonly nombre: string;
}

const FORMAS_DE_PAGO = [
  { idFormaPago: 1, nombre: 'EFECTIVO' },
  { idFormaPago: 2, nombre: 'TARJETA DE CRÉDITO' },
  { idFormaPago: 3, nombre: 'TARJETA DE DÉBITO' },
  { idFormaPago: 4, nombre: 'CRÉDITO DE LA CASA' },
] as const;

const OPERACIONES_POR_TIENDA = 24;

/** Numbers of the two sales that the manual and the tests walk through. */
export const OPERACION_CON_VALES = 1_000_001;
export const OPERACION_SENCILLA = 1_000_002;

/** All sales: 24 in each physical store and 12 of the web store, over the last 60 days. */
export function ventasDeMuestra(
  random: Azar,
  clock: Reloj,
  buyers: readonly [Comprador, ...Comprador[]],
): readonly VentaDeMuestra[] {
  return [
    ...TIENDAS_FISICAS.flatMap(({ cvetda }) => {
      const first = cvetda * 1_000_000 + 1;
      return Array.from({ length: OPERACIONES_POR_TIENDA }, (_, index) => {
        const operacion = first + index;
        if (operacion === OPERACION_CON_VALES) return ventaConVales(random, clock, buyers[0]);
        if (operacion === OPERACION_SENCILLA) return ventaSencilla(random, clock, buyers[0]);
        const comprador = random.unaVezDeCada(4) ? null : random.uno(buyers);
        const lines = Array.from(
          { length: random.entero(1, 6) },
          (): Renglon => [random.uno(ARTICULOS), cantidadUsual(random)],
        );
        return venta(random, {
          cvetda,
          operacion,
          fecha: clock.haceDias(random, 1, 60),
          comprador,
          renglones: lines,
          conGuia: true,
        });
      });
    }),
    ...Array.from({ length: 12 }, (_, index) =>
      venta(random, {
        cvetda: TIENDA_EN_LINEA.cvetda,
        operacion: 90_000_001 + index,
        fecha: clock.haceDias(random, 1, 30),
        comprador: random.uno(buyers),
        renglones: Array.from({ length: random.entero(1, 3) }, (): Renglon => [random.uno(ARTICULOS), 1]),
        conGuia: true,
        todoEnGuia: true,
        folioWeb: `WEB-${100_001 + index}`,
      }),
    ),
  ];
}

type Renglon = readonly [articulo: ArticuloDeMuestra, cantidad: number];

function cantidadUsual(random: Azar): number {
  return random.unaVezDeCada(4) ? random.entero(2, 5) : 1;
}

function elArticulo(beginning: string): ArticuloDeMuestra {
  return ARTICULOS.find((articulo) => articulo.descripcion.startsWith(beginning)) ?? ARTICULOS[0];
}

function ventaConVales(random: Azar, clock: Reloj, comprador: Comprador): VentaDeMuestra {
  return venta(random, {
    cvetda: 1,
    operacion: OPERACION_CON_VALES,
    fecha: clock.haceDias(random, 12, 12),
    comprador,
    renglones: [
      [elArticulo('Refrigerador 14'), 1],
      [elArticulo('Silla secretarial'), 4],
      [elArticulo('Pantalla LED 55'), 1],
      [elArticulo('Colchón matrimonial'), 2],
      [elArticulo('Comedor'), 3],
      [elArticulo('Licuadora'), 1],
    ],
    conGuia: true,
    // So that what comes back can go part to the card, part in cash.
    enEfectivo: EN_EFECTIVO,
  });
}

const EN_EFECTIVO = centavos(1_500_000);

function ventaSencilla(random: Azar, clock: Reloj, comprador: Comprador): VentaDeMuestra {
  return venta(random, {
    cvetda: 1,
    operacion: OPERACION_SENCILLA,
    fecha: clock.haceDias(random, 3, 3),
    comprador,
    renglones: [
      [elArticulo('Pantalón de mezclilla'), 2],
      [elArticulo('Tenis para correr'), 1],
      [elArticulo('Juego de sábanas'), 3],
    ],
    conGuia: false,
  });
}

interface Pedido {
  readonly cvetda: number;
  readonly operacion: number;
  readonly fecha: Date;
  readonly comprador: Comprador | null;
  readonly renglones: readonly Renglon[];
  readonly conGuia: boolean;
  readonly todoEnGuia?: boolean;
  /** What of it is paid in cash, the rest by card; paid somehow where this is left out. */
  readonly enEfectivo?: Centavos;
  readonly folioWeb?: string;
}

function venta(random: Azar, asked: Pedido): VentaDeMuestra {
  const { cvetda, operacion, fecha, comprador } = asked;
  const articulos = asked.renglones.map(([articulo, cantidad], index) =>
    renglonDeVenta(articulo, cantidad, { cvetda, operacion, linea: index + 1, conDescuento: random.unaVezDeCada(6) }),
  );
  const total = sum(articulos.map((articulo) => articulo.total));
  const enGuia = asked.renglones.flatMap(([articulo], index) =>
    asked.conGuia && (articulo.seEntrega || asked.todoEnGuia === true) ? [index + 1] : [],
  );
  return {
    venta: {
      cvetda,
      operacion,
      fecha,
      numidenCliente: comprador?.numiden ?? null,
      nombreCliente: comprador?.nombre ?? null,
      total,
      origen: 'muestra',
      folioWeb: asked.folioWeb ?? null,
    },
    articulos,
    pagos: pagosDe(random, total, asked.enEfectivo ?? null).map((pago, order) => ({
      cvetda,
      operacion,
      orden: order + 1,
      ...pago,
      fecha,
    })),
    lineasEnGuia: new Set(enGuia),
  };
}

interface Place {
  readonly cvetda: number;
  readonly operacion: number;
  readonly linea: number;
  readonly conDescuento: boolean;
}

function renglonDeVenta(
  { numArt, descripcion, departamento, precio }: ArticuloDeMuestra,
  quantity: number,
  { cvetda, operacion, linea, conDescuento }: Place,
): FilaArticulo {
  const subtotal = centavos(precio * quantity);
  const descuento = conDescuento ? centavos(Math.round(subtotal / 10)) : ZERO;
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

function pagosDe(
  random: Azar,
  total: Centavos,
  enEfectivo: Centavos | null,
): readonly Pick<FilaPago, 'idFormaPago' | 'nombre' | 'monto'>[] {
  const inParts = random.unaVezDeCada(5);
  const only = inParts ? null : random.uno(FORMAS_DE_PAGO);
  if (only !== null && enEfectivo === null) return [{ ...only, monto: total }];
  const anticipo = enEfectivo ?? centavos(Math.round(total / 3));
  return [
    { ...FORMAS_DE_PAGO[0], monto: anticipo },
    { ...FORMAS_DE_PAGO[1], monto: centavos(total - anticipo) },
  ];
}
