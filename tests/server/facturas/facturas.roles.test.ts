import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { catalogosFactura } from '#contract/facturas/catalogosFactura';
import type { facturas as contratoFacturas } from '#contract/facturas/facturas';
import type { ClaseFactura } from '#domain/cadena/estadosFactura';
import { ESTADOS_FACTURA, type IdEstadoFactura } from '#domain/cadena/estadosFactura';
import type { RefusalReason } from '#domain/common/life';
import { type AccionFactura, refusalTextFactura } from '#domain/facturas/trabajosFactura';
import { facturaLogs, facturas } from '../../../server/platform/db/schema/facturas.ts';
import { VIDA_FACTURA } from '../../machines/vidaFactura.table.ts';
import { ADMINISTRATOR, ASESOR, newKey, type Person, portray } from '../casos/casos.desk.ts';
import { FACTURISTA, GERENTE } from '../casos/casos.works.ts';
import { sell } from '../vales/vales.desk.ts';
import { CATEGORIA, type InvoiceDesk, invoiceCase, invoiceSale, openInvoiceDesk, RECEIVER } from './facturas.desk.ts';
import { testStamper } from './timbrador.desk.ts';

const CREDIT = 4;
const YEARS_AGO = new Date('2023-11-02T18:00:00.000Z');

// Who of the sample's roles attends to invoices, written out by hand, so that a slip in the sample is found.
const ROLES = [
  { rol: 'administrador', numiden: ADMINISTRATOR, atiende: true },
  { rol: 'asesor', numiden: ASESOR, atiende: false },
  { rol: 'gerente', numiden: GERENTE, atiende: false },
  { rol: 'facturista', numiden: FACTURISTA, atiende: true },
] as const;

type Rol = (typeof ROLES)[number]['rol'];

/** The works that somebody asks for by a call; the others come of what the provider answers. */
const WORKS = ['acreditar', 'pagar', 'sustituir', 'solicitarCancelacion', 'imprimir', 'enviar'] as const;

type Work = Extract<AccionFactura, (typeof WORKS)[number]>;

/** An invoice as its life knows it. */
interface Situation {
  /** Its row in the table. */
  readonly factura: string;
  readonly estado: IdEstadoFactura;
  readonly clase?: ClaseFactura;
  readonly aPlazos?: true;
  /** A credit note of a peso counts. */
  readonly conRelacionadas?: true;
  readonly fueraDePlazo?: true;
}

const SITUATIONS: readonly Situation[] = [
  { factura: 'BORRADOR', estado: 1 },
  { factura: 'VIGENTE', estado: 2 },
  { factura: 'VIGENTE, a plazos', estado: 2, aPlazos: true },
  { factura: 'VIGENTE, no es venta', estado: 2, clase: 'notaCredito' },
  { factura: 'VIGENTE, con relacionadas', estado: 2, conRelacionadas: true },
  { factura: 'VIGENTE, a plazos, con relacionadas', estado: 2, aPlazos: true, conRelacionadas: true },
  { factura: 'VIGENTE, fuera de plazo', estado: 2, fueraDePlazo: true },
  { factura: 'CANCELACIÓN SOLICITADA', estado: 3 },
  { factura: 'CANCELADA', estado: 4 },
  { factura: 'RECHAZADA', estado: 5 },
  { factura: 'SUSTITUIDA', estado: 6 },
];

let bench: InvoiceDesk;
beforeAll(async () => {
  bench = await openInvoiceDesk();
  const { stamp } = testStamper(bench.desk.bed);
  bench.script.stamp = stamp;
  bench.script.cancel = async () => ({ estado: 'pendiente', plazo: new Date('2026-03-24T06:00:00.000Z') });
});
afterAll(() => bench.desk.bed.close());

interface Made {
  readonly id: number;
  readonly version: number;
  readonly idCaso: number;
  readonly operacion: number;
  readonly name: string;
}

