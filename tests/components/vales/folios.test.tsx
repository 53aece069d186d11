/** The windows of wallets and gift certificates: what they ask, what they send and under which key, when the line is bad or slow. */
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { type Certificado, folioCertificado } from '#domain/vales/certificados';
import { press, type } from '../bed/act.ts';
import { openApp } from '../bed/app.tsx';
import { type Answers, held, LOST } from '../bed/edge.ts';
import { mend } from '../bed/line.ts';
import { CASH_SALE } from '../bed/sales.ts';

const [ONE, OTHER] = [folioCertificado('00000000000017'), folioCertificado('00000000000025')];
const FECHA = '2026-03-09T17:00:00.000Z';
const NOT_SAVED = /^No se pudo canjear el certificado: se guardará solo/;
const NOT_OPENED = /^No se pudo abrir la billetera: se guardará solo/;

function certificate(folio: string, estado: Certificado['estado'] = 'VIGENTE'): Certificado {
  const canjeado = estado === 'CANJEADO' ? FECHA : null;
  return { folio, monto: 580, estado, idVale: 61, creado: FECHA, canjeado, anulado: null };
}

function wallet(numidenCliente: number, folio: string | null) {
  return { folio, numidenCliente, saldo: 0, maximo: 10_000, cabe: 10_000, movimientos: [] };
}

/** Opens one of the windows by keyboard. The page does not learn by itself that the server is there again. */
async function openWindow(name: 'Billetera' | 'Certificado de regalo', answers: Answers) {
  const app = await openApp('vales/nuevo?tienda=1&operacion=7020005', {
    ...{ detalleOperacionVale: CASH_SALE, salud: LOST },
    ...answers,
  });
  const window = page.getByRole('dialog', { name });
  const field = window.getByRole('textbox');
  const opener = page.getByRole('button', { name, exact: true });
  const open = async () => {
    await press(opener, '{Enter}');
    await expect.element(field).toHaveFocus();
  };
  await open();
  return {
    ...app,
    window,
    field,
    opener,
    open,
    button: (text: string) => window.getByRole('button', { name: text, exact: true }),
    question: page.getByRole('alertdialog', { name: '¿Canjear este certificado?' }),
    ask: async (number: string | number) => {
      await type(field, String(number));
      await userEvent.keyboard('{Enter}');
    },
  };
}

