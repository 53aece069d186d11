import type { Centavos } from '#domain/dinero';
import { centavos, ivaDe, sumar } from '#domain/dinero';
import { OPERACION_VALIDA } from '#domain/operaciones';

/** Columns of a file of sales, as the till exports them. */
export const COLUMNAS_VENTAS = [
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
export const MOTIVOS = {
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

export type Motivo = keyof typeof MOTIVOS;

/** A line that can be stored. `fecha` is the store's local time, 'YYYY-MM-DD HH:MM:SS'. */
export interface LineaDeVenta {
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
 * @param valores in the order of COLUMNAS_VENTAS, or null when the line has another number of columns.
 */
export const leerLinea = (valores: readonly string[] | null): LineaDeVenta | Motivo => {
  if (valores === null) return 'columnas';
  const [factura = '', codigo = '', descripcion = '', cantidad = '', fecha = '', precio = '', cliente = '', pais = ''] =
    valores.map(limpiar);
  if (/^c/i.test(factura)) return 'devolucion';
  if (!OPERACION_VALIDA.test(factura) || Number(factura) === 0) return 'factura';
  if (pais === '') return 'pais';
  if (cantidad === '') return 'cantidadAusente';
  if (!/^\d{1,9}$/.test(cantidad) || Number(cantidad) === 0) return 'cantidad';
  if (descripcion === '') return 'sinDescripcion';
  if (!/^\d{5}/.test(codigo)) return 'codigo';
  const fechaLocal = leerFecha(fecha);
  if (fechaLocal === null) return 'fecha';
  if (!PRECIO.test(precio)) return 'precio';
  if (!/^\d{0,15}(\.0+)?$/.test(cliente)) return 'cliente';
  const subtotal = importeExacto(precio, Number(cantidad));
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
    total: sumar([subtotal, iva]),
  };
};

/** Units and money of a line, tax included; less than zero for what was returned. */
export interface Monto {
  readonly unidades: number;
  readonly importe: Centavos;
}

/** What a line is about that was not loaded, or null when its quantity or its price cannot be read. */
export const montoDe = (valores: readonly string[] | null): Monto | null => {
  const [, , , cantidad = '', , precio = ''] = (valores ?? []).map(limpiar);
  if (!/^-?\d{1,9}$/.test(cantidad) || !PRECIO.test(precio)) return null;
  const unidades = Number(cantidad);
  const subtotal = importeExacto(precio, Math.abs(unidades));
  if (subtotal === null) return null;
  return { unidades, importe: centavos(Math.sign(unidades) * sumar([subtotal, ivaDe(subtotal)]) || 0) };
};

const limpiar = (valor: string): string =>
  valor
    .replace(/\p{Cc}/gu, ' ')
    .trim()
    .normalize('NFC');

const PRECIO = /^\d{1,10}(\.\d{1,4})?$/;
const MAXIMO = 1_000_000_000_00n;

/**
 * Price times quantity in centavos, half a centavo up, with whole numbers only.
 * @returns null for more than the database's money columns are meant to hold.
 */
export const importeExacto = (precio: string, cantidad: number): Centavos | null => {
  const [enteros = '0', decimales = ''] = precio.split('.');
  const diezmilesimos = BigInt(`${enteros}${decimales.padEnd(4, '0')}`) * BigInt(cantidad);
  const redondeado = (diezmilesimos + 50n) / 100n;
  return redondeado > MAXIMO ? null : centavos(Number(redondeado));
};

const FECHA = /^(\d{4})-(\d{2})-(\d{2})[ T](\d{2}):(\d{2})(?::(\d{2}))?$/;

const leerFecha = (texto: string): string | null => {
  const partes = FECHA.exec(texto);
  if (partes === null) return null;
  const [, anio, mes, dia, hora, minuto, segundo = '00'] = partes;
  const igual = `${anio}-${mes}-${dia}T${hora}:${minuto}:${segundo}`;
  const fecha = new Date(`${igual}Z`);
  // A date that the calendar does not have comes back as another one, or not at all.
  return Number.isNaN(fecha.getTime()) || fecha.toISOString().slice(0, 19) !== igual ? null : igual.replace('T', ' ');
};
