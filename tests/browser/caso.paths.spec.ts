import { expect } from '@playwright/test';
import type { AnyStateMachine } from 'xstate';
import { registroMachine } from '#machines/registro.machine';
import { trabajoMachine } from '#machines/trabajo.machine';
import { vidaCasoMachine } from '#machines/vidaCaso.machine';
import { casePage } from './bed/caso.ts';
import { OWN_ACTS } from './paths/caso/acts.ts';
import { CaseModel } from './paths/caso/caseModel.ts';
import { OUTSIDE_ACTS, WORK_CALLS } from './paths/caso/outsideActs.ts';
import type { Desk } from './paths/caso/places.ts';
import { look } from './paths/caso/views.ts';
import type { OtherPerson } from './paths/desk.ts';
import { test } from './paths/desk.ts';
import type { Excuses } from './paths/tally.ts';
import { count, inWords } from './paths/tally.ts';
import { declareWalks } from './paths/walks.ts';

const CHARTS = [registroMachine, trabajoMachine, vidaCasoMachine] as unknown as readonly AnyStateMachine[];

/** The states in which a walk can find a case: no work on a case leads to the second. */
type Start = 'nuevo' | 'recolecta';

const ALWAYS_KNOWN = 'The server always says who asked for an authorization.';

const EXCUSES: Excuses = {
  'registro.turn.sending · trabajoTerminado [else] → (stays)':
    'Several are sent at once only where they repeat by themselves: registro.test.ts.',
  'trabajo.opening · (always) [somethingKept] → trabajo.written':
    'Follows a reload, or another till: caso-life.spec.ts, and caso-once.spec.ts for what was sent.',
  'trabajo.blank · retomar → trabajo.written':
    'Follows a window that opens while its drafts are still read: draft.spec.ts.',
  'trabajo · xstate.error.actor.watchConnection → (stays)':
    'Who watches the connection only listens, and does not fail.',
  'vidaCaso.pendiente · autorizar [noSeSabeDeQuien] → (stays)': ALWAYS_KNOWN,
  'vidaCaso.pendiente · noAutorizar [noSeSabeDeQuien] → (stays)': ALWAYS_KNOWN,
};

// Each walk has a case and a page of its own.
test.describe.configure({ mode: 'parallel' });

const taken = await declareWalks<Start, CaseModel, Desk>({
  name: 'a case',
  starts: ['nuevo', 'recolecta'],
  acts: [...OWN_ACTS, ...OUTSIDE_ACTS],
  calls: [WORK_CALLS],
  open: (start) => new CaseModel(start, 1),
  openFor: (start, { id }) => new CaseModel(start, id),
  begin: async ({ page, gate, other }, start) => {
    const id = await caseIn(other, start);
    await page.goto(`administracion/casos/${id}`);
    return { page, gate, other, id, screen: casePage(page) };
  },
  look,
});

test('every transition of the charts of a case is walked, or it is said why not', () => {
  const tally = count(CHARTS, taken, EXCUSES);
  process.stdout.write(`${inWords(tally, EXCUSES)}\n`);
  expect(tally).toMatchObject({ forgotten: [], needless: [] });
});

/** Vale de devolución: an area that the manager of the sample data sees from every store. */
const RETURN_VOUCHER = { idArea: 2, idSubcategoria: 7 };

/** A case of the walk's own. */
function caseIn(other: OtherPerson, state: Start): Promise<number> {
  return state === 'recolecta' ? caseInPickup(other) : other.openCase(RETURN_VOUCHER);
}

const given = new Set<number>();

/** No work leads to RECOLECTA: those cases are the sample data's. */
async function caseInPickup(other: OtherPerson): Promise<number> {
  const { listaCasos } = await other.call('POST', 'caso/lista-paginada', {
    folio: null,
    cvetda: null,
    categoria: null,
    nomCliente: '',
    idEstatus: 6,
    numIden: null,
    fechaIni: null,
    fechaFin: null,
    orden: 'recientes',
    idAplicacion: 146,
    numPagina: 1,
    tamPagina: 100,
  });
  const free = (listaCasos as readonly { readonly id: number }[]).find(({ id }) => !given.has(id));
  if (free === undefined) throw new Error('The sample data has no more cases in RECOLECTA.');
  given.add(free.id);
  return free.id;
}
