import type { ResultadoTrabajo } from '#contract/common/answers';
import type { AuditedCall } from '#contract/contract';
import { type LoQueSigue, sigueHaciendoFalta, vaAntesDelComentario } from '#domain/casos/loQueSigue';
import type { AccionCaso } from '#domain/casos/trabajosCaso';
import type { Context } from '../../platform/http/handler.ts';
import { oncePerKey } from '../../platform/http/idempotency.ts';
import { demandRoom } from '../destination.ts';
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
 * what it is. Where one is refused neither is done. Neither is taken back for a moment: half of the two would be.
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
      const first = await apply(forGood(steps[0]));
      const last = await apply(forGood(steps[1]));
      return { answer: { ...last, descripcion: `${first.descripcion}. ${last.descripcion}` }, created: null };
    },
  );
}

/** The work that follows; an escalation says why by the comment. */
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
      return { call: 'escalarCaso', work: 'escalar', effect: escalating(sigue, comentario) };
  }
}

function forGood(step: Step): Step {
  return { ...step, effect: async (under) => ({ ...(await step.effect(under)), undo: null }) };
}
