import type { Centavos } from '#domain/money';
import { centavos, ivaDe, sum } from '#domain/money';
import { OPERACION_VALIDA } from '#domain/operaciones';

/** Columns of a file of sales, as the till exports them. */
export const SALE_COLUMNS = [
  'InvoiceNo',
  'StockCode',
  'Description',
  'Quantity',
  'InvoiceDate',
  'UnitPrice',
  'CustomerID',
  'Country',
] as const;

/** Why a line is refused; each text is what the report says. */
export const REASONS = {
  columnas: 'La línea no tiene las columnas del encabezado',
  devolucion: 'Es una devolución: la factura empieza con C',
  factura: 'El número de factura no es un número de hasta 10 dígitos',
  pais: 'Falta el país, que es la tienda',
  cantidadAusente: 'Falta la cantidad',
  cantidad: 'La cantidad no es un número entero mayor a cero',
  sinDescripcion: 'Falta la descripción',
  codigo: 'El código no es de un artículo (los artículos empiezan con cinco dígitos)',
  fecha: 'La fecha no es válida',
  precio: 'El precio no es un número de hasta cuatro decimales, cero o mayor',
  importe: 'El importe es demasiado grande',
  cliente: 'El número de cliente no es un número',
  repartida: 'La factura ya apareció antes en el archivo; sus líneas deben ir juntas',
  cambiada: 'La operación ya está cargada con otro contenido; no se modificó',
} as const;

export type Reason = keyof typeof REASONS;

/** A line that can be stored. `fecha` is the store's local time, 'YYYY-MM-DD HH:MM:SS'. */
export interface SaleLine {
  readonly operacion: number;
  readonly pais: string;
  readonly fecha: string;
  readonly numidenCliente: number | null;
  readonly numArt: string;
  readonly descripcion: string;
  readonly cantidad: number;
  /** As the file says it, without tax. */
  readonly precioUnitario: string;
  readonly subtotal: Centavos;
  readonly iva: Centavos;
  readonly total: Centavos;
}

/**
 * Judges one line of the file. A price of 0 is accepted: it is a gift or a sample, and the ticket shows it. The line's
 * amount is price times quantity rounded to the centavo, exactly, and its tax is 16 % of that.
 * @param values in the order of SALE_COLUMNS, or null when the line has another number of columns.
 */
export function readLine(values: readonly string[] | null): SaleLine | Reason {
  if (values === null) return 'columnas';
  const [factura = '', codigo = '', descripcion = '', cantidad = '', fecha = '', precio = '', cliente = '', pais = ''] =
    values.map(clean);
  if (/^c/i.test(factura)) return 'devolucion';
  if (!OPERACION_VALIDA.test(factura) || Number(factura) === 0) return 'factura';
  if (pais === '') return 'pais';
  if (cantidad === '') return 'cantidadAusente';
  if (!/^\d{1,9}$/.test(cantidad) || Number(cantidad) === 0) return 'cantidad';
  if (descripcion === '') return 'sinDescripcion';
  if (!/^\d{5}/.test(codigo)) return 'codigo';
  const fechaLocal = readDate(fecha);
  if (fechaLocal === null) return 'fecha';
  if (!PRICE.test(precio)) return 'precio';
  if (!/^\d{0,15}(\.0+)?$/.test(cliente)) return 'cliente';
  const subtotal = exactAmount(precio, Number(cantidad));
  if (subtotal === null) return 'importe';
  const iva = ivaDe(subtotal);
  return {
    operacion: Number(factura),
    pais,
    fecha: fechaLocal,
    numidenCliente: cliente === '' ? null : Number(cliente),
    numArt: codigo,
    descripcion,
    cantidad: Number(cantidad),
    precioUnitario: precio,
    subtotal,
    iva,
    total: sum([subtotal, iva]),
  };
}

/** Units and money of a line, tax included; less than zero for what was returned. */
export interface Amount {
  readonly unidades: number;
  readonly importe: Centavos;
}

/** What a line is about that was not loaded, or null when its quantity or its price cannot be read. */
export function amountOf(values: readonly string[] | null): Amount | null {
  const [, , , cantidad = '', , precio = ''] = (values ?? []).map(clean);
  if (!/^-?\d{1,9}$/.test(cantidad) || !PRICE.test(precio)) return null;
  const unidades = Number(cantidad);
  const subtotal = exactAmount(precio, Math.abs(unidades));
  if (subtotal === null) return null;
  return { unidades, importe: centavos(Math.sign(unidades) * sum([subtotal, ivaDe(subtotal)]) || 0) };
}

function clean(value: string): string {
  return value
    .replace(/\p{Cc}/gu, ' ')
    .trim()
    .normalize('NFC');
}

const PRICE = /^\d{1,10}(\.\d{1,4})?$/;
const MAXIMUM = 1_000_000_000_00n;

/**
 * Price times quantity in centavos, half a centavo up, with whole numbers only.
 * @returns null for more than the database's money columns are meant to hold.
 */
export function exactAmount(price: string, quantity: number): Centavos | null {
  const [enteros = '0', decimales = ''] = price.split('.');
  const diezmilesimos = BigInt(`${enteros}${decimales.padEnd(4, '0')}`) * BigInt(quantity);
  const redondeado = (diezmilesimos + 50n) / 100n;
  return redondeado > MAXIMUM ? null : centavos(Number(redondeado));
}

const DATE = /^(\d{4})-(\d{2})-(\d{2})[ T](\d{2}):(\d{2})(?::(\d{2}))?$/;

function readDate(texto: string): string | null {
  const parts = DATE.exec(texto);
  if (parts === null) return null;
  const [, anio, mes, dia, hora, minuto, segundo = '00'] = parts;
  const same = `${anio}-${mes}-${dia}T${hora}:${minuto}:${segundo}`;
  const fecha = new Date(`${same}Z`);
  // A date that the calendar does not have comes back as another one, or not at all.
  return Number.isNaN(fecha.getTime()) || fecha.toISOString().slice(0, 19) !== same ? null : same.replace('T', ' ');
}
