import { eq } from 'drizzle-orm';
import { CATEGORIA_DE_TIPO, type TipoVale } from '#domain/cadena/tiposVale';
import type { SolicitudCaso } from '#domain/casos/nuevoCaso';
import { esCasoPropio, faltaParaCaso, solicitudDeCaso } from '#domain/vales/casoDeVale';
import { faltaDeComprador } from '#domain/vales/compradorDeVale';
import type { SolicitudVale } from '#domain/vales/solicitudVale';
import type { CasosParaVale } from '#domain/vales/ventaParaVale';
import type { ClaveOperacion } from '#domain/ventas/operaciones';
import { readCustomerOfSale } from '../casos/clientes/customerOfSale.ts';
import { createCase } from '../casos/create.ts';
import { openCasesOfSale } from '../casos/ofSale.ts';
import type { Db, Tx } from '../platform/db/db.ts';
import { inOneGo } from '../platform/db/oneConnection.ts';
import { subcategorias } from '../platform/db/schema/catalogos.ts';
import type { ServerSession } from '../platform/http/handler.ts';
import { invalidFields, noPermission } from '../platform/http/rejection.ts';
import { buyerForCase, demandNoOther, ownCaseOfBuyer } from './buyer.ts';

const TIPOS: readonly TipoVale[] = [0, 1];

/** The case of a voucher: there already, or made with it. */
export type CaseOfVoucher = { readonly id: number } | { readonly solicitud: SolicitudCaso };

/** The case under which a voucher is made, and whose it is. */
export interface Under {
  readonly caso: CaseOfVoucher;
  /** Null for a customer who is registered with the case. */
  readonly numidenCliente: number | null;
}

/** The sale, type and buyer of a voucher that is made without a case. */
type WithoutCase = Pick<SolicitudVale, 'tienda' | 'operacion' | 'tipo' | 'comprador'>;

/**
 * The sale's own case for a voucher of a type, or the request for one where the sale has none. Under the sale's lock there is
 * never a second one (`casoPropio`). It is taken also by who may not open it: the customer is served, and is told nothing of
 * the case but its number.
 * @throws Rejection 403 or 400 where there is none and none can be made, in words.
 */
export async function ownCase(
  db: Db,
  sesion: ServerSession,
  { tienda, operacion, tipo, comprador }: WithoutCase,
  now: Date,
): Promise<Under> {
  const sale = { tienda, operacion };
  const ofSale = (await readCustomerOfSale(db, sale))?.cliente ?? null;
  demandNoOther(ofSale, comprador);
  const open = await ownCaseOfBuyer(db, await openCasesOfSale(db, null, sale), tipo, { ofSale, comprador });
  if (open !== null) return { caso: { id: open.id }, numidenCliente: open.cliente.numiden };
  const mayNot = faltaParaCaso(sesion.permisos);
  if (mayNot !== null) throw noPermission(mayNot);
  const buyer = await buyerForCase(db, ofSale, comprador, now);
  const missing = await missingCategory(db, tipo);
  if (missing !== null) throw invalidFields([{ campo: 'caso', message: missing }]);
  const otroCliente = comprador?.esNuevo === true && comprador.otroCliente;
  const author = { numiden: sesion.numiden, cvetda: sesion.tienda.id, otroCliente };
  return { caso: { solicitud: solicitudDeCaso(sale, tipo, buyer, author) }, numidenCliente: buyer.numiden };
}

/** The number of a voucher's case, which is made now if it is not there, and of its customer, who may be new with it. */
export async function numbersOf(
  tx: Tx,
  { caso, numidenCliente }: Under,
  now: Date,
): Promise<{ readonly idCaso: number; readonly numidenCliente: number | null }> {
  if ('id' in caso) return { idCaso: caso.id, numidenCliente };
  const { written, ...numbers } = await createCase(tx, caso.solicitud, [], now);
  await written;
  return numbers;
}

/** Under which cases the person can make vouchers of a sale: those that he may open, and the sale's own. */
export async function casesForVoucher(db: Db, sesion: ServerSession, sale: ClaveOperacion): Promise<CasosParaVale> {
  const [ofSale, open] = await inOneGo([readCustomerOfSale(db, sale), openCasesOfSale(db, sesion, sale)]);
  const comprador = ofSale?.cliente ?? null;
  return {
    casos: open
      .filter((caso) => caso.visible || TIPOS.some((tipo) => esCasoPropio(caso, tipo, comprador?.numiden ?? null)))
      .map(({ visible: _, ...caso }) => caso),
    sinCaso: faltaParaCaso(sesion.permisos),
    faltaComprador: faltaDeComprador(comprador),
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