/** An invoice of 116 pesos of a sale of its own, brought into a situation, and another case that asks for something of it. */
async function invoiceIn(
  { estado, clase, aPlazos, conRelacionadas, fueraDePlazo }: Situation,
  asks: keyof typeof CATEGORIA,
): Promise<Made> {
  const { db } = bench.desk;
  const payments = aPlazos === true ? { pagos: [[CREDIT, 116] as const] } : {};
  const operacion = await sell(bench.desk, [{ unidades: 2, pesos: 100 }], payments);
  const answer = await invoiceSale(bench, { idCaso: await invoiceCase(bench), operacion });
  expect(answer.json().codigo, answer.body).toBe(201);
  const { id, serie, folio } = answer.json().factura;
  if (conRelacionadas === true) {
    const { version } = (await bench.desk.facturista.get(`facturas/detalle/${id}`)).json();
    const idCaso = await invoiceCase(bench, { idSubcategoria: CATEGORIA.notaCredito });
    const of = { idCaso, idFactura: id, version };
    const note = { ...of, relacion: '01', monto: 1 };
    const noted = await bench.desk.facturista.send('facturas/nota-credito/resolver', note);
    expect(noted.json().codigo, noted.body).toBe(200);
  }
  const [row] = await db
    .update(facturas)
    .set({
      estado,
      ...(clase === undefined ? {} : { clase }),
      ...(fueraDePlazo === true ? { fecha: YEARS_AGO } : {}),
      ...(estado === 1 || estado === 5 ? { uuid: null, xml: null } : {}),
    })
    .where(eq(facturas.id, id))
    .returning();
  const idCaso = await invoiceCase(bench, { idSubcategoria: CATEGORIA[asks] });
  return { id, version: row?.version ?? 0, idCaso, operacion, name: `${serie}-${folio}` };
}

function doIt(who: Person, work: Work, { id, version, idCaso, name }: Made) {
  const of = { idCaso, idFactura: id, version };
  switch (work) {
    case 'acreditar':
      return who.send('facturas/nota-credito/resolver', { ...of, relacion: '01', monto: 10 });
    case 'pagar': {
      const pagos = [{ idFactura: id, version, monto: 10 }];
      return who.send('facturas/recibo-pago/resolver', { idCaso, fechaPago: '2026-03-18', formaPago: '03', pagos });
    }
    case 'sustituir':
      return who.send('facturas/mantenimiento/resolver', {
        ...of,
        datosFiscales: RECEIVER,
        metodoPago: 'PUE',
        formaPago: '01',
      });
    case 'solicitarCancelacion':
      return who.send('facturas/cancelar', { ...of, motivo: '02', idSustituta: null });
    case 'imprimir':
      return who.get(`facturas/generarArchioPDF/${id}`);
    case 'enviar':
      return who.getOnce(`facturas/enviarDocumento?folio=${name}&correo=karla%40correo.mx`);
  }
}

/** The kind of case that asks for each work; a paper is taken along in any. */
const ASKED_IN = {
  acreditar: 'notaCredito',
  pagar: 'reciboPago',
  sustituir: 'mantenimiento',
  solicitarCancelacion: 'cancelacion',
  imprimir: 'general',
  enviar: 'general',
} as const satisfies Record<Work, keyof typeof CATEGORIA>;

const REASONS: readonly string[] = ['state', 'begun', 'kind', 'spent', 'expired'] satisfies RefusalReason[];

function isReason(text: string): text is RefusalReason {
  return REASONS.includes(text);
}

/** Why an invoice without a document is neither printed nor sent; its life says the same in other words. */
function againstPaper({ estado }: Situation, work: Work, { name }: Made): string | null {
  const isPaper = work === 'imprimir' || work === 'enviar';
  const hasNone = estado === 1 || estado === 5;
  return isPaper && hasNone ? `La factura ${name} no se ha timbrado: no tiene documento.` : null;
}

/** That somebody asked for a folio is kept, whatever came of it. */
function butLooks({ bitacora, ...stored }: Awaited<ReturnType<typeof portray>>) {
  return stored;
}

