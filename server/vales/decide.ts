import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { vales as contratoVales } from '#contract/vales/vales';
import { SE_DESHACE_MS } from '#domain/common/deshacer';
import { centavos } from '#domain/common/money';
import { type EntradaDeVale, entradaDeValeEnPalabras } from '#domain/vales/historiaVale';
import { RESPALDO_TEXTS } from '#domain/vales/respaldoDeVale';
import { type autorizacionValeSchema, type rechazoValeSchema, VALE_TEXTS } from '#domain/vales/trabajosVale';
import { ESTADOS_QUE_RETIENEN } from '#domain/vales/vidaVale';
import { readSettings } from '../cadena/ajustes/settings.ts';
import { vouchedFor, whereDecided } from '../personas/sesion/vouchedFor.ts';
import { valeArticulos, vales } from '../platform/db/schema/vales.ts';
import type { Context, Handler, ServerSession } from '../platform/http/handler.ts';
import { conflict } from '../platform/http/rejection.ts';
import { endOfDayAfter } from '../platform/time/days.ts';
import { zoneOfStore } from '../platform/time/zones.ts';
import type { ColumnsOf } from '../platform/works/entity.ts';
import { saleLock } from '../ventas/saleLock.ts';
import { demandNothingTravels, onceNothingTravels } from './guides.ts';
import { freeUnits } from './hold.ts';
import { type Owed, oweDecision } from './mail/decision.ts';
import { takeChangeBack } from './methods.ts';
import { todayOf } from './open.ts';
import { cancelPickups, type Ending, endOfPickups, tellOfCancelledPickups } from './pickups.ts';
import { faultOfBacking } from './respaldo.ts';
import { demandReturnable } from './returnable.ts';
import { saleForVoucher } from './sale.ts';
import { type UnderVale, workOnVale } from './work.ts';

/** The balance of a voucher that can no longer be given back. */
const NOTHING = centavos(0);

/** The columns of a voucher that no change of its methods waits for any more. */
const NO_CHANGE = { cambioPorAutorizar: null } as const;

/** Authorizes a voucher of somebody else (POST vales/autorizar-vale): it is valid from now on. */
export const autorizarVale: Handler<typeof contratoVales.autorizarVale> = ({ cuerpo }, context) =>
  authorize('autorizarVale', cuerpo, context, null);

/**
 * The same at the computer of a colleague (POST vales/autorizar-aqui): who gives number and password decides, under their own
 * rights and the rules of its life, and both are named.
 */
export const autorizarValeAqui: Handler<typeof contratoVales.autorizarValeAqui> = ({ cuerpo }, context) => {
  const { numiden, contrasena, codigo, ...decision } = cuerpo;
  return vouchedFor(context, { numiden, contrasena, codigo }, (asColleague) =>
    authorize('autorizarValeAqui', decision, asColleague, context.sesion),
  );
};

/** @param at whose computer it is, where that is a colleague's; null for one's own. */
function authorize(
  call: 'autorizarVale' | 'autorizarValeAqui',
  { version, ...contents }: z.infer<typeof autorizacionValeSchema>,
  context: Context,
  at: Pick<ServerSession, 'numiden' | 'nombre'> | null,
) {
  const becoming = { base: `vale-${contents.id}`, idVale: contents.id, idCaso: null };
  const where = whereDecided(at);
  let folio = '';
  const decide = () =>
    workOnVale(
      {
        call,
        work: 'autorizar',
        id: contents.id,
        version,
        contents,
        effect: async (under) => {
          const { tx, row, numiden, now } = under;
          folio = row.folio;
          const cambio = row.cambioPorAutorizar;
          // The goods of one whose methods change came back when it was saved.
          if (cambio === null) await demandReturnable(under, context);
          await demandBacking(under);
          const onGuides = cambio === null ? await demandAtRest(under, context, becoming.base) : [];
          const { vigencia } = await readSettings(tx);
          const zone = await zoneOfStore(tx, row.cvetdaCrea, context.config);
          const { comentario } = contents;
          const decision = { autorizado: true, resuelve: numiden, comentario };
          const { entry: told, clave } = await oweDecision(tx, row, decision, onceItStays({ numiden, now }));
          return {
            text: VALE_TEXTS.autorizado(row.folio),
            entries: [{ trabajo: 'autorizar', comentario, ...where.entry }, told, ...onGuides],
            detail: where.audited,
            said: comentario,
            // Units that logistics cancelled stay cancelled.
            undo: at === null && onGuides.length === 0 ? { aviso: clave } : null,
            columns: {
              numidenResuelve: numiden,
              fechaResuelve: now,
              comentarioResuelve: comentario,
              fechaVigencia: endOfDayAfter(now, vigencia.valor, zone),
              ...(cambio === null ? {} : NO_CHANGE),
            },
          };
        },
      },
      context,
    );
  return onceNothingTravels({ ...becoming, refused: () => VALE_TEXTS.yaSalio(folio) }, context, decide);
}

