/** The records that are walked at random: how one comes to be, how the server tells of it, and who else works on it. */

import { ESTADOS_FACTURA, type IdEstadoFactura } from '#domain/cadena/estadosFactura';
import { ESTADOS_VALE, esVencido, type IdEstadoVale } from '#domain/cadena/estadosVale';
import type { Caso } from '#domain/casos/casos';
import { ESTADOS_CASO, type IdEstadoCaso } from '#domain/casos/vidaCaso';
import type { Movimiento } from '#domain/common/history';
import type { Factura } from '#domain/facturas/facturas';
import type { PersonaLeida } from '#domain/vales/hechosDeVale';
import type { Vale } from '#domain/vales/vales';
import type { Signed } from '../../bed/test.ts';
import { decideApart } from '../../bed/vouchers.ts';
import type { Bed } from '../bed.ts';
import { WORK_CALLS } from '../caso/outsideActs.ts';
import { Lacking } from '../lacking.ts';
import { type DetailStart, findVoucher, WINDOW_CALLS } from '../vale/detailDesk.ts';
import { unexplainedInCase } from './explained.ts';
import { type Offer, offersOfCase, offersOfInvoice, offersOfVoucher } from './offers.ts';

/** A record as the server has it now. */
export interface Stored {
  /** The words of its state that its summary may show: one of them. */
  readonly states: readonly string[];
  /** How many things its history tells, and how many of them this person did. */
  readonly deeds: { readonly all: number; readonly own: number };
  readonly offers: readonly Offer[];
  /** A change of its state to which no arrow of its life's chart leads, as a sentence; null where there is none. */
  readonly unexplained: string | null;
  /** Some of what its life permits waits for other reasons, which its page tells. */
  readonly isHeldUp: boolean;
}

/** An act of somebody else, by calls alone. */
export interface OthersAct {
  /** As a clause without its subject: 'comenta el caso'. */
  readonly name: string;
  readonly event: string;
  readonly does: (bed: Bed, id: number) => Promise<unknown>;
}

export interface Subject {
  /** As it is called, with its state: 'un caso NUEVO'. */
  readonly name: string;
  /** Where its acts and its summary are. */
  readonly acts: string;
  readonly summary: string;
  /** The calls by which its works are sent. */
  readonly calls: readonly RegExp[];
  readonly others: readonly OthersAct[];
  /** Makes one; answers its number. */
  readonly make: (bed: Bed) => Promise<number>;
  readonly path: (id: number) => string;
  /** Null where this person may not see it. */
  readonly read: (signed: Signed, person: PersonaLeida, id: number) => Promise<Stored | null>;
}

const CASE: Omit<Subject, 'name' | 'make'> = {
  acts: 'Acciones del caso',
  summary: 'Resumen del caso',
  calls: [WORK_CALLS],
  others: [
    {
      name: 'escala el caso',
      event: 'escalar',
      does: ({ other }, id) => {
        const to = (idSubcategoria: number) =>
          other.work('escalar', id, { idArea: 3, idSubcategoria, idMotivo: 6, comentario: 'Lo revisa entregas.' });
        return to(11).catch(() => to(12));
      },
    },
    {
      name: 'solicita autorización',
      event: 'solicitarAutorizacion',
      does: ({ other }, id) => other.work('solicitar-autorizacion', id, { motivo: 'Pasó el plazo de devolución.' }),
    },
    {
      name: 'comenta el caso',
      event: 'comentar',
      does: ({ other }, id) => other.work('agregar-comentario', id, { comentario: 'Llamó el cliente.' }),
    },
  ],
  path: (id) => `administracion/casos/${id}`,
  read: async ({ request }, person, id) => {
    const caso = await readOne<Caso>(request.get(`api/caso/detalle/${id}`));
    return (
      caso && {
        states: [ESTADOS_CASO[caso.estado.id as IdEstadoCaso]],
        deeds: deedsIn(caso.logs, person),
        offers: offersOfCase(caso, person),
        unexplained: unexplainedInCase(caso.logs, caso.estado.id),
        isHeldUp: false,
      }
    );
  },
};

