import { z } from 'zod';
import type { CasoDeVenta } from '#domain/casos/casosAbiertos';
import { type ClienteDeCaso, SIN_CLIENTE } from '#domain/casos/clienteDeCaso';
import { nombreCompletoCliente } from '#domain/casos/clientes';
import { compradorDeValeSchema, type FaltaDeComprador } from '#domain/vales/compradorDeVale';
import type { Vale } from '#domain/vales/vales';
import type { HojaDeVale } from '#domain/vales/ventaParaVale';

/** The buyer who was chosen: how the page calls him, and what is asked for. */
export const chosenBuyerSchema = z.object({ nombre: z.string(), pedido: compradorDeValeSchema });

export type ChosenBuyer = z.infer<typeof chosenBuyerSchema>;

/** Who gets the money; without a number who is registered with the voucher. */
export interface Payee {
  readonly numiden: number | null;
  readonly nombre: string;
}

/** The chosen case and buyer of a voucher. */
interface Choice {
  readonly caso: string;
  readonly comprador: ChosenBuyer | null;
}

type Sheet = Pick<HojaDeVale, 'sinCaso' | 'faltaComprador'> & {
  readonly casos: readonly CasoDeVenta[];
  readonly cabecera: Pick<HojaDeVale['cabecera'], 'numiden' | 'cliente'>;
};

/** The given case's customer; else the sale's buyer, the chosen case's customer, or who was chosen; null for none. */
export function receiverOfVoucher(
  { casos, cabecera: { numiden, cliente } }: Sheet,
  given: Vale['cliente'],
  { caso, comprador }: Choice,
): Payee | null {
  if (given !== null) return given;
  if (numiden !== null) return { numiden, nombre: cliente ?? '' };
  if (caso !== '') return casos.find(({ id }) => String(id) === caso)?.cliente ?? null;
  if (comprador === null) return null;
  return { numiden: comprador.pedido.esNuevo ? null : comprador.pedido.numiden, nombre: comprador.nombre };
}

/**
 * The part of the buyer that the person can choose or write for the case that is made with the voucher. Of a sale to no
 * named buyer he is chosen also in the place of the customer of a case that is there; null where nothing is asked.
 */
export function askedOfBuyer(
  { sinCaso, faltaComprador }: Sheet,
  basis: { readonly caso: number | null },
  { caso }: Pick<Choice, 'caso'>,
): FaltaDeComprador | null {
  if (basis.caso !== null || sinCaso !== null) return null;
  return faltaComprador === 'contacto' && caso !== '' ? null : faltaComprador;
}

/** The part of the buyer that must still be chosen or written before a case can be made; null where nothing must. */
export function missingOfBuyer(sheet: Sheet, basis: { readonly caso: number | null }, choice: Choice) {
  return choice.caso === '' && choice.comprador === null ? askedOfBuyer(sheet, basis, choice) : null;
}

/** Who was chosen or written down in the window. */
export function chosenBuyer(
  { cabecera: { numiden, cliente: nombre } }: Pick<Sheet, 'cabecera'>,
  { cliente, identidad, contacto }: ClienteDeCaso,
): ChosenBuyer {
  if (numiden !== null) return { nombre: nombre ?? '', pedido: { esNuevo: false, numiden, contacto } };
  return cliente === null
    ? { nombre: nombreCompletoCliente(identidad), pedido: { esNuevo: true, identidad, contacto, otroCliente: false } }
    : {
        nombre: nombreCompletoCliente(cliente),
        pedido: { esNuevo: false, numiden: cliente.numiden, contacto },
      };
}

/** The same new buyer, said to be another than who seems to be him; null where none is written. */
export function asAnother(chosen: ChosenBuyer | null): ChosenBuyer | null {
  return chosen?.pedido.esNuevo === true ? { ...chosen, pedido: { ...chosen.pedido, otroCliente: true } } : null;
}

/** The values of the window at first: those written of a new buyer; a known one is searched for again. */
export function typedAtFirst(chosen: ChosenBuyer | null, falta: FaltaDeComprador): ClienteDeCaso {
  if (chosen === null) return SIN_CLIENTE;
  const { pedido } = chosen;
  if (pedido.esNuevo) return { ...SIN_CLIENTE, identidad: pedido.identidad, contacto: pedido.contacto };
  return falta === 'contacto' && pedido.contacto !== null ? { ...SIN_CLIENTE, contacto: pedido.contacto } : SIN_CLIENTE;
}
