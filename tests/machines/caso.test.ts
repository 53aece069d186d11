import type { CasoContext } from '#machines/caso.types';
import { casoModel } from './caso.fixtures.ts';
import type { Step } from './kit/replay.ts';
import { describeMachine } from './kit/suite.ts';

const contextOf = (step: Step) => step.context as CasoContext;
const isIn = (step: Step, state: string): boolean => step.nodes.some((id) => id === state || id.endsWith(`.${state}`));

const VIDA: Readonly<Record<number, string>> = {
  1: 'nuevo',
  2: 'enProceso',
  3: 'solucionada',
  4: 'escalado',
  5: 'pendiente',
  6: 'recolecta',
};

const keyOf = ({ trabajo, claves }: CasoContext) => (trabajo === null ? null : claves[trabajo]);

describeMachine('caso', casoModel, [
  {
    name: 'the state that the chart shows is the state of the case',
    holds: (step) => {
      const { caso } = contextOf(step);
      return caso === null
        ? isIn(step, 'vida.loading') || isIn(step, 'vida.failed')
        : isIn(step, `vida.${VIDA[caso.estado.id]}`);
    },
  },
  {
    name: 'what is sent is one work, under one key',
    holds: (step) => !isIn(step, 'sending') || keyOf(contextOf(step)) !== null,
  },
  {
    name: 'what was not saved says why, and keeps its work at hand',
    holds: (step) =>
      !(isIn(step, 'trabajo.failed') || isIn(step, 'trabajo.conflict')) ||
      (contextOf(step).failure !== null && contextOf(step).trabajo !== null),
  },
  {
    name: 'a failure of unknown outcome keeps the key; a refusal and a conflict forget it',
    holds: (step) => {
      const { failure } = contextOf(step);
      if (step.event?.type === 'envioEnConflicto') return keyOf(contextOf(step)) === null;
      return step.event?.type !== 'envioFallido' || (failure?.tipo !== 'rechazo') === (keyOf(contextOf(step)) !== null);
    },
  },
  {
    name: 'a conflict names what others did',
    holds: (step) => step.event?.type !== 'envioEnConflicto' || (contextOf(step).cambio?.cambios.length ?? 0) > 0,
  },
  {
    name: 'a change of others is either offered or being fetched',
    holds: (step) => contextOf(step).cambio === null || isIn(step, 'stale') || isIn(step, 'refreshing'),
  },
  {
    name: 'only an answer of the server speaks of success',
    holds: (step) =>
      step.emitted.every(({ type, tipo }) => type !== 'aviso' || tipo !== 'success') || step.event?.type === 'enviado',
  },
  {
    name: 'no progress is shown while nothing is sent',
    holds: (step) => isIn(step, 'sending') || contextOf(step).avance === null,
  },
  {
    name: 'a case that could not be fetched, or was lost, says why',
    holds: (step) => !isIn(step, 'vida.failed') || contextOf(step).sinCaso !== null,
  },
  {
    name: 'a page that has lost its case offers no work',
    holds: (step) => contextOf(step).caso !== null || !isIn(step, 'stale'),
  },
]);
