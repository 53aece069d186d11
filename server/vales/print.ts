import { Readable } from 'node:stream';
import { count, eq } from 'drizzle-orm';
import { type ActionAnswer, SUCCESS_CODE } from '#contract/common/answers';
import { BUSY_CODE } from '#contract/common/failure';
import type { papelVale } from '#contract/vales/papelVale';
import { correoDeVale } from '#domain/common/correos';
import { VALE_TEXTS } from '#domain/vales/trabajosVale';
import type { Tx } from '../platform/db/db.ts';
import { valeImpresiones, vales } from '../platform/db/schema/vales.ts';
import type { Context, Handler } from '../platform/http/handler.ts';
import { conflict, notFound, Rejection } from '../platform/http/rejection.ts';
import { queuedText } from '../platform/mail/handlers.ts';
import { MAIL_KEYS, queueMail } from '../platform/mail/outbox.ts';
import { createQueue } from '../platform/queue.ts';
import { lookAtFolio, lookAtVoucher } from '../platform/reads/readings.ts';
import { demandMailBudget, demandMailBudgetWithin, recordRead } from '../platform/reads/recordRead.ts';
import { withFolio } from './list/criteria.ts';
import { drawPaper, FORMATS } from './paper/draw.ts';
import { type PaperFacts, readPaper } from './paper/facts.ts';
import type { House, Print } from './paper/words.ts';
import { type ValeRow, workOnVale } from './work.ts';

const PDF = 'application/pdf';

/** Which print a paper is, as its key remembers it. */
interface Numbered {
  readonly numero: number;
  readonly fecha: string;
}

/**
 * Prints a voucher (GET vales/generaValePDF). A key makes one print: repeated, it gives the same paper under the same number, as
 * long as the voucher is as it was then.
 * @throws Rejection 404 without the voucher, 409 for one that has no paper, or that changed since the print of this key.
 */
export const generaValePDF: Handler<typeof papelVale.generaValePDF> = async ({ ruta: { a: id, b } }, context) => {
  await recordRead(context, lookAtVoucher(id));
  const formato = FORMATS[b];
  const papers: PaperFacts[] = [];
  const { more: print, version } = await workOnVale<undefined, Numbered>(
    {
      call: 'generaValePDF',
      work: 'imprimir',
      id,
      version: null,
      contents: { id, formato },
      effect: async ({ tx, row, numiden, now }) => {
        const print = { numero: (await printsOf(tx, id)) + 1, fecha: now };
        await tx.insert(valeImpresiones).values({ idVale: id, formato, numiden, ...print });
        papers.push(await readPaper(tx, row));
        const more = { numero: print.numero, fecha: now.toISOString() };
        return {
          text: row.folio,
          entries: [{ trabajo: 'imprimir', formato, numero: print.numero }],
          detail: { formato, ...print },
          more,
        };
      },
    },
    context,
  );
  // Drawn outside of the transaction: no one waits for the voucher, nor for the embedded database, meanwhile.
  if (print === undefined) throw new Error('A print was counted without its number');
  const facts = papers[0] ?? (await readAgain(id, version, context));
  const { numero, fecha } = print;
  const bytes = await drawPaper(formato, facts, { numero, fecha: new Date(fecha) }, houseOf(facts, context));
  return { nombre: `vale-${facts.folio}.pdf`, tipo: PDF, bytes: bytes.length, stream: Readable.from([bytes]) };
};

/** Reads the facts on the paper of an earlier print: those of the voucher now, as long as nothing of it changed. */
function readAgain(id: number, version: number, { db }: Context): Promise<PaperFacts> {
  return db.transaction(async (tx) => {
    const [row] = await tx.select().from(vales).where(eq(vales.id, id));
    if (row?.version !== version) throw conflict(VALE_TEXTS.cambioTrasImprimir, { objeto: { entidad: 'vale', id } });
    return readPaper(tx, row);
  });
}

/** Somebody printed or changed the voucher while its paper was drawn. */
class PaperOutdated extends Error {}

const TRIES = 5;

