import { expect } from '@playwright/test';
import type { AccionCaso } from '#domain/casos/trabajosCaso';
import { pdf } from '../../bed/files.ts';
import { EMPLOYEES } from '../../bed/test.ts';
import { busyPlaceOf, type CaseAct, isAtRest, isCalm, isFailed, isWriting, phaseOfBusy } from './act.ts';
import type { CaseModel, FormName } from './caseModel.ts';
import { nextCategory } from './caseServer.ts';
import { button, type Desk, fieldOf, placeOn, WINDOWS } from './places.ts';

/** The texts in the fields after a work is written, and after it is changed. */
const WRITTEN = 'Se habló con el cliente y queda conforme.';
const REWRITTEN = 'Se habló otra vez con el cliente.';

/** The acts of the person at the screen. */
export const OWN_ACTS: readonly CaseAct[] = [
  opening('asignar'),
  opening('escalar'),
  opening('solicitarAutorizacion'),
  opening('autorizar'),
  opening('cerrar'),
  sending('asignar', 'Asignar'),
  sending('escalar', 'Escalar'),
  sending('escalar', 'Escalar', { same: true }),
  sending('solicitarAutorizacion', 'Solicitar autorización'),
  sending('autorizar', 'Autorizar'),
  sending('noAutorizar', 'No autorizar'),
  sending('cerrar', 'Cerrar caso'),
  {
    name: 'escribe un comentario y pulsa «Comentar»',
    may: (model) => isAtRest(model) && model.allows('comentar'),
    live: (model) => {
      model.write('comentar', WRITTEN);
      model.send('comentar', 'comentar');
    },
    perform: async ({ screen }) => {
      await screen.comentario.fill(WRITTEN);
      await screen.comentar.click();
    },
  },
  {
    name: 'adjunta un archivo',
    may: (model) => isAtRest(model) && !isWriting(model) && model.allows('adjuntar'),
    live: (model) => model.send('adjuntar', 'adjuntar'),
    perform: ({ screen }) => screen.fileInput.setInputFiles([pdf('ticket.pdf')]),
  },
  {
    name: 'pulsa «Tomar caso»',
    may: (model) => isAtRest(model) && model.allows('tomar'),
    live: (model) => model.send('tomar', 'tomar'),
    perform: ({ screen }) => screen.action('Tomar caso').click(),
  },
  {
    name: 'escribe un comentario y no lo envía',
    may: (model) => isAtRest(model) && !isWriting(model) && model.stored.state === 'nuevo',
    live: (model) => model.write('comentar', WRITTEN),
    perform: ({ screen }) => screen.comentario.fill(WRITTEN),
  },
  {
    name: 'borra lo que escribió',
    may: (model) => isCalm(model) && model.form === null && isWriting(model) && !model.news,
    live: (model) => model.erase(),
    perform: ({ screen }) => screen.comentario.fill(''),
  },
  {
    name: 'pulsa «Comentar» mientras se envía otra cosa',
    may: (model) => model.phaseOf('tomar') === 'sending' && isWriting(model),
    live: (model) => model.send('comentar', 'comentar'),
    perform: ({ screen }) => screen.comentar.click(),
  },
  {
    name: 'pulsa «Reintentar»',
    may: isFailed,
    live: (model) => {
      const place = busyPlaceOf(model);
      model.send(place, model.errandOf(place)?.trabajo as AccionCaso);
    },
    perform: (desk, model) => button(placeOn(desk, model, busyPlaceOf(model)), 'Reintentar').click(),
  },
  {
    name: 'cambia lo que no se guardó',
    may: (model) => phaseOfBusy(model) === 'untouched' && ['comentar', 'formulario'].includes(busyPlaceOf(model)),
    live: (model) => model.rewrite(busyPlaceOf(model), REWRITTEN),
    perform: (desk, model) => fieldOf(desk, model.form).fill(REWRITTEN),
  },
  {
    name: 'pulsa «Descartar» en lo que no se guardó',
    may: (model) => isFailed(model) || phaseOfBusy(model) === 'conflict',
    live: (model) => {
      const inConflict = phaseOfBusy(model) === 'conflict';
      model.discard(busyPlaceOf(model));
      if (inConflict) model.look();
    },
    perform: (desk, model) => button(placeOn(desk, model, busyPlaceOf(model)), 'Descartar').click(),
  },
  {
    name: 'cambia lo que escribe y pulsa «Descartar»',
    may: (model) => isCalm(model) && model.stored.state === 'nuevo' && (isWriting(model) || model.form === 'cerrar'),
    live: (model) => {
      const place = model.form === null ? 'comentar' : 'formulario';
      model.rewrite(place, REWRITTEN);
      model.discard(place);
    },
    perform: async (desk, model) => {
      await fieldOf(desk, model.form).fill(REWRITTEN);
      await button(placeOn(desk, model, model.form === null ? 'comentar' : 'formulario'), 'Descartar').click();
    },
  },
  {
    name: 'pulsa «Cerrar» y deja lo escrito para después',
    may: (model) => model.form !== null && model.isFree && model.shown.state === 'nuevo',
    live: (model) => model.leaveForm(),
    perform: (desk, model) => button(placeOn(desk, model, 'formulario'), 'Cerrar').click(),
  },
  {
    name: 'pulsa «Seguir editando» tras leer que otra persona lo cambió',
    may: (model) => phaseOfBusy(model) === 'conflict',
    live: (model) => {
      model.accept(busyPlaceOf(model));
      model.look();
    },
    perform: (desk, model) => button(placeOn(desk, model, busyPlaceOf(model)), 'Seguir editando').click(),
  },
  {
    name: 'pulsa «Ver cambios»',
    may: (model) => model.news && isCalm(model),
    live: (model) => model.look(),
    perform: ({ page }) => page.getByRole('button', { name: 'Ver cambios', exact: true }).last().click(),
  },
  {
    name: 'pulsa «Autorizar / No autorizar» en lo que pidió ella misma',
    may: (model) => isAtRest(model) && model.shown.requester === 'self',
    live: (model) => {
      model.tryInVain('autorizar');
      model.tryInVain('noAutorizar');
    },
    perform: async ({ page, screen }) => {
      await expect(screen.action(/^Autorizar/), 'el botón «Autorizar / No autorizar» no hace nada').toHaveAttribute(
        'aria-disabled',
        'true',
      );
      await screen.action(/^Autorizar/).click({ force: true });
      const reason = 'Usted pidió esta autorización: la decide otra persona.';
      await expect(page.getByText(reason), `se lee «${reason}»`).toBeVisible();
    },
  },
];

