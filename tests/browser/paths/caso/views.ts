import { expect } from '@playwright/test';
import { ESTADO, ESTADOS_CASO } from '#domain/casos/vidaCaso';
import { moreActs } from '../../bed/acts.ts';
import { lookAtFailure } from '../failure.ts';
import { hear } from '../hear.ts';
import { phaseOfBusy } from './act.ts';
import type { CaseModel, ShownPlace } from './caseModel.ts';
import type { CaseNow, Errand, LifeState } from './caseServer.ts';
import { button, type Desk, fieldOf, placeOn } from './places.ts';

/** Looks whether the screen shows a case as the charts say it is. Rejects as soon as it shows anything else. */
export async function look(desk: Desk, model: CaseModel): Promise<void> {
  await hear(desk.page, model.said(), /se ha escalado con éxito/);
  if (model.isLost) return lookAtLoss(desk);
  await lookAtPlaces(desk, model);
  await lookAtNews(desk, model);
  // The page under a window is out of reach, and is looked at when the window is closed.
  if (model.form === null) await lookAtCase(desk, model);
}

/** Looks whether the server has the case in the state in which the charts have it. */
export async function lookBehind({ other, id }: Desk, { stored: { state } }: CaseModel): Promise<void> {
  const stored = async () => (await other.call('GET', `caso/detalle/${id}`)).estado;
  await expect
    .poll(stored, `el servidor guardó el caso ${ESTADOS_CASO[ESTADO[state]]}`)
    .toMatchObject({ id: ESTADO[state] });
}

async function lookAtLoss({ page, screen }: Desk): Promise<void> {
  await expect(page.locator('main').getByText(/No tiene permiso/), 'se lee que ya no tiene permiso').toBeVisible();
  await expect(
    page.locator('main').getByRole('link', { name: 'Ver los casos' }),
    'hay un enlace «Ver los casos»',
  ).toBeVisible();
  await expect(screen.historia, 'la historia del caso ya no se ve').toHaveCount(0);
}

interface Buttons {
  readonly bar: readonly (string | RegExp)[];
  /** Under 'Más'. */
  readonly more: readonly string[];
}

const OPEN: Buttons = {
  bar: ['Comentar', 'Escalar', 'Más', 'Cerrar caso'],
  more: ['Solicitar autorización', 'Asignar', 'Adjuntar'],
};
/** Nobody is led to close what still owes money. */
const OWING: Buttons = {
  bar: ['Escalar', 'Solicitar autorización', 'Más', 'Comentar'],
  more: ['Asignar', 'Adjuntar', 'Cerrar caso'],
};
const TO_BE_TAKEN: Buttons = {
  bar: ['Comentar', 'Escalar', 'Más', /^(Tomar caso|Tomando)/],
  more: ['Solicitar autorización', 'Asignar', 'Adjuntar', 'Cerrar caso'],
};

/** The buttons that a person with every permission finds, by state of the case. */
const BUTTONS = {
  nuevo: TO_BE_TAKEN,
  enProceso: null,
  escalado: TO_BE_TAKEN,
  pendiente: null,
  recolecta: TO_BE_TAKEN,
  solucionada: { bar: [], more: [] },
} as const satisfies Record<LifeState, Buttons | null>;

/** The buttons where they hang on more than the state; who asked for the authorization has no next step but to write. */
function buttonsOf({ state, owes }: CaseNow, decides: boolean): Buttons {
  if (state === 'enProceso') return owes ? OWING : OPEN;
  return decides
    ? { bar: ['Comentar', 'Asignar', 'Más', 'Autorizar / No autorizar'], more: ['Adjuntar', 'Cerrar caso'] }
    : { bar: ['Autorizar / No autorizar', 'Asignar', 'Más', 'Comentar'], more: ['Adjuntar', 'Cerrar caso'] };
}

async function lookAtCase({ page, screen }: Desk, model: CaseModel): Promise<void> {
  // The head is as the case is now; only what is written waits.
  const { state } = model.stored;
  await expect(page.getByRole('dialog'), 'ninguna ventana está abierta').toHaveCount(0);
  const named = ESTADOS_CASO[ESTADO[state]];
  await expect(screen.resumen, `el resumen dice que está ${named}`).toContainText(named);
  const buttons = `los botones son los de un caso ${named}`;
  const { bar, more } = BUTTONS[state] ?? buttonsOf(model.stored, model.allows('autorizar'));
  await expect(screen.actions.locator('button'), buttons).toContainText([...bar]);
  await expect(screen.actions.locator('button'), buttons).toHaveCount(bar.length);
  await expect(moreActs(page), buttons).toContainText([...more]);
  await expect(moreActs(page), buttons).toHaveCount(more.length);
  if (!model.allows('comentar')) return expect(screen.comentario, 'ya no se puede comentar').toHaveCount(0);
  await expect(screen.comentario, 'el comentario sigue como se escribió').toHaveValue(model.written.comentar ?? '');
}

