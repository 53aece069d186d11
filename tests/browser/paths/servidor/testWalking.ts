import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { SUCCESS_CODE } from '#contract/common/answers';
import type { Signed } from '../../bed/test.ts';
import type { Act } from '../act.ts';
import type { Bed } from '../bed.ts';
import type { Gate } from '../gate.ts';
import type { Walking } from '../walks.ts';
import { CONNECTS, TestModel, WHICH, type Which } from './testModel.ts';

const TEST = /panel\/test$/;

interface Desk {
  readonly page: Page;
  readonly gate: Gate;
  /** The names of both servers: no computer has them. */
  readonly names: Readonly<Record<Which, string>>;
  /** The user name by which the server enters the first of them, as it is stored. */
  readonly storedUser: () => Promise<string>;
}

function rowOf(page: Page, name: string) {
  const row = page.getByRole('row').filter({ has: page.getByRole('rowheader', { name }) });
  const button = (act: string) => row.getByRole('button', { name: `${act} ${name}`, exact: true });
  return { row, test: button('Probar conexión de'), stop: button('Detener la prueba de'), edit: button('Editar') };
}

function begins(which: Which): Act<TestModel, Desk> {
  return {
    name: `pulsa «Probar conexión» de ${which}`,
    may: ({ running }) => running !== which,
    live: (model) => model.test(which),
    perform: ({ page, names }) => rowOf(page, names[which]).test.press('Enter'),
  };
}

/** The walks of the tests of connections, on the page of the servers. */
export const testWalking: Walking<'dos', TestModel, Desk> = {
  name: 'La conexión de los servidores',
  begins: { dos: 'de dos que nadie ha probado' },
  calls: [TEST],
  open: () => new TestModel(),
  begin,
  look,
  lookBehind,
  acts: [
    begins('uno'),
    begins('otro'),
    {
      name: 'pulsa «Detener»',
      may: ({ running }) => running !== null,
      live: (model) => model.stop(),
      perform: ({ page, names }, { running }) => rowOf(page, names[running ?? 'uno']).stop.press('Enter'),
    },
    {
      name: 'contesta que conecta',
      may: ({ running }) => running !== null,
      live: (model) => model.connects(),
      perform: async ({ gate }) => {
        const body = { codigo: SUCCESS_CODE, descripcion: CONNECTS, razon: 'conecta', milisegundos: 12 };
        (await gate.held(TEST)).answer(200, body);
      },
    },
    {
      name: 'el servidor abre la conexión de verdad, y no hay quien conteste',
      // Ten a minute are allowed.
      may: (model) => model.running === 'uno' && model.resultOf('otro') === null,
      live: (model) => model.refuses(),
      perform: async ({ gate }) => (await gate.held(TEST)).pass(),
    },
    {
      name: 'se corta la conexión antes de llegar al servidor',
      may: ({ running }) => running !== null,
      live: (model) => model.cut(),
      perform: async ({ gate }) => (await gate.held(TEST)).cut(),
    },
    {
      name: 'edita uno y lo guarda',
      may: ({ saved }) => saved === 0,
      live: (model) => model.save('uno'),
      perform: async ({ page, names }) => {
        await rowOf(page, names.uno).edit.press('Enter');
        const window = page.getByRole('dialog', { name: 'Editar servidor' });
        await window.getByLabel(/^Usuario/).fill('otro-usuario');
        await window.getByRole('button', { name: 'Guardar', exact: true }).press('Enter');
        await expect(window, 'la ventana se cierra').toHaveCount(0);
      },
    },
  ],
};

async function begin({ page, gate, person: personOf }: Bed): Promise<Desk> {
  const person = await personOf('otra');
  const names = { uno: `uno-${randomUUID()}.example`, otro: `otro-${randomUUID()}.example` };
  const id = await add(person, names.uno);
  await add(person, names.otro);
  await page.goto('configuracion');
  await expect(rowOf(page, names.otro).test, 'los dos están en la lista').toBeVisible();
  const storedUser = async () => {
    const answer = await person.request.get(`api/panel/obtener-server/${id}`);
    return ((await answer.json()) as { readonly usuario: string }).usuario;
  };
  return { page, gate, names, storedUser };
}

async function add({ request }: Signed, servidor: string): Promise<number> {
  const answer = await request.post('api/panel/guardar', {
    headers: { 'Idempotency-Key': randomUUID() },
    data: { servidor, usuario: 'mostrador', puerto: 443, path: '', url: '', pass: null },
  });
  if (!answer.ok()) throw new Error(`The server was refused with ${answer.status()}: ${await answer.text()}`);
  return ((await answer.json()) as { readonly id: number }).id;
}

async function look({ page, names }: Desk, model: TestModel): Promise<void> {
  for (const which of Object.keys(WHICH) as Which[]) {
    const { row, test, stop } = rowOf(page, names[which]);
    const isRunning = model.running === which;
    await expect(stop, `«Detener» de ${which} ${isRunning ? 'se ve' : 'no se ve'}`).toHaveCount(isRunning ? 1 : 0);
    await expect(test, `«Probar conexión» de ${which} ${isRunning ? 'no se ve' : 'se ve'}`).toHaveCount(
      isRunning ? 0 : 1,
    );
    const result = model.resultOf(which);
    const chips = row.getByText(/^(NO )?CONECTA$/);
    await expect(chips, `lo que salió de ${which}`).toHaveText(
      result === null ? [] : [result.bien ? 'CONECTA' : 'NO CONECTA'],
    );
    if (result !== null) await expect(row, `por qué, de ${which}`).toContainText(result.texto);
  }
}

/** A test stores nothing; that which was saved is stored. */
async function lookBehind({ storedUser }: Desk, { saved }: TestModel): Promise<void> {
  expect(await storedUser(), 'el usuario del primero, como está guardado').toBe(
    saved > 0 ? 'otro-usuario' : 'mostrador',
  );
}