/** Who authorizes decides on the sums that the voucher says: a sale that changed since is another matter. */
async function demandBacking({ tx, row }: UnderVale): Promise<void> {
  await saleLock(tx, { tienda: row.cvetda, operacion: row.operacion }).take();
  const fault = await faultOfBacking(tx, row, row.saldo);
  if (fault !== null) throw conflict(RESPALDO_TEXTS.noSeAutoriza(fault));
}

/** Demands that no goods of a cancellation that becomes VIGENTE travel; answers the entries for its history. */
async function demandAtRest(
  { tx, row, numiden, now }: UnderVale,
  context: Context,
  base: string,
): Promise<readonly EntradaDeVale[]> {
  if (row.tipo !== 0) return [];
  const sale = { tienda: row.cvetda, operacion: row.operacion };
  await saleLock(tx, sale).take();
  const venta = await saleForVoucher(tx, sale, todayOf(context));
  const taken = await tx
    .select({ linea: valeArticulos.linea, cantidad: valeArticulos.cantidad })
    .from(valeArticulos)
    .where(eq(valeArticulos.idVale, row.id));
  return demandNothingTravels(tx, venta, taken, { numiden, now, base });
}

/** Rejects a voucher of somebody else (POST vales/rechazar-vale): what it held is free again. */
export const rechazarVale: Handler<typeof contratoVales.rechazarVale> = ({ cuerpo }, context) =>
  reject('rechazarVale', cuerpo, context, null);

/** The same at the computer of a colleague (POST vales/rechazar-aqui), as it is authorized there. */
export const rechazarValeAqui: Handler<typeof contratoVales.rechazarValeAqui> = ({ cuerpo }, context) => {
  const { numiden, contrasena, codigo, comentario: motivo, ...seen } = cuerpo;
  return vouchedFor(context, { numiden, contrasena, codigo }, (asColleague) =>
    reject('rechazarValeAqui', { ...seen, motivo }, asColleague, context.sesion),
  );
};

/** @param at as for authorizing. */
async function reject(
  call: 'rechazarVale' | 'rechazarValeAqui',
  { version, ...contents }: z.infer<typeof rechazoValeSchema>,
  context: Context,
  at: Pick<ServerSession, 'numiden' | 'nombre'> | null,
) {
  const rejecting = { call, work: 'rechazar', id: contents.id, version, contents } as const;
  const [seen] = await context.db
    .select({ cambio: vales.cambioPorAutorizar })
    .from(vales)
    .where(eq(vales.id, contents.id));
  // Under the lock it is judged again: somebody may have asked for a change meanwhile, or decided it.
  if (seen !== undefined && seen.cambio !== null) return rejectChange(rejecting, context, at);
  return end(
    {
      ...rejecting,
      where: whereDecided(at),
      text: VALE_TEXTS.rechazado,
      owed: async ({ tx, row, numiden, now }) => {
        const decision = { autorizado: false, resuelve: numiden, comentario: contents.motivo };
        return oweDecision(tx, row, decision, onceItStays({ numiden, now }));
      },
      isUndoable: at === null,
      columns: ({ numiden, now }) => ({
        numidenResuelve: numiden,
        fechaResuelve: now,
        comentarioResuelve: contents.motivo,
      }),
    },
    context,
  );
}