async function lookAtNews({ page }: Desk, model: CaseModel): Promise<void> {
  const notice = page.getByText('Este caso cambió:');
  // A stale save says it where it was refused, and once is enough.
  if (!model.news || phaseOfBusy(model) === 'conflict')
    return expect(notice, 'no se lee que el caso cambió').toHaveCount(0);
  await expect(notice.first(), 'se lee que otra persona cambió el caso').toBeVisible();
  await expect(page.getByRole('button', { name: 'Ver cambios' }).last(), 'se puede pulsar «Ver cambios»').toBeEnabled();
}

async function lookAtPlaces(desk: Desk, model: CaseModel): Promise<void> {
  const { busyPlace, form } = model;
  if (busyPlace !== undefined) return lookAtWork(desk, model, busyPlace);
  if (form !== null) return lookAtField(desk, model, true);
  await expect(desk.page.locator('[data-failure]'), 'no se lee ninguna falla').toHaveCount(0);
  await expect(desk.screen.anexos.getByRole('progressbar'), 'ningún anexo se está enviando').toHaveCount(0);
}

/** Letter for letter what the page says while a work is sent, and when it was not saved. */
const SAID = {
  comentar: { busy: 'Guardando...', failed: 'No se guardó el comentario.' },
  adjuntar: { busy: 'Guardando...', failed: 'No se guardaron los anexos.' },
  tomar: { busy: 'Tomando...', failed: 'No se pudo tomar el caso.' },
  asignar: { busy: 'Asignando...', failed: 'No se pudo asignar el caso.' },
  escalar: { busy: 'Escalando...', failed: 'No se pudo escalar el caso.' },
  solicitarAutorizacion: { busy: 'Solicitando...', failed: 'No se pudo solicitar la autorización.' },
  autorizar: { busy: 'Guardando...', failed: 'No se guardó la autorización.' },
  noAutorizar: { busy: 'Guardando...', failed: 'No se guardó la decisión.' },
  cerrar: { busy: 'Cerrando...', failed: 'No se pudo cerrar el caso.' },
} as const satisfies Record<Errand['trabajo'], { readonly busy: string; readonly failed: string }>;

async function lookAtWork(desk: Desk, model: CaseModel, place: ShownPlace): Promise<void> {
  const where = placeOn(desk, model, place);
  const said = SAID[model.errandOf(place)?.trabajo ?? 'comentar'];
  switch (model.phaseOf(place)) {
    case 'sending':
      await expect(where.getByText(said.busy).first(), `se lee «${said.busy}»`).toBeVisible();
      if (place === 'adjuntar') {
        const progress = where.getByRole('progressbar', { name: 'Envío de anexos' });
        await expect(progress, 'se ve cuánto va del envío').toBeVisible();
      }
      return isWritten(place) ? lookAtField(desk, model, false) : undefined;
    case 'untouched':
    case 'touched':
      await lookAtFailure(where, said.failed, model.phaseOf(place) === 'untouched');
      await expect(button(where, 'Reintentar'), 'se puede pulsar «Reintentar»').toBeEnabled();
      return isWritten(place) ? lookAtField(desk, model, true) : undefined;
    case 'conflict':
      await expect(where.getByText(said.failed), `se lee «${said.failed}»`).toBeVisible();
      await expect(where.getByText('Mientras usted trabajaba:'), 'se lee qué cambió mientras tanto').toBeVisible();
      await expect(
        where.getByText(`${desk.other.nombre} escaló el caso a `).first(),
        `se lee que ${desk.other.nombre} escaló el caso`,
      ).toBeVisible();
      await expect(button(where, 'Guardar de todos modos'), 'se puede pulsar «Guardar de todos modos»').toBeEnabled();
      return isWritten(place) ? lookAtField(desk, model, false) : undefined;
    case 'editing':
    case 'none':
      throw new Error(`Nothing is under way in "${place}".`);
  }
}

function isWritten(place: ShownPlace): boolean {
  return place === 'comentar' || place === 'formulario';
}

async function lookAtField(desk: Desk, model: CaseModel, isEditable: boolean): Promise<void> {
  const field = fieldOf(desk, model.form);
  await expect(field, isEditable ? 'se puede seguir escribiendo' : 'lo escrito no se puede cambiar').toBeEditable({
    editable: isEditable,
  });
  await expect(field, 'lo escrito sigue ahí').toHaveValue(model.written[model.form ?? 'comentar'] ?? '');
}
