import { asc, getTableColumns, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { Guardado } from '#contract/common/answers';
import type { DatosForma, formaGuardadaSchema, formaPorQuitarSchema } from '#domain/cadena/formas';
import { COLUMNAS_FORMAS, claveDeForma, FORMA_TEXTS, formaDeLinea } from '#domain/cadena/formas';
import { esFormaConocida, FORMAS_CONOCIDAS } from '#domain/cadena/pagosDeVenta';
import { ENTITIES } from '#domain/common/entities';
import type { Db } from '../platform/db/db.ts';
import { formasPago } from '../platform/db/schema/cadena.ts';
import type { Context } from '../platform/http/handler.ts';
import { conflict, invalidFields } from '../platform/http/rejection.ts';
import type { RecordKind } from '../platform/records/save.ts';
import { saveRecord } from '../platform/records/save.ts';
import type { TableFile } from './tableFile.ts';
import { lockTable } from './tableFile.ts';

const FORM = {
  words: ENTITIES.formaPago,
  table: formasPago,
  key: formasPago.numero,
  nameOf: ({ nombre }) => nombre,
  told: () => ({ entidad: 'formaPago' }),
  missing: FORMA_TEXTS.noExiste,
  lockFirst: (tx) => lockTable(tx, formasPago),
} satisfies RecordKind<typeof formasPago>;

/** All forms of payment by number. */
export async function chainForms(db: Db) {
  const rows = await stored(db);
  return rows.map((row) => ({ id: row.numero, ...row }));
}

/** Saves a form, or makes one with the number that tills say. @throws Rejection 400 at the number that another one has. */
export function saveForm(
  { id, version, ...written }: z.output<typeof formaGuardadaSchema>,
  context: Context,
): Promise<Guardado> {
  return saveRecord(
    FORM,
    {
      call: 'guardarForma',
      id,
      version,
      contents: { id, ...written },
      effect: async ({ tx, row }) => {
        if (row === null && (await stored(tx)).some(({ numero }) => numero === written.numero)) {
          throw invalidFields([{ campo: 'numero', message: FORMA_TEXTS.repetida }]);
        }
        return {
          text: FORMA_TEXTS.guardada,
          columns: written,
          before: row === null ? null : audited(row),
          after: audited(written),
        };
      },
    },
    context,
  );
}

/** Takes a form away: sales that are here keep what they need of it. @throws Rejection 409 for one of the system's. */
export function removeForm(
  { id, version }: z.output<typeof formaPorQuitarSchema>,
  context: Context,
): Promise<Guardado> {
  return saveRecord(
    FORM,
    {
      call: 'quitarForma',
      id,
      version,
      contents: { id },
      effect: ({ row }) => {
        if (esFormaConocida(id)) throw conflict(FORMA_TEXTS.delSistema);
        return {
          text: FORMA_TEXTS.quitada,
          columns: 'deleted',
          before: row === null ? null : audited(row),
          after: null,
        };
      },
    },
    context,
  );
}

/** The forms as a file. */
export const FORMS_FILE: TableFile<DatosForma> = {
  table: formasPago,
  entidad: 'formaPago',
  call: 'cargarFormas',
  columns: COLUMNAS_FORMAS,
  readLine: formaDeLinea,
  nameOf: ({ numero }) => `La forma de pago ${numero}`,
  valuesOf: ({ numero, nombre, como, claveSat }) => [String(numero), nombre, FORMAS_CONOCIDAS[como], claveSat ?? ''],
  stored,
  async write(tx, datos) {
    const { nombre, como, claveSat } = getTableColumns(formasPago);
    const given = (column: { readonly name: string }) => sql.raw(`excluded.${column.name}`);
    await tx
      .insert(formasPago)
      .values([...datos])
      .onConflictDoUpdate({
        target: formasPago.numero,
        set: {
          nombre: given(nombre),
          como: given(como),
          claveSat: given(claveSat),
          version: sql`${formasPago.version} + 1`,
        },
      });
  },
};

function stored(db: Db) {
  return db.select().from(formasPago).orderBy(asc(formasPago.numero));
}

function audited({ numero, nombre, como, claveSat }: DatosForma) {
  return { numero, nombre, como: FORMAS_CONOCIDAS[como], claveSat: claveDeForma(claveSat) };
}
