import { z } from 'zod';
import type { CasoRef } from '#machines/caso.machine';
import type { CasoContext, ClavesCaso, TextosCaso } from '#machines/caso.types';
import type { Almacen, Cajon } from '../borradores.ts';
import { crearCajon } from '../borradores.ts';

/** How long typing may pause before the draft is written. */
export const REBOTE_BORRADOR_CASO_MS = 300;

/**
 * What is enough to go on another time: the texts, and the keys of what was sent without knowing how it ended.
 * Attachments are not among it: the browser does not keep files.
 */
export interface BorradorCaso {
  readonly textos: TextosCaso;
  readonly claves: ClavesCaso;
}

/** Whose draft it is, and of which case. */
export interface DuenoBorradorCaso {
  readonly numiden: number;
  readonly idCaso: number;
}

const texto = z.string().max(10_000);
const id = z.int().positive().nullable();
const clave = z.object({ clave: z.string().min(8).max(128), version: z.int().positive() }).nullable();

const borradorSchema = z.object({
  textos: z.object({
    comentario: texto,
    escalamiento: z.object({ idArea: id, idSubcategoria: id, idMotivo: id, comentario: texto }),
    motivo: texto,
    resolucion: texto,
    solucion: texto,
  }),
  claves: z.object({
    comentar: clave,
    adjuntar: clave,
    tomar: clave,
    escalar: clave,
    solicitarAutorizacion: clave,
    autorizar: clave,
    noAutorizar: clave,
    cerrar: clave,
    escalarAMantenimiento: clave,
  }),
});

const estaVacio = ({ textos, claves }: BorradorCaso): boolean => {
  const { escalamiento, ...sueltos } = textos;
  return (
    [...Object.values(sueltos), escalamiento.comentario].every((uno) => uno === '') &&
    [escalamiento.idArea, ...Object.values(claves)].every((uno) => uno === null)
  );
};

/** The drafts of what people write on cases, on this computer: one a person and case, for a week. */
export const crearBorradoresCaso = (almacen: Almacen | null, ahora: () => number = Date.now): Cajon<BorradorCaso> =>
  crearCajon<BorradorCaso>(almacen, 'caso', borradorSchema, estaVacio, ahora);

const claveDe = ({ numiden, idCaso }: DuenoBorradorCaso): string => `${numiden}.${idCaso}`;

/** The draft to start the case's actor with, as part of its input; nothing when there is none. */
export const borradorDeEntrada = (
  cajon: Cajon<BorradorCaso>,
  dueno: DuenoBorradorCaso,
): Partial<Pick<CasoContext, 'textos' | 'claves'>> => cajon.leer(claveDe(dueno)) ?? {};

const hayClave = (claves: ClavesCaso): boolean => Object.values(claves).some((una) => una !== null);

/**
 * Keeps the draft of an open case as it changes: soon after each typing, at once when something is being sent and when
 * the page is left. What was saved or thrown away is empty, and so leaves the computer.
 * @returns what to call when the case is closed.
 */
export const llevarBorradorCaso = (caso: CasoRef, cajon: Cajon<BorradorCaso>): (() => void) => {
  let { textos, claves } = caso.getSnapshot().context;
  let reloj: ReturnType<typeof setTimeout> | undefined;
  let pendiente = false;

  const escribirYa = () => {
    clearTimeout(reloj);
    if (!pendiente) return;
    pendiente = false;
    cajon.escribir(claveDe(caso.getSnapshot().context), { textos, claves });
  };

  const suscripcion = caso.subscribe(({ context }) => {
    if (context.textos === textos && context.claves === claves) return;
    const otraClave = context.claves !== claves;
    ({ textos, claves } = context);
    pendiente = true;
    clearTimeout(reloj);
    // If the page dies while something is being sent, only the draft remembers its key.
    if (otraClave || hayClave(claves)) escribirYa();
    else reloj = setTimeout(escribirYa, REBOTE_BORRADOR_CASO_MS);
  });

  window.addEventListener('pagehide', escribirYa);
  return () => {
    suscripcion.unsubscribe();
    window.removeEventListener('pagehide', escribirYa);
    escribirYa();
  };
};