function opening(form: FormName): CaseAct {
  return {
    name: `abre la ventana «${WINDOWS[form].title}»`,
    may: (model) => isAtRest(model) && !isWriting(model) && model.allows(form),
    live: (model) => model.openForm(form),
    perform: async ({ screen }) => (await screen.act(WINDOWS[form].opener)).click(),
  };
}

/** Fills the open form and saves it; `same` escalates to the category that the case has already. */
function sending(work: AccionCaso, label: string, values: { readonly same?: true } = {}): CaseAct {
  const form = work === 'noAutorizar' ? 'autorizar' : (work as FormName);
  return {
    name: `llena la ventana y pulsa «${label}»${values.same ? ' hacia donde ya está' : ''}`,
    may: (model) => model.form === form && isCalm(model) && model.allows(work) && !(values.same && model.isStale),
    live: (model) => {
      model.write(form, WRITTEN);
      model.send('formulario', work, values);
    },
    perform: async (desk, model) => {
      if (work === 'asignar') await chooseHolder(desk);
      if (work === 'escalar') await chooseTarget(desk, model, values.same === true);
      await fieldOf(desk, form).fill(WRITTEN);
      await button(placeOn(desk, model, 'formulario'), label).click();
    },
  };
}

/** The person at the screen gets what nobody has; what somebody has is left to its area. */
async function chooseHolder({ page, screen }: Desk): Promise<void> {
  const { dialog, labelled } = screen.windowNamed(WINDOWS.asignar.title);
  const isNobodys = await dialog.getByText('Nadie lo tiene').isVisible();
  const field = labelled(/^A quién/);
  await field.fill(isNobodys ? EMPLOYEES.gerente : 'sin persona');
  await page.getByRole('option', { name: isNobodys ? EMPLOYEES.gerente : 'sin persona' }).click();
}

async function chooseTarget({ screen }: Desk, { stored }: CaseModel, same: boolean): Promise<void> {
  const { labelled } = screen.windowNamed(WINDOWS.escalar.title);
  const category = same ? stored.category : nextCategory(stored.category);
  await labelled(/^Área/).selectOption(category === 7 ? '2' : '3');
  await labelled(/^Categoría/).selectOption(String(category));
  const reasons = labelled(/^Motivo/);
  await reasons.locator('option').nth(1).waitFor({ state: 'attached' });
  await reasons.selectOption({ index: 1 });
}
