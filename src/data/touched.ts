import type { Cambio } from '#contract/changes';
import type { NombreLectura } from '#contract/contract';
import type { CambioDeCaso } from '#domain/cambioDeCaso';
import { mueveLista } from '#domain/cambioDeCaso';
import { filtroCasosSchema } from '#domain/casos';
import type { ReadData, ReadKey } from './query.ts';

/** What was read, as a change asks about it. */
interface Shown<N extends NombreLectura> {
  readonly input: ReadKey<N>[1];
  readonly data: ReadData<N>;
}

type Touch<N extends NombreLectura, C> = (change: C, shown: Shown<N>, numiden: number) => boolean;

/** Of the readings that hold something of cases (`READS_OF`), those that can tell by a change that it is none of theirs. */
const BY_CASE: { readonly [N in NombreLectura]?: Touch<N, CambioDeCaso> } = {
  // A row says nothing of a case but its facts and what never changes: a comment is in no list.
  listaCasos: (change, { input: { cuerpo }, data: { listaCasos } }, numiden) =>
    changesFacts(change) &&
    (listaCasos.some(({ id }) => id === change.id) || mueveLista(filtroCasosSchema.parse(cuerpo), change, numiden)),
  detalleCaso: ({ id }, { input: { ruta } }) => ruta.id === id,
  anexosDeCaso: ({ id }, { input: { consulta } }) => consulta.casoId === id,
  // A request is made, decided or taken back by a step of the case's life.
  casosPorAutorizar: (change, { data: { solicitudes } }) =>
    solicitudes.some(({ idCaso }) => idCaso === change.id) || changesFacts(change),
  // The open cases of a sale.
  detalleOperacionVale: changesFacts,
};

/**
 * Whether a change can have made a reading untrue. Where a change does not say enough, or a reading cannot tell, it can.
 * @param numiden who reads.
 */
export function canTouch(change: Cambio, [name, input]: ReadKey, data: unknown, numiden: number): boolean {
  if (change.caso === undefined || data === undefined) return true;
  // The name of a reading says what it is asked and what it answers.
  const touches = BY_CASE[name] as Touch<NombreLectura, CambioDeCaso> | undefined;
  if (touches === undefined) return true;
  return touches({ id: change.id, ...change.caso }, { input, data } as Shown<NombreLectura>, numiden);
}

function changesFacts({ antes, despues }: CambioDeCaso): boolean {
  if (antes === null || despues === null) return true;
  return Object.entries(antes).some(([fact, value]) => despues[fact as keyof typeof despues] !== value);
}
