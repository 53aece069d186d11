import { and, arrayContains, eq } from 'drizzle-orm';
import { CORREO_TEXTS, type TextoCorreo } from '#domain/common/correos';
import { PERMISOS, type Permiso } from '#domain/common/permisos';
import type { Tx } from '../db/db.ts';
import { usuarios } from '../db/schema/personas.ts';
import { queueMail } from './outbox.ts';
import { tellSender } from './tell.ts';

/** The moment of an alert, and whether mail goes out at all. */
export interface Telling {
  readonly now: Date;
  readonly sendsMail: boolean;
}

/** Somebody who is told. */
export type Alerted = Awaited<ReturnType<typeof peopleWith>>[number];

/** The active people with a permission. */
export function peopleWith(tx: Tx, permiso: Permiso) {
  return tx
    .select({ numiden: usuarios.numiden, correo: usuarios.correo, tiendas: usuarios.tiendas })
    .from(usuarios)
    .where(and(eq(usuarios.activo, true), arrayContains(usuarios.permisos, [PERMISOS[permiso].id])));
}

/** Owes a person an alert by mail; where it cannot go, the person reads it on the home page. */
export async function queueAlert(
  tx: Tx,
  { numiden, correo }: Pick<Alerted, 'numiden' | 'correo'>,
  mail: TextoCorreo & { readonly clave: string },
  { now, sendsMail }: Telling,
): Promise<void> {
  const falla = correo.trim() === '' ? CORREO_TEXTS.sinDireccion : sendsMail ? null : CORREO_TEXTS.sinSalida;
  const owed = { ...mail, para: correo.trim() || 'usted', numiden, ...(falla === null ? {} : { falla }) };
  await queueMail(tx, owed, now);
  if (falla !== null) await tellSender(tx, numiden);
}
