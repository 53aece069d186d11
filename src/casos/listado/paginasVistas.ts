import type { CasoDeLista, FiltroCasos } from '#domain/casos';
import type { Api } from '../../api/api.ts';
import type { Consulta, Pagina } from '../../app/connect/listado.ts';

/** A page that is older than this is asked for again before it is shown. */
const VIGENCIA_MS = 5 * 60_000;
const MAX_PAGINAS = 8;

interface Vistas {
  readonly quien: string;
  readonly paginas: Map<string, { readonly pagina: Pagina<CasoDeLista>; readonly desde: number }>;
}

const vistas = new WeakMap<Api, Vistas>();

/** Tells one query from another. */
export const claveDeConsulta = ({ filtro, pagina, tamPagina }: Consulta<FiltroCasos>): string =>
  JSON.stringify([filtro, pagina, tamPagina]);

/**
 * The page that this person saw last for a query, so that coming back from a case shows it at once, in its place; null when
 * there is none, or none that is recent.
 */
export const paginaVista = (
  api: Api,
  quien: string,
  consulta: Consulta<FiltroCasos>,
  ahora: number,
): Pagina<CasoDeLista> | null => {
  const guardadas = vistas.get(api);
  const vista = guardadas?.quien === quien ? guardadas.paginas.get(claveDeConsulta(consulta)) : undefined;
  return vista !== undefined && ahora - vista.desde < VIGENCIA_MS ? vista.pagina : null;
};

/** Keeps a page for the way back; only the last few, and only those of one person. */
export const recordarPagina = (
  api: Api,
  quien: string,
  consulta: Consulta<FiltroCasos>,
  pagina: Pagina<CasoDeLista>,
  ahora: number,
): void => {
  const anteriores = vistas.get(api);
  const guardadas = anteriores?.quien === quien ? anteriores : { quien, paginas: new Map() };
  vistas.set(api, guardadas);
  const clave = claveDeConsulta(consulta);
  guardadas.paginas.delete(clave);
  guardadas.paginas.set(clave, { pagina, desde: ahora });
  const [primera] = guardadas.paginas.keys();
  if (guardadas.paginas.size > MAX_PAGINAS && primera !== undefined) guardadas.paginas.delete(primera);
};
