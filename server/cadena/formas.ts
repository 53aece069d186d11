import { asc } from 'drizzle-orm';
import type { z } from 'zod';
import {
  COLUMNAS_FORMAS,
  claveDeForma,
  type DatosForma,
  FORMA_TEXTS,
  formaDeLinea,
  type formaGuardadaSchema,
} from '#domain/cadena/formas';
import { esFormaConocida, FORMAS_CONOCIDAS } from '#domain/cadena/pagosDeVenta';
import { ENTITIES } from '#domain/common/entities';
import type { Db } from '../platform/db/db.ts';
import { formasPago } from '../platform/db/schema/cadena.ts';
import { conflict, invalidFields } from '../platform/http/rejection.ts';
import { kept, writesOver } from './kept.ts';
import type { TableFile } from './tableFile.ts';

/** A form of payment; when one goes, sales that are here keep what they need of it. */
export const FORM = kept({
  words: ENTITIES.formaPago,
  table: formasPago,
  key: formasPago.numero,
  nameOf: ({ nombre }) => nombre,
  told: () => ({ entidad: 'formaPago' }),
  missing: FORMA_TEXTS.noExiste,
  audited: ({ numero, nombre, como, claveSat }: DatosForma) => ({
    ...{ numero, nombre, como: FORMAS_CONOCIDAS[como], claveSat: claveDeForma(claveSat) },
  }),
  judge: async ({ id, version, ...written }: z.output<typeof formaGuardadaSchema>, { tx, row }) => {
    if (row === null && (await stored(tx)).some(({ numero }) => numero === written.numero)) {
      throw invalidFields([{ campo: 'numero', message: FORMA_TEXTS.repetida }]);
    }
    return written;
  },
  mayGo: ({ numero }) => {
    if (esFormaConocida(numero)) throw conflict(FORMA_TEXTS.delSistema);
  },
});

/** All forms of payment by number. */
export async function chainForms(db: Db) {
  const rows = await stored(db);
  return rows.map((row) => ({ id: row.numero, ...row }));
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
  write: writesOver(formasPago, [formasPago.numero]),
};

function stored(db: Db) {
  return db.select().from(formasPago).orderBy(asc(formasPago.numero));
}
