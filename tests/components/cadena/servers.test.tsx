/** The page of the servers: its windows, its drafts, its tries, and what it says when something fails. */
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { focus } from '../bed/act.ts';
import { openApp } from '../bed/app.tsx';
import { LOST } from '../bed/edge.ts';
import { faultsIn } from '../bed/faults.ts';
import { openServers, server } from '../bed/servers.ts';

const PASS = 'clave-que-nadie-ve-123';

/** Does something on the button before the frame in which Chakra looks where the focus was. */
async function inFirstFrame<T>(button: HTMLElement, then: () => T): Promise<T> {
  button.click();
  await Promise.resolve();
  return then();
}

/** The answer that changes nothing, of the question that stands open. */
function leave(): HTMLElement | undefined {
  return [...document.querySelectorAll<HTMLElement>('[role=alertdialog] button')].find(
    ({ textContent }) => textContent === 'No',
  );
}

describe('the servers', () => {
  test('keep a draft without the password, which stands nowhere in this browser', async () => {
    const { named, field, button, dialog, drafts, reload } = await openServers([]);
    await named('Agregar servidor').click();
    await field('Servidor').fill('erp.cadena.mx');
    await field('Contraseña').fill(PASS);
    await expect.element(dialog.getByText('Borrador guardado')).toBeVisible();
    await expect.poll(drafts).toContain('erp.cadena.mx');
    const stored = JSON.stringify([{ ...localStorage }, { ...sessionStorage }]);
    expect(drafts() + stored).not.toContain(PASS);
    await reload();
    await named('Agregar servidor').click();
    await expect.element(field('Servidor')).toHaveValue('erp.cadena.mx');
    await expect.element(field('Contraseña')).toHaveValue('');
    await button('Descartar').click();
    await expect.element(dialog).not.toBeInTheDocument();
  });

  test('say why a connection failed, and a try can be stopped', async () => {
    const why = 'El servidor contestó 401: no aceptó el usuario o la contraseña.';
    const { row, answer } = await openServers(
      [server('127.0.0.1', { usuario: 'equivocado' }), server('127.0.0.2', { id: 2, usuario: 'callado' })],
      { probarServidor: { codigo: 2, descripcion: why, razon: 'credenciales', milisegundos: 3 } },
    );
    const refused = row('equivocado');
    await refused.getByRole('button', { name: /^Probar/ }).click();
    await expect.element(refused.getByText('NO CONECTA')).toBeVisible();
    await expect.element(refused).toHaveTextContent(why);

    answer({ probarServidor: () => new Promise(() => undefined) });
    const silent = row('callado');
    await silent.getByRole('button', { name: /^Probar/ }).click();
    await expect.element(silent.getByText('Probando...')).toBeVisible();
    await silent.getByRole('button', { name: /^Detener/ }).click();
    await expect.element(silent.getByText('Probando...')).not.toBeInTheDocument();
    expect(silent.getByText('NO CONECTA').elements()).toEqual([]);
  });

  test('are switched once, also when the answer is lost', async () => {
    const { named, main, asked, answer } = await openServers(
      [server('ftp.cadena.mx'), server('ldap.cadena.mx', { id: 2 })],
      { cambiarServidor: LOST, salud: LOST },
    );
    await named('Apagar ftp.cadena.mx').click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Sí, apagar' }).click();
    const failed = main.getByText(/^No se pudo apagar ftp\.cadena\.mx/);
    await expect.element(failed).toBeVisible();
    // One at a time.
    await expect.element(named('Apagar ldap.cadena.mx')).toHaveAttribute('aria-disabled', 'true');
    answer({ cambiarServidor: { codigo: 1, descripcion: 'Hecho con éxito', id: 1, version: 2 } });
    await main.getByRole('button', { name: 'Reintentar' }).click();
    await expect.element(failed).not.toBeInTheDocument();
    // Free again once it is done: the note goes when it is tried again.
    await expect.element(named('Apagar ldap.cadena.mx')).not.toHaveAttribute('aria-disabled');
    const keys = asked('cambiarServidor').map(({ clave }) => clave);
    expect(keys).toHaveLength(2);
    expect(keys[0]).toBeTruthy();
    expect(new Set(keys).size).toBe(1);
  });

  test('that cannot be read say so, in the window too, and can be read again', async () => {
    const nas = server('nas.cadena.mx');
    const { named, dialog, field, answer } = await openServers([nas], {
      detalleServidor: { status: 500, body: {} },
    });
    await named('Editar nas.cadena.mx').click();
    await expect.element(dialog.getByRole('alert')).toHaveTextContent('Ocurrio un error interno');
    // Why is said in the window alone: the notice at the foot is the general one.
    answer({ detalleServidor: { status: 404, body: { codigo: 404, message: 'No existe ese servidor.' } } });
    await dialog.getByRole('button', { name: 'Reintentar' }).click();
    await expect.element(dialog.getByRole('alert')).toHaveTextContent('No existe ese servidor.');
    await expect.element(page.getByText('Ocurrio un error interno').first()).toBeVisible();
    answer({ detalleServidor: nas });
    await dialog.getByRole('button', { name: 'Reintentar' }).click();
    await expect.element(field('Servidor')).toHaveValue('nas.cadena.mx');
  });

  test('say so when their list cannot be read, and can be read again', async () => {
    const { main, answer } = await openServers([], { listaServidores: { status: 500, body: {} } });
    const failed = main.getByRole('alert');
    await expect.element(failed).toHaveTextContent('Ocurrio un error interno');
    answer({ listaServidores: [server('nas.cadena.mx')] });
    await failed.getByRole('button', { name: 'Reintentar' }).click();
    await expect.element(page.getByRole('rowheader', { name: 'nas.cadena.mx' })).toBeVisible();
  });

  test('may be a thousand, with names of any length', async () => {
    const thousand = Array.from({ length: 1_000 }, (_, n) =>
      server(`equipo-${'largo-'.repeat(n % 12)}${n}.cadena.mx`, {
        ...{ id: n + 1, usuario: 'u'.repeat(n % 100), puerto: 1 + n, path: `/${'ruta/'.repeat(n % 40)}` },
        ...{ url: `https://equipo${n}.cadena.mx`, activo: n % 3 > 0, tienePass: n % 2 > 0, passIlegible: n % 5 === 1 },
      }),
    );
    const { table, named } = await openServers(thousand);
    const heads = table.getByRole('rowheader');
    await expect.poll(() => heads.elements().length).toBe(25);
    await page.getByLabelText(/por página/i).selectOptions('100');
    await expect.poll(() => heads.elements().length).toBe(100);
    await named('Puerto').click();
    await named('Puerto').click();
    await expect.element(heads.first()).toHaveTextContent('999.cadena.mx');
    await page.getByLabelText(/por página/i).selectOptions('25');
    expect(await faultsIn('body')).toEqual([]);
  });
});

