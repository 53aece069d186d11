/** The mails that could not be sent, on the home page: each is seen to once, and why it was not is said beside it. */
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { CorreoPorAtender } from '#domain/common/correos';
import { VERSION } from '../../../src/system/version.ts';
import { openApp } from '../bed/app.tsx';
import { held, type Refusal } from '../bed/edge.ts';
import { faultsIn } from '../bed/faults.ts';

const BROKEN: Refusal = { status: 500, body: { codigo: 500, message: 'Ocurrio un error interno' } };
const DONE = { codigo: 1, descripcion: 'Hecho con éxito' };

const MAIL: CorreoPorAtender = {
  ...{ id: 7, asunto: 'Vale 0001 rechazado', para: 'beto@ejemplo.mx', motivo: 'el servidor de correo contestó «550»' },
  ...{ creado: '2026-03-01T10:00:00.000Z', valeId: null, casoId: null },
};

async function openHome() {
  const app = await openApp('overview', {
    correosPorAtender: { total: 2, correos: [MAIL, { ...MAIL, id: 8, asunto: 'Vale 0002 rechazado' }] },
    ...{ listaCasos: { listaCasos: [], total: 0, limiteExcedido: false }, recientes: [], tiendasBusqueda: [] },
    miDia: { devueltos: [], parciales: [], borradores: [] },
    datosEstadisticos: { totalPorEstatus: [], historico: [], version: VERSION },
    emisor: { status: 500, body: {} },
    ...{ listarEstados: [], subcategorias: [], areas: [], periodosGlobales: [], notasPorHacer: [] },
  });
  const mail = page.getByRole('listitem').filter({ hasText: 'Vale 0001 rechazado' });
  return { ...app, mail, see: mail.getByRole('button', { name: 'Marcar como atendido' }) };
}

test('a mail that could not be marked as seen to says so beside itself, and is marked by a second press', async () => {
  const { mail, see, asked, answer } = await openHome();
  const lost = held(BROKEN);
  answer({ atenderCorreo: lost.answer });
  await see.click();
  await expect.element(see).toHaveAttribute('aria-busy', 'true');
  (see.element() as HTMLElement).click();
  lost.release();
  await expect.element(mail.getByRole('alert')).toHaveTextContent(/No se pudo marcar como atendido\..*error interno/);
  await expect.element(page.getByText('Vale 0002 rechazado')).toBeVisible();
  expect(await faultsIn('main')).toEqual([]);
  answer({ atenderCorreo: DONE, correosPorAtender: { total: 0, correos: [] } });
  await see.click();
  await expect.element(mail).not.toBeInTheDocument();
  expect(asked('atenderCorreo').map(({ cuerpo }) => cuerpo)).toEqual([{ id: 7 }, { id: 7 }]);
});

test('a mail whose page is left while it is being marked says at the foot that it was not', async () => {
  const { see, answer } = await openHome();
  const lost = held(BROKEN);
  answer({ atenderCorreo: lost.answer });
  await see.click();
  await expect.element(see).toHaveAttribute('aria-busy', 'true');
  await page.getByRole('link', { name: 'Facturas globales' }).click();
  await expect.element(page.getByRole('heading', { level: 1, name: 'Facturas globales' })).toBeVisible();
  lost.release();
  await expect.element(page.getByText('No se pudo marcar como atendido. Ocurrio un error interno')).toBeVisible();
});
