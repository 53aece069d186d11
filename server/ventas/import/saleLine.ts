import { FORMAS_INICIALES } from '#domain/cadena/formas';
import { type Centavos, centavos, ivaDe, sum } from '#domain/common/money';
import { DECIMALES_PESADA, pesadaDe, unidadesDe, unidadesDevueltas, vuelveEntera } from '#domain/ventas/lineaPesada';
import { OPERACION_VALIDA } from '#domain/ventas/operaciones';
import { type Payment, readPayments } from './payments.ts';

/** Columns of a file of sales, as the till exports them. */
export const FILE_COLUMNS = [
  'InvoiceNo',
  'StockCode',
  'Description',
  'Quantity',
  'InvoiceDate',
  'UnitPrice',
  'CustomerID',
  'Country',
] as const;

/** The amounts of a line that the till itself says, where its file has both: else 16 % are added to the price. */
export const TAX_COLUMNS = ['IVA', 'Total'] as const;

/**
 * Columns that a file may have or not: how a ticket was paid, on one of its lines or on each alike; the discount of a line without its
 * tax and its IEPS, where the file says its taxes; how many of its units the till took back before.
 */
export const OPTIONAL_COLUMNS = ['Pagos', 'Descuento', 'IEPS', 'Devuelto'] as const;

/** Why a line is refused; each text is what the report says. */
export const REASONS = {
  columnas: 'La línea no tiene las columnas del encabezado, o sus comillas no cierran',
  devolucion:
    'Es una devolución: la factura empieza con C, y no dice de qué venta. Los vales de las ventas que pueden ser piden autorización',
  factura: 'El número de factura no es un número de hasta 10 dígitos',
  pais: 'Falta el país, que es la tienda',
  cantidadAusente: 'Falta la cantidad',
  cantidad:
    'La cantidad no es un número mayor a cero con punto decimal y hasta seis decimales; solo un descuento lleva menos',
  sinDescripcion: 'Falta la descripción',
  codigo: 'El código no es de un artículo (los artículos empiezan con cinco dígitos)',
  fecha:
    'La fecha no es válida: va como AAAA-MM-DD HH:MM (2026-11-25 15:00), ya que en día/mes/año no se sabe cuál es el mes',
  precio: 'El precio no es un número con punto decimal y hasta cuatro decimales; solo un descuento es menor a cero',
  impuesto:
    'El IVA y el total, y el descuento y el IEPS si vienen, no son importes, o no salen del precio por la cantidad',
  sinImpuesto: 'Trae un descuento o IEPS, y su archivo no trae las columnas IVA y Total',
  devuelto: 'Lo devuelto antes no es un número entero de hasta la cantidad, ni todo lo pesado en una línea por peso',
  importe: 'El importe es demasiado grande',
  cliente: 'El número de cliente no es un número',
  repartida: 'La factura ya apareció antes en el archivo; sus líneas deben ir juntas',
  incompleta: 'Otra línea de su factura se rechazó, y un ticket se carga entero o no se carga',
  descuento: 'El descuento no se puede repartir: es mayor que los artículos de su factura, o ella no tiene ninguno',
  tarjeta:
    'Un pago trae más de lo que se guarda de una tarjeta: su referencia son los últimos cuatro dígitos, nunca el número completo',
  pagos:
    'Los pagos no se entienden, no son los mismos en toda la factura o no alcanzan su total: van como «forma importe referencia», con + entre uno y otro (1 100.00 + 2 248.00 1234)',
  pagosDeMas: 'Los pagos pasan del total de su factura: el pago va sin el cambio',
  formaDePago: 'Se pagó con una forma de pago que la cadena no tiene: se da en Datos fiscales',
  tienda: 'La cadena no tiene una tienda con ese número',
  contradice: 'Las líneas de su factura se contradicen: no son del mismo cliente, del mismo día y de la misma hora',
  anulada: 'La factura vende y quita el mismo artículo: no se sabe qué se llevó el cliente',
  cambiada: 'La operación ya está cargada con otro contenido; no se modificó',
} as const;

export type LineReason = keyof typeof REASONS;

/** A line that can be stored, or a discount on those of its ticket: that one has amounts below zero. `fecha` is the store's local time, 'YYYY-MM-DD HH:MM:SS'. */
export interface SaleLine {
  readonly operacion: number;
  readonly pais: string;
  readonly fecha: string;
  readonly numidenCliente: number | null;
  readonly numArt: string;
  readonly descripcion: string;
  /** Whole units; 1 of a weighed line. */
  readonly cantidad: number;
  /** The quantity as it was weighed; null where goods were counted. */
  readonly pesada: number | null;
  /** How many of them the till took back before. */
  readonly devuelto: number;
  /** As the file says it; without tax where the file says no tax. */
  readonly precioUnitario: string;
  readonly subtotal: Centavos;
  /** Its own discount, and its part of those of its ticket once they are divided. */
  readonly descuento: Centavos;
  readonly iva: Centavos;
  readonly ieps: Centavos;
  readonly total: Centavos;
  readonly esDescuento: boolean;
  /** The file says tax and total itself. */
  readonly conImpuesto: boolean;
  /** How its ticket was paid, on whichever of its lines says so; empty on the others. */
  readonly pagos: readonly Payment[];
}

