import { and, eq, inArray } from 'drizzle-orm';
import { ESTADO_FACTURA, ESTADOS_FACTURA, serieFolio } from '#domain/cadena/estadosFactura';
import { ENTITIES, noneAtAddress } from '#domain/common/entities';
import { type Centavos, centavos, sum } from '#domain/common/money';
import { judgeRfc } from '#domain/common/sat/rfc';
import { esFueraDePlazo } from '#domain/facturas/cfdi/cancelacion';
import { eventoDeFactura } from '#domain/facturas/eventosFactura';
import { hechosDeFactura } from '#domain/facturas/hechosDeFactura';
import { type EntradaDeFactura, entradaDeFacturaEnPalabras } from '#domain/facturas/historiaFactura';
import { refusalTextFactura } from '#domain/facturas/trabajosFactura';
import { ESTADOS_QUE_CUENTAN, type RelacionFactura } from '#domain/facturas/vidaFactura';
import { type VidaFacturaContext, vidaFacturaMachine } from '#machines/vidaFactura.machine';
import type { Db } from '../platform/db/db.ts';
import { facturaLogs, facturaRelaciones, facturas } from '../platform/db/schema/facturas.ts';
import { notFound } from '../platform/http/rejection.ts';
import { MAIL_KEYS } from '../platform/mail/outbox.ts';
import { workOn, workWithin } from '../platform/works/apply.ts';
import type { Asking } from '../platform/works/entity.ts';
import { historyOf } from '../platform/works/history.ts';
import { judgeOn } from '../platform/works/judge.ts';
import { holdsNamed } from './nominativeNotes.ts';

/** An invoice, as it is stored. */
export type FacturaRow = typeof facturas.$inferSelect;

/** The history of invoices. */
export const facturaHistory = historyOf(
  facturaLogs,
  'idFactura',
  (entrada: EntradaDeFactura, correo) => ({
    accion: entradaDeFacturaEnPalabras(entrada, correo),
    hecho: { trabajo: entrada.trabajo },
  }),
  (id, entrada) =>
    entrada.trabajo === 'enviar' && entrada.numero !== undefined ? MAIL_KEYS.factura(id, entrada.numero) : null,
);

// Invoices are the chain's: whoever attends to them may see any, as the tax authority shows any to the chain.
const FACTURA: Parameters<typeof workOn<typeof facturas, typeof vidaFacturaMachine, EntradaDeFactura>>[0] = {
  words: ENTITIES.factura,
  nameOf: serieFolio,
  table: facturas,
  state: 'estado',
  life: vidaFacturaMachine,
  lifeContext: lifeContextOf,
  history: facturaHistory,
  visible: (_session, id, row) => ifFound(id, row),
  refusalText: refusalTextFactura,
  stateName: (state) => (state === 0 ? '' : ESTADOS_FACTURA[state]),
  event: eventoDeFactura,
  announcement: ({ estado: estadoAntes }, hechos) => ({ entidad: 'factura', factura: { estadoAntes, hechos } }),
};

/** Does one piece of work on an invoice, as a person asks for it. */
export const workOnFactura = workOn(FACTURA);

/** Does what follows for an invoice from another work, in that work's transaction. */
export const workOnFacturaWithin = workWithin(FACTURA);

/** Judges a work on an invoice that is a part of another one's issue. */
export const judgeFactura = judgeOn(FACTURA);

/** An amount that another invoice that counts takes of an invoice. */
export interface TakenAmount {
  readonly relacion: RelacionFactura;
  readonly monto: Centavos;
}

/** The amounts taken of an invoice by all that counts: notes, payments, its substitute. */
export function takenOf(db: Db, id: number): Promise<readonly TakenAmount[]> {
  return db
    .select({ relacion: facturaRelaciones.relacion, monto: facturaRelaciones.monto })
    .from(facturaRelaciones)
    .innerJoin(facturas, eq(facturas.id, facturaRelaciones.idFactura))
    .where(and(eq(facturaRelaciones.idRelacionada, id), inArray(facturas.estado, [...ESTADOS_QUE_CUENTAN])));
}

/** The rest of an invoice: for credit notes, and to be paid; centavos. */
export function leftOf({ total, metodoPago }: Pick<FacturaRow, 'total' | 'metodoPago'>, taken: readonly TakenAmount[]) {
  const by = (...relaciones: readonly RelacionFactura[]) =>
    sum(taken.filter(({ relacion }) => relaciones.includes(relacion)).map(({ monto }) => monto));
  const porAcreditar = centavos(total - by('01', '03'));
  return { porAcreditar, porPagar: metodoPago === 'PPD' ? centavos(porAcreditar - by('pago')) : centavos(0) };
}

/** The facts that the life of an invoice reads; the work adds those that depend on itself (`Task.facts`). */
export async function lifeContextOf(row: FacturaRow, { db, sesion, now }: Asking): Promise<VidaFacturaContext> {
  const taken = await takenOf(db, row.id);
  return hechosDeFactura(
    {
      ...row,
      ...leftOf(row, taken),
      // The invoice by name is cancelled before the note by which its sale is in no other one.
      conRelacionadas: taken.length > 0 || (await holdsNamed(db, row)),
      conSustituta: taken.some(({ relacion }) => relacion === '04'),
      reemitida: row.estado === ESTADO_FACTURA.rechazada ? await reissueOf(db, row.id) : null,
      fueraDePlazo: esFueraDePlazo(
        {
          expedida: row.fecha.toISOString(),
          personaEmisor: judgeRfc(row.comprobante.Emisor?.Rfc ?? '').persona ?? 'moral',
        },
        now,
      ),
    },
    sesion,
  );
}

/** As what a refused invoice was issued anew, in whatever state that is: from there one goes on. Null while it was not. */
async function reissueOf(db: Db, id: number): Promise<object | null> {
  const [made] = await db
    .select({ id: facturaRelaciones.idFactura })
    .from(facturaRelaciones)
    .where(and(eq(facturaRelaciones.idRelacionada, id), eq(facturaRelaciones.relacion, 'reemite')));
  return made ?? null;
}

/** Hands back an invoice that was read. @throws Rejection 404 when there is none. */
export function ifFound<R>(id: number, row: R | undefined): R {
  if (row === undefined) throw notFound(noneAtAddress(ENTITIES.factura, id));
  return row;
}