/** Who attends to invoices is asked in every state by one role; the others in one of each work, and the states go round. */
const CASES = ROLES.flatMap(({ rol, numiden, atiende }, role) =>
  WORKS.flatMap((work, index) => {
    const sample = SITUATIONS[(role * WORKS.length + index) % SITUATIONS.length];
    const situations = rol === 'administrador' ? SITUATIONS : SITUATIONS.filter((one) => one === sample);
    return situations.map((situation) => ({ rol, numiden, atiende, situation, work }));
  }),
);

describe('every role and every work, and every state of an invoice', () => {
  it.each(CASES)('$rol, $situation.factura: $work', async ({ rol, numiden, atiende, situation, work }) => {
    const { db } = bench.desk;
    const made = await invoiceIn(situation, ASKED_IN[work]);
    const cell = VIDA_FACTURA.get(situation.factura, work);
    const comes = cell === 'no' ? 'state' : cell;
    const before = await portray(db);
    const answer = await doIt(bench.desk[rol], work, made);
    if (!atiende) {
      // The call also sends the papers of vouchers, which they may see: to them there is no such folio.
      expect(answer.statusCode).toBe(work === 'enviar' ? 404 : 403);
      expect(butLooks(await portray(db))).toEqual(butLooks(before));
    } else if (isReason(comes)) {
      const whole = againstPaper(situation, work, made) ?? refusalTextFactura(work, situation.estado, comes);
      // The fault of a credit note is cut to 80 characters (specification, section 8).
      const text = work === 'acreditar' ? whole.slice(0, 80) : whole;
      expect([answer.statusCode, answer.json().message]).toEqual([409, text]);
      expect(butLooks(await portray(db))).toEqual(butLooks(before));
    } else {
      expect(answer.statusCode, answer.body).toBe(200);
      const [row] = await db.select().from(facturas).where(eq(facturas.id, made.id));
      // The substitute is stamped at once, and the old one's cancellation asked for with it.
      const after = work === 'sustituir' ? 'CANCELACIÓN SOLICITADA' : comes;
      expect(ESTADOS_FACTURA[row?.estado as IdEstadoFactura]).toBe(after);
      if (work === 'imprimir') return;
      const [entry] = await db
        .select()
        .from(facturaLogs)
        .where(eq(facturaLogs.idFactura, made.id))
        .orderBy(desc(facturaLogs.id))
        .limit(1);
      expect(entry?.numiden).toBe(numiden);
    }
  });
});

type Call = keyof typeof contratoFacturas | keyof typeof catalogosFactura;

const DATES = { fechaInicio: '2026-03-01', fechaFin: '2026-03-31' };

