import type { Page } from '@playwright/test';
import type { RefusalReason } from '#domain/common/life';
import { centavos, fromPesos, toPesos } from '#domain/common/money';
import type { Signed } from '../../bed/test.ts';
import { decideApart, type Made, makeVoucher, voucherAtServer, voucherPage, writeVoucher } from '../../bed/vouchers.ts';
import type { Bed } from '../bed.ts';
import type { Gate } from '../gate.ts';
import { Lacking } from '../lacking.ts';
import { VOUCHER, type VoucherNow } from './valeServer.ts';

/** The calls that wait at the gate until an act says what becomes of them. */
export const WINDOW_CALLS =
  /vales\/(autorizar-vale|rechazar-vale|cancelar-vale|devolver|guardarReposicion|cambiar-metodos|folio\/agregar-certificado-regalo)$/;
export const PRINT_CALL = /vales\/generaValePDF\//;

/** The text that every window is given where it asks for words. */
export const WRITTEN = 'El cliente trajo su ticket.';

/** The works that have a window of their own. */
export type Ventana = 'autorizar' | 'rechazar' | 'cancelar' | 'devolver' | 'cambiarMetodos' | 'reponer';

interface Title {
  readonly title: string;
  readonly opener: RegExp;
  readonly button: string;
  readonly busy: string;
  readonly failed: string;
  readonly field: RegExp;
}

/** The windows, as they are called on screen. */
export const TITLES: { readonly [W in Ventana]: Title } = {
  autorizar: {
    title: 'Autorizar vale',
    opener: /^Autorizar/,
    button: 'Autorizar',
    busy: 'Autorizando...',
    failed: 'No se autorizó el vale.',
    field: /^Comentario/,
  },
  rechazar: {
    title: 'Rechazar vale',
    opener: /^Rechazar/,
    button: 'Rechazar',
    busy: 'Rechazando...',
    failed: 'No se rechazó el vale.',
    field: /^Motivo/,
  },
  cancelar: {
    title: 'Cancelar vale',
    opener: /^Cancelar vale/,
    button: 'Cancelar vale',
    busy: 'Cancelando...',
    failed: 'No se canceló el vale.',
    field: /^Motivo/,
  },
  devolver: {
    title: 'Devolver el saldo',
    opener: /^Devolver/,
    button: 'Devolver',
    busy: 'Devolviendo...',
    failed: 'No se devolvió.',
    field: /^Número del cheque/,
  },
  cambiarMetodos: {
    title: 'Cambiar métodos de devolución',
    opener: /^Cambiar métodos/,
    button: 'Cambiar métodos',
    busy: 'Cambiando...',
    failed: 'No se cambiaron los métodos.',
    field: /^CERTIFICADO DE REGALO/,
  },
  reponer: {
    title: 'Reponer vale',
    opener: /^Reponer/,
    button: 'Reponer',
    busy: 'Reponiendo...',
    failed: 'No se repuso el vale.',
    field: /^Motivo/,
  },
};

/** Letter for letter why a button does nothing. */
export const REASONS: Readonly<Record<RefusalReason, string | RegExp>> = {
  state: /^Un vale en estado/,
  person: /^No tiene permiso/,
  unknown: /^No se sabe quién hizo este vale/,
  elsewhere: /^Este vale se empezó en otra tienda/,
  own: /^Usted hizo este vale( o pidió este cambio)?: lo decide otra persona\.$/,
  expired: 'La vigencia de este vale terminó. Repóngalo por uno nuevo con el mismo saldo.',
  kind: 'Un vale de cancelación no se recolecta: sus artículos no se entregaron.',
  solved: /^El caso de este vale está solucionado/,
  moved: /^El caso de este vale pasó a una categoría que no hace vales de este tipo/,
  awaited: 'Los artículos por recolectar aún no se han recolectado.',
  travelling: /^Alguien va en camino por los artículos de este vale: /,
  other: /^Otra devolución de este vale no ha terminado: /,
  done: 'Este vale ya se había enviado a NetSuite.',
  spent: /^Este vale no tiene ninguna devolución hecha/,
  undoing: /^Se está deshaciendo una devolución/,
  begun: /^Ya se devolvió o se está devolviendo parte de este vale: no permite /,
  undelivered: /^El vale devuelve artículos que el cliente no tiene/,
  limit: /^Su límite para autorizar es de/,
  credited: /^Este vale tiene una nota de crédito: /,
};