/**
 * Judges one line of the file. A price of 0 is accepted: it is a gift or a sample, and the ticket shows it. The line's
 * amount is price times quantity rounded to the centavo, exactly, and its tax is 16 % of that, unless the file says tax and total. A line
 * that comes to less than zero, by its price or by its quantity, is a discount and needs no article's code.
 * @param values in the order of SALE_COLUMNS, then of TAX_COLUMNS where the file has them; null when the line has another number of columns.
 * @param optional in the order of OPTIONAL_COLUMNS; empty text where the line says nothing.
 * @param formas the chain's forms of payment.
 */
export function readLine(
  values: readonly string[] | null,
  optional: readonly string[] = [],
  formas = FORMAS_INICIALES,
): SaleLine | LineReason {
  if (values === null) return 'columnas';
  const [factura = '', codigo = '', descripcion = '', cantidad = '', fecha = '', precio = '', cliente = '', pais = ''] =
    values.map(clean);
  const isDiscount = cantidad.startsWith('-') !== precio.startsWith('-') && Number(cantidad) * Number(precio) < 0;
  if (/^c/i.test(factura)) return 'devolucion';
  if (!OPERACION_VALIDA.test(factura) || Number(factura) === 0) return 'factura';
  if (pais === '') return 'pais';
  if (cantidad === '') return 'cantidadAusente';
  if (!QUANTITY.test(isDiscount ? cantidad.replace('-', '') : cantidad) || Number(cantidad) === 0) return 'cantidad';
  if (descripcion === '') return 'sinDescripcion';
  if (!isDiscount && !/^\d{5}/.test(codigo)) return 'codigo';
  const fechaLocal = readDate(fecha);
  if (fechaLocal === null) return 'fecha';
  if (!PRICE.test(isDiscount ? precio.replace('-', '') : precio)) return 'precio';
  if (!/^\d{0,15}(\.0+)?$/.test(cliente)) return 'cliente';
  const price = exactAmount(precio.replace('-', ''), Math.abs(Number(cantidad)));
  if (price === null) return 'importe';
  const [paid = '', descuento = '', ieps = '', devuelto = ''] = optional.map(clean);
  const amounts = amountsOf(price, Number(cantidad), values.slice(FILE_COLUMNS.length).map(clean), [descuento, ieps]);
  if (typeof amounts === 'string') return amounts;
  // A discount on the whole ticket is divided by what its articles cost: there is no knowing to which its IEPS belongs.
  if (isDiscount && amounts.descuento + amounts.ieps > 0) return 'impuesto';
  if (!/^\d{0,9}(\.\d{1,6})?$/.test(devuelto) || Number(devuelto) > Math.max(0, Number(cantidad))) return 'devuelto';
  if (!vuelveEntera(Number(cantidad), Number(devuelto))) return 'devuelto';
  const pagos = readPayments(paid, formas);
  if (typeof pagos === 'string') return pagos;
  const sign = (amount: Centavos) => (isDiscount ? centavos(-amount) : amount);
  return {
    operacion: Number(factura),
    pais,
    fecha: fechaLocal,
    numidenCliente: cliente === '' ? null : Number(cliente),
    numArt: codigo,
    descripcion,
    cantidad: unidadesDe(Number(cantidad)),
    pesada: pesadaDe(Number(cantidad)),
    devuelto: unidadesDevueltas(Number(cantidad), Number(devuelto)),
    precioUnitario: amounts.withTax ? perUnit(amounts.subtotal, Math.abs(Number(cantidad))) : precio,
    subtotal: sign(amounts.subtotal),
    descuento: amounts.descuento,
    iva: sign(amounts.iva),
    ieps: amounts.ieps,
    total: sign(amounts.total),
    esDescuento: isDiscount,
    conImpuesto: values.length > FILE_COLUMNS.length,
    pagos,
  };
}

interface Amounts extends Record<'subtotal' | 'descuento' | 'iva' | 'ieps' | 'total', Centavos> {
  /** The price of the file has its tax in it. */
  readonly withTax: boolean;
}

