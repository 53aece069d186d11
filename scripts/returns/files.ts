import { instantOf } from '#domain/common/localTime';
import { leerCsv } from '../../server/ventas/import/file.ts';

const RETURN_COLUMNS = [
  'linea',
  'InvoiceNo',
  'StockCode',
  'Quantity',
  'UnitPrice',
  'InvoiceDate',
  'CustomerID',
  'clase',
];
const SALE_COLUMNS = ['InvoiceNo', 'StockCode', 'Quantity', 'UnitPrice', 'CustomerID', 'Country'];

/** The kind of return that an earlier sale allows, as whoever labelled the file judged it. */
export const CLASES = [
  'total_de_una_linea',
  'parcial_de_una_linea',
  'varias_lineas_mismo_precio',
  'precio_distinto_al_vendido',
  'sin_venta_previa',
  'excede_saldo',
  'no_articulo',
  'sin_cliente',
] as const;

export type Clase = (typeof CLASES)[number];

/** A line of a return as it really happened. `precio` is without tax, as the file writes it. */
export interface Devolucion {
  readonly renglon: number;
  readonly factura: string;
  readonly codigo: string;
  readonly cantidad: number;
  readonly precio: string;
  readonly momento: Date;
  /** 'YYYY-MM-DD' where the store is. */
  readonly dia: string;
  readonly cliente: number | null;
  readonly clase: Clase;
}

/** The facts of the file of sales that the calls do not tell: where a customer buys, and the cost of a unit. */
export interface ArchivoDeVentas {
  /** Countries of an invoice, or else of a customer; each is a store of the import. */
  paisesDe(devolucion: Devolucion): readonly string[];
  /** Unit prices of the lines of an operation with this article and quantity, in the order of the file. */
  precios(operacion: number, codigo: string, cantidad: number): readonly string[];
}

/** Reads the returns in the order of time. @throws Error for a line that is not of the form. */
export async function readReturns(ruta: string, zone: string): Promise<readonly Devolucion[]> {
  const found: Devolucion[] = [];
  for await (const { linea, valores } of leerCsv(ruta, RETURN_COLUMNS, () => undefined)) {
    const [renglon = '', factura = '', codigo = '', cantidad = '', precio = '', fecha = '', cliente = '', clase = ''] =
      valores ?? [];
    const known = CLASES.find((one) => one === clase);
    if (known === undefined) throw new Error(`Línea ${linea}: la clase "${clase}" no se conoce.`);
    found.push({
      renglon: Number(renglon),
      factura,
      codigo,
      precio,
      clase: known,
      cantidad: Math.abs(Number(cantidad)),
      momento: instantOf(fecha, zone),
      dia: fecha.slice(0, 'YYYY-MM-DD'.length),
      cliente: cliente === '' ? null : Number(cliente),
    });
  }
  return found.sort((a, b) => a.momento.getTime() - b.momento.getTime() || a.renglon - b.renglon);
}

/** Reads what is asked of the file of sales, returns included. */
export async function readSalesFile(ruta: string): Promise<ArchivoDeVentas> {
  const ofInvoice = new Map<string, string>();
  const ofCustomer = new Map<number, Set<string>>();
  const prices = new Map<string, string[]>();
  for await (const { valores } of leerCsv(ruta, SALE_COLUMNS, () => undefined)) {
    const [factura = '', codigo = '', cantidad = '', precio = '', cliente = '', pais = ''] = valores ?? [];
    ofInvoice.set(factura, pais);
    if (cliente !== '') ofCustomer.set(Number(cliente), (ofCustomer.get(Number(cliente)) ?? new Set()).add(pais));
    const key = [factura, codigo.trim(), cantidad].join('/');
    const same = prices.get(key);
    if (same === undefined) prices.set(key, [precio]);
    else same.push(precio);
  }
  return {
    paisesDe: ({ factura, cliente }) => {
      const own = ofInvoice.get(factura);
      return [...new Set([...(own === undefined ? [] : [own]), ...(ofCustomer.get(cliente ?? 0) ?? [])])];
    },
    precios: (operacion, codigo, cantidad) => prices.get([operacion, codigo, cantidad].join('/')) ?? [],
  };
}