/** Those who mail one voucher at once draw one after the other: each would be outdated by the one before. In milliseconds. */
const inTurn = createQueue({ lanes: 1, patience: 15_000 });

/**
 * Mails the paper of a voucher: a print like any other. It is drawn before the transaction that
 * counts the print and owes the mail, and drawn anew when it turns out there that somebody else was quicker.
 * @throws Rejection 404 without such a folio, 409 for a voucher that has no paper, 429 for who mailed too much within the
 * hour, 503 while others are quicker each time.
 */
export async function mailVoucher(folio: string, correo: string, context: Context): Promise<ActionAnswer> {
  await recordRead(context, lookAtFolio('vale', folio));
  const [found] = await context.db.select({ id: vales.id }).from(vales).where(withFolio(folio)).limit(1);
  if (found === undefined) throw notFound(VALE_TEXTS.folioDesconocido);
  for (let attempt = 1; ; attempt += 1) {
    try {
      // A person's mails one after the other, so that their budget holds; then those of all to one voucher.
      const { numiden } = context.sesion;
      await inTurn(`persona ${numiden}`, () => inTurn(`vale ${found.id}`, () => mailOnce(found.id, correo, context)));
      return { codigo: SUCCESS_CODE, descripcion: queuedText(context, correo) };
    } catch (error) {
      if (!(error instanceof PaperOutdated)) throw error;
      if (attempt === TRIES) throw new Rejection(503, VALE_TEXTS.ocupado(folio), { codigo: BUSY_CODE, segundos: 2 });
    }
  }
}

async function mailOnce(id: number, correo: string, context: Context): Promise<void> {
  const { config } = context;
  await workOnVale(
    {
      call: 'enviarDocumento',
      work: 'imprimir',
      id,
      version: null,
      contents: { id, correo },
      check: async () => {
        await demandMailBudget(context);
        return drawAhead(id, context);
      },
      effect: async ({ tx, row, numiden, now }, drawn) => {
        await demandMailBudgetWithin(tx, context);
        const numero = (await printsOf(tx, id)) + 1;
        if (drawn === null || drawn.print.numero !== numero || drawn.version !== row.version) throw new PaperOutdated();
        await tx.insert(valeImpresiones).values({ idVale: id, formato: 'carta', numiden, numero, fecha: now });
        await queueMail(
          tx,
          {
            ...correoDeVale(row.folio, config.cadena),
            clave: MAIL_KEYS.vale(id, numero),
            de: { entidad: 'vale', id },
            para: correo,
            adjuntos: [{ nombre: `vale-${row.folio}.pdf`, tipo: PDF, contenido: drawn.bytes }],
            numiden,
          },
          now,
        );
        return {
          text: row.folio,
          entries: [{ trabajo: 'enviar', correo, numero }],
          detail: { correo, numero },
        };
      },
    },
    context,
  );
}

interface Drawn {
  readonly print: Print;
  readonly version: number;
  readonly bytes: Buffer;
}

/** Null for a voucher that is gone; the work itself then says so. */
async function drawAhead(id: number, context: Context): Promise<Drawn | null> {
  const { db, clock } = context;
  const read = await db.transaction(async (tx) => {
    const [row] = await tx.select().from(vales).where(eq(vales.id, id));
    if (row === undefined) return null;
    const print = { numero: (await printsOf(tx, id)) + 1, fecha: clock() };
    return { facts: await readPaper(tx, row), print, version: row.version };
  });
  if (read === null) return null;
  const { facts, print, version } = read;
  return { print, version, bytes: await drawPaper('carta', facts, print, houseOf(facts, context)) };
}

async function printsOf(tx: Tx, id: ValeRow['id']): Promise<number> {
  const [counted] = await tx.select({ n: count() }).from(valeImpresiones).where(eq(valeImpresiones.idVale, id));
  return counted?.n ?? 0;
}

function houseOf({ zona }: PaperFacts, { config }: Pick<Context, 'config'>): House {
  return { cadena: config.cadena, zone: zona ?? config.zonaHoraria };
}
