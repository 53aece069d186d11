import { expect, type Page } from '@playwright/test';
import type { Bed } from '../bed.ts';
import type { Gate } from '../gate.ts';
import type { Walking } from '../walks.ts';
import { addUser, entersWith, somebodyToAdd } from './newcomers.ts';
import { INACTIVE, PasswordModel, type Whose } from './passwordModel.ts';

const ADD = /usuario\/agregar$/;
const GIVE = /usuario\/contrasena-provisional$/;

interface Desk {
  readonly page: Page;
  readonly gate: Gate;
  readonly numiden: number;
  /** Whether the server lets the user enter with a password. */
  readonly enters: (contrasena: string) => Promise<boolean>;
  /** The passwords that were shown, the newest last. */
  readonly given: string[];
}

function windowsOf(page: Page) {
  const question = page.getByRole('alertdialog', { name: 'Nueva contraseña', exact: true });
  const window = page.getByRole('alertdialog', { name: 'Contraseña provisional', exact: true });
  return {
    question,
    window,
    opener: page.getByRole('button', { name: 'Nueva contraseña', exact: true }),
    save: page.getByRole('button', { name: 'Guardar', exact: true }),
    password: window.getByRole('status', { name: 'Contraseña provisional', exact: true }),
    answer: (name: string) => page.getByRole('alertdialog').getByRole('button', { name, exact: true }),
  };
}

/** The walks of the password that a user is given. */
export const passwordWalking: Walking<Whose, PasswordModel, Desk> = {
  name: 'La contraseña de un usuario',
  begins: { deUsuario: 'de quien ya es usuario', deNuevo: 'de quien se agrega' },
  calls: [ADD, GIVE],
  open: (whose) => new PasswordModel(whose),
  begin,
  look,
  lookBehind,
  acts: [
    {
      name: 'pulsa «Guardar»',
      may: ({ phase }) => phase === 'form',
      live: (model) => model.save(),
      perform: ({ page }) => windowsOf(page).save.press('Enter'),
    },
    {
      name: 'el servidor agrega a la persona',
      may: ({ phase }) => phase === 'saving',
      live: (model) => model.added(),
      perform: async ({ gate }) => (await gate.held(ADD)).pass(),
    },
    {
      name: 'pulsa «Nueva contraseña»',
      may: ({ phase }) => phase === 'none',
      live: (model) => model.tell('nuevaContrasena'),
      perform: ({ page }) => windowsOf(page).opener.press('Enter'),
    },
    {
      name: 'pulsa «No»',
      may: ({ phase }) => phase === 'asked',
      live: (model) => model.tell('no'),
      perform: ({ page }) => windowsOf(page).answer('No').press('Enter'),
    },
    {
      name: 'pulsa «Si»',
      may: ({ phase }) => phase === 'asked',
      live: (model) => model.tell('si'),
      perform: ({ page }) => windowsOf(page).answer('Si').press('Enter'),
    },
    {
      name: 'el servidor contesta',
      may: ({ phase }) => phase === 'giving',
      live: (model) => model.answer(),
      perform: async ({ gate }) => (await gate.held(GIVE)).pass(),
    },
    {
      name: 'se corta la conexión antes de llegar al servidor',
      may: ({ phase, whose }) => phase === 'giving' && whose === 'deUsuario',
      live: (model) => model.cut(),
      perform: async ({ gate }) => (await gate.held(GIVE)).cut(),
    },
    {
      name: 'el servidor contesta que la persona quedó inactiva',
      may: ({ phase, whose }) => phase === 'giving' && whose === 'deNuevo',
      live: (model) => model.refuse(),
      perform: async ({ gate }) => (await gate.held(GIVE)).answer(409, { codigo: 409, message: INACTIVE }),
    },
    {
      name: 'pulsa «Reintentar»',
      may: ({ phase }) => phase === 'failed',
      live: (model) => model.tell('reintentar'),
      perform: ({ page }) => windowsOf(page).answer('Reintentar').press('Enter'),
    },
    {
      name: 'pulsa «Dejarlo para después»',
      may: ({ phase, whose }) => phase === 'failed' && whose === 'deNuevo',
      live: (model) => model.tell('no'),
      perform: ({ page }) => windowsOf(page).answer('Dejarlo para después').press('Enter'),
    },
    {
      name: 'cierra con Escape la ventana de lo que falló',
      may: ({ phase, whose }) => phase === 'failed' && whose === 'deUsuario',
      live: (model) => model.tell('no'),
      perform: ({ page }) => page.keyboard.press('Escape'),
    },
    {
      name: 'pulsa Escape, que no la cierra, y «Listo»',
      may: ({ phase }) => phase === 'shown',
      live: (model) => model.tell('listo'),
      perform: async ({ page }) => {
        const { password, answer } = windowsOf(page);
        await page.keyboard.press('Escape');
        await expect(password, 'la contraseña sigue a la vista').toBeVisible();
        await answer('Listo').press('Enter');
      },
    },
  ],
};