/** Rejects a change of a voucher's methods: it goes on as it was, and nothing that it holds is free. */
function rejectChange(
  rejecting: Pick<VoucherEnding, 'call' | 'id' | 'version' | 'contents'> & { readonly work: 'rechazar' },
  context: Context,
  at: Pick<ServerSession, 'numiden' | 'nombre'> | null,
) {
  const { motivo } = rejecting.contents;
  const where = whereDecided(at);
  return workOnVale(
    {
      ...rejecting,
      effect: async ({ tx, row, numiden, now }) => {
        const cambio = row.cambioPorAutorizar;
        if (cambio === null) throw conflict(VALE_TEXTS.ocupado(row.folio));
        const decision = { autorizado: false, resuelve: numiden, comentario: motivo };
        const { entry: told, clave } = await oweDecision(tx, row, decision, onceItStays({ numiden, now }));
        return {
          text: VALE_TEXTS.cambioRechazado(row.folio),
          entries: [{ trabajo: 'rechazar', motivo, ...where.entry, vuelve: cambio.de }, told],
          columns: await takeChangeBack(tx, row, cambio),
          detail: where.audited,
          said: motivo,
          undo: at === null ? { aviso: clave, cambio } : null,
        };
      },
    },
    context,
  );
}

/** Cancels a voucher without refunds (POST vales/cancelar-vale): what it held is free again. */
export const cancelarVale: Handler<typeof contratoVales.cancelarVale> = ({ cuerpo }, context) => {
  const { version, ...contents } = cuerpo;
  return end(
    {
      ...{ call: 'cancelarVale', work: 'cancelar', id: contents.id, version, contents },
      where: whereDecided(null),
      text: VALE_TEXTS.cancelado,
      owed: async () => null,
      columns: () => ({ motivoCancelacion: contents.motivo }),
    },
    context,
  );
};

/** The end of a voucher that will never be given back, and the reason for it. */
interface VoucherEnding extends Ending {
  readonly contents: { readonly id: number; readonly motivo: string };
  readonly where: ReturnType<typeof whereDecided>;
  /** The words for the person, by the voucher's folio. */
  readonly text: (folio: string) => string;
  /** Owes the mail about it; null for none. */
  readonly owed: (under: UnderVale) => Promise<Owed | null>;
  /** Its person may take it back for a moment. */
  readonly isUndoable?: boolean;
  /** The columns that are written, besides that nothing is left. */
  readonly columns: (under: UnderVale) => ColumnsOf<typeof vales>;
}

/** Ends a voucher: the pickups that were asked for it are cancelled, and what it held is free again. */
function end({ where, text, owed, isUndoable = false, columns, ...ending }: VoucherEnding, context: Context) {
  const { id, work, contents } = ending;
  return workOnVale(
    {
      ...ending,
      check: () => cancelPickups(ending, context),
      release: (cancelled) => tellOfCancelledPickups(id, cancelled, context),
      effect: async (under) => {
        const { row } = under;
        if (work === 'rechazar' && row.cambioPorAutorizar !== null) throw conflict(VALE_TEXTS.ocupado(row.folio));
        const ends = await endOfPickups(under);
        const told = ends.map((entry) => entradaDeValeEnPalabras(entry));
        await free(under);
        const mail = await owed(under);
        return {
          text: [text(row.folio), ...told].join('. '),
          said: contents.motivo,
          entries: [
            { trabajo: work, motivo: contents.motivo, ...where.entry },
            ...(mail === null ? [] : [mail.entry]),
            ...ends,
          ],
          // A pickup that was cancelled stays cancelled.
          undo: isUndoable && mail !== null && ends.length === 0 ? { aviso: mail.clave } : null,
          detail: { ...where.audited, ...(told.length === 0 ? {} : { recolectas: told }) },
          columns: { saldo: NOTHING, ...(row.cambioPorAutorizar === null ? {} : NO_CHANGE), ...columns(under) },
        };
      },
    },
    context,
  );
}

/** Nobody outside hears of a decision that can still be taken back. */
function onceItStays({ numiden, now }: { readonly numiden: number; readonly now: Date }) {
  return { numiden, now, desde: new Date(now.getTime() + SE_DESHACE_MS) };
}

/** A voucher that is being filled in holds nothing that could be freed. */
async function free({ tx, row }: UnderVale): Promise<void> {
  if (!ESTADOS_QUE_RETIENEN.some((estado) => estado === row.estado)) return;
  await saleLock(tx, { tienda: row.cvetda, operacion: row.operacion }).take();
  await freeUnits(tx, row.id, row);
}
