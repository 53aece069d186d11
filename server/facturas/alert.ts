import { and, asc, eq, gte, lt, notExists, or, sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { ESTADO_FACTURA, serieFolio } from '#domain/cadena/estadosFactura';
import { correoDeFacturasEnDuda } from '#domain/common/correos';
import { AVISO_MS, RESPUESTA_MS } from '#domain/facturas/cfdi/plazoDeTimbre';
import type { Tx } from '../platform/db/db.ts';
import { facturaCancelaciones, facturaLogs, facturas } from '../platform/db/schema/facturas.ts';
import type { Environment } from '../platform/http/environment.ts';
import { peopleWith, queueAlert, type Telling } from '../platform/mail/alert.ts';
import { MAIL_KEYS } from '../platform/mail/outbox.ts';
import type { Unfinished } from '../platform/works/finisher.ts';
import { TOLD, tellInvoice } from './tell.ts';
import { facturaHistory } from './work.ts';

/** Names the advisory lock of the one server that alerts; any constant that no other program uses on this database. */
const LOCK = 19_824;

/** So many invoices are told of at once; the others a moment later. */
const AT_ONCE = 500;

/** The only round that there is to take. */
const ROUND = { id: 1 } as const;

type Doubt = 'timbre' | 'cancelacion';

/** An invoice that has been in doubt for a day, under the number of what is in doubt. */
type Overdue = Awaited<ReturnType<typeof overdueStamps>>[number];

/**
 * Invoices, and requests to cancel one, that have been in doubt for a day: all who may decide about them are told, once for each. The
 * entry in the invoice's history says that it was, and is what keeps it to once, over servers and starts.
 * @param haveAsked whether this server has asked for all that was in doubt when it began: a day without any server proves no trouble.
 */
export function overdueAlerts(
  { db, clock, neighbours }: Pick<Environment, 'db' | 'clock' | 'neighbours'>,
  log: Pick<FastifyBaseLogger, 'error'>,
  haveAsked: () => boolean,
): Unfinished<typeof ROUND> {
  return {
    name: 'an alert of invoices in doubt',
    take: async ({ after }) => (after < ROUND.id && haveAsked() ? ROUND : null),
    async finish() {
      const told = await db.transaction(async (tx) => {
        const [lock] = (await tx.execute<{ mine: boolean }>(sql`select pg_try_advisory_xact_lock(${LOCK}) mine`)).rows;
        if (lock?.mine !== true) return [];
        const now = clock();
        const [stamps, cancellations] = [await overdueStamps(tx, now), await overdueCancellations(tx, now)];
        await alert(tx, 'timbre', stamps, { now, sendsMail: neighbours.sendsMail });
        await alert(tx, 'cancelacion', cancellations, { now, sendsMail: neighbours.sendsMail });
        return [...stamps, ...cancellations].map(serieFolio);
      });
      if (told.length > 0) log.error({ facturas: told }, 'nobody knows for a day what became of invoices');
    },
    letRest: async () => true,
  };
}

function overdueStamps(tx: Tx, now: Date) {
  return tx
    .select({ ...TOLD, enDuda: facturas.id, impedimento: facturas.impedimento, numiden: facturas.numiden })
    .from(facturas)
    .where(
      and(
        eq(facturas.estado, ESTADO_FACTURA.borrador),
        lt(facturas.fecha, new Date(now.getTime() - AVISO_MS)),
        notExists(tx.select({ one: sql`1` }).from(facturaLogs).where(isAlertOf('timbre'))),
      ),
    )
    .orderBy(asc(facturas.id))
    .limit(AT_ONCE);
}

/** Of a request that was taken the receiver has his days to answer: only afterwards it is in doubt. */
function overdueCancellations(tx: Tx, now: Date): Promise<Overdue[]> {
  const { id, idFactura, estado, pedida, plazo, numiden } = facturaCancelaciones;
  const at = (ms: number) => new Date(now.getTime() - ms).toISOString();
  return tx
    .select({ ...TOLD, enDuda: id, impedimento: sql<string | null>`null`, numiden })
    .from(facturaCancelaciones)
    .innerJoin(facturas, eq(facturas.id, idFactura))
    .where(
      and(
        or(
          and(eq(estado, 'pedida'), lt(pedida, new Date(now.getTime() - AVISO_MS))),
          and(
            eq(estado, 'pendiente'),
            sql`coalesce(${plazo} < ${at(AVISO_MS)}::timestamptz, ${pedida} < ${at(RESPUESTA_MS + AVISO_MS)}::timestamptz)`,
          ),
        ),
        notExists(
          tx
            .select({ one: sql`1` })
            .from(facturaLogs)
            .where(and(isAlertOf('cancelacion'), gte(facturaLogs.fecha, pedida))),
        ),
      ),
    )
    .orderBy(asc(id))
    .limit(AT_ONCE);
}

function isAlertOf(que: Doubt) {
  return and(
    eq(facturaLogs.idFactura, facturas.id),
    sql`${facturaLogs.accion}::jsonb ->> 'trabajo' = 'avisar' and ${facturaLogs.accion}::jsonb ->> 'que' = ${que}`,
  );
}

/** One mail a person of all that are in doubt; where it cannot go, the person reads it on the home page. */
async function alert(tx: Tx, que: Doubt, overdue: readonly Overdue[], telling: Telling): Promise<void> {
  if (overdue.length === 0) return;
  const people = await peopleWith(tx, 'facturar');
  const attends = ({ tiendas }: (typeof people)[number], { cvetda }: Overdue) =>
    tiendas.length === 0 || tiendas.includes(cvetda);
  for (const person of people) {
    const own = overdue.filter((one) => attends(person, one));
    const [first] = own;
    if (first === undefined) continue;
    const facturasEnDuda = own.map((one) => ({ nombre: serieFolio(one), motivo: one.impedimento }));
    const clave = MAIL_KEYS.alerta(que, first.enDuda, person.numiden);
    await queueAlert(tx, person, { ...correoDeFacturasEnDuda({ que, facturas: facturasEnDuda }), clave }, telling);
  }
  for (const one of overdue) {
    const { id, version, numiden } = one;
    const personas = people.filter((person) => attends(person, one)).length;
    const entries = [{ trabajo: 'avisar', que, personas }] as const;
    await facturaHistory.write(tx, id, { entries, version, fecha: telling.now, numiden });
    await tellInvoice(tx, one, { numiden });
  }
}
