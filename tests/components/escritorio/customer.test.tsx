/** How a customer is reached, opened on purpose: as much as the person may read. */
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { PERMISOS } from '#domain/common/permisos';
import { openApp } from '../bed/app.tsx';
import { faultsIn } from '../bed/faults.ts';
import { everyday } from '../bed/people.ts';

const contact = page.getByRole('region', { name: 'Contacto' });

function direccion(id: number, calle: string, activo: boolean) {
  return {
    ...{ id, version: 1, numidenCliente: 9, calle, numeroExterior: '10', numeroInterior: '', colonia: 'Centro' },
    ...{ municipio: 'Mérida', estado: 'Yucatán', codigoPostal: '97000', referencias: '', telefono: '', activo },
  };
}

/** Opens the page of a customer for somebody who may do everything but, at wish, make vouchers. */
async function openCustomer(makesVouchers: boolean) {
  const { detallesUsuario } = everyday(new Map()) as { detallesUsuario: { permisos: number[] } };
  const permisos = detallesUsuario.permisos.filter((id) => makesVouchers || id !== PERMISOS.crearVale.id);
  return await openApp('clientes/9', {
    ...{ detallesUsuario: { ...detallesUsuario, permisos } },
    ...{ permisosPerfil: Object.values(PERMISOS).filter(({ id }) => permisos.includes(id)) },
    ...{ fichaDeCliente: { numiden: 9, nombre: 'Uc Pech Luis', hallazgos: [], hayMas: [] } },
    ...{ contactoDeCliente: { correo: null, telefono: '9991234567', celular: null } },
    ...{ direccionesCliente: [direccion(1, 'Calle 60', true), direccion(2, 'Calle 7', false)] },
  } as never);
}

test('who makes vouchers opens the addresses too, but for those that are no longer used', async () => {
  const { asked } = await openCustomer(true);
  await expect.element(contact).toBeVisible();
  expect(asked('direccionesCliente')).toEqual([]);
  await contact.getByRole('button', { name: 'Ver correo, teléfonos y direcciones' }).click();
  await expect.element(contact.getByText('Calle 60 10, Centro, 97000 Mérida, Yucatán')).toBeVisible();
  await expect.element(contact).not.toHaveTextContent('Calle 7');
  await expect.element(contact).toHaveTextContent('9991234567');
  expect(await faultsIn('main')).toEqual([]);
});

test('who makes none is not offered them, and does not ask for them', async () => {
  const { asked } = await openCustomer(false);
  await contact.getByRole('button', { name: 'Ver correo y teléfonos' }).click();
  await expect.element(contact).toHaveTextContent('9991234567');
  await expect.element(contact).not.toHaveTextContent('Direcciones');
  expect(asked('direccionesCliente')).toEqual([]);
});