describe('a gift certificate', () => {
  /** A server that spends them. */
  function spending() {
    const spent = new Set<string>();
    return {
      certificado: ({ ruta }) => certificate(ruta.id ?? '', spent.has(ruta.id ?? '') ? 'CANJEADO' : 'VIGENTE'),
      canjearCertificado: ({ cuerpo: { folio } }) => {
        spent.add(folio);
        const descripcion = `El certificado ${folio} se canjeó con éxito por $580.00`;
        return { codigo: 1, descripcion, certificado: certificate(folio, 'CANJEADO') };
      },
    } satisfies Answers;
  }

  test('that is misspelt is said to be before anybody is asked, and one that there is not is said so', async () => {
    const gone = 'El folio no existe o se encuentra en una reestructura.';
    const { window, field, ask, asked } = await openWindow('Certificado de regalo', {
      certificado: { status: 404, body: { codigo: 404, message: gone } },
    });
    await ask('CR12345');
    await expect.element(field).toHaveAccessibleDescription(/El folio está mal escrito. Revise sus dígitos./);
    await userEvent.keyboard('6');
    await expect.element(window.getByText('El folio está mal escrito.')).not.toBeInTheDocument();
    expect(asked('certificado')).toEqual([]);
    await ask(ONE);
    await expect.element(window.getByText(gone)).toBeVisible();
  });

  test('is scanned in groups and small letters, spent after a question, and told as spent', async () => {
    const { window, field, ask, button, question, asked } = await openWindow('Certificado de regalo', spending());
    await ask(`${ONE.slice(0, 6).toLowerCase()} ${ONE.slice(6)}`);
    await expect.element(window.getByText('VIGENTE', { exact: true })).toBeVisible();
    await press(button('Canjear'), '{Enter}');
    await expect.element(question).toHaveTextContent('una sola vez');
    await press(question.getByRole('button', { name: 'No' }), '{Enter}');
    await expect.element(question).not.toBeInTheDocument();
    expect(asked('canjearCertificado')).toEqual([]);
    await press(button('Canjear'), '{Enter}');
    await press(question.getByRole('button', { name: 'Sí, canjear' }), '{Enter}');
    await expect.element(page.getByText(new RegExp(`El certificado ${ONE} se canjeó con éxito`)).first()).toBeVisible();
    await expect.element(window.getByText('CANJEADO', { exact: true })).toBeVisible();
    await expect.element(button('Canjear')).not.toBeInTheDocument();
    await expect.element(field).toHaveFocus();
    expect(asked('canjearCertificado').map(({ cuerpo }) => cuerpo)).toEqual([{ folio: ONE }]);
  });

  test('whose spending was left is spent under the same key, after another one and after a reload', async () => {
    const server = spending();
    const app = await openWindow('Certificado de regalo', { ...server, canjearCertificado: LOST });
    const { window, field, ask, button, question, answer, asked } = app;
    const spend = async (folio: string) => {
      await ask(folio);
      await press(button('Canjear'), '{Enter}');
      await press(question.getByRole('button', { name: 'Sí, canjear' }), '{Enter}');
    };
    await spend(ONE);
    await expect.element(question.getByText(NOT_SAVED)).toBeVisible();
    await press(question.getByRole('button', { name: 'No', exact: true }), '{Enter}');
    await expect.element(question).not.toBeInTheDocument();
    await expect.element(window.getByText('VIGENTE', { exact: true })).toBeVisible();
    await expect.element(field).toHaveFocus();

    answer({ canjearCertificado: server.canjearCertificado });
    await spend(OTHER);
    await expect
      .element(page.getByText(new RegExp(`El certificado ${OTHER} se canjeó con éxito`)).first())
      .toBeVisible();

    answer({ canjearCertificado: LOST });
    await spend(ONE);
    await expect.element(question.getByText(NOT_SAVED)).toBeVisible();
    await app.reload();
    await app.open();
    answer({ canjearCertificado: server.canjearCertificado });
    await spend(ONE);
    await expect.element(page.getByText(new RegExp(`El certificado ${ONE} se canjeó con éxito`)).first()).toBeVisible();
    await expect.element(window.getByText('CANJEADO', { exact: true })).toBeVisible();
    const keysOf = (folio: string) =>
      new Set(asked('canjearCertificado').flatMap(({ cuerpo, clave }) => (cuerpo.folio === folio ? [clave] : [])));
    expect(keysOf(ONE).size).toBe(1);
    expect(keysOf(OTHER).size).toBe(1);
    expect(keysOf(OTHER)).not.toEqual(keysOf(ONE));
    await mend(app);
  });

  test('that cannot be read says why and is asked for again, and nothing of before stands there', async () => {
    const server = spending();
    const { window, field, ask, button, answer } = await openWindow('Certificado de regalo', server);
    await ask(ONE);
    await expect.element(window.getByText('VIGENTE', { exact: true })).toBeVisible();
    const broken = 'Ocurrió un error interno.';
    answer({ certificado: { status: 500, body: { codigo: 500, message: broken } } });
    await ask(ONE);
    await expect.element(window.getByText(broken)).toBeVisible();
    await expect.element(window.getByText('VIGENTE', { exact: true })).not.toBeInTheDocument();
    await expect.element(button('Canjear')).not.toBeInTheDocument();
    await expect.element(field).toHaveFocus();
    answer({ certificado: server.certificado });
    await press(button('Reintentar'), '{Enter}');
    await expect.element(window.getByText('VIGENTE', { exact: true })).toBeVisible();
    await expect.element(button('Canjear')).toBeVisible();
  });
});

