/** The notes that analysts pin to a diagram: written, answered and resolved at the drawing that they speak of. */
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { Nota } from '#domain/escritorio/notas';
import { openApp } from '../bed/app.tsx';
import { faultsIn } from '../bed/faults.ts';

const DRAWN = { timeout: 60_000 };
const LAURA = { numiden: 100_001, nombre: 'Laura Méndez Castillo' };
const BETO = { numiden: 100_002, nombre: 'Beto Asesor' };
const SAVED = { codigo: 1, descripcion: 'Nota guardada', id: 1, version: 1 };

function note(id: number, more: Partial<Nota> = {}): Nota {
  return {
    ...{ id, maquina: 'vidaVale', parte: null, sobre: 'Todo el diagrama', texto: `Pregunta ${id}`, autor: LAURA },
    ...{ fecha: '2026-03-10T18:00:00.000Z', resuelta: null, respuestas: [] },
    ...more,
  };
}

const panel = page.getByRole('region', { name: 'Notas' });

test('an open note is read with its answers at the part that it speaks of, and a resolved one on wish', async () => {
  const answered = { id: 1, texto: 'Todo el domingo.', autor: BETO, fecha: '2026-03-11T18:00:00.000Z' };
  const solved = { por: BETO, fecha: '2026-03-12T18:00:00.000Z' };
  await openApp('diagramas/vidaVale', {
    notasDeDiagrama: {
      notas: [
        note(1, { parte: 'vigente', sobre: 'VIGENTE', respuestas: [answered] }),
        note(2, { parte: 'ya-no-esta', sobre: '«Prestar», en VIGENTE' }),
        note(3, { resuelta: solved }),
      ],
      hayMas: false,
    },
  });
  await expect.element(panel.getByText('Pregunta 1'), DRAWN).toBeVisible();
  await expect.element(panel.getByText('Beto Asesor · 11/03/2026 12:00')).toBeVisible();
  await expect.element(panel.getByText('(ya no está así en el diagrama)')).toBeVisible();
  await expect.element(panel.getByText('Pregunta 3')).not.toBeInTheDocument();
  await panel.getByRole('button', { name: 'Ver la resuelta' }).click();
  await expect.element(panel.getByText('Resuelta por Beto Asesor · 12/03/2026 12:00')).toBeVisible();
  expect(await faultsIn('main')).toEqual([]);
});

test('a note is pinned to what is looked at, and what is written is there after a reload', async () => {
  const app = await openApp('diagramas/vidaVale?ver=vigente', { guardarNota: SAVED });
  const pin = panel.getByRole('button', { name: 'Agregar nota sobre VIGENTE' });
  await expect.element(pin, DRAWN).toBeVisible();
  await pin.click();
  const text = page.getByRole('dialog').getByRole('textbox', { name: 'Nota' });
  await text.fill('¿Y si vence en domingo?');
  await expect.element(page.getByText('Borrador guardado')).toBeVisible();
  await app.reload();
  await pin.click();
  await expect.element(text).toHaveValue('¿Y si vence en domingo?');
  expect(await faultsIn('[role=dialog]')).toEqual([]);
  await page.getByRole('button', { name: 'Guardar nota' }).click();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  expect(app.asked('guardarNota').map(({ cuerpo }) => cuerpo)).toEqual([
    {
      ...{ maquina: 'vidaVale', parte: 'vigente', sobre: 'VIGENTE' },
      texto: '¿Y si vence en domingo?',
    },
  ]);
});

test('a note is answered and resolved where it stands, and an answer to one that was resolved meanwhile stays written', async () => {
  const refused = 'La nota ya está resuelta. Ábrala de nuevo para responder.';
  const { asked, answer } = await openApp('diagramas/vidaVale', {
    notasDeDiagrama: { notas: [note(1)], hayMas: false },
    responderNota: { status: 409, body: { codigo: 409, message: refused } },
    resolverNota: { ...SAVED, descripcion: 'Nota resuelta' },
  });
  await expect.element(panel.getByText('Pregunta 1'), DRAWN).toBeVisible();
  await panel.getByRole('button', { name: 'Responder' }).click();
  const text = page.getByRole('dialog').getByLabelText('Respuesta');
  await text.fill('Sí.');
  await page.getByRole('dialog').getByRole('button', { name: 'Responder' }).click();
  await expect.element(page.getByRole('alert').filter({ hasText: refused })).toBeVisible();
  await expect.element(text).toHaveValue('Sí.');
  await page.getByRole('dialog').getByRole('button', { name: 'Cerrar', exact: true }).click();
  answer({ notasDeDiagrama: { notas: [note(1, { resuelta: { por: LAURA, fecha: note(1).fecha } })], hayMas: false } });
  await panel.getByRole('button', { name: 'Resolver' }).click();
  await expect.element(panel.getByRole('button', { name: 'Ver la resuelta' })).toBeVisible();
  expect(asked('resolverNota').map(({ cuerpo }) => cuerpo)).toEqual([{ id: 1, resuelta: true }]);
});

test('notes that could not be read say why, and are asked for again', async () => {
  const { answer } = await openApp('diagramas/vidaVale', {
    notasDeDiagrama: { status: 500, body: { codigo: 500, message: 'Ocurrio un error interno' } },
  });
  await expect.element(panel.getByRole('alert'), DRAWN).toHaveTextContent('Ocurrio un error interno');
  answer({ notasDeDiagrama: { notas: [note(1)], hayMas: false } });
  await panel.getByRole('button', { name: 'Reintentar' }).click();
  await expect.element(panel.getByText('Pregunta 1')).toBeVisible();
});

test('the list of diagrams says which of them have open notes', async () => {
  await openApp('diagramas', { notasPorDiagrama: { diagramas: [{ maquina: 'vidaVale', abiertas: 2 }] } });
  await expect.element(page.getByText('2 notas abiertas')).toBeVisible();
});
