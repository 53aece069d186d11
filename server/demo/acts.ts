import type { EntradaDeCaso } from '#domain/casos/historiaCaso';
import { ESTADO, type IdEstadoCaso } from '#domain/casos/vidaCaso';
import { AREA, AREAS, MOTIVOS_ESCALAMIENTO, SAMPLE_SUBCATEGORIAS } from './catalogos.ts';
import { byTurn, type Random } from './random.ts';
import { COMMENTS } from './stories.ts';
import { ANSWERS_TO_REQUESTS, NOTES_OF_ESCALATION, reasonsToAsk, solutionsOf } from './works.ts';

// The sample employees that newcomers sign in as: each finds work of the own and of others.
const ASESOR = 100_002;
const GERENTE = 100_003;
const FACTURISTA = 100_004;

/** One act on a case; its entries in the history share one version, as those of the server do. */
export interface SampleAct {
  readonly kind: 'comentario' | 'escalamiento' | 'solicitud' | 'autorizacion' | 'recolecta' | 'cierre';
  readonly by: number;
  readonly movimientos: readonly EntradaDeCaso[];
  readonly texto: string;
}

/** The course that brings a case to its state, and who takes part. */
interface Course {
  readonly index: number;
  readonly estado: IdEstadoCaso;
  readonly idSubcategoria: number;
  readonly author: number;
  readonly other: number;
  readonly gerente: number;
  readonly asksAuthorization: boolean;
}

/** The acts on a case after it was opened, in order: those that lead to its state by the rules, and comments. */
export function actsOf(random: Random, course: Course): readonly SampleAct[] {
  const { index, estado, idSubcategoria, author, other, gerente, asksAuthorization } = course;
  if (estado === ESTADO.nuevo) return [];
  const resolved = estado === ESTADO.solucionada;
  const idArea = areaOf(idSubcategoria);
  const [first, ...following] = commentsOf(random, index).map(
    (texto, place): SampleAct => ({
      kind: 'comentario',
      by: place % 2 === 0 ? other : author,
      texto,
      movimientos: [{ trabajo: 'comentar' }, ...(place === 0 ? [{ trabajo: 'enProceso' } as const] : [])],
    }),
  );
  return [
    ...(first ? [first] : []),
    ...(estado === ESTADO.escalado ? [escalation(author, index, idSubcategoria)] : []),
    ...(asksAuthorization ? [request(requesterOf(course, resolved), index, idArea)] : []),
    ...(asksAuthorization && resolved ? [authorization(gerente, index)] : []),
    ...following,
    ...(estado === ESTADO.recolecta ? [pickup(other)] : []),
    ...(resolved ? [closing(idArea === AREA.facturacion ? FACTURISTA : gerente, index, idArea)] : []),
  ];
}

function commentsOf(random: Random, index: number): readonly string[] {
  const said = Array.from({ length: random.whole(0, 4) }, () => random.one(COMMENTS));
  // Work leaves a trace: a case that is no longer new has at least one comment.
  return said.length > 0 ? said : [byTurn(COMMENTS, index)];
}

/** Who asked for an authorization: now one of the sample employees, now somebody else, never who decided it. */
function requesterOf({ index, author, other, gerente }: Course, decided: boolean): number {
  const who = byTurn([ASESOR, other, author, ASESOR, GERENTE, other, FACTURISTA], index);
  return decided && who === gerente ? ASESOR : who;
}

function escalation(who: number, index: number, idSubcategoria: number): SampleAct {
  const { nombre, idArea } = categoryOf(idSubcategoria);
  const area = AREAS.find(({ id }) => id === idArea)?.nombre ?? '';
  return {
    kind: 'escalamiento',
    by: who,
    movimientos: [{ trabajo: 'escalar', area, categoria: nombre }],
    texto: byTurn(NOTES_OF_ESCALATION, index),
  };
}

function request(who: number, index: number, idArea: number): SampleAct {
  const texto = byTurn(reasonsToAsk(idArea), index);
  return { kind: 'solicitud', by: who, movimientos: [{ trabajo: 'solicitarAutorizacion', motivo: texto }], texto };
}

function authorization(who: number, index: number): SampleAct {
  const texto = byTurn(ANSWERS_TO_REQUESTS, index);
  return { kind: 'autorizacion', by: who, movimientos: [{ trabajo: 'autorizar', comentario: texto }], texto };
}

function pickup(who: number): SampleAct {
  return {
    kind: 'recolecta',
    by: who,
    movimientos: [{ trabajo: 'recolectar' }],
    texto: '',
  };
}

function closing(who: number, index: number, idArea: number): SampleAct {
  return {
    kind: 'cierre',
    by: who,
    movimientos: [{ trabajo: 'cerrar' }],
    texto: byTurn(solutionsOf(idArea), index),
  };
}

/** Where a case is escalated to: the area of a reason, and a category of it that the case did not have. */
export function escalationFor(random: Random, present: number) {
  const motivo = MOTIVOS_ESCALAMIENTO[random.whole(0, MOTIVOS_ESCALAMIENTO.length - 1)];
  if (motivo === undefined) throw new Error('The list of reasons to escalate is empty');
  const categoria = SAMPLE_SUBCATEGORIAS.find(({ id, idArea }) => idArea === motivo.idArea && id !== present);
  if (categoria === undefined) throw new Error(`The area ${motivo.idArea} has no other category`);
  return { idArea: motivo.idArea, idSubcategoria: categoria.id, idMotivo: motivo.id };
}

function categoryOf(idSubcategoria: number) {
  const subcategoria = SAMPLE_SUBCATEGORIAS.find(({ id }) => id === idSubcategoria);
  if (subcategoria === undefined) throw new Error(`There is no category ${idSubcategoria}`);
  return subcategoria;
}

/** The area of a category. */
export function areaOf(idSubcategoria: number): number {
  return categoryOf(idSubcategoria).idArea;
}
