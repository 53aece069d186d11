import { eq } from 'drizzle-orm';
import { casoPropio, esCasoPropio, faltaParaCaso, solicitudDeCaso } from '#domain/casoDeVale';
import type { SolicitudCaso } from '#domain/casos';
import type { ClaveOperacion } from '#domain/operaciones';
import { hasPermission } from '#domain/permisos';
import type { CasosParaVale } from '#domain/ventaParaVale';
import type { TipoVale } from '#domain/vidaVale';
import { CATEGORIA_DE_TIPO } from '#domain/vidaVale';
import { createCase } from '../casos/create.ts';
import { openCasesOfSale } from '../casos/ofSale.ts';
import { readCustomerOfSale } from '../clientes/customerOfSale.ts';
import type { Db, Tx } from '../db/db.ts';
import { inOneGo } from '../db/oneConnection.ts';
import { subcategorias } from '../db/schema/catalogos.ts';
import type { ServerSession } from '../http/handler.ts';
import { invalidFields, noPermission } from '../http/rejection.ts';

const TIPOS: readonly TipoVale[] = [0, 1];

/** The case of a voucher: there already, or made with it. */
export type CaseOfVoucher = { readonly id: number } | { readonly solicitud: SolicitudCaso };

/** The case under which a voucher is made, and whose it is. */
export interface Under {
  readonly caso: CaseOfVoucher;
  readonly numidenCliente: number;
}

/**
 * The sale's own case for a voucher of a type, or the request for one where the sale has none. Under the sale's lock there is
 * never a second one (`casoPropio`). It is taken also by who may not open it: the customer is served, and is told nothing of
 * the case but its number.
 * @throws Rejection 403 or 400 where there is none and none can be made, in words.
 */
export async function ownCase(db: Db, sesion: ServerSession, sale: ClaveOperacion, tipo: TipoVale): Promise<Under> {
  const comprador = (await readCustomerOfSale(db, sale))?.cliente ?? null;
  const numidenCliente = comprador?.numiden ?? null;
  const open = casoPropio(await openCasesOfSale(db, null, sale), tipo, numidenCliente);
  if (open !== null) return { caso: { id: open.id }, numidenCliente: open.cliente.numiden };
  const falta = faltaParaCaso(sesion.permisos, comprador) ?? (await missingCategory(db, tipo));
  if (falta !== null || comprador === null) {
    const texto = falta ?? '';
    throw hasPermission(sesion.permisos, ['crearCaso'])
      ? invalidFields([{ campo: 'caso', message: texto }])
      : noPermission(texto);
  }
  const author = { numiden: sesion.numiden, cvetda: sesion.tienda.id };
  return {
    caso: { solicitud: solicitudDeCaso(sale, tipo, comprador, author) },
    numidenCliente: comprador.numiden,
  };
}

/** The number of a voucher's case, which is made now if it is not there. */
export async function numberOf(tx: Tx, caso: CaseOfVoucher, now: Date): Promise<number> {
  if ('id' in caso) return caso.id;
  const { idCaso, written } = await createCase(tx, caso.solicitud, [], now);
  await written;
  return idCaso;
}

/** Under which cases the person can make vouchers of a sale: those that he may open, and the sale's own. */
export async function casesForVoucher(db: Db, sesion: ServerSession, sale: ClaveOperacion): Promise<CasosParaVale> {
  const [ofSale, open] = await inOneGo([readCustomerOfSale(db, sale), openCasesOfSale(db, sesion, sale)]);
  const comprador = ofSale?.cliente ?? null;
  return {
    casos: open
      .filter((caso) => caso.visible || TIPOS.some((tipo) => esCasoPropio(caso, tipo, comprador?.numiden ?? null)))
      .map(({ visible: _, ...caso }) => caso),
    sinCaso: faltaParaCaso(sesion.permisos, comprador),
  };
}

/** Whether vouchers of a sale can be made under a case that the person may not open, since it is the sale's own. */
export async function isOffered(db: Db, sesion: ServerSession, sale: ClaveOperacion, idCaso: number): Promise<boolean> {
  const { casos } = await casesForVoucher(db, sesion, sale);
  return casos.some(({ id }) => id === idCaso);
}

/** A chain with categories of its own may lack the one of these cases. */
async function missingCategory(db: Db, tipo: TipoVale): Promise<string | null> {
  const id = CATEGORIA_DE_TIPO[tipo];
  const [found] = await db.select({ id: subcategorias.id }).from(subcategorias).where(eq(subcategorias.id, id));
  return found === undefined
    ? `No existe la categoría ${id} con que se abre este caso: haga el vale desde un caso.`
    : null;
}