async function begin({ page, gate, person: personOf, people, share, url }: Bed, whose: Whose): Promise<Desk> {
  const person = await personOf('otra');
  const numiden = await somebodyToAdd(person, share);
  const { opener, save } = windowsOf(page);
  if (whose === 'deUsuario') {
    await addUser(person, numiden, people.gente.hace);
    await page.goto(`usuarios/detalles/${numiden}`);
    await expect(opener, 'se puede pulsar «Nueva contraseña»').toBeEnabled();
  } else {
    await page.goto('usuarios/detalles/nuevo');
    await page.getByLabel(/^Numiden/).fill(String(numiden));
    await page.getByLabel(/^Correo/).fill('alguien@mostrador.example');
    await page.getByRole('combobox', { name: /^Rol/ }).selectOption({ index: 1 });
    await page
      .getByRole('group', { name: /^Áreas( \(\*\))?$/ })
      .getByRole('checkbox')
      .first()
      .check();
    await expect(save, 'se puede pulsar «Guardar»').toBeEnabled();
  }
  return { page, gate, numiden, enters: entersWith(url, numiden, people.tienda), given: [] };
}

async function look({ page, numiden, given }: Desk, { phase, reason, whose }: PasswordModel): Promise<void> {
  const { question, window, opener, password, answer } = windowsOf(page);
  const shows = (what: ReturnType<typeof answer>, isThere: boolean, words: string) =>
    expect(what, `${words} ${isThere ? 'se ve' : 'no se ve'}`).toHaveCount(isThere ? 1 : 0);
  await shows(question, phase === 'asked', 'la pregunta «Nueva contraseña»');
  await shows(window, phase === 'giving' || phase === 'shown' || phase === 'failed', '«Contraseña provisional»');
  await shows(answer('Si'), phase === 'asked', 'el botón «Si»');
  await shows(answer('No'), phase === 'asked', 'el botón «No»');
  await shows(answer('Listo'), phase === 'shown', 'el botón «Listo»');
  await shows(answer('Reintentar'), phase === 'failed', 'el botón «Reintentar»');
  await shows(answer('Dejarlo para después'), phase === 'failed', 'el botón «Dejarlo para después»');
  await shows(password, phase === 'shown', 'la contraseña');
  if (phase === 'failed')
    await expect(window, `se lee por qué no: «${reason}»`).toContainText(
      `No se pudo dar una contraseña. ${reason} Puede darla después con «Nueva contraseña»`,
    );
  if (phase === 'shown') {
    const shown = await password.innerText();
    expect(given, 'la contraseña es otra que las de antes').not.toContain(shown);
    given.push(shown);
  } else {
    for (const each of given)
      await expect(page.getByText(each), 'ya no se lee en ninguna parte la contraseña que se entregó').toHaveCount(0);
  }
  if (phase === 'none') await expect(opener, 'se puede pulsar «Nueva contraseña»').toBeEnabled();
  if (phase === 'left') return expect(page, 'la página es la lista de usuarios').toHaveURL(/\/usuarios(\?|$)/);
  await expect(page, 'la página sigue siendo la del usuario').toHaveURL(
    whose === 'deNuevo' ? /detalles\/nuevo$/ : new RegExp(`detalles/${numiden}$`),
  );
}

/** The server lets the user in with the newest password that was shown, and with none that came before. */
async function lookBehind({ given, enters }: Desk, { phase }: PasswordModel): Promise<void> {
  // Another one may be on its way.
  if (phase === 'giving') return;
  const [newest, before] = given.toReversed();
  if (newest !== undefined) expect(await enters(newest), 'con la última contraseña se entra').toBe(true);
  if (before !== undefined) expect(await enters(before), 'con la anterior ya no se entra').toBe(false);
}
