/** A case that is followed by a press, and left by another; who is told what is the server's. */
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { ESTADO, ESTADOS_CASO } from '#domain/casos/vidaCaso';
import { SEGUIR_TEXTS, type Seguido } from '#domain/common/seguimientos';
import { openApp } from '../bed/app.tsx';
import { faultsIn } from '../bed/faults.ts';
import { request } from '../bed/inbox.ts';

const button = (name: string) => page.getByRole('button', { name, exact: true });

const LINE: Seguido = {
  ...{ entidad: 'caso', idEntidad: 7001, nombre: '7001', detalle: 'GARANTÍA', estado: 'EN PROCESO' },
};

test('a case is followed and left by its own button, which says how it stands', async () => {
  let seguidos: readonly Seguido[] = [{ ...LINE, entidad: 'vale' }];
  const caso = {
    ...{ ...request(7001), datosAutorizacion: null, parametrosBusqueda: [] },
    estado: { id: ESTADO.enProceso, nombre: ESTADOS_CASO[ESTADO.enProceso] },
  };
  const { asked } = await openApp('administracion/casos/7001', {
    ...{ detalleCaso: caso, anexosDeCaso: [], valesDeCaso: [], facturasDeCaso: [] },
    seguidosPropios: () => ({ seguidos }),
    seguir: () => {
      seguidos = [LINE];
      return { codigo: 1, descripcion: SEGUIR_TEXTS.seguido };
    },
    dejarDeSeguir: () => {
      seguidos = [];
      return { codigo: 1, descripcion: SEGUIR_TEXTS.dejado };
    },
  } as never);
  await button('Seguir').click();
  await expect.element(button('Dejar de seguir')).toBeVisible();
  expect(asked('seguir').map(({ cuerpo }) => cuerpo)).toEqual([{ entidad: 'caso', id: 7001 }]);
  expect(await faultsIn('body')).toEqual([]);
  await button('Dejar de seguir').click();
  await expect.element(button('Seguir')).toBeVisible();
  expect(asked('dejarDeSeguir').map(({ cuerpo }) => cuerpo)).toEqual([{ entidad: 'caso', id: 7001 }]);
});
