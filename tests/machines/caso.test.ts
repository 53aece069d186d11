import type { CasoContext } from '#machines/caso.types';
import { casoModel } from './caso.fixtures.ts';
import { describeMachine } from './kit/suite.ts';

describeMachine('caso', casoModel, [
  {
    name: 'it escalates only to an area that is known',
    holds: ({ nodes, context }) => !nodes.includes('caso.escalating') || (context as CasoContext).idArea !== null,
  },
]);
