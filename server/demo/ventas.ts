import type { Centavos } from '#domain/dinero';
import { centavos, ivaDe, sumar } from '#domain/dinero';
import type { ventaArticulos, ventaPagos, ventas } from '../db/schema/operaciones.ts';
import type { ArticuloDeMuestra } from './articulos.ts';
import { ARTICULOS } from './articulos.ts';
import type { Azar } from './azar.ts';
import { TIENDA_EN_LINEA, TIENDAS_FISICAS } from './catalogos.ts';
import type { Reloj } from './reloj.ts';

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
export const ventasDeMuestra = (
  azar: Azar,
  reloj: Reloj,
  compradores: readonly [Comprador, ...Comprador[]],
): readonly VentaDeMuestra[] => [
  ...TIENDAS_FISICAS.flatMap(({ cvetda }) => {
    const primera = cvetda * 1_000_000 + 1;
    return Array.from({ length: OPERACIONES_POR_TIENDA }, (_, indice) => {
      const operacion = primera + indice;
      if (operacion === OPERACION_CON_VALES) return ventaConVales(azar, reloj, compradores[0]);
      if (operacion === OPERACION_SENCILLA) return ventaSencilla(azar, reloj, compradores[0]);
      const comprador = azar.unaVezDeCada(4) ? null : azar.uno(compradores);
      const renglones = Array.from(
        { length: azar.entero(1, 6) },
        (): Renglon => [azar.uno(ARTICULOS), cantidadUsual(azar)],
      );
      return venta(azar, {
        cvetda,
        operacion,
        fecha: reloj.haceDias(azar, 1, 60),
        comprador,
        renglones,
        conGuia: true,
      });
    });
  }),
  ...Array.from({ length: 12 }, (_, indice) =>
    venta(azar, {
      cvetda: TIENDA_EN_LINEA.cvetda,
      operacion: 90_000_001 + indice,
      fecha: reloj.haceDias(azar, 1, 30),
      comprador: azar.uno(compradores),
      renglones: Array.from({ length: azar.entero(1, 3) }, (): Renglon => [azar.uno(ARTICULOS), 1]),
      conGuia: true,
      todoEnGuia: true,
    }),
  ),
];

type Renglon = readonly [articulo: ArticuloDeMuestra, cantidad: number];

const cantidadUsual = (azar: Azar): number => (azar.unaVezDeCada(4) ? azar.entero(2, 5) : 1);

const elArticulo = (comienzo: string): ArticuloDeMuestra =>
  ARTICULOS.find((articulo) => articulo.descripcion.startsWith(comienzo)) ?? ARTICULOS[0];

const ventaConVales = (azar: Azar, reloj: Reloj, comprador: Comprador): VentaDeMuestra =>
  venta(azar, {
    cvetda: 1,
    operacion: OPERACION_CON_VALES,
    fecha: reloj.haceDias(azar, 12, 12),
    comprador,
    renglones: [
      [elArticulo('Refrigerador 14'), 1],
      [elArticulo('Silla secretarial'), 4],
      [elArticulo('Pantalla LED 55'), 1],
      [elArticulo('Colchón matrimonial'), 2],
      [elArticulo('Comedor'), 1],
      [elArticulo('Licuadora'), 1],
    ],
    conGuia: true,
  });

const ventaSencilla = (azar: Azar, reloj: Reloj, comprador: Comprador): VentaDeMuestra =>
  venta(azar, {
    cvetda: 1,
    operacion: OPERACION_SENCILLA,
    fecha: reloj.haceDias(azar, 3, 3),
    comprador,
    renglones: [
      [elArticulo('Pantalón de mezclilla'), 2],
      [elArticulo('Tenis para correr'), 1],
      [elArticulo('Juego de sábanas'), 3],
    ],
    conGuia: false,
  });

interface Pedido {
  readonly cvetda: number;
  readonly operacion: number;
  readonly fecha: Date;
  readonly comprador: Comprador | null;
  readonly renglones: readonly Renglon[];
  readonly conGuia: boolean;
  readonly todoEnGuia?: boolean;
}

const venta = (azar: Azar, pedido: Pedido): VentaDeMuestra => {
  const { cvetda, operacion, fecha, comprador } = pedido;
  const articulos = pedido.renglones.map(([articulo, cantidad], indice) =>
    renglonDeVenta(articulo, cantidad, { cvetda, operacion, linea: indice + 1, conDescuento: azar.unaVezDeCada(6) }),
  );
  const total = sumar(articulos.map((articulo) => articulo.total));
  const enGuia = pedido.renglones.flatMap(([articulo], indice) =>
    pedido.conGuia && (articulo.seEntrega || pedido.todoEnGuia === true) ? [indice + 1] : [],
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
    },
    articulos,
    pagos: pagosDe(azar, total).map((pago, orden) => ({ cvetda, operacion, orden: orden + 1, ...pago, fecha })),
    lineasEnGuia: new Set(enGuia),
  };
};

interface Lugar {
  readonly cvetda: number;
  readonly operacion: number;
  readonly linea: number;
  readonly conDescuento: boolean;
}

const renglonDeVenta = (
  { numArt, descripcion, departamento, precio }: ArticuloDeMuestra,
  cantidad: number,
  { cvetda, operacion, linea, conDescuento }: Lugar,
): FilaArticulo => {
  const subtotal = centavos(precio * cantidad);
  const descuento = conDescuento ? centavos(Math.round(subtotal / 10)) : CERO;
  const base = centavos(subtotal - descuento);
  const iva = ivaDe(base);
  return {
    cvetda,
    operacion,
    linea,
    numArt,
    descripcion,
    departamento,
    cantidadOriginal: cantidad,
    cantidadMaxima: cantidad,
    precioUnitario: (precio / 100).toFixed(2),
    subtotal,
    descuento,
    iva,
    ieps: CERO,
    total: sumar([base, iva]),
  };
};

export const CERO = centavos(0);

const pagosDe = (azar: Azar, total: Centavos): readonly Pick<FilaPago, 'idFormaPago' | 'nombre' | 'monto'>[] => {
  if (!azar.unaVezDeCada(5)) return [{ ...azar.uno(FORMAS_DE_PAGO), monto: total }];
  const anticipo = centavos(Math.round(total / 3));
  return [
    { ...FORMAS_DE_PAGO[0], monto: anticipo },
    { ...FORMAS_DE_PAGO[1], monto: centavos(total - anticipo) },
  ];
};
