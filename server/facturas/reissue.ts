import { serieFolio } from '#domain/cadena/estadosFactura';
import { centavos } from '#domain/common/money';
import { FACTURA_TEXTS } from '#domain/facturas/trabajosFactura';
import type { Db, Tx } from '../platform/db/db.ts';
import type { Context } from '../platform/http/handler.ts';
import { conflict } from '../platform/http/rejection.ts';
import type { Draft } from './begin.ts';
import { tellInvoice } from './tell.ts';
import { type FacturaRow, facturaHistory, judgeFactura } from './work.ts';

/** A refused invoice, and the case from which another one is to be issued in its place. */
interface Refused {
  readonly idRechazada: number;
  readonly idCaso: number;
}

/**
 * Opens a refused invoice of a case to being issued anew (decision 124), under its lock where it is asked for.
 * @throws Rejection 404 for one that there is not; 409 for one of another case, that was not refused, or that was issued anew already.
 */
export async function openRefused(
  db: Db,
  { idRechazada: id, idCaso }: Refused,
  { locks }: { readonly locks: boolean },
  context: Context,
): Promise<FacturaRow> {
  const row = await judgeFactura(db, { work: 'reemitir', id, version: null, locks }, context);
  if (row.idCaso === idCaso) return row;
  throw conflict(FACTURA_TEXTS.rechazadaDeOtroCaso(serieFolio(row)), { objeto: { entidad: 'factura', id } });
}

/** A draft that takes the place of a refused invoice. @throws Rejection 409 where it is of something else. */
export function inPlaceOf(refused: FacturaRow, draft: Draft): Draft {
  const { id, clase, operacion, referencia } = refused;
  if (clase !== draft.clase || operacion !== draft.operacion || referencia !== draft.referencia) {
    throw conflict(FACTURA_TEXTS.rechazadaDeOtraCosa(serieFolio(refused)), { objeto: { entidad: 'factura', id } });
  }
  return { ...draft, relaciones: [...draft.relaciones, { id, relacion: 'reemite', monto: centavos(0) }] };
}

/** Tells a refused invoice as what it was issued anew. */
export async function tellReissued(tx: Tx, refused: FacturaRow, made: FacturaRow): Promise<void> {
  const { id, version } = refused;
  const { numiden, fecha } = made;
  const entries = [{ trabajo: 'reemitir', nombre: serieFolio(made) } as const];
  await facturaHistory.write(tx, id, { entries, version, fecha, numiden });
  await tellInvoice(tx, refused, { numiden });
}