describe('the focus', () => {
  test('goes back to the button that opened a window which is answered within its first frame', async () => {
    const { named } = await openServers([server('correo.cadena.example')]);
    const turnOff = named('Apagar correo.cadena.example');
    await expect.element(turnOff).toBeVisible();
    focus(turnOff);
    await inFirstFrame(turnOff.element() as HTMLElement, () => leave()?.focus());
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument();
    await expect.element(turnOff).toHaveFocus();
  });

  test('stays on the answer on which somebody stands within the first frame of a question', async () => {
    const { named } = await openServers([server('correo.cadena.example')]);
    const turnOff = named('Apagar correo.cadena.example');
    await expect.element(turnOff).toBeVisible();
    focus(turnOff);
    const first = await inFirstFrame(turnOff.element() as HTMLElement, () => {
      [...document.querySelectorAll<HTMLElement>('[role=alertdialog] button')].at(-1)?.focus();
      return document.activeElement?.textContent;
    });
    // Chakra looks where the focus is in the second frame.
    for (let frame = 0; frame < 4; frame += 1) await new Promise(requestAnimationFrame);
    expect(first).not.toBe('No');
    expect(document.activeElement?.textContent).toBe(first);
  });

  test('goes back when a window goes within its first frame', async () => {
    const { named } = await openServers([server('correo.cadena.example')]);
    const turnOff = named('Apagar correo.cadena.example');
    await expect.element(turnOff).toBeVisible();
    focus(turnOff);
    await inFirstFrame(turnOff.element() as HTMLElement, () => {
      leave()?.focus();
      leave()?.click();
    });
    await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument();
    await expect.element(turnOff).toHaveFocus();
  });

  test('is in the first field of a window within its first frame', async () => {
    const reason = { id: 1, descripcion: 'Artículo dañado', tipo: 1, activo: true, version: 1 } as const;
    const { asked } = await openApp('administracion/motivos-vales', { motivosVales: [reason] });
    const add = page.getByRole('button', { name: 'Agregar motivo' });
    await expect.element(page.getByRole('button', { name: 'Artículo dañado' })).toBeVisible();
    // No window opens before the drafts are there.
    await expect.poll(() => asked('borradores')).not.toEqual([]);
    for (let frame = 0; frame < 4; frame += 1) await new Promise(requestAnimationFrame);
    focus(add);
    const hasFocus = await inFirstFrame(
      add.element() as HTMLElement,
      () => document.activeElement instanceof HTMLInputElement,
    );
    expect(hasFocus).toBe(true);
  });
});
