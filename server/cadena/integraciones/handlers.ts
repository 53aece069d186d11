import { eq, ne } from 'drizzle-orm';
import type { integraciones as contract } from '#contract/cadena/integraciones';
import { INTEGRATION_TEXTS, MAX_SECRETOS, sameName } from '#domain/cadena/integraciones';
import { ENTITIES } from '#domain/common/entities';
import type { Tx } from '../../platform/db/db.ts';
import { integraciones, integracionSecretos } from '../../platform/db/schema/configuracion.ts';
import type { HandlersOf } from '../../platform/http/handler.ts';
import { conflict, invalidFields, notFound } from '../../platform/http/rejection.ts';
import { type RecordKind, saveRecord } from '../../platform/records/save.ts';
import { lockTable } from '../kept.ts';
import { auditedIntegration, type IntegrationRow, secretsOf, shownIntegrations } from './rows.ts';
import { newIntegrationSecret, secretText } from './secret.ts';

const INTEGRATION = {
  words: ENTITIES.integracion,
  table: integraciones,
  key: integraciones.id,
  nameOf: ({ nombre }) => nombre,
  told: () => ({ entidad: 'integracion' }),
  missing: INTEGRATION_TEXTS.noExiste,
} satisfies RecordKind<typeof integraciones>;

/** Integrations and their secrets. They are switched off, never deleted; a secret goes when it ends. */
export const integrationHandlers: HandlersOf<typeof contract> = {
  listaIntegraciones: async (_entrada, { db }) => shownIntegrations(db, await db.select().from(integraciones)),

  detalleIntegracion: async ({ ruta }, { db }) => {
    const [found] = await shownIntegrations(
      db,
      await db.select().from(integraciones).where(eq(integraciones.id, ruta.id)),
    );
    if (found === undefined) throw notFound(INTEGRATION_TEXTS.noExiste);
    return found;
  },

  guardarIntegracion: ({ cuerpo: { id, version, ...written } }, context) =>
    saveRecord(
      INTEGRATION,
      {
        call: 'guardarIntegracion',
        id,
        version,
        contents: { id, ...written },
        effect: async ({ tx, row }) => {
          await refuseRepeated(tx, id, written.nombre);
          const secrets = row === null ? [] : await secretsOf(tx, [row.id]);
          return {
            text: row === null ? INTEGRATION_TEXTS.guardada : INTEGRATION_TEXTS.editada,
            columns: written,
            before: row === null ? null : auditedIntegration(row, secrets),
            after: auditedIntegration(written, secrets),
          };
        },
      },
      context,
    ),

  secretoNuevo: async ({ cuerpo: { id, version } }, context) => {
    const { random, hash, final } = newIntegrationSecret();
    let idSecret = 0;
    const saved = await saveRecord(
      INTEGRATION,
      {
        call: 'secretoNuevo',
        id,
        version,
        contents: { id },
        effect: async ({ tx, row: found, numiden, now }) => {
          const row = there(found);
          const secrets = await secretsOf(tx, [row.id]);
          if (secrets.length >= MAX_SECRETOS) {
            throw conflict(INTEGRATION_TEXTS.demasiadosSecretos, { objeto: { entidad: INTEGRATION.words.name, id } });
          }
          idSecret = await insertSecret(tx, { idIntegracion: row.id, hash, final, creado: now, creadoPor: numiden });
          return {
            text: INTEGRATION_TEXTS.secretoCreado,
            columns: {},
            before: auditedIntegration(row, secrets),
            after: auditedIntegration(row, [...secrets, { final }]),
          };
        },
      },
      context,
    );
    // Only here: what `saveRecord` answers could be kept.
    return { ...saved, secreto: secretText({ id: idSecret, random }) };
  },

  quitarSecreto: ({ cuerpo: { id, version, idSecreto } }, context) =>
    saveRecord(
      INTEGRATION,
      {
        call: 'quitarSecreto',
        id,
        version,
        contents: { id, idSecreto },
        effect: async ({ tx, row: found }) => {
          const row = there(found);
          const secrets = await secretsOf(tx, [row.id]);
          const kept = secrets.filter((secret) => secret.id !== idSecreto);
          if (kept.length === secrets.length) throw notFound(INTEGRATION_TEXTS.sinSecreto);
          await tx.delete(integracionSecretos).where(eq(integracionSecretos.id, idSecreto));
          return {
            text: INTEGRATION_TEXTS.secretoQuitado,
            columns: {},
            before: auditedIntegration(row, secrets),
            after: auditedIntegration(row, kept),
          };
        },
      },
      context,
    ),
};

function there(row: IntegrationRow | null): IntegrationRow {
  if (row === null) throw notFound(INTEGRATION_TEXTS.noExiste);
  return row;
}

async function insertSecret(tx: Tx, secret: typeof integracionSecretos.$inferInsert): Promise<number> {
  const [row] = await tx.insert(integracionSecretos).values(secret).returning({ id: integracionSecretos.id });
  if (row === undefined) throw new Error('A secret was stored without an id');
  return row.id;
}

/** @throws Rejection 400 at the name when another integration has it. */
async function refuseRepeated(tx: Tx, id: number | null, nombre: string): Promise<void> {
  await lockTable(tx, integraciones);
  const others = await tx
    .select({ nombre: integraciones.nombre })
    .from(integraciones)
    .where(id === null ? undefined : ne(integraciones.id, id));
  if (others.some((other) => sameName(other.nombre, nombre))) {
    throw invalidFields([{ campo: 'nombre', message: INTEGRATION_TEXTS.repetido }]);
  }
}
