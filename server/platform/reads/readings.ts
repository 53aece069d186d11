import type { CustomerSearch } from '#domain/casos/clientes';
import type { ActionName } from '#domain/common/auditWords';
import { fold } from '#domain/common/personNames';
import { normalizePhone } from '#domain/common/phones';
import type { LimitedRead } from '#domain/common/readLimits';
import type { RecordName } from '#domain/common/records';
import type { ClaveOperacion } from '#domain/ventas/operaciones';

/** Readings that slow no person down: each export is written down, the others once in five minutes. */
type FreeRead = Extract<ActionName, `exportar${string}` | 'consultarBitacora' | 'consultarCorreos' | 'verHistorial'>;

/** The kinds of things that are looked up by a folio, a wallet by its customer, an employee by the number. */
type KindOfFolio = 'billetera' | 'certificado' | 'guia' | 'vale' | 'factura' | 'operacionWeb' | 'empleado' | 'busqueda';

/** A reading: a row of the audit. `datos` is small and plain JSON. */
export interface Reading {
  readonly accion: Extract<ActionName, LimitedRead> | FreeRead;
  readonly entidad:
    | 'clientes'
    | 'ventas'
    | 'casos'
    | 'caso'
    | 'vale'
    | 'vales'
    | 'facturas'
    | 'correos'
    | 'anexo'
    | 'bitacora'
    | 'operacion'
    | KindOfFolio
    | RecordName;
  readonly idEntidad: string;
  readonly datos: Readonly<Record<string, unknown>> | null;
}

/** A search for customers by what was typed in each field; null when nothing was typed that a name could have. */
export function customerSearch({ nombre, apePat, apeMat }: CustomerSearch): Reading | null {
  const fields = [fold(nombre, 'nombre'), fold(apePat, 'apellido'), fold(apeMat, 'apellido')];
  if (fields.every((words) => words.length === 0)) return null;
  const idEntidad = fields.map((words) => words.join(' ')).join('|');
  return { accion: 'buscarClientes', entidad: 'clientes', idEntidad, datos: { nombre, apePat, apeMat } };
}

/** A look at the customer of a sale, which shows one customer just as a search does. */
export function customerOfSale({ tienda, operacion }: ClaveOperacion): Reading {
  const datos = { tienda, operacion };
  return { accion: 'buscarClientes', entidad: 'clientes', idEntidad: `operación ${tienda}/${operacion}`, datos };
}

/** A look at where a customer lives, which shows one customer just as a search does. */
export function customerAddresses(numidenCliente: number): Reading {
  const idEntidad = `direcciones de ${numidenCliente}`;
  return { accion: 'buscarClientes', entidad: 'clientes', idEntidad, datos: { numidenCliente } };
}

/** A look at all that is a customer's, which shows one customer just as a search does. */
export function customerPage(numiden: number): Reading {
  return { accion: 'buscarClientes', entidad: 'clientes', idEntidad: `ficha de ${numiden}`, datos: { numiden } };
}

/** A look at how a customer is reached, which is opened on purpose. */
export function lookAtContact(numiden: number): Reading {
  return { accion: 'buscarClientes', entidad: 'clientes', idEntidad: `contacto de ${numiden}`, datos: { numiden } };
}

/** A look at a sale by its store and number, whichever of its sides is asked for. */
export function lookAtOperation({ tienda, operacion }: ClaveOperacion): Reading {
  const datos = { tienda, operacion };
  return { accion: 'consultarOperacion', entidad: 'operacion', idEntidad: `${tienda}/${operacion}`, datos };
}

/** A look at a case, whichever of its sides is asked for. */
export function lookAtCase(id: number): Reading {
  return { accion: 'abrirCaso', entidad: 'caso', idEntidad: String(id), datos: null };
}

/** A look at a voucher, whichever of its sides is asked for. */
export function lookAtVoucher(id: number): Reading {
  return { accion: 'abrirVale', entidad: 'vale', idEntidad: String(id), datos: null };
}

/** A look at an invoice, its document, its paper or what would be made of it: each tells whose it is. */
export function lookAtInvoice(id: number): Reading {
  return { accion: 'abrirFactura', entidad: 'factura', idEntidad: String(id), datos: null };
}

/** A look at something by a folio, or at a wallet by the number of its customer. */
export function lookAtFolio(entidad: KindOfFolio, folio: string | number): Reading {
  return { accion: 'consultarFolio', entidad, idEntidad: String(folio).trim().toUpperCase(), datos: null };
}

/** A look at who has a tax number, or at the invoices of somebody, which shows one customer just as a search does. */
export function taxpayerSearch(busca: string): Reading {
  const idEntidad = `facturas de ${busca.trim().toUpperCase()}`;
  return { accion: 'buscarClientes', entidad: 'clientes', idEntidad, datos: { busca } };
}

/** A search for cases by the customer's name, which tells as much as one for customers. */
export function caseSearch(nomCliente: string): Reading {
  const idEntidad = fold(nomCliente, 'apellido').join(' ');
  return { accion: 'buscarClientes', entidad: 'casos', idEntidad, datos: { nomCliente } };
}

/** A search for vouchers by the customer's name, which tells as much as one for customers. */
export function voucherSearch(nombre: string): Reading {
  return {
    accion: 'buscarClientes',
    entidad: 'vales',
    idEntidad: fold(nombre, 'apellido').join(' '),
    datos: { nombre },
  };
}

/** A search for sales by what names their customer, or by a number that may: it shows customers just as a search for them does. */
export function saleSearch({
  busca,
  numidenCliente,
}: {
  readonly busca?: string | undefined;
  readonly numidenCliente?: number | undefined;
}): Reading | null {
  const who = numidenCliente === undefined ? [] : [`cliente ${numidenCliente}`];
  const what = busca === undefined ? [] : [fold(busca, 'apellido').join(' ')];
  if (who.length + what.length === 0) return null;
  const datos = { ...(busca !== undefined && { busca }), ...(numidenCliente !== undefined && { numidenCliente }) };
  return { accion: 'buscarClientes', entidad: 'ventas', idEntidad: [...what, ...who].join('|'), datos };
}

/** A search for cases by the customer's phone number: it tells whose the number is. */
export function phoneSearch(telefono: string): Reading {
  const idEntidad = normalizePhone(telefono);
  return { accion: 'buscarClientes', entidad: 'casos', idEntidad, datos: { telefono: idEntidad } };
}

/** A search of everything: one for customers where the text tells who they are, else a look at some number. */
export function everythingSearch(texto: string, ofCustomers: boolean): Reading {
  if (!ofCustomers) return lookAtFolio('busqueda', texto);
  const idEntidad = fold(texto, 'apellido').join(' ');
  return {
    accion: 'buscarClientes',
    entidad: 'clientes',
    idEntidad: idEntidad || texto.trim(),
    datos: { busca: texto },
  };
}
