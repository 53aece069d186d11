import { randomUUID } from 'node:crypto';
import type { APIResponse } from '@playwright/test';
import { ID_APLICACION } from '#domain/common/constants';
import type { Signed } from '../../bed/test.ts';
import { Lacking } from '../lacking.ts';
import type { People } from '../people.ts';
import type { Share } from '../sales.ts';

/** The people of the sample chain who are no users yet. */
const NUMBERS = { from: 100_201, count: 40 } as const;

/**
 * Somebody who is no user yet, of this worker's part of them: a walk gives a password to nobody who works with his own.
 * @throws Lacking where passwords are not asked for, or all were added already.
 */
export async function somebodyToAdd({ request }: Signed, { index, of }: Share): Promise<number> {
  const { contrasena } = (await read(await request.get('api/sesion/opciones'))) as { readonly contrasena: boolean };
  if (!contrasena) throw new Lacking('La instancia no pide contraseñas: no hay ninguna que dar.');
  const { from, count } = NUMBERS;
  for (let numiden = from + index; numiden < from + count; numiden += of) {
    const known = (await read(await request.get(`api/usuario/empleado/${numiden}`))) as { readonly situacion: string };
    if (known.situacion === 'disponible') return numiden;
  }
  throw new Lacking(`Ya no hay a quién agregar como usuario entre ${from} y ${from + count - 1}, como en la muestra.`);
}

/** Adds somebody by the call, with the rights of another user. */
export async function addUser({ request }: Signed, numiden: number, like: string): Promise<void> {
  const asked = `api/usuario/get-detalles?numiden=${like}&idAplicacion=${ID_APLICACION}`;
  const { areas, roles, permisos, tiendas } = (await read(await request.get(asked))) as Record<string, unknown>;
  const data = { id: numiden, idAplicacion: ID_APLICACION, correo: 'alguien@mostrador.example' };
  await read(
    await request.post('api/usuario/agregar', {
      headers: { 'Idempotency-Key': randomUUID() },
      data: { ...data, areas, roles, permisos, tiendas, areasGerente: [] },
    }),
  );
}

/** Whether the server lets a person enter a store with a password. */
export function entersWith(url: string, numiden: number, { id, nombre }: People['tienda']) {
  return async (contrasena: string): Promise<boolean> => {
    const { ok } = await fetch(`${url}api/sesion/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ numiden: String(numiden), idTienda: id, tienda: nombre, contrasena }),
    });
    return ok;
  };
}

async function read(answer: APIResponse): Promise<unknown> {
  if (!answer.ok()) throw new Error(`${answer.url()} refused with ${answer.status()}: ${await answer.text()}`);
  return answer.json();
}