/** Every call of invoices but those above, about a VIGENTE invoice. */
const CALLS = {
  buscarPagoEstacionamiento: (who) => who.get('facturas/estacionamiento/buscarPagomostrador?tienda=1&operacion=1'),
  resolverEstacionamiento: (who, { idCaso }) =>
    who.send('facturas/estacionamiento/resolver', {
      ...{ idCaso, tienda: 1, operacion: 1, fecha: '2026-03-18', datosFiscales: RECEIVER },
    }),
  facturasDeOperacion: (who, { operacion }) =>
    who.get(`facturas/facturacion/por-tienda-operacion?idTienda=1&idOperacion=${operacion}`),
  resolverFactura: (who, { idCaso, operacion }) =>
    who.send('facturas/facturacion/resolver', {
      ...{ origen: 'venta', idCaso, tienda: 1, operacion, datosFiscales: RECEIVER },
    }),
  detalleOperacionFactura: (who, { operacion }) =>
    who.get(`facturas/facturacion/getDetalleOperacion?idTienda=1&idOperacion=${operacion}`),
  datosFiscalesPorRfc: (who) => who.get(`facturas/facturacion/por-rfc?rfc=${RECEIVER.rfc}`),
  busquedaAvanzada: (who) => who.post('facturas/facturacion/avanzada', { busca: RECEIVER.rfc, ...DATES }),
  mantenimientoDeOperacion: (who, { operacion }) =>
    who.get(`facturas/mantenimiento/por-tienda-operacion?tienda=1&operacion=${operacion}`),
  mantenimientoPorFolio: (who) => who.get('facturas/mantenimiento/por-serie-folio?serie=A&folio=1'),
  busquedaReciboPago: (who, { operacion }) => who.post('facturas/recibo-pago/busqueda', { tienda: 1, operacion }),
  validarFolioSva: (who) => who.post('facturas/restaurante/validar-folio-sva', { folio: 'NINGUNO' }),
  notaCreditoDeOperacion: (who, { operacion }) =>
    who.get(`facturas/nota-credito/nota-credito/por-tienda-operacion?tienda=1&operacion=${operacion}`),
  facturasPorCancelar: (who, { operacion }) => who.get(`facturas/por-tienda-operacion?tienda=1&operacion=${operacion}`),
  facturaPorFolio: (who) => who.get('facturas/por-serie-folio?serie=A&folio=1'),
  xmlFactura: (who, { id }) => who.get(`facturas/xml/${id}`),
  decidirTimbre: (who, { id }) =>
    who.send('facturas/decidir-timbre', { decision: 'noSeTimbro', idFactura: id, version: 1 }, newKey()),
  abrirCasoDeFactura: (who, { id }) => who.send('facturas/abrir-caso', { acto: 'cancelar', idFactura: id }, newKey()),
  acuseFactura: (who, { id }) => who.get(`facturas/acuse/${id}`),
  comoSeCancela: (who, { id }) => who.get(`facturas/como-se-cancela/${id}`),
  obtenerFactura: (who, { id }) => who.get(`facturas/detalle/${id}`),
  facturasDeCaso: (who, { idCaso }) => who.get(`facturas/por-caso/${idCaso}`),
  validarFactura: (who, { idCaso, id, version }) =>
    who.post('facturas/validar', {
      servicio: 'notaCredito',
      solicitud: { idCaso, idFactura: id, version, relacion: '01', monto: 10 },
    }),
  usosCfdi: (who) => who.get('catalogo-fac/uso-cfdi'),
  conceptos: (who) => who.get('catalogo-fac/conceptos'),
  formasPago: (who) => who.get('catalogo-fac/formas-pago'),
  metodosPago: (who) => who.get('catalogo-fac/metodos-pago'),
} satisfies Record<
  Exclude<
    Call,
    'resolverNotaCredito' | 'resolverReciboPago' | 'resolverMantenimiento' | 'cancelarFactura' | 'generarArchivoPDF'
  >,
  (who: Person, made: Made) => ReturnType<Person['get']>
>;

/** Where there is nothing to find, or it is taken already. */
const NOTHING_THERE: Readonly<Record<string, number>> = {
  acuseFactura: 409,
  decidirTimbre: 409,
  buscarPagoEstacionamiento: 404,
  resolverEstacionamiento: 404,
  resolverFactura: 409,
  validarFolioSva: 404,
};

describe('every other call of invoices', () => {
  let made: Made;
  beforeAll(async () => {
    made = await invoiceIn({ factura: 'VIGENTE', estado: 2 }, 'general');
  });

  const asked = ROLES.flatMap(({ rol, atiende }) =>
    (Object.keys(CALLS) as (keyof typeof CALLS)[]).map((call) => ({ rol: rol as Rol, atiende, call })),
  );
  it.each(asked)('$rol: $call', async ({ rol, atiende, call }) => {
    const before = await portray(bench.desk.db);
    const answer = await CALLS[call](bench.desk[rol], made);
    expect(answer.statusCode, answer.body).toBe(atiende ? (NOTHING_THERE[call] ?? 200) : 403);
    if (!atiende) expect(await portray(bench.desk.db)).toEqual(before);
  });

  it.each(Object.keys(CALLS) as (keyof typeof CALLS)[])('nobody who is not signed in: %s', async (call) => {
    const nobody = bench.desk.administrador.inSession('');
    expect((await CALLS[call](nobody, made)).statusCode).toBe(401);
  });
});