/** A voucher on screen, the wire to its server, and who else works on it. */
export interface DetailDesk {
  readonly page: Page;
  readonly gate: Gate;
  readonly vale: ReturnType<typeof voucherPage>;
  readonly id: number;
  readonly folio: string;
  /** Another person, who works by calls alone. */
  readonly person: Signed;
}

/** In which states a walk finds a voucher. */
export const DETAIL_STARTS = {
  vigente: VOUCHER,
  porAutorizar: { ...VOUCHER, state: 'porAutorizar', parts: 1 },
  cambio: { ...VOUCHER, state: 'porAutorizar', isChange: true },
  propio: { ...VOUCHER, state: 'porAutorizar', parts: 1, author: 'self' },
  parcial: { ...VOUCHER, state: 'parcial', parts: 1 },
  ajeno: { ...VOUCHER, state: 'parcial', parts: 1, isOfStore: false },
  vencido: { ...VOUCHER, parts: 1, isExpired: true },
} as const satisfies Record<string, VoucherNow>;

export type DetailStart = keyof typeof DETAIL_STARTS;

/** Makes the voucher of a walk, and opens it. */
export async function beginDetail(bed: Bed, start: DetailStart): Promise<DetailDesk> {
  const { page, gate } = bed;
  const { id, folio } = await findVoucher(bed, start);
  const vale = voucherPage(page);
  await vale.open({ id, folio });
  return { page, gate, vale, id, folio, person: await bed.person('otra') };
}

/** Makes the voucher of a walk, or finds it. @throws Lacking where it can do neither. */
export async function findVoucher(
  { other, person: personOf, openCase, takeSale, url }: Bed,
  start: DetailStart,
): Promise<Pick<Made, 'id' | 'folio'>> {
  const person = await personOf('otra');
  if (start === 'vencido') return expired(person);
  const sale = await takeSale(start === 'vigente' || start === 'cambio' ? 'enEfectivo' : 'porTarjeta');
  const role = start === 'propio' ? 'pantalla' : start === 'ajeno' ? 'otra' : 'hace';
  const wish = { of: sale, linea: sale.linea, caso: await openCase(role, sale.cliente) };
  if (start === 'cambio') return changed(await personOf(role), wish, url);
  if (start !== 'ajeno') return makeVoucher(await personOf(role), url, { ...wish, ...WISHES[start] });
  const { call, solicitud } = await writeVoucher(person, url, { ...wish, ...WISHES.parcial });
  return (await other.call('POST', `vales/${call}`, solicitud)) as unknown as Made;
}

const WISHES = {
  vigente: { methods: [7, 6] },
  cambio: { methods: [7, 6] },
  porAutorizar: { waits: true },
  propio: { waits: true },
  parcial: { partial: true },
} as const;

type Wish = Parameters<typeof makeVoucher>[2];

/** A voucher whose methods somebody else asks to change: a peso more as a certificate. */
async function changed(who: Signed, wish: Wish, url: string): Promise<Made> {
  const made = await makeVoucher(who, url, { ...wish, ...WISHES.cambio });
  const { metodosPago } = await voucherAtServer(who, made.id);
  const metodosDevolucion = metodosPago.map(({ metodo: { id }, monto }) => ({
    metodo: { id },
    monto: toPesos(centavos(fromPesos(monto) + (id === 7 ? 100 : -100))),
  }));
  await decideApart(who, 'cambiar-metodos', made.id, { metodosDevolucion });
  return made;
}

/** No work lets a voucher run out: those are the sample data's, and this one was neither printed nor sent. */
async function expired(person: Signed): Promise<Pick<Made, 'id' | 'folio'>> {
  const answer = await person.request.post('api/vales/lista', { data: { estado: 'VENCIDO' } });
  if (!answer.ok()) throw new Error(await answer.text());
  const { vales } = (await answer.json()) as { readonly vales: readonly Pick<Made, 'id' | 'folio'>[] };
  for (const each of vales) {
    const { impresiones, migradoNetsuite } = await voucherAtServer(person, each.id);
    if (impresiones === 0 && !migradoNetsuite) return each;
  }
  throw new Lacking('La instancia no tiene un vale VENCIDO que nadie haya impreso ni enviado a NetSuite.');
}
