import { and, eq, isNotNull } from 'drizzle-orm';
import { audit } from '../../platform/db/audit.ts';
import type { Db } from '../../platform/db/db.ts';
import { servidores } from '../../platform/db/schema/configuracion.ts';
import type { Secrets } from '../../platform/secrets/secrets.ts';
import { openPass, sealPass } from './rows.ts';

/**
 * Seals anew, with the key that seals now, every password that an older key of this installation still opens: after it the
 * older key can be taken away.
 * @returns how many passwords none of the keys opens.
 */
export async function renewSeals(db: Db, secrets: Secrets, now: Date): Promise<number> {
  const rows = await db.select().from(servidores).where(isNotNull(servidores.passCifrado));
  let shut = 0;
  for (const row of rows) {
    const { id, passCifrado } = row;
    if (passCifrado === null || secrets.isCurrent(passCifrado)) continue;
    const opened = openPass(secrets, passCifrado, row);
    if (opened.tipo !== 'abierto') {
      shut += 1;
      continue;
    }
    await db.transaction(async (tx) => {
      // Unless somebody has changed it meanwhile: then it is sealed with the present key already.
      const done = await tx
        .update(servidores)
        .set({ passCifrado: sealPass(secrets, opened.texto, id, row) })
        .where(and(eq(servidores.id, id), eq(servidores.passCifrado, passCifrado)))
        .returning({ id: servidores.id });
      if (done.length === 0) return;
      await audit(tx, {
        momento: now,
        numiden: null,
        accion: 'cifrar con la clave nueva',
        entidad: 'servidor',
        idEntidad: id,
      });
    });
  }
  return shut;
}

/** The words for whoever starts or restores about passwords that no key opens; null when there are none. */
export function shutInWords(shut: number): string | null {
  if (shut === 0) return null;
  const what =
    shut === 1
      ? 'La contraseña de 1 servidor se cifró con otra clave y no se puede leer'
      : `Las contraseñas de ${shut} servidores se cifraron con otra clave y no se pueden leer`;
  return `${what}: indique esa clave en CLAVE_SECRETOS, o escriba las contraseñas de nuevo en la pantalla Servidores.`;
}
