import type { CertificadoContext } from '#machines/certificado.types';
import { certificadoModel } from './certificado.fixtures.ts';
import type { Step } from './kit/replay.ts';
import { describeMachine } from './kit/suite.ts';

function isIn(step: Step, state: string): boolean {
  return step.nodes.some((node) => node.startsWith(`certificado.${state}`));
}
function contextOf(step: Step): CertificadoContext {
  return step.context as CertificadoContext;
}

describeMachine(
  'certificado',
  certificadoModel,
  [
    {
      name: 'a folio that is misspelt is asked of nobody',
      holds: (step) =>
        !(step.event?.type === 'consultar' && 'bienEscrito' in step.event && step.event.bienEscrito === false) ||
        !isIn(step, 'reading') ||
        // A work that is under way is ended first.
        isIn(step, 'spending'),
    },
    {
      name: 'a certificate is spent only after somebody said yes',
      holds: (step) => !isIn(step, 'spending') || step.event?.type !== 'canjear',
    },
    {
      name: 'the key of a spending of which nobody knows is kept until it was tried again, and no other key is',
      holds: (step) => Object.values(contextOf(step).pendientes).every(({ attempt }) => attempt !== null),
    },
    {
      name: 'what could not be read says why',
      holds: (step) => !isIn(step, 'unavailable') || (contextOf(step).failure?.texto ?? '') !== '',
    },
  ],
  { homes: ['asking'] },
);
