/** The bell's drawer: a notice leads to what it tells of. */
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openApp } from '../bed/app.tsx';
import { faultsIn } from '../bed/faults.ts';

const LAURA = { numiden: 100_001, nombre: 'Laura Méndez Castillo' };

test('the answer to a note on a diagram is read in the drawer, and leads to the part that the note is about', async () => {
  const app = await openApp('diagramas', {
    novedadesPropias: {
      novedades: [
        {
          ...{ id: 8, clase: 'notaRespondida', entidad: 'notaDeDiagrama', idEntidad: 3, nombre: 'VIGENTE' },
          ...{ detalle: 'Vida de un vale', tienda: '', maquina: 'vidaVale', parte: 'vigente', autor: LAURA },
          ...{
            fecha: '2026-03-10T18:00:00.000Z',
            texto: 'Vale todo el domingo.',
            leida: false,
            sigue: false,
            suple: null,
          },
        },
      ],
      hayMas: false,
      sinLeer: 1,
    },
    novedadesLeidas: { codigo: 1, descripcion: 'Novedades leídas' },
    notasDeDiagrama: { notas: [], hayMas: false },
  });
  await page.getByRole('button', { name: 'Novedades: 1 sin leer' }).click();
  const drawer = page.getByRole('dialog', { name: 'Novedades' });
  const notice = drawer.getByRole('link', { name: /Laura Méndez Castillo respondió la nota sobre VIGENTE/ });
  await expect.element(notice).toHaveTextContent(/«Vale todo el domingo\.».*Vida de un vale · 10\/03\/2026/);
  expect(await faultsIn('[role=dialog]')).toEqual([]);
  await notice.click();
  await expect.poll(() => app.address()).toBe('diagramas/vidaVale?ver=vigente');
  await expect.poll(() => app.asked('novedadesLeidas').map(({ cuerpo }) => cuerpo)).toEqual([{ ids: [8] }]);
});
