import { eq, sql } from 'drizzle-orm';
import { ESTADO_FACTURA, serieFolio } from '#domain/cadena/estadosFactura';
import { sum } from '#domain/common/money';
import { NOMBRE_PUBLICO } from '#domain/common/sat/nombreFiscal';
import { RFC_PUBLICO } from '#domain/common/sat/rfc';
import { comoSePago, sinCambio } from '#domain/facturas/cfdi/armado/formasDePago';
import { facturaGlobal } from '#domain/facturas/cfdi/armado/global';
import { seCobro } from '#domain/facturas/cfdi/armado/ventaNominativa';
import { informacionGlobal, type MotivoFuera } from '#domain/facturas/globales/periodo';
import type { Tx } from '../../platform/db/db.ts';
import { facturaVentas } from '../../platform/db/schema/facturas.ts';
import { periodosGlobales } from '../../platform/db/schema/globales.ts';
import type { Context } from '../../platform/http/handler.ts';
import { conflict } from '../../platform/http/rejection.ts';
import { beginInvoice } from '../begin.ts';
import { totalOf } from '../drafts/draft.ts';
import { hindranceOf, issuedAt, issuedNow } from '../issuer.ts';
import { demandAccepted } from '../judge.ts';
import { settle } from '../settle.ts';
import type { FacturaRow } from '../work.ts';
import { freeSales, lockFree, type PublicSale, salesOf, wasPaid } from './sales.ts';

/** The provider refused a global invoice: a person looks at why before another folio is taken. */
export class GlobalRefused extends Error {
  constructor(row: Pick<FacturaRow, 'serie' | 'folio' | 'rechazos'>) {
    const [first] = row.rechazos;
    super(`La factura ${serieFolio(row)} fue rechazada: ${first?.texto ?? 'sin motivo'} (${first?.codigo ?? '—'})`);
  }
}

type Period = typeof periodosGlobales.$inferSelect;

/** So many sales are in one invoice: its XML has some 600 bytes a sale, and providers take files of a few megabytes. */
const SALES_AN_INVOICE = 1_000;

/**
 * Makes the global invoices of a period that are still missing, a thousand sales each, until every sale that can be in one is. Each is
 * begun in one transaction with the sales that it takes, so that a server that dies in between loses nothing and doubles nothing.
 * @throws Rejection of the first invoice that cannot be begun or whose outcome is unknown: the rest is made the next time.
 */
export async function makeGlobals(period: Period, context: Context): Promise<void> {
  // Before a folio is taken for nothing.
  const hindrance = await hindranceOf(context);
  if (hindrance !== null) throw conflict(hindrance);
  for (let after = 0; ; ) {
    const asked = await freeSales(context.db, period, after, SALES_AN_INVOICE);
    const last = asked.at(-1);
    if (last === undefined) return;
    after = last;
    const id = await context.db.transaction((tx) => beginGlobal(tx, period, asked, context));
    if (id === 'held') return;
    if (id === null) continue;
    const made = await settle(id, context, { porElSistema: true });
    if (made.estado === ESTADO_FACTURA.rechazada) throw new GlobalRefused(made);
  }
}

/** @returns the invoice that was begun; null where none of the sales can be in one, 'held' where a person holds the period back. */
async function beginGlobal(
  tx: Tx,
  { id, cvetda, periodicidad, desde, hasta, numiden }: Period,
  asked: readonly number[],
  context: Context,
): Promise<number | 'held' | null> {
  const { config } = context;
  // The sales before their period, as whoever corrects one that came late: neither has what the other waits for.
  const free = await lockFree(tx, cvetda, asked);
  const [now] = await tx.select().from(periodosGlobales).where(eq(periodosGlobales.id, id)).for('update');
  if (now?.estado !== 'pendiente') return 'held';
  const sales = (await salesOf(tx, cvetda, free)).filter(canBeIn);
  if (sales.length === 0) return null;
  const issued = await issuedAt(tx, cvetda, config);
  const { forma } = comoSePago(
    sales.flatMap(({ pagos, total }) => sinCambio(pagos, total)),
    sum(sales.map(({ total }) => total)),
  );
  const armado = facturaGlobal({
    ...issued,
    periodo: informacionGlobal(periodicidad, { desde, hasta }),
    forma,
    ventas: sales,
  });
  if (!armado.ok) throw new Error(armado.falla);
  const { comprobante } = armado;
  const moment = context.clock();
  await demandAccepted(tx, { ...comprobante, Fecha: issuedNow(comprobante, moment, config) }, moment, config);
  const { row, written } = await beginInvoice(
    tx,
    {
      clase: 'global',
      ...{ cvetda, operacion: null, referencia: null, idPeriodo: id },
      datosFiscales: {
        rfc: RFC_PUBLICO,
        beneficiario: NOMBRE_PUBLICO,
        regimenFiscal: '616',
        usoCFDI: 'S01',
        codigoPostal: issued.lugarExpedicion,
      },
      comprobante,
      total: totalOf(comprobante),
      relaciones: [],
    },
    { call: 'hacerGlobales', idCaso: null, numiden, now: moment, config },
  );
  await written;
  await take(tx, row.id, sales);
  return row.id;
}

/** A sale that was in an invoice which counts no more stands in this one from now on. */
async function take(tx: Tx, idFactura: number, sales: readonly PublicSale[]): Promise<void> {
  await tx
    .insert(facturaVentas)
    .values(sales.map(({ tienda, operacion }) => ({ cvetda: tienda, operacion, idFactura })))
    .onConflictDoUpdate({
      target: [facturaVentas.cvetda, facturaVentas.operacion],
      set: { idFactura: sql`excluded.id_factura` },
    });
}

/** Why a sale is in no global invoice; null where it can be in one. */
export function whyLeftOut(sale: PublicSale): MotivoFuera | null {
  if (!sale.lineas.some(seCobro)) return 'sinCobro';
  if (!wasPaid(sale)) return 'credito';
  return facturaGlobal({ ...PROBE, ventas: [sale] }).ok ? null : 'tasas';
}

function canBeIn(sale: PublicSale): boolean {
  return whyLeftOut(sale) === null;
}

/** Only the line is looked at: whoever issues, and when, changes nothing about it. */
const PROBE = {
  emisor: { Rfc: '', Nombre: '', RegimenFiscal: '' },
  lugarExpedicion: '',
  periodo: { Periodicidad: '', Meses: '', Año: '' },
  forma: '01',
} as const;
