/** The lives that are played by their own machines: their facts, and the words of what they refuse. */
import type { AnyStateMachine } from 'xstate';
import { permissionsAsked } from '#diagrams/rights';
import { refusalText } from '#domain/casos/trabajosCaso';
import type { RefusalReason } from '#domain/common/life';
import { PERMISOS, type Permiso } from '#domain/common/permisos';
import { refusalTextFactura } from '#domain/facturas/trabajosFactura';
import { limiteContra, refusalTextVale } from '#domain/vales/trabajosVale';
import { type VidaCasoContext, vidaCasoMachine } from '#machines/vidaCaso.machine';
import { vidaFacturaMachine } from '#machines/vidaFactura.machine';
import { type VidaValeContext, vidaValeMachine } from '#machines/vidaVale.machine';
import { type Fact, factsOfRights } from './facts.ts';
import { vidaCasoFacts } from './vidaCasoFacts.ts';
import { vidaFacturaFacts } from './vidaFacturaFacts.ts';
import { vidaValeFacts } from './vidaValeFacts.ts';

/** A refused work, as the life says it. */
interface Refused {
  readonly work: string;
  /** The number of the state in which it was asked for. */
  readonly stored: number;
  readonly reason: RefusalReason;
  readonly facts: object;
}

export interface PlayedLife {
  readonly machine: AnyStateMachine;
  /** The rights of who works, then what is so of the record. */
  readonly rights: readonly Fact[];
  readonly facts: readonly Fact[];
  /** The words of a refusal, as whoever tried would read them. */
  readonly refusal: (refused: Refused) => string;
}

const VIDA_CASO = life(vidaCasoMachine, vidaCasoFacts, ({ work, stored, reason }) =>
  refusalText(work as WorkOf<typeof refusalText>, stored as VidaCasoContext['vuelveA'] & number, reason),
);

const VIDA_VALE = life(vidaValeMachine, vidaValeFacts, ({ work, stored, reason, facts }) => {
  const said = facts as VidaValeContext;
  const named = work as WorkOf<typeof refusalTextVale>;
  const state = stored as Parameters<typeof refusalTextVale>[1];
  return refusalTextVale(named, state, reason, limiteContra(named, said), said.cambioPorAutorizar);
});

const VIDA_FACTURA = life(vidaFacturaMachine, vidaFacturaFacts, ({ work, stored, reason }) =>
  refusalTextFactura(
    work as WorkOf<typeof refusalTextFactura>,
    stored as Parameters<typeof refusalTextFactura>[1],
    reason,
  ),
);

/** The life of an id; null for a chart that is no life. */
export function playedLife(id: string): PlayedLife | null {
  return [VIDA_CASO, VIDA_VALE, VIDA_FACTURA].find(({ machine }) => machine.id === id) ?? null;
}

type WorkOf<F extends (work: never, ...more: never[]) => string> = Parameters<F>[0];

function life(machine: AnyStateMachine, facts: readonly Fact[], refusal: PlayedLife['refusal']): PlayedLife {
  const asked = new Set(
    Object.keys(machine.implementations.guards ?? {}).flatMap((guard) => permissionsAsked(machine, guard)),
  );
  const rights = (Object.keys(PERMISOS) as Permiso[]).filter((permiso) => asked.has(permiso));
  return { machine, rights: factsOfRights(rights), facts, refusal };
}