describe('a wallet', () => {
  const [ANA, EVA] = [7_020_005, 7_020_006];

  /** A server that opens them. */
  function opening() {
    const open = new Set<number>();
    return {
      billetera: ({ ruta }) => wallet(Number(ruta.id), open.has(Number(ruta.id)) ? 'BE00000000017' : null),
      abrirBilletera: ({ cuerpo: { numidenCliente } }) => {
        open.add(numidenCliente);
        return { msg: 'La billetera se abrió con éxito', nomcomp: 'Uc Pech Ana', folio: 'BE00000000017' };
      },
    } satisfies Answers;
  }

  test('is asked for by a number alone, shows what it holds, and leads to the voucher where it came from', async () => {
    const nobody = 'El cliente 999999 no existe.';
    const { field, window, ask, answer, asked, address } = await openWindow('Billetera', {
      billetera: ({ ruta }) =>
        ruta.id === String(ANA) ? wallet(ANA, null) : { status: 404, body: { codigo: 404, message: nobody } },
      obtenerVale: { status: 404, body: { codigo: 404, message: 'No se encontró el vale.' } },
    });
    await ask('no');
    await expect.element(field).toHaveAccessibleDescription('Campo de solo números.');
    // The wallet of the buyer is shown at once.
    expect(asked('billetera').map(({ ruta }) => ruta.id)).toEqual([String(ANA)]);
    await ask(999_999);
    await expect.element(window.getByText(nobody)).toBeVisible();
    await expect.element(field).toHaveFocus();
    const movimientos = [{ fecha: FECHA, monto: 580, concepto: 'Devolución', idVale: 61 }];
    answer({ billetera: { ...wallet(ANA, 'BE00000000017'), saldo: 580, cabe: 9_420, movimientos } });
    // The number that was not found is selected: the next one takes its place.
    await userEvent.keyboard(`${ANA}{Enter}`);
    await expect.element(window.getByText('Billetera BE00000000017', { exact: true })).toBeVisible();
    await expect.element(window.getByText('$9,420.00')).toBeVisible();
    await expect.element(window.getByRole('table', { name: 'Últimos movimientos' })).toBeVisible();
    await press(window.getByRole('link', { name: 'Vale 61' }), '{Enter}');
    await expect.poll(address).toContain('vales/61');
    await expect.element(window).not.toBeInTheDocument();
  });

  test('is opened once for who has none, and its window gives the focus back', async () => {
    const { window, ask, button, opener, asked } = await openWindow('Billetera', opening());
    await ask(ANA);
    await expect.element(window.getByText(`El cliente ${ANA} no tiene billetera.`)).toBeVisible();
    await press(button('Abrir billetera'), '{Enter}');
    await expect.element(page.getByText('La billetera se abrió con éxito').first()).toBeVisible();
    await expect.element(window.getByText('Billetera BE00000000017', { exact: true })).toBeVisible();
    await expect.element(window.getByText('Sin movimientos todavía.')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(window).not.toBeInTheDocument();
    await expect.element(opener).toHaveFocus();
    expect(asked('abrirBilletera')).toHaveLength(1);
  });

  test('whose opening was left is opened under the same key, and nothing is sent for another customer', async () => {
    const server = opening();
    const app = await openWindow('Billetera', { ...server, abrirBilletera: LOST });
    const { window, ask, button, open, answer, asked } = app;
    await ask(ANA);
    await press(button('Abrir billetera'), '{Enter}');
    await expect.element(window.getByText(NOT_OPENED)).toBeVisible();
    await expect.element(button('Abrir billetera')).not.toBeInTheDocument();
    await ask(EVA);
    await expect.element(window.getByText(`El cliente ${EVA} no tiene billetera.`)).toBeVisible();
    await expect.element(window.getByText(NOT_OPENED)).not.toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await expect.element(window).not.toBeInTheDocument();

    answer({ abrirBilletera: server.abrirBilletera });
    await open();
    await ask(ANA);
    await press(button('Abrir billetera'), '{Enter}');
    await expect.element(window.getByText('Billetera BE00000000017', { exact: true })).toBeVisible();
    const sent = asked('abrirBilletera');
    expect(new Set(sent.map(({ clave }) => clave)).size).toBe(1);
    expect(new Set(sent.map(({ cuerpo }) => cuerpo.numidenCliente))).toEqual(new Set([ANA]));
    await mend(app);
  });

  test('that was given up is another wish, under a key of its own', async () => {
    const server = opening();
    const app = await openWindow('Billetera', { ...server, abrirBilletera: LOST });
    const { window, field, ask, button, answer, asked } = app;
    await ask(ANA);
    await press(button('Abrir billetera'), '{Enter}');
    await press(button('Descartar'), '{Enter}');
    await expect.element(window.getByText(NOT_OPENED)).not.toBeInTheDocument();
    // The next number would be typed there, and takes the focus a moment later.
    await expect.element(field).toHaveFocus();
    answer({ abrirBilletera: server.abrirBilletera });
    await press(button('Abrir billetera'), '{Enter}');
    await expect.element(window.getByText('Billetera BE00000000017', { exact: true })).toBeVisible();
    expect(new Set(asked('abrirBilletera').map(({ clave }) => clave)).size).toBe(2);
    await mend(app);
  });

  test('that is being opened keeps its window, which asks for nobody else', async () => {
    const server = opening();
    const slow = held(null);
    const { window, ask, button, asked } = await openWindow('Billetera', {
      ...server,
      abrirBilletera: async (wish) => {
        await slow.answer();
        return server.abrirBilletera(wish);
      },
    });
    await ask(ANA);
    await press(button('Abrir billetera'), '{Enter}');
    await expect.element(button('Abriendo...')).toBeVisible();
    await ask(EVA);
    await userEvent.keyboard('{Escape}');
    await expect.element(window.getByText(`El cliente ${ANA} no tiene billetera.`)).toBeVisible();
    await expect.element(button('Abriendo...')).toBeVisible();
    slow.release();
    await expect.element(window.getByText('Billetera BE00000000017', { exact: true })).toBeVisible();
    expect(asked('billetera').map(({ ruta }) => ruta.id)).not.toContain(String(EVA));
  });
});
