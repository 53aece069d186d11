import type { IdEstadoCaso } from '#domain/vidaCaso';
import { ESTADO } from '#domain/vidaCaso';
import type { Azar } from './azar.ts';
import { enTurno } from './azar.ts';
import { AREA, AREAS, MOTIVOS_ESCALAMIENTO, SUBCATEGORIAS } from './catalogos.ts';
import { COMENTARIOS } from './relatos.ts';
import { motivosDeSolicitud, RECADOS_DE_ESCALAMIENTO, RESPUESTAS_DE_AUTORIZACION, solucionesDe } from './tramites.ts';

// The sample employees whom newcomers sign in as: each finds work of the own and of others.
const ASESOR = 100_002;
const GERENTE = 100_003;
const FACTURISTA = 100_004;

/** One act on a case; its entries in the history share one version, as those of the server do. */
export interface Acto {
  readonly que: 'comentario' | 'escalamiento' | 'solicitud' | 'autorizacion' | 'recolecta' | 'cierre';
  readonly quien: number;
  readonly movimientos: readonly string[];
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
export const actosDe = (azar: Azar, historia: Historia): readonly Acto[] => {
  const { indice, estado, idSubcategoria, autor, otro, gerente, pideAutorizacion } = historia;
  if (estado === ESTADO.nuevo) return [];
  const resuelto = estado === ESTADO.solucionada;
  const idArea = areaDe(idSubcategoria);
  const [primero, ...siguientes] = textosDeComentarios(azar, indice).map(
    (texto, lugar): Acto => ({
      que: 'comentario',
      quien: lugar % 2 === 0 ? otro : autor,
      texto,
      movimientos: lugar === 0 ? ['Comentario agregado', 'Caso en proceso'] : ['Comentario agregado'],
    }),
  );
  return [
    ...(primero ? [primero] : []),
    ...(estado === ESTADO.escalado ? [escalamiento(autor, indice, idSubcategoria)] : []),
    ...(pideAutorizacion ? [solicitud(quienPide(historia, resuelto), indice, idArea)] : []),
    ...(pideAutorizacion && resuelto ? [autorizacion(gerente, indice)] : []),
    ...siguientes,
    ...(estado === ESTADO.recolecta ? [recolecta(otro)] : []),
    ...(resuelto ? [cierre(idArea === AREA.facturacion ? FACTURISTA : gerente, indice, idArea)] : []),
  ];
};

const textosDeComentarios = (azar: Azar, indice: number): readonly string[] => {
  const dichos = Array.from({ length: azar.entero(0, 4) }, () => azar.uno(COMENTARIOS));
  // Work leaves a trace: a case that is no longer new has at least one comment.
  return dichos.length > 0 ? dichos : [enTurno(COMENTARIOS, indice)];
};

/** Who asked for an authorization: now one of the sample employees, now somebody else, never who decided it. */
const quienPide = ({ indice, autor, otro, gerente }: Historia, decidida: boolean): number => {
  const quien = enTurno([ASESOR, otro, autor, ASESOR, GERENTE, otro, FACTURISTA], indice);
  return decidida && quien === gerente ? ASESOR : quien;
};

const escalamiento = (quien: number, indice: number, idSubcategoria: number): Acto => {
  const { nombre, idArea } = subcategoriaDe(idSubcategoria);
  const area = AREAS.find(({ id }) => id === idArea)?.nombre ?? '';
  return {
    que: 'escalamiento',
    quien,
    movimientos: [`Caso escalado a ${area} · ${nombre}`],
    texto: enTurno(RECADOS_DE_ESCALAMIENTO, indice),
  };
};

const solicitud = (quien: number, indice: number, idArea: number): Acto => {
  const texto = enTurno(motivosDeSolicitud(idArea), indice);
  return { que: 'solicitud', quien, movimientos: [`Autorización solicitada: ${texto}`], texto };
};

const autorizacion = (quien: number, indice: number): Acto => {
  const texto = enTurno(RESPUESTAS_DE_AUTORIZACION, indice);
  return { que: 'autorizacion', quien, movimientos: [`Caso autorizado: ${texto}`], texto };
};

const recolecta = (quien: number): Acto => ({
  que: 'recolecta',
  quien,
  movimientos: ['Caso en recolecta'],
  texto: '',
});

const cierre = (quien: number, indice: number, idArea: number): Acto => ({
  que: 'cierre',
  quien,
  movimientos: ['Caso cerrado'],
  texto: enTurno(solucionesDe(idArea), indice),
});

/** Where a case is escalated to: the area of a reason, and a category of it that the case did not have. */
export const destinoDe = (azar: Azar, idActual: number) => {
  const motivo = MOTIVOS_ESCALAMIENTO[azar.entero(0, MOTIVOS_ESCALAMIENTO.length - 1)];
  if (motivo === undefined) throw new Error('The list of reasons to escalate is empty');
  const categoria = SUBCATEGORIAS.find(({ id, idArea }) => idArea === motivo.idArea && id !== idActual);
  if (categoria === undefined) throw new Error(`The area ${motivo.idArea} has no other category`);
  return { idArea: motivo.idArea, idSubcategoria: categoria.id, idMotivo: motivo.id };
};

const subcategoriaDe = (idSubcategoria: number) => {
  const subcategoria = SUBCATEGORIAS.find(({ id }) => id === idSubcategoria);
  if (subcategoria === undefined) throw new Error(`There is no category ${idSubcategoria}`);
  return subcategoria;
};

/** The area of a category. */
export const areaDe = (idSubcategoria: number): number => subcategoriaDe(idSubcategoria).idArea;