const VOUCHER: Omit<Subject, 'name' | 'make'> = {
  acts: 'Acciones del vale',
  summary: 'Resumen del vale',
  calls: [WINDOW_CALLS],
  others: [
    {
      name: 'lo autoriza',
      event: 'autorizar',
      does: async ({ person }, id) => decideApart(await person('otra'), 'autorizar-vale', id, { comentario: '' }),
    },
    {
      name: 'lo cancela',
      event: 'cancelar',
      does: async ({ person }, id) => decideApart(await person('otra'), 'cancelar-vale', id, { motivo: 'Era otro.' }),
    },
  ],
  path: (id) => `vales/${id}`,
  read: async ({ request }, person, id) => {
    const vale = await readOne<Vale>(request.post('api/vales/obtenerVale', { data: { valeId: id } }));
    if (vale === null) return null;
    const state = vale.estado.id as IdEstadoVale;
    const ended = esVencido({ estado: state, fechaVigencia: new Date(vale.fechaVigencia) }, new Date());
    return {
      states: [ESTADOS_VALE[state], ...(ended ? ['VENCIDO'] : [])],
      deeds: deedsIn(vale.logs, person),
      offers: offersOfVoucher(vale, person),
      unexplained: null,
      isHeldUp: vale.sinRespaldo !== null,
    };
  },
};

const INVOICE: Omit<Subject, 'name' | 'make'> = {
  acts: 'Acciones de la factura',
  summary: 'Resumen de la factura',
  calls: [],
  others: [],
  path: (id) => `facturas/${id}`,
  read: async ({ request }, person, id) => {
    const factura = await readOne<Factura>(request.get(`api/facturas/detalle/${id}`));
    return (
      factura && {
        states: [ESTADOS_FACTURA[factura.estado.id as IdEstadoFactura]],
        deeds: deedsIn(factura.logs, person),
        offers: offersOfInvoice(factura, person),
        unexplained: null,
        isHeldUp: false,
      }
    );
  },
};

/** Everything that is walked at random. */
export const SUBJECTS: readonly Subject[] = [
  { ...CASE, name: 'un caso NUEVO', make: (bed) => newCase(bed) },
  { ...VOUCHER, name: 'un vale POR AUTORIZAR', make: (bed) => voucher(bed, 'porAutorizar') },
  { ...INVOICE, name: 'una factura', make: someInvoice },
  {
    ...CASE,
    name: 'un caso PENDIENTE',
    make: async (bed) => {
      const id = await newCase(bed);
      await bed.other.work('solicitar-autorizacion', id, { motivo: 'Pasó el plazo de devolución.' });
      return id;
    },
  },
  { ...VOUCHER, name: 'un vale VIGENTE', make: (bed) => voucher(bed, 'vigente') },
];

function newCase({ openCase }: Bed): Promise<number> {
  return openCase('otra', null);
}

async function voucher(bed: Bed, start: DetailStart): Promise<number> {
  return (await findVoucher(bed, start)).id;
}

let invoices: readonly { readonly id: number }[] | null = null;
let next = 0;

/** Each is looked at once: what is done with one leads away from it. */
async function someInvoice({ person }: Bed): Promise<number> {
  if (invoices === null) {
    const answer = await (await person('otra')).request.post('api/facturas/lista', { data: {} });
    invoices = answer.ok() ? ((await answer.json()) as { readonly facturas: typeof invoices }).facturas : [];
  }
  const found = invoices?.[next++ % Math.max(invoices.length, 1)];
  if (found === undefined) throw new Lacking('La instancia no tiene facturas.');
  return found.id;
}

async function readOne<T>(asked: ReturnType<Signed['request']['get']>): Promise<T | null> {
  const answer = await asked;
  if (answer.status() === 403 || answer.status() === 404) return null;
  if (!answer.ok()) throw new Error(`The server refused to tell of the record: ${await answer.text()}`);
  return (await answer.json()) as T;
}

function deedsIn(logs: readonly Movimiento[], { numiden }: PersonaLeida): Stored['deeds'] {
  return { all: logs.length, own: logs.filter(({ autor }) => autor.numiden === numiden).length };
}
