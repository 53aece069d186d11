import type { Cambio } from '#contract/changes';
import type { NombreLectura } from '#contract/contract';
import type { CambioDeCaso } from '#domain/cambioDeCaso';
import { mueveLista } from '#domain/cambioDeCaso';
import type { CambioDeVale } from '#domain/cambioDeVale';
import { mueveListaVales } from '#domain/cambioDeVale';
import { filtroCasosSchema } from '#domain/casos';
import { filtroListaValesSchema } from '#domain/listaVales';
import { ESTADO_VALE } from '#domain/vidaVale';
import type { ReadData, ReadKey } from './query.ts';

/** What was read, as a change asks about it. */
interface Shown<N extends NombreLectura> {
  readonly input: ReadKey<N>[1];
  readonly data: ReadData<N>;
}

/** Of the readings that hold something of an entity (`READS_OF`), those that can tell by a change that it is none of theirs. */
type Touches<C> = {
  readonly [N in NombreLectura]?: (change: C, shown: Shown<N>, numiden: number) => boolean;
};

const BY_CASE: Touches<CambioDeCaso> = {
  // A row says nothing of a case but its facts and what never changes: a comment is in no list.
  listaCasos: (change, { input: { cuerpo }, data: { listaCasos } }, numiden) =>
    changesFacts(change) &&
    (listaCasos.some(({ id }) => id === change.id) || mueveLista(filtroCasosSchema.parse(cuerpo), change, numiden)),
  detalleCaso: ({ id }, { input: { ruta } }) => ruta.id === id,
  anexosDeCaso: ({ id }, { input: { consulta } }) => consulta.casoId === id,
  // A request is made, decided or taken back by a step of the case's life.
  casosPorAutorizar: (change, { data: { solicitudes } }) =>
    solicitudes.some(({ idCaso }) => idCaso === change.id) || changesFacts(change),
  // The open cases of a sale.
  detalleOperacionVale: changesFacts,
};

const BY_VOUCHER: Touches<CambioDeVale> = {
  listaVales: (change, { input: { cuerpo }, data: { vales } }, numiden) =>
    vales.some(({ id }) => id === change.id) || mueveListaVales(filtroListaValesSchema.parse(cuerpo), change, numiden),
  obtenerVale: ({ id }, { data }) => [data.id, data.reemplaza?.id, data.reemplazadoPor?.id].includes(id),
  historialVale: ({ id }, { input: { ruta } }) => ruta.id === id,
  valesDeCaso: ({ antes, despues }, { input: { cuerpo } }) =>
    cuerpo.idCaso === antes?.idCaso || cuerpo.idCaso === despues.idCaso,
  valesPorAutorizar: ({ antes, despues }) =>
    antes?.estado === ESTADO_VALE.porAutorizar || despues.estado === ESTADO_VALE.porAutorizar,
  valesDeOperacion: ({ despues }, { input: { consulta } }) => isOfSale(despues, consulta),
  detalleOperacionVale: ({ despues }, { input: { cuerpo } }) => isOfSale(despues, cuerpo),
  // Which vouchers of its sale can be credited.
  obtenerFactura: ({ despues }, { data: { tienda, operacion } }) =>
    isOfSale(despues, { tienda: tienda.cvetda, operacion }),
};

/**
 * Whether a change can have made a reading untrue. Where a change does not say enough, or a reading cannot tell, it can.
 * @param numiden who reads.
 */
export function canTouch({ id, caso, vale }: Cambio, key: ReadKey, data: unknown, numiden: number): boolean {
  if (data === undefined) return true;
  if (caso !== undefined) return asksOf(BY_CASE, { id, ...caso }, { key, data, numiden });
  return vale === undefined || asksOf(BY_VOUCHER, { id, ...vale }, { key, data, numiden });
}

interface Asking {
  readonly key: ReadKey;
  readonly data: unknown;
  readonly numiden: number;
}

function asksOf<C>(table: Touches<C>, change: C, { key: [name, input], data, numiden }: Asking): boolean {
  const touches = table[name] as ((change: C, shown: unknown, numiden: number) => boolean) | undefined;
  // The name of a reading says what it is asked and what it answers.
  return touches === undefined || touches(change, { input, data }, numiden);
}

function changesFacts({ antes, despues }: CambioDeCaso): boolean {
  if (antes === null || despues === null) return true;
  return Object.entries(antes).some(([fact, value]) => despues[fact as keyof typeof despues] !== value);
}

function isOfSale(
  { cvetda, operacion }: CambioDeVale['despues'],
  // In an address a number is text.
  sale: { readonly tienda: unknown; readonly operacion: unknown },
): boolean {
  return cvetda === Number(sale.tienda) && operacion === Number(sale.operacion);
}
