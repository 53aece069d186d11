import { eq } from 'drizzle-orm';
import { SUCCESS_CODE } from '#contract/common/answers';
import type { papelVale } from '#contract/vales/papelVale';
import { ESTADO_VALE } from '#domain/cadena/estadosVale';
import { CORREO_TEXTS, correoCambioAtendido, correoDepreciacionAtendida } from '#domain/common/correos';
import { toPesos } from '#domain/common/money';
import type { EntradaDeVale } from '#domain/vales/historiaVale';
import { metodosEnPalabras } from '#domain/vales/trabajosVale';
import { audit } from '../../platform/db/audit.ts';
import type { Tx } from '../../platform/db/db.ts';
import { usuarios } from '../../platform/db/schema/personas.ts';
import { vales } from '../../platform/db/schema/vales.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { conflict } from '../../platform/http/rejection.ts';
import { queuedText } from '../../platform/mail/handlers.ts';
import { MAIL_KEYS, queueMail } from '../../platform/mail/outbox.ts';
import { namesOf } from '../../platform/names.ts';
import { ifFound, type ValeRow, valeHistory } from '../work.ts';

/** A decision about a voucher: who made it, and its comment, which may be empty. */
interface Decision {
  readonly autorizado: boolean;
  readonly resuelve: number | null;
  readonly comentario: string;
}

/** The mail about a decision that is owed. */
export interface Owed {
  readonly clave: string;
  /** False where this decision was told before, or no address is known. */
  readonly fresh: boolean;
  readonly asunto: string;
  /** For the history of the voucher. */
  readonly entry: Extract<EntradaDeVale, { readonly trabajo: 'avisar' }>;
}

/**
 * Owes the mail to who made a voucher that it was decided, in the transaction of the decision; of a change of its methods, to who asked
 * for that.
 * @param by who learns when it cannot be sent, when it is owed, and from when on it goes out: at once where that is left out.
 */
export async function oweDecision(
  tx: Tx,
  row: Pick<ValeRow, 'id' | 'version' | 'folio' | 'numidenCrea' | 'total' | 'depreciacion' | 'cambioPorAutorizar'>,
  { autorizado, resuelve, comentario }: Decision,
  by: { readonly numiden: number; readonly now: Date; readonly desde?: Date },
): Promise<Owed> {
  const names = resuelve === null ? null : await namesOf(tx, [resuelve]);
  const decided = {
    ...{ folio: row.folio, autorizado, comentario },
    resuelve: (resuelve === null ? undefined : names?.get(resuelve)) ?? '',
  };
  const cambio = row.cambioPorAutorizar;
  const written =
    cambio === null
      ? correoDepreciacionAtendida({
          ...decided,
          total: toPesos(row.total),
          depreciacion: toPesos(row.depreciacion),
        })
      : correoCambioAtendido({
          ...decided,
          antes: metodosEnPalabras(cambio.de),
          despues: metodosEnPalabras(cambio.a),
        });
  const correo = await mailOf(tx, cambio === null ? row.numidenCrea : cambio.pide);
  const entry = { trabajo: 'avisar', correo, autorizado, ...(cambio === null ? {} : { cambio: row.version }) } as const;
  const { numiden, now, desde = now } = by;
  const clave = cambio === null ? MAIL_KEYS.decision(row.id, autorizado) : MAIL_KEYS.cambio(row.id, row.version);
  const fresh =
    correo !== null &&
    (await queueMail(
      tx,
      { ...written, clave, para: correo, de: { entidad: 'vale', id: row.id }, numiden, desde },
      now,
    ));
  return { clave, fresh, asunto: written.asunto, entry };
}

/**
 * Tells who made a voucher that it was decided (GET vales/correo-depreciacion-atendida), once for each decision: the
 * decision itself owes that mail, and this call is for what was decided before it did.
 * @throws Rejection 404 without the voucher, 409 when it was not decided so, or when no address is known.
 */
export const tellDecision: Handler<typeof papelVale.correoDepreciacionAtendida> = async ({ ruta }, context) => {
  const { db, sesion, clock } = context;
  const autorizado = ruta.b === 1;
  return db.transaction(async (tx) => {
    const [found] = await tx.select().from(vales).where(eq(vales.id, ruta.a)).for('update');
    const row = ifFound(ruta.a, found);
    demandDecided(row, autorizado);
    const by = { numiden: sesion.numiden, now: clock() };
    const decision = { autorizado, resuelve: row.numidenResuelve, comentario: row.comentarioResuelve ?? '' };
    const { fresh, asunto, entry } = await oweDecision(tx, row, decision, by);
    const para = entry.correo;
    if (para === null) {
      const text = row.numidenCrea === null ? CORREO_TEXTS.sinAutor : CORREO_TEXTS.sinCorreo;
      throw conflict(text, { objeto: { entidad: 'vale', id: row.id } });
    }
    if (fresh) {
      const { numiden, now: fecha } = by;
      await valeHistory.write(tx, row.id, { entries: [entry], version: row.version, fecha, numiden });
      await audit(tx, {
        momento: fecha,
        numiden,
        accion: 'correoDepreciacionAtendida',
        entidad: 'vale',
        idEntidad: row.id,
        despues: { para, asunto },
      });
    }
    return { codigo: SUCCESS_CODE, descripcion: queuedText(context, para) };
  });
};

function demandDecided({ id, folio, estado, fechaResuelve }: ValeRow, autorizado: boolean): void {
  const rejected = estado === ESTADO_VALE.rechazado;
  const objeto = { entidad: 'vale', id };
  if (!autorizado && !rejected) throw conflict(CORREO_TEXTS.noRechazado(folio), { objeto });
  if (autorizado && (rejected || fechaResuelve === null)) throw conflict(CORREO_TEXTS.noAutorizado(folio), { objeto });
}

/** Null where the person is unknown or has no address. */
async function mailOf(tx: Tx, numiden: number | null): Promise<string | null> {
  if (numiden === null) return null;
  const [person] = await tx.select({ correo: usuarios.correo }).from(usuarios).where(eq(usuarios.numiden, numiden));
  return person?.correo.trim() || null;
}
