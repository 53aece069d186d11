import { expect, type Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import type { Bed } from '../bed.ts';
import type { Gate } from '../gate.ts';
import { Lacking } from '../lacking.ts';
import { passwordVariable } from '../settings.ts';
import type { Walking } from '../walks.ts';
import { FactorModel, REFUSED, WRONG_CODE } from './factorModel.ts';

const PREPARE = /segundo-factor\/preparar$/;
const ACTIVATE = /segundo-factor\/activar$/;
const STEP_MS = 30_000;

interface Desk {
  readonly page: Page;
  readonly gate: Gate;
  readonly contrasena: string;
  /** The key that is shown or was shown last; empty before. */
  secreto: string;
}

const TITLE = { name: 'Activar segundo factor', exact: true } as const;

function partsOf(page: Page) {
  const window = page.getByRole('dialog', TITLE).or(page.getByRole('alertdialog', TITLE));
  const button = (name: string) => window.getByRole('button', { name, exact: true });
  return {
    ...{ window, button },
    password: window.getByLabel(/^Su contraseña/),
    qr: window.getByRole('img', { name: 'Código QR con la clave' }),
    secret: window.getByLabel('Clave', { exact: true }),
    code: window.getByLabel(/El código que muestra la aplicación/),
    codes: window.getByLabel('Códigos de recuperación', { exact: true }),
    opener: page.getByRole('button', TITLE),
  };
}

const isAsked = ({ phase }: FactorModel) => phase === 'asked' || phase === 'refused';

/** The walks of a second factor, taken up on the page of one's own account. */
export const factorWalking: Walking<'sin', FactorModel, Desk> = {
  name: 'El segundo factor de quien mira',
  begins: { sin: 'de quien no tiene' },
  calls: [PREPARE, ACTIVATE],
  open: () => new FactorModel(),
  begin,
  look,
  lookBehind,
  acts: [
    {
      name: 'escribe su contraseña y pulsa «Mostrar la clave»',
      may: isAsked,
      live: (model) => model.confirm(),
      perform: async ({ page, contrasena }) => {
        const { password, button } = partsOf(page);
        await password.fill(contrasena);
        await button('Mostrar la clave').press('Enter');
      },
    },
    {
      name: 'el servidor da la clave',
      may: ({ phase }) => phase === 'preparing',
      live: (model) => model.givesKey(),
      perform: async ({ gate }) => (await gate.held(PREPARE)).pass(),
    },
    {
      name: 'el servidor contesta que la contraseña no es correcta',
      may: ({ phase }) => phase === 'preparing',
      live: (model) => model.refuse(REFUSED),
      perform: async ({ gate }) => (await gate.held(PREPARE)).answer(400, { codigo: 400, message: REFUSED }),
    },
    {
      name: 'escribe el código de su aplicación y pulsa «Activar»',
      may: ({ phase }) => phase === 'key',
      live: (model) => model.activate(),
      perform: async ({ page, secreto }) => {
        const { code, button } = partsOf(page);
        await code.fill(codeOf(secreto));
        await button('Activar').press('Enter');
      },
    },
    {
      name: 'el servidor lo activa y da los códigos de recuperación',
      may: ({ phase }) => phase === 'activating',
      live: (model) => model.givesCodes(),
      perform: async ({ gate }) => (await gate.held(ACTIVATE)).pass(),
    },
    {
      name: 'el servidor contesta que el código no es correcto',
      may: ({ phase }) => phase === 'activating',
      live: (model) => model.refuse(WRONG_CODE),
      perform: async ({ gate }) => (await gate.held(ACTIVATE)).answer(400, { codigo: 400, message: WRONG_CODE }),
    },
    {
      name: 'se corta la conexión antes de llegar al servidor',
      may: ({ phase }) => phase === 'preparing' || phase === 'activating',
      live: (model) => model.cut(),
      perform: async ({ gate }, { phase }) => (await gate.held(phase === 'preparing' ? PREPARE : ACTIVATE)).cut(),
    },
    {
      name: 'pulsa «Cancelar»',
      may: (model) => isAsked(model) || model.phase === 'key',
      live: (model) => model.leave(),
      perform: ({ page }) => partsOf(page).button('Cancelar').press('Enter'),
    },
    {
      name: 'pulsa Escape, que no la cierra, y «Ya los guardé»',
      may: ({ phase }) => phase === 'codes',
      live: (model) => model.done(),
      perform: async ({ page }) => {
        const { codes, button } = partsOf(page);
        await page.keyboard.press('Escape');
        await expect(codes, 'los códigos siguen a la vista').toBeVisible();
        await button('Ya los guardé').press('Enter');
      },
    },
  ],
};

async function begin({ page, gate, people }: Bed): Promise<Desk> {
  const contrasena = process.env[passwordVariable(people.gente.hace)];
  if (contrasena === undefined) throw new Lacking('La instancia no pide contraseñas: no hay segundo factor.');
  if (await isActive(page)) throw new Lacking(`${people.gente.hace} ya tiene un segundo factor: quíteselo antes.`);
  await page.goto('mi-cuenta');
  await partsOf(page).opener.press('Enter');
  return { page, gate, contrasena, secreto: '' };
}

async function look(desk: Desk, { phase, reason }: FactorModel): Promise<void> {
  const { page } = desk;
  const { window, button, qr, secret, codes } = partsOf(page);
  const isOpen = phase !== 'left' && phase !== 'done';
  const isKey = phase === 'key' || phase === 'activating';
  await expect(window, `la ventana ${isOpen ? 'se ve' : 'no se ve'}`).toHaveCount(isOpen ? 1 : 0);
  await expect(qr, `la clave ${isKey ? 'se ve' : 'no se ve'}`).toHaveCount(isKey ? 1 : 0);
  await expect(codes, `los códigos ${phase === 'codes' ? 'se ven' : 'no se ven'}`).toHaveCount(
    phase === 'codes' ? 1 : 0,
  );
  const names = {
    ...{ asked: 'Mostrar la clave', refused: 'Mostrar la clave', preparing: 'Preparando...' },
    ...{ key: 'Activar', activating: 'Activando...', codes: 'Ya los guardé', left: null, done: null },
  } as const;
  const name = names[phase];
  if (name !== null) await expect(button(name), `el botón «${name}» se ve`).toHaveCount(1);
  if (reason !== null && isOpen) await expect(window, `se lee por qué no: «${reason}»`).toContainText(reason);
  if (isKey) desk.secreto = (await secret.innerText()).replaceAll(' ', '');
  if (phase === 'codes') expect((await codes.innerText()).trim().split(/\s+/), 'son diez códigos').toHaveLength(10);
  if (isOpen) return;
  const chip = page.getByRole('region', { name: 'Segundo factor' }).getByText(/^(Activo|Sin activar)$/);
  await expect(chip, 'la página dice si lo tiene').toHaveText(phase === 'done' ? 'Activo' : 'Sin activar');
}

/** The server has it from its codes on, and asks for it before it lets it go; the next walk finds the person without one. */
async function lookBehind({ page, contrasena, secreto }: Desk, { phase }: FactorModel): Promise<void> {
  const isThere = phase === 'codes' || phase === 'done';
  expect(await isActive(page), `el servidor ${isThere ? 'lo tiene' : 'no lo tiene'}`).toBe(isThere);
  if (phase !== 'done') return;
  const remove = (data: object) => page.request.post('api/sesion/segundo-factor/quitar', { data });
  expect((await remove({ contrasena })).ok(), 'con la contraseña sola no se quita').toBe(false);
  expect((await remove({ contrasena, codigo: codeOf(secreto, 1) })).ok(), 'con su código se quita').toBe(true);
}

async function isActive(page: Page): Promise<boolean> {
  const answer = await page.request.get('api/sesion/cuenta');
  if (!answer.ok()) throw new Error(`The account was refused with ${answer.status()}: ${await answer.text()}`);
  const { segundoFactor } = (await answer.json()) as { readonly segundoFactor: { readonly activo: boolean } | null };
  return segundoFactor?.activo ?? false;
}

/** The code of some steps from now: the server takes the next one too. */
function codeOf(secreto: string, steps = 0): string {
  return TOTP.generate({ secret: Secret.fromBase32(secreto), timestamp: Date.now() + steps * STEP_MS });
}