/**
 * The amounts of a line without their sign: 16 % on top of the price, or the file's own, where the price times the
 * quantity is the subtotal or the total; a till may round each piece.
 * @param said the values of TAX_COLUMNS; empty where the file has none.
 * @param more discount and IEPS; empty texts where the line says none.
 * @returns why there are none.
 */
function amountsOf(
  price: Centavos,
  quantity: number,
  said: readonly string[],
  more: readonly string[],
): Amounts | 'impuesto' | 'sinImpuesto' {
  const none = centavos(0);
  if (said.length < TAX_COLUMNS.length) {
    if (more.some((text) => !/^[-0.]*$/.test(text))) return 'sinImpuesto';
    const iva = ivaDe(price);
    return { subtotal: price, descuento: none, iva, ieps: none, total: sum([price, iva]), withTax: false };
  }
  const [iva, total, descuento, ieps] = [...said, ...more.map((text) => text || '0')].map((text) =>
    PRICE.test(text.replace('-', '')) ? exactAmount(text.replace('-', ''), 1) : null,
  );
  if (iva == null || total == null || descuento == null || ieps == null || iva + ieps > total) return 'impuesto';
  const subtotal = centavos(total + descuento - iva - ieps);
  const rounding = Math.max(1, Math.abs(quantity) / 2);
  const isPrice = (amount: Centavos) => Math.abs(amount - price) <= rounding;
  if (!isPrice(subtotal) && (!isPrice(total) || descuento > 0)) return 'impuesto';
  return { subtotal, descuento, iva, ieps, total, withTax: !isPrice(subtotal) };
}

/** Up to four decimals, as prices are kept. */
function perUnit(amount: Centavos, units: number): string {
  return (amount / 100 / units).toFixed(4);
}

/** Units and money of a line, tax included; less than zero for what was returned. */
export interface LineAmount {
  readonly unidades: number;
  readonly importe: Centavos;
}

/** The amount of a line that was not loaded, or null when its quantity or its price cannot be read. */
export function amountOf(values: readonly string[] | null, optional: readonly string[] = []): LineAmount | null {
  const [, , , cantidad = '', , precio = ''] = (values ?? []).map(clean);
  if (!QUANTITY.test(cantidad.replace(/^-/, '')) || !PRICE.test(precio.replace(/^-/, ''))) return null;
  const quantity = Number(cantidad);
  const price = exactAmount(precio.replace(/^-/, ''), Math.abs(quantity));
  if (price === null) return null;
  const said = (values ?? []).slice(FILE_COLUMNS.length).map(clean);
  const amounts = amountsOf(price, quantity, said, optional.slice(1, 3).map(clean));
  const total = typeof amounts === 'string' ? sum([price, ivaDe(price)]) : amounts.total;
  const sign = Math.sign(quantity) * (precio.startsWith('-') ? -1 : 1);
  return { unidades: unidadesDe(quantity), importe: centavos(sign * total || 0) };
}

function clean(value: string): string {
  return value
    .replace(/\p{Cc}/gu, ' ')
    .trim()
    .normalize('NFC');
}

/** Whole units, or what was weighed. */
const QUANTITY = /^\d{1,9}(\.\d{1,6})?$/;
const PRICE = /^\d{1,10}(\.\d{1,4})?$/;
/** A centavo, counted in what a price of four decimals times a quantity comes to. */
const CENTAVO = 10n ** BigInt(DECIMALES_PESADA + 2);
const MAXIMUM = 1_000_000_000_00n;

/**
 * Price times quantity in centavos, half a centavo up, with whole numbers only.
 * @returns null for more than the database's money columns are meant to hold.
 */
export function exactAmount(price: string, quantity: number): Centavos | null {
  const [enteros = '0', decimales = ''] = price.split('.');
  const units = BigInt(quantity.toFixed(DECIMALES_PESADA).replace('.', ''));
  const exact = BigInt(`${enteros}${decimales.padEnd(4, '0')}`) * units;
  const redondeado = (exact + CENTAVO / 2n) / CENTAVO;
  return redondeado > MAXIMUM ? null : centavos(Number(redondeado));
}

const DATE = /^(\d{4})-(\d{2})-(\d{2})[ T](\d{2}):(\d{2})(?::(\d{2}))?$/;

/** A moment as the files say it, or null. */
export function readDate(texto: string): string | null {
  const parts = DATE.exec(texto);
  if (parts === null) return null;
  const [, anio, mes, dia, hora, minuto, segundo = '00'] = parts;
  const same = `${anio}-${mes}-${dia}T${hora}:${minuto}:${segundo}`;
  const fecha = new Date(`${same}Z`);
  // A date that the calendar does not have comes back as another one, or not at all.
  return Number.isNaN(fecha.getTime()) || fecha.toISOString().slice(0, 19) !== same ? null : same.replace('T', ' ');
}
