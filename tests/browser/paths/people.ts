import { randomUUID } from 'node:crypto';
import { CUSTOMER } from '../bed/calls.ts';
import type { Signed } from '../bed/test.ts';
import { type Instance, passwordVariable, type Role } from './settings.ts';

/** Who takes part in walks, and in which stores. */
export type People = Pick<Instance, 'tienda' | 'otraTienda' | 'gente'>;

/** Those of the sample data: its manager looks, its administrator works elsewhere, its adviser makes vouchers. */
export const OF_SAMPLE: People = {
  tienda: { id: 1, nombre: 'Tienda Centro' },
  // A store that is not the one of who looks at the screen.
  otraTienda: { id: 2, nombre: 'Otra tienda' },
  gente: { pantalla: '100003', otra: '100001', hace: '100002' },
};

/** The fields that signing in sends. */
export function credentials(numiden: string, { id, nombre }: People['tienda']) {
  const contrasena = process.env[passwordVariable(numiden)];
  return { numiden, idTienda: id, tienda: nombre, ...(contrasena !== undefined && { contrasena }) };
}

/** Signs in by the call alone. @throws Error when it is refused. */
export async function enter({ request }: Signed, numiden: string, store: People['tienda']): Promise<void> {
  const answer = await request.post('api/sesion/login', { data: credentials(numiden, store) });
  if (!answer.ok()) throw new Error(`Login refused: ${await answer.text()}`);
}

/** Opens a case, of a customer who is known or of a new one, by somebody who is signed in; answers its number. */
export async function openCaseOf(
  { request }: Signed,
  { gente, tienda }: People,
  role: Role,
  numidenCliente: number | null,
): Promise<number> {
  const solicitud = {
    ...NEW_CUSTOMER,
    ...RETURN_VOUCHER,
    numidenCliente,
    numidenCrea: Number(gente[role]),
    cvetda: tienda.id,
  };
  const saved = await request.post('api/caso/guardar', {
    headers: { 'Idempotency-Key': randomUUID() },
    multipart: { casoRequest: JSON.stringify(solicitud) },
  });
  if (!saved.ok()) throw new Error(`The case was refused with ${saved.status()}: ${await saved.text()}`);
  return Number(((await saved.json()) as { readonly idCaso: number }).idCaso);
}

/** Vale de devolución: an area that the manager of the sample data sees from every store. */
export const RETURN_VOUCHER = { idArea: 2, idSubcategoria: 7 };

/** A customer and a complaint that a case accepts as they are. */
export const NEW_CUSTOMER = {
  ...CUSTOMER,
  numidenCliente: null,
  descripcion: 'El cliente reporta que el refrigerador llegó con un golpe.',
  parametrosBusqueda: [],
} as const;
