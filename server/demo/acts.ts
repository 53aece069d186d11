import type { EntradaDeCaso } from '#domain/historiaCaso';
import type { IdEstadoCaso } from '#domain/vidaCaso';
import { ESTADO } from '#domain/vidaCaso';
import { AREA, AREAS, MOTIVOS_ESCALAMIENTO, SUBCATEGORIAS } from './catalogos.ts';
import type { Azar } from './random.ts';
import { inTurnOf } from './random.ts';
import { COMENTARIOS } from './stories.ts';
import { motivosDeSolicitud, RECADOS_DE_ESCALAMIENTO, RESPUESTAS_DE_AUTORIZACION, solucionesDe } from './works.ts';

// The sample employees whom newcomers sign in as: each finds work of the own and of others.
const ASESOR = 100_002;
const GERENTE = 100_003;
const FACTURISTA = 100_004;

/** One act on a case; its entries in the history share one version, as those of the server do. */
export interface Acto {
  readonly que: 'comentario' | 'escalamiento' | 'solicitud' | 'autorizacion' | 'recolecta' | 'cierre';
  readonly quien: number;
  readonly movimientos: readonly EntradaDeCaso[];
  readonly texto: string;
}

/** What brings a case to its state, and who takes part. */
interface Historia {
  readonly indice: number;
  readonly estado: IdEstadoCaso;
  readonly idSubcategoria: number;
  readonly autor: number;
  readonly otro: number;
  readonly gerente: number;
  readonly pideAutorizacion: boolean;
}

/** What was done to a case after it was opened, in order: the acts that lead to its state by the rules, and comments. */
export function actosDe(random: Azar, historia: Historia): readonly Acto[] {
  const { indice, estado, idSubcategoria, autor, otro, gerente, pideAutorizacion } = historia;
  if (estado === ESTADO.nuevo) return [];
  const resolved = estado === ESTADO.solucionada;
  const idArea = areaDe(idSubcategoria);
  const [primero, ...siguientes] = textosDeComentarios(random, indice).map(
    (texto, place): Acto => ({
      que: 'comentario',
      quien: place % 2 === 0 ? otro : autor,
      texto,
      movimientos: [{ trabajo: 'comentar' }, ...(place === 0 ? [{ trabajo: 'enProceso' } as const] : [])],
    }),
  );
  return [
    ...(primero ? [primero] : []),
    ...(estado === ESTADO.escalado ? [escalamiento(autor, indice, idSubcategoria)] : []),
    ...(pideAutorizacion ? [request(quienPide(historia, resolved), indice, idArea)] : []),
    ...(pideAutorizacion && resolved ? [autorizacion(gerente, indice)] : []),
    ...siguientes,
    ...(estado === ESTADO.recolecta ? [recolecta(otro)] : []),
    ...(resolved ? [closing(idArea === AREA.facturacion ? FACTURISTA : gerente, indice, idArea)] : []),
  ];
}

function textosDeComentarios(random: Azar, index: number): readonly string[] {
  const dichos = Array.from({ length: random.entero(0, 4) }, () => random.uno(COMENTARIOS));
  // Work leaves a trace: a case that is no longer new has at least one comment.
  return dichos.length > 0 ? dichos : [inTurnOf(COMENTARIOS, index)];
}

/** Who asked for an authorization: now one of the sample employees, now somebody else, never who decided it. */
function quienPide({ indice, autor, otro, gerente }: Historia, decidida: boolean): number {
  const who = inTurnOf([ASESOR, otro, autor, ASESOR, GERENTE, otro, FACTURISTA], indice);
  return decidida && who === gerente ? ASESOR : who;
}

function escalamiento(who: number, index: number, idSubcategoria: number): Acto {
  const { nombre, idArea } = subcategoriaDe(idSubcategoria);
  const area = AREAS.find(({ id }) => id === idArea)?.nombre ?? '';
  return {
    que: 'escalamiento',
    quien: who,
    movimientos: [{ trabajo: 'escalar', area, categoria: nombre }],
    texto: inTurnOf(RECADOS_DE_ESCALAMIENTO, index),
  };
}

function request(who: number, index: number, idArea: number): Acto {
  const texto = inTurnOf(motivosDeSolicitud(idArea), index);
  return { que: 'solicitud', quien: who, movimientos: [{ trabajo: 'solicitarAutorizacion', motivo: texto }], texto };
}

function autorizacion(who: number, index: number): Acto {
  const texto = inTurnOf(RESPUESTAS_DE_AUTORIZACION, index);
  return { que: 'autorizacion', quien: who, movimientos: [{ trabajo: 'autorizar', comentario: texto }], texto };
}

function recolecta(who: number): Acto {
  return {
    que: 'recolecta',
    quien: who,
    movimientos: [{ trabajo: 'recolectar' }],
    texto: '',
  };
}

function closing(who: number, index: number, idArea: number): Acto {
  return {
    que: 'cierre',
    quien: who,
    movimientos: [{ trabajo: 'cerrar' }],
    texto: inTurnOf(solucionesDe(idArea), index),
  };
}

/** Where a case is escalated to: the area of a reason, and a category of it that the case did not have. */
export function destinationOf(random: Azar, idActual: number) {
  const motivo = MOTIVOS_ESCALAMIENTO[random.entero(0, MOTIVOS_ESCALAMIENTO.length - 1)];
  if (motivo === undefined) throw new Error('The list of reasons to escalate is empty');
  const categoria = SUBCATEGORIAS.find(({ id, idArea }) => idArea === motivo.idArea && id !== idActual);
  if (categoria === undefined) throw new Error(`The area ${motivo.idArea} has no other category`);
  return { idArea: motivo.idArea, idSubcategoria: categoria.id, idMotivo: motivo.id };
}

function subcategoriaDe(idSubcategoria: number) {
  const subcategoria = SUBCATEGORIAS.find(({ id }) => id === idSubcategoria);
  if (subcategoria === undefined) throw new Error(`There is no category ${idSubcategoria}`);
  return subcategoria;
}

/** The area of a category. */
export function areaDe(idSubcategoria: number): number {
  return subcategoriaDe(idSubcategoria).idArea;
}
