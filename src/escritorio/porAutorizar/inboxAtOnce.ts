import type { ClaseDeMarcado } from '#domain/common/varios';
import { contraDecidirJuntas } from '#domain/escritorio/decidirJuntas';
import { limiteLeido, pasanDelLimite } from '#domain/personas/limiteAutorizar';
import type { ActAtOnce, AtOnce } from '../../ui/several/several.ts';
import type { Ways } from '../../ui/works/deciding/deciding.ts';
import type { Works } from '../../ui/works/work.ts';
import { rowNumber, type Waiting } from './pending.ts';
import { againstDeciding, isOverLimit, markedAs, waitingTitle } from './rows.ts';

/** The works that decide the records of a kind, which are those of its own page. */
interface Decisions {
  readonly works: Works;
  readonly ways: Ways<string>;
}

/** The decisions of every kind that waits. */
export type DecisionsOf = Readonly<Record<ClaseDeMarcado, Decisions>>;

/**
 * How requests are marked and decided at once.
 * @param limite up to how much this person authorizes, in pesos; null without limit.
 */
export function inboxAtOnce(decisions: DecisionsOf, limite: number | null): AtOnce<Waiting> {
  return {
    label: 'Decidir lo marcado',
    numberOf: rowNumber,
    mark: markedAs,
    title: waitingTitle,
    against: againstDeciding,
    saldo: ({ request }) => ('saldo' in request ? request.saldo : null),
    works: { caso: decisions.caso.works, vale: decisions.vale.works },
    offered: (rows) => {
      const kinds = rows.map(({ kind }) => kind);
      const over = rows.filter((row) => isOverLimit(row, limite)).length;
      const overSaid = over > 0 && pasanDelLimite(over, limiteLeido(limite));
      const apart = contraDecidirJuntas(kinds);
      const acts = apart === null ? waysOf(decisions[kinds[0] ?? 'vale'], overSaid) : [];
      return { acts, note: apart === null ? overSaid : [apart, overSaid].filter(Boolean).join(' ') };
    },
  };
}

/** No before yes, which is the likely one. */
function waysOf({ works, ways }: Decisions, warning: string | false): readonly ActAtOnce<Waiting>[] {
  return [
    { trabajo: ways.no, button: works[ways.no]?.button, shortcut: 'r' },
    { trabajo: ways.yes, button: works[ways.yes]?.button, shortcut: 'a', solid: true, warning },
  ];
}
