import { RECOLECTA_TEXTS, type Recolecta } from '#domain/guias/recolectas';
import { ESTADO_ARTICULO, type IdEstadoArticulo } from '#domain/ventas/estadosDeEntrega';
import type { FinDeRecolecta } from './historiaVale.ts';
import { VALE_TEXTS } from './trabajosVale.ts';

/** How far the pickups of a voucher are: there is none, something is awaited, or everything was brought. */
export type AvanceRecolecta = 'ninguno' | 'pendiente' | 'recolectado';

/**
 * The next step of a voucher's pickups: marked lines are not saved as they are marked, or no pickup is ordered for
 * them; else how far the ordered ones are.
 */
export type PasoRecolecta = 'porGuardar' | 'porProgramar' | AvanceRecolecta;

/** The wait for a voucher's pickups: nothing, goods that are still to be fetched, or somebody who is on the way. */
export type EsperaRecolecta = 'nada' | 'porRecoger' | 'enCamino';

/** A line of a voucher as far as its pickup asks. */
export interface LineaMarcada {
  readonly linea: number;
  readonly cantidad: number;
}

const { cancelado, porRecolectar, recolectado } = ESTADO_ARTICULO;

/** The marked lines that no pickup fetches; one that was cancelled on its guide counts again. */
export function lineasSinProgramar(
  marcadas: readonly LineaMarcada[],
  recolectas: readonly Pick<Recolecta, 'articulos'>[],
): readonly number[] {
  const fetched = new Set(
    recolectas
      .flatMap(({ articulos }) => articulos)
      .filter(({ statusitem }) => statusitem === porRecolectar || statusitem === recolectado)
      .map(({ linea }) => linea),
  );
  return marcadas.filter(({ linea, cantidad }) => cantidad > 0 && !fetched.has(linea)).map(({ linea }) => linea);
}

/** Whether somebody still has to go, was everywhere, or has nowhere to go. */
export function avanceRecolecta(recolectas: readonly Pick<Recolecta, 'articulos'>[]): AvanceRecolecta {
  const statuses = recolectas.flatMap(({ articulos }) => articulos.map(({ statusitem }) => statusitem));
  if (statuses.includes(porRecolectar)) return 'pendiente';
  return statuses.includes(recolectado) ? 'recolectado' : 'ninguno';
}

/**
 * Tells how a voucher waits for its pickups, as its life asks (`machines/vidaVale.machine.ts`).
 * @param marcadas the lines that are to be fetched, as they are to be saved.
 */
export function esperaDeRecolecta(
  marcadas: readonly LineaMarcada[],
  recolectas: readonly Pick<Recolecta, 'folioGuia' | 'enCamino' | 'articulos'>[],
): EsperaRecolecta {
  if (recolectas.some(({ enCamino }) => enCamino)) return 'enCamino';
  return fallasDeRecolecta(marcadas, recolectas).length > 0 ? 'porRecoger' : 'nada';
}

/** The rows of a pickup's guide that somebody still has to fetch, by their `idArticulo`. */
export function articulosEsperados({ articulos }: Pick<Recolecta, 'articulos'>): readonly number[] {
  return articulos.filter(({ statusitem }) => statusitem === porRecolectar).map(({ idArticulo }) => idArticulo);
}

/** Tells whoever is about to cancel or reject a voucher what becomes of its pickups, a sentence each. */
export function avisosDeCancelar(recolectas: readonly Pick<Recolecta, 'folioGuia' | 'articulos'>[]): readonly string[] {
  return recolectas
    .filter((one) => avanceRecolecta([one]) === 'pendiente')
    .map(({ folioGuia }) => RECOLECTA_TEXTS.seCancelara(folioGuia));
}

/**
 * The end of a voucher's pickups, as the history of a cancelled or rejected voucher keeps it. Open pickups are cancelled; what
 * was collected goes back to the customer.
 */
export function finDeRecolectas(
  recolectas: readonly Pick<Recolecta, 'folioGuia' | 'articulos'>[],
): readonly FinDeRecolecta[] {
  return recolectas.flatMap(({ folioGuia, articulos }) => {
    const has = (status: IdEstadoArticulo) => articulos.some(({ statusitem }) => statusitem === status);
    return [
      ...(has(cancelado) ? [{ trabajo: 'cancelarRecolecta', folioGuia } as const] : []),
      ...(has(recolectado) ? [{ trabajo: 'regresarAlCliente', folioGuia } as const] : []),
    ];
  });
}

/**
 * Why a voucher cannot be saved to its end yet: a marked line is not fully fetched, or (`linea` null) an open pickup is for a
 * line without a mark. Empty when nothing is awaited.
 * @param marcadas the lines as they are to be saved.
 */
export function fallasDeRecolecta(
  marcadas: readonly LineaMarcada[],
  recolectas: readonly Pick<Recolecta, 'folioGuia' | 'articulos'>[],
): readonly { readonly linea: number | null; readonly texto: string }[] {
  const missing = marcadas.filter(({ linea, cantidad }) => cantidad > recogidas(linea, recolectas));
  if (missing.length > 0) return missing.map(({ linea }) => ({ linea, texto: VALE_TEXTS.sinRecolectar }));
  return recolectas
    .filter((one) => avanceRecolecta([one]) === 'pendiente')
    .map(({ folioGuia }) => ({ linea: null, texto: RECOLECTA_TEXTS.sigueAbierta(folioGuia) }));
}

function recogidas(linea: number, recolectas: readonly Pick<Recolecta, 'articulos'>[]): number {
  return recolectas
    .flatMap(({ articulos }) => articulos)
    .filter((one) => one.linea === linea && one.statusitem === recolectado)
    .reduce((total, { cantidad }) => total + cantidad, 0);
}

/**
 * The next step of a voucher's pickups: lines are marked, saved so, given a date, and fetched.
 * @param escritas the marked lines as they are written now; none of a voucher that is no longer filled in.
 * @param guardadas those that are stored.
 */
export function pasoRecolecta(
  escritas: readonly LineaMarcada[],
  guardadas: readonly LineaMarcada[],
  recolectas: readonly Pick<Recolecta, 'articulos'>[],
): PasoRecolecta {
  const unsaved = escritas.some(
    ({ linea, cantidad }) => !guardadas.some((one) => one.linea === linea && one.cantidad === cantidad),
  );
  if (unsaved) return 'porGuardar';
  return lineasSinProgramar(escritas, recolectas).length > 0 ? 'porProgramar' : avanceRecolecta(recolectas);
}
