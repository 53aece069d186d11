import { FORMAS_CONOCIDAS } from '#domain/cadena/pagosDeVenta';
import { centavos, sum } from '#domain/common/money';
import type { clavesFiscales } from '../platform/db/schema/cadena.ts';
import type { ArticleRow, SampleSale } from './ventas.ts';

/** Goods that the sample chain takes back only with leave, or not at all, and a ticket that has all kinds of them. */

type Keys = typeof clavesFiscales.$inferInsert;

/** The keys of departments whose goods are worth money, or are used where they are sold, each with its mark; and of coffee. */
export const CLAVES_MARCADAS: readonly Keys[] = [
  marked('TARJETAS DE REGALO', '14111609', 'autorizacion', '01'),
  marked('RECARGAS', '83111603', 'no', '02'),
  marked('BOLETOS', '90131501', 'no', '02'),
  // It is sold by the kilo.
  { ambito: 'articulo', codigo: '90004', claveProdServ: '50201706', claveUnidad: 'KGM' },
];

function marked(codigo: string, claveProdServ: string, retorno: 'autorizacion' | 'no', objetoImp: '01' | '02'): Keys {
  return { ambito: 'departamento', codigo, claveProdServ, claveUnidad: 'H87', objetoImp, retorno };
}

/** The number of the ticket with marked goods, beyond those of the first store's other sales. */
const MARKED_SALE = 1_000_900;

/** Number, description, department, and pesos: subtotal and IVA; the last is what was weighed. */
const LINES = [
  ['90001', 'Tarjeta de regalo 500', 'TARJETAS DE REGALO', 500, 0, null],
  ['90002', 'Recarga de tiempo aire 200', 'RECARGAS', 172.41, 27.59, null],
  ['90003', 'Boleto de concierto', 'BOLETOS', 689.66, 110.34, null],
  ['3440464', 'Licuadora 10 velocidades', 'ENSERES MENORES', 645.69, 103.31, null],
  ['90004', 'Café en grano', 'ENSERES MENORES', 92.4, 0, 0.42],
] as const;

/** A ticket of three days ago, paid in cash: goods of each mark, a blender, and coffee by weight. */
export function markedSale(now: Date): SampleSale {
  const fecha = new Date(now.getTime() - 3 * 86_400_000);
  const key = { cvetda: 1, operacion: MARKED_SALE };
  const articulos = LINES.map(([numArt, descripcion, departamento, pesos, iva, pesada], index): ArticleRow => {
    const subtotal = centavos(Math.round(pesos * 100));
    const tax = centavos(Math.round(iva * 100));
    return {
      ...{ ...key, linea: index + 1, numArt, descripcion, departamento, cantidadOriginal: 1, cantidadMaxima: 1 },
      ...{ pesada, precioUnitario: (pesos / (pesada ?? 1)).toFixed(2), subtotal, descuento: centavos(0) },
      ...{ iva: tax, ieps: centavos(0), total: sum([subtotal, tax]) },
    };
  });
  const total = sum(articulos.map((line) => line.total));
  return {
    venta: { ...key, fecha, numidenCliente: null, nombreCliente: null, total, origen: 'muestra', folioWeb: null },
    articulos,
    pagos: [{ ...key, orden: 1, idFormaPago: 1, nombre: FORMAS_CONOCIDAS[1], monto: total, fecha, referencia: null }],
    linesOnGuide: new Set(),
  };
}
