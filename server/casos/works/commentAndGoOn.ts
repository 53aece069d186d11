import type { ResultadoTrabajo } from '#contract/common/answers';
import type { AuditedCall } from '#contract/contract';
import { type LoQueSigue, sigueHaciendoFalta, vaAntesDelComentario } from '#domain/casos/loQueSigue';
import type { AccionCaso, DeshacibleDeCaso } from '#domain/casos/trabajosCaso';
import type { Context } from '../../platform/http/handler.ts';
import { oncePerKey } from '../../platform/http/idempotency.ts';
import { demandRoom } from '../destination.ts';
import type { CaseRow } from '../effect.ts';
import { type CaseEffect, judgeCase, workOnCaseWithin } from './apply.ts';
import { assigning } from './asignar.ts';
import { escalating } from './escalar.ts';
import { taking } from './tomar.ts';

interface Asked {
  readonly idCaso: number;
  /** The case's as the person saw it. */
  readonly version: number;
  readonly sigue: LoQueSigue;
  /** The effect of the comment. */
  readonly effect: CaseEffect;
  readonly contents: { readonly idCaso: number; readonly comentario: string };
}

/** One of the two works. */
interface Step {
  readonly call: AuditedCall;
  readonly work: AccionCaso;
  readonly effect: CaseEffect;
}

/**
 * Writes a comment and does the work that follows it, in one transaction: each is judged as by hand, and told, kept and audited as
 * what it is. Where one is refused neither is done. For a moment both are taken back together, under the name of the comment; an
 * escalation is never taken back, and the comment before it stays with it.
 * @throws Rejection as each of the works.
 */
export function commentAndGoOn(
  { idCaso, version, sigue, effect, contents }: Asked,
  context: Context,
): Promise<ResultadoTrabajo> {
  const comment: Step = { call: 'agregarComentario', work: 'comentar', effect };
  return oncePerKey(
    'agregarComentario',
    { ...contents, sigue },
    context,
    async () => {
      if (sigue.trabajo === 'escalar') demandRoom(sigue);
    },
    async (tx) => {
      const now = context.clock();
      const at = { ...context, clock: () => now };
      const caso = await judgeCase(tx, { work: 'comentar', id: idCaso, version, locks: true }, at);
      const apply = ({ call, work, effect }: Step) =>
        workOnCaseWithin(tx, { call, work, id: idCaso, version: null, effect }, at);
      if (!sigueHaciendoFalta(sigue, caso, context.sesion.numiden))
        return { answer: await apply(comment), created: null };
      const follow = following(sigue, contents.comentario, context.sesion.nombre);
      const steps = vaAntesDelComentario(sigue) ? ([follow, comment] as const) : ([comment, follow] as const);
      const ofAct = sigue.trabajo === 'escalar' ? forGood : partsOf(caso, sigue.trabajo);
      const first = await apply(ofAct(steps[0]));
      const last = await apply(ofAct(steps[1]));
      return { answer: { ...last, descripcion: `${first.descripcion}. ${last.descripcion}` }, created: null };
    },
  );
}

/** The work that follows; the reason of an escalation is the comment, which is kept once. */
function following(sigue: LoQueSigue, comentario: string, nombre: string): Step {
  switch (sigue.trabajo) {
    case 'tomar':
      return { call: 'actualizarEstado', work: 'tomar', effect: taking(nombre) };
    case 'asignar':
      return {
        call: 'asignarCaso',
        work: 'asignar',
        effect: assigning({ numiden: null, nota: '', aunqueFuera: false }),
      };
    case 'escalar':
      return { call: 'escalarCaso', work: 'escalar', effect: escalating(sigue, { comentario: '', said: comentario }) };
  }
}

/**
 * Both as one act that is taken back whole: the last one says what either of them needs for that.
 * @param caso as it was before them.
 */
function partsOf(caso: CaseRow, sigue: DeshacibleDeCaso): (step: Step) => Step {
  const con: Record<string, unknown> = { sigue };
  return (step) => ({
    ...step,
    effect: async (under) => {
      const done = await step.effect(under);
      Object.assign(con, done.undo);
      return { ...done, undo: { ...con }, act: { trabajo: 'comentar', since: caso } };
    },
  });
}

function forGood(step: Step): Step {
  return { ...step, effect: async (under) => ({ ...(await step.effect(under)), undo: null }) };
}
