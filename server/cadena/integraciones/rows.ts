import { asc, inArray } from 'drizzle-orm';
import { alcancesInWords, type DatosIntegracion, type Integracion, type Secreto } from '#domain/cadena/integraciones';
import { alphabetical } from '../../platform/db/alphabetical.ts';
import type { Db } from '../../platform/db/db.ts';
import { type integraciones, integracionSecretos } from '../../platform/db/schema/configuracion.ts';
import { namesOf } from '../../platform/names.ts';

/** An integration as the database keeps it. */
export type IntegrationRow = typeof integraciones.$inferSelect;

type SecretRow = typeof integracionSecretos.$inferSelect;

/** Integrations as they are answered, by name: of their secrets what tells one from the other. */
export async function shownIntegrations(db: Db, rows: readonly IntegrationRow[]): Promise<Integracion[]> {
  const secrets = await secretsOf(
    db,
    rows.map(({ id }) => id),
  );
  const names = await namesOf(
    db,
    secrets.map(({ creadoPor }) => creadoPor),
  );
  return rows
    .map((row) => ({
      ...row,
      secretos: secrets
        .filter(({ idIntegracion }) => idIntegracion === row.id)
        .map((secret) => shownSecret(secret, names.get(secret.creadoPor) ?? null)),
    }))
    .sort((one, other) => alphabetical(one.nombre, other.nombre));
}

/** The living secrets of integrations, the oldest first. */
export function secretsOf(db: Db, ids: readonly number[]): Promise<SecretRow[]> {
  return db
    .select()
    .from(integracionSecretos)
    .where(inArray(integracionSecretos.idIntegracion, [...ids]))
    .orderBy(asc(integracionSecretos.id));
}

/** The facts that the audit keeps of an integration, and of its secrets how each ends. */
export function auditedIntegration(
  { nombre, alcances, direcciones, activa }: DatosIntegracion,
  secrets: readonly Pick<SecretRow, 'final'>[],
) {
  const secretos = secrets.map(({ final }) => `el que termina en ${final}`);
  return { nombre, alcances: alcancesInWords(alcances), direcciones, activa, secretos };
}

function shownSecret({ id, final, creado, creadoPor, ultimoUso, ultimaIp }: SecretRow, nombre: string | null): Secreto {
  return {
    id,
    final,
    creado: creado.toISOString(),
    creadoPor: { numiden: creadoPor, nombre },
    ultimoUso: ultimoUso === null ? null : { momento: ultimoUso.toISOString(), direccion: ultimaIp ?? '' },
  };
}
