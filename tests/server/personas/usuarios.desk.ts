import { eq } from 'drizzle-orm';
import { ESTADO } from '#domain/casos/vidaCaso';
import { casos } from '../../../server/platform/db/schema/casos.ts';
import { usuarios } from '../../../server/platform/db/schema/personas.ts';
import { bitacora } from '../../../server/platform/db/schema/system.ts';
import { ADMINISTRATOR, ASESOR, ATENCION, type Desk, GARANTIA, NOW } from '../casos/casos.desk.ts';

/** People that human resources know, and that are no users: one who can be made one, one without mail, one who has left. */
export const NEW_PERSON = 200_001;
export const WITHOUT_MAIL = 200_002;
export const HAS_LEFT = 200_003;

/** The adviser as the edit screen would send him; tests change one thing of it. */
export function userToSave(changes: Readonly<Record<string, unknown>> = {}): Record<string, unknown> {
  return {
    id: ASESOR,
    idAplicacion: 146,
    correo: 'beto@ejemplo.mx',
    areas: [2],
    roles: [2],
    permisos: [2, 4, 27],
    areasGerente: [],
    tiendas: [],
    activo: true,
    ...changes,
  };
}

/** The administrator as he is, but for the changes. */
export async function ownSave({ db }: Desk, changes: Readonly<Record<string, unknown>>) {
  const [row] = await db.select().from(usuarios).where(eq(usuarios.numiden, ADMINISTRATOR));
  if (row === undefined) throw new Error('The administrator is gone');
  const { correo, areas, areasGerente, permisos, tiendas, activo } = row;
  return userToSave({
    id: ADMINISTRATOR,
    correo,
    areas,
    areasGerente,
    permisos,
    tiendas,
    activo,
    roles: [1],
    ...changes,
  });
}

/** Cases in the adviser's charge, as many as said, in process. */
export async function casesInCharge({ db, cliente }: Desk, howMany: number, administrador = ASESOR): Promise<number[]> {
  const rows = await db
    .insert(casos)
    .values(
      Array.from({ length: howMany }, () => ({
        cvetda: 1,
        idArea: ATENCION,
        idSubcategoria: GARANTIA,
        idEstado: ESTADO.enProceso,
        numidenCliente: cliente,
        numidenCrea: ADMINISTRATOR,
        fechaCreacion: NOW,
        administrador,
        correo: 'maria@correo.mx',
        comentarioOriginal: 'La licuadora llegó rota.',
      })),
    )
    .returning({ id: casos.id });
  return rows.map(({ id }) => id);
}

/** A user's row. */
export async function userRow({ db }: Desk, numiden: number) {
  const [row] = await db.select().from(usuarios).where(eq(usuarios.numiden, numiden));
  if (row === undefined) throw new Error(`Nobody has the number ${numiden}`);
  return row;
}

/** The last entry of the audit of a record. */
export async function lastAudit({ db }: Desk, entidad: string, id: number) {
  const rows = await db.select().from(bitacora).where(eq(bitacora.entidad, entidad)).orderBy(bitacora.id);
  return rows.filter(({ idEntidad }) => idEntidad === String(id)).at(-1);
}
