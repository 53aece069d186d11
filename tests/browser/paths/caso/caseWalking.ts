import { casePage } from '../../bed/caso.ts';
import type { OtherPerson } from '../bed.ts';
import { Lacking } from '../lacking.ts';
import { RETURN_VOUCHER } from '../people.ts';
import type { Share } from '../sales.ts';
import type { Walking } from '../walks.ts';
import { OWN_ACTS } from './acts.ts';
import { CaseModel } from './caseModel.ts';
import { OUTSIDE_ACTS, WORK_CALLS } from './outsideActs.ts';
import type { Desk } from './places.ts';
import { look, lookBehind } from './views.ts';

/** The states in which a walk can find a case: no work on a case leads to the second. */
type Start = 'nuevo' | 'recolecta';

/** The walks of the page of a case. */
export const caseWalking: Walking<Start, CaseModel, Desk> = {
  name: 'La página de un caso',
  begins: { nuevo: 'NUEVO', recolecta: 'RECOLECTA' },
  acts: [...OWN_ACTS, ...OUTSIDE_ACTS],
  calls: [WORK_CALLS],
  open: (start) => new CaseModel(start, 1),
  openFor: (start, { id }) => new CaseModel(start, id),
  begin: async ({ page, gate, other, share }, start) => {
    const id = await (start === 'recolecta' ? caseInPickup(other, share) : other.openCase(RETURN_VOUCHER));
    await page.goto(`administracion/casos/${id}`);
    return { page, gate, other, id, screen: casePage(page) };
  },
  look,
  lookBehind,
};

const given = new Set<number>();

/** No work leads to RECOLECTA: those cases are the sample data's. Which of them comes first hangs on the hour, and not each owes money. */
async function caseInPickup(other: OtherPerson, { index, of }: Share): Promise<number> {
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
  const free = (listaCasos as readonly { readonly id: number }[]).filter(
    ({ id }) => id % of === index && !given.has(id),
  );
  for (const { id } of free) {
    const { valesSinTerminar } = await other.call('GET', `caso/detalle/${id}`);
    if ((valesSinTerminar as readonly unknown[]).length === 0) continue;
    given.add(id);
    return id;
  }
  throw new Lacking('La instancia no tiene un caso en RECOLECTA, con dinero por devolver, que este camino pueda usar.');
}
