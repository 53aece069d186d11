import { asc, eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { ESTADO } from '#domain/casos/vidaCaso';
import { MODOS_DE_CANCELAR } from '#domain/facturas/cfdi/cancelacion';
import {
  type CancelOutcome,
  type Stamped,
  type Stamper,
  StampRefusal,
} from '../../../server/facturas/neighbours/stamper.ts';
import { casos } from '../../../server/platform/db/schema/casos.ts';
import { stores, subcategorias } from '../../../server/platform/db/schema/catalogos.ts';
import { facturaCancelaciones, facturas } from '../../../server/platform/db/schema/facturas.ts';
import type { BedOptions } from '../bed/bed.ts';
import { FACTURACION, newKey } from '../casos/casos.desk.ts';
import { caseIn, openWorkDesk, type WorkDesk } from '../casos/casos.works.ts';

/** The categories of the cases that ask for each service. */
export const CATEGORIA = {
  mantenimiento: 1,
  notaCredito: 2,
  cancelacion: 3,
  general: 4,
  estacionamiento: 5,
  reciboPago: 6,
  restaurante: 14,
} as const;
const POSTAL_CODE = '06000';

/** The behaviour of the provider in the place of its own, which it may call. */
export interface Script {
  hindrance?: Stamper['hindrance'];
  stamp?: Stamper['stamp'];
  find?: Stamper['find'];
  cancel?: Stamper['cancel'];
  cancelling?: Stamper['cancelling'];
  cancellable?: Stamper['cancellable'];
}

/** A provider of our own, which keeps what it stamped by its clave, and how often it was asked. */
export interface Provider {
  readonly stamped: Map<string, Stamped>;
  readonly asked: string[];
  readonly cancelled: Map<string, CancelOutcome>;
  readonly real: Stamper;
}

export interface InvoiceDesk {
  readonly desk: WorkDesk;
  readonly provider: Provider;
  /** The one that the server asks: the provider, but for what the script says. */
  readonly stamper: Stamper;
  /** Empty again after each test. */
  readonly script: Script;
}

/**
 * A desk at which invoices are made, with a provider that a test may make behave otherwise; `embedded` leaves the product its own,
 * which no script reaches.
 */
export async function openInvoiceDesk(
  environment: BedOptions['environment'] = {},
  { embedded = false }: { readonly embedded?: boolean } = {},
): Promise<InvoiceDesk> {
  const script: Script = {};
  const provider = providerOf();
  const stamper: Stamper = {
    certified: true,
    hindrance: (rfc) => (script.hindrance ?? provider.real.hindrance)(rfc),
    find: (asked) => (script.find ?? provider.real.find)(asked),
    stamp: (asked) => (script.stamp ?? provider.real.stamp)(asked),
    cancel: (asked) => (script.cancel ?? provider.real.cancel)(asked),
    cancellable: (invoice) => (script.cancellable ?? provider.real.cancellable)(invoice),
    cancelling: (invoice) => (script.cancelling ?? provider.real.cancelling)(invoice),
  };
  const desk = await openWorkDesk({ environment, neighbours: embedded ? {} : { stamper } });
  await desk.db.update(stores).set({ codigoPostal: POSTAL_CODE });
  await layOutServices(desk);
  return { desk, provider, stamper, script };
}

/** A desk for the tests of a file: opened before them, closed after them, and after each one the provider answers as it does. */
export function invoiceDesk(): InvoiceDesk {
  let opened: InvoiceDesk;
  beforeAll(async () => {
    opened = await openInvoiceDesk();
  });
  afterAll(() => opened.desk.bed.close());
  afterEach(() => {
    for (const key of Object.keys(opened.script)) delete opened.script[key as keyof Script];
  });
  return {
    get desk() {
      return opened.desk;
    },
    get provider() {
      return opened.provider;
    },
    get stamper() {
      return opened.stamper;
    },
    get script() {
      return opened.script;
    },
  };
}

/** The categories of invoices that a desk does not have yet. */
export async function layOutServices({ db }: Pick<WorkDesk, 'db'>): Promise<void> {
  await db
    .insert(subcategorias)
    .values([
      { id: CATEGORIA.notaCredito, nombre: 'NOTA DE CRÉDITO', idArea: FACTURACION },
      { id: CATEGORIA.cancelacion, nombre: 'CANCELACIÓN DE FACTURA', idArea: FACTURACION },
      { id: CATEGORIA.general, nombre: 'FACTURA GENERAL', idArea: FACTURACION },
      { id: CATEGORIA.estacionamiento, nombre: 'FACTURA ESTACIONAMIENTO', idArea: FACTURACION },
      { id: CATEGORIA.reciboPago, nombre: 'RECIBO DE PAGO', idArea: FACTURACION },
      { id: CATEGORIA.restaurante, nombre: 'FACTURA RESTAURANTE', idArea: FACTURACION },
    ])
    .onConflictDoNothing();
}

/** Leads a case to the category of a service, without a word in its history. */
export async function leadTo(
  { db }: Pick<WorkDesk, 'db'>,
  idCaso: number,
  servicio: keyof typeof CATEGORIA,
): Promise<void> {
  await db.update(casos).set({ idSubcategoria: CATEGORIA[servicio] }).where(eq(casos.id, idCaso));
}

function providerOf(): Provider {
  const stamped = new Map<string, Stamped>();
  const cancelled = new Map<string, CancelOutcome>();
  const asked: string[] = [];
  const real: Stamper = {
    certified: true,
    hindrance: async () => null,
    async stamp({ clave, sellado }) {
      asked.push(clave);
      const known = stamped.get(clave);
      if (known !== undefined) return known;
      const uuid = `00000000-0000-4000-8000-${String(stamped.size + 1).padStart(12, '0')}`;
      const said = (name: string) => new RegExp(` ${name}="([^"]*)"`).exec(sellado)?.[1];
      const xml = `<cfdi Folio="${said('Folio')}" Total="${said('Total')}"/>`;
      const made = { uuid, xml, fechaTimbrado: new Date('2026-03-19T03:00:01.000Z') };
      stamped.set(clave, made);
      return made;
    },
    find: async ({ clave }) => stamped.get(clave) ?? null,
    async cancel({ uuid }) {
      asked.push(`cancelar ${uuid}`);
      const answer = cancelled.get(uuid) ?? { estado: 'cancelada' };
      cancelled.set(uuid, answer);
      return answer;
    },
    cancellable: async () => ({ modo: 'sinAceptacion', texto: MODOS_DE_CANCELAR.sinAceptacion }),
    cancelling: async ({ uuid }) => cancelled.get(uuid) ?? null,
  };
  return { stamped, asked, cancelled, real };
}

/** A provider that refuses, with the authority's code. */
export function refuses(codigo = 'CFDI40145'): Stamper['stamp'] {
  return () =>
    Promise.reject(
      new StampRefusal([{ codigo, donde: 'Receptor.Nombre', texto: 'El nombre no es el que está registrado.' }]),
    );
}

/** Whether a sealed document is a note. */
export const isNote = ({ sellado }: Parameters<Stamper['stamp']>[0]) => sellado.includes(' TipoDeComprobante="E"');

/** A provider that never answers. */
export const silent = () => Promise.reject(new Error('socket hang up'));

/** The receiver of invoices: a fictitious taxpayer of the authority's own tests. */
export const RECEIVER = {
  rfc: 'FUNK671228PH6',
  beneficiario: 'KARLA FUENTE NOLASCO',
  regimenFiscal: '605',
  usoCFDI: 'S01',
  codigoPostal: '01160',
  correo: 'karla@correo.mx',
} as const;

/** A taxpayer of the same tests under another surname: the embedded provider refuses it (CFDI40145). */
export const REFUSED_RECEIVER = {
  rfc: 'KICR630120NX3',
  beneficiario: 'RODRIGO KITIA CASTILLO',
  regimenFiscal: '612',
  usoCFDI: 'G03',
  codigoPostal: '36246',
} as const;

/** A case that asks for the invoice of a sale, unless `cambios` says otherwise. */
export function invoiceCase({ desk }: InvoiceDesk, cambios: Parameters<typeof caseIn>[2] = {}): Promise<number> {
  return caseIn(desk, ESTADO.nuevo, { idArea: FACTURACION, idSubcategoria: CATEGORIA.general, ...cambios });
}

/** Asks for the invoice of a sale, as the screen does. */
export function invoiceSale(
  { desk }: InvoiceDesk,
  {
    idCaso,
    operacion,
    key = newKey(),
    datosFiscales = RECEIVER,
    who = desk.facturista,
  }: {
    readonly idCaso: number;
    readonly operacion: number;
    readonly key?: string;
    readonly datosFiscales?: object;
    readonly who?: WorkDesk['facturista'];
  },
) {
  const body = { origen: 'venta', idCaso, tienda: 1, operacion, datosFiscales };
  return who.send('facturas/facturacion/resolver', body, key);
}

/** The invoices as they are stored, in the order in which they were made. */
export function invoices({ desk }: InvoiceDesk) {
  return desk.db.select().from(facturas).orderBy(asc(facturas.id));
}

/** The requests to cancel an invoice, in order. */
export function cancellations({ desk }: InvoiceDesk, idFactura: number) {
  return desk.db
    .select()
    .from(facturaCancelaciones)
    .where(eq(facturaCancelaciones.idFactura, idFactura))
    .orderBy(asc(facturaCancelaciones.id));
}
