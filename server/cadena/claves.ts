import { and, asc, eq, ilike, ne, or } from 'drizzle-orm';
import type { z } from 'zod';
import type { Guardado } from '#contract/common/answers';
import type { clavesGuardadasSchema, clavesPorQuitarSchema, DatosClaves } from '#domain/cadena/clavesFiscales';
import { AMBITOS, CLAVE_TEXTS, objetoEnPalabras, SIN_CLAVES, seContradicen } from '#domain/cadena/clavesFiscales';
import { RETORNOS } from '#domain/cadena/retorno';
import { ENTITIES } from '#domain/common/entities';
import type { Db, Tx } from '../platform/db/db.ts';
import { clavesFiscales } from '../platform/db/schema/cadena.ts';
import type { Context } from '../platform/http/handler.ts';
import { invalidFields } from '../platform/http/rejection.ts';
import type { RecordKind } from '../platform/records/save.ts';
import { saveRecord } from '../platform/records/save.ts';
import { lockTable } from './tableFile.ts';

const KEYS = {
  words: ENTITIES.claveFiscal,
  table: clavesFiscales,
  key: clavesFiscales.id,
  nameOf: ({ codigo }) => `de ${codigo}`,
  told: () => ({ entidad: 'claveFiscal' }),
  missing: CLAVE_TEXTS.noExiste,
  lockFirst: (tx) => lockTable(tx, clavesFiscales),
} satisfies RecordKind<typeof clavesFiscales>;

/** So many fill a page that people look through; who has more asks for a part of them. */
const SHOWN = 500;

/** The keys whose code or key has a text in it, departments first. */
export async function findKeys(db: Db, buscar: string) {
  const part = `%${buscar.trim().replace(/[\\%_]/g, '\\$&')}%`;
  const { ambito, codigo, claveProdServ } = clavesFiscales;
  const rows = await db
    .select()
    .from(clavesFiscales)
    .where(buscar.trim() === '' ? undefined : or(ilike(codigo, part), ilike(claveProdServ, part)))
    .orderBy(asc(eq(ambito, 'articulo')), asc(codigo))
    .limit(SHOWN + 1);
  return { filas: rows.slice(0, SHOWN), limiteExcedido: rows.length > SHOWN };
}

/** Saves the keys of a department or an article. @throws Rejection 400 at the code that has keys already. */
export function saveKeys(
  { id, version, ...written }: z.output<typeof clavesGuardadasSchema>,
  context: Context,
): Promise<Guardado> {
  return saveRecord(
    KEYS,
    {
      call: 'guardarClaves',
      id,
      version,
      contents: { id, ...written },
      effect: async ({ tx, row }) => {
        await refuseRepeated(tx, id, written);
        const kept = {
          ...written,
          objetoImp: written.objetoImp ?? row?.objetoImp ?? SIN_CLAVES.objetoImp,
          retorno: written.retorno === undefined ? (row?.retorno ?? null) : written.retorno,
        };
        if (seContradicen(kept)) throw invalidFields([{ campo: 'exento', message: CLAVE_TEXTS.exento }]);
        return {
          text: CLAVE_TEXTS.guardada,
          columns: kept,
          before: row === null ? null : audited(row),
          after: audited(kept),
        };
      },
    },
    context,
  );
}

/** Takes keys away. */
export function removeKeys(
  { id, version }: z.output<typeof clavesPorQuitarSchema>,
  context: Context,
): Promise<Guardado> {
  return saveRecord(
    KEYS,
    {
      call: 'quitarClaves',
      id,
      version,
      contents: { id },
      effect: ({ row }) => ({
        text: CLAVE_TEXTS.quitada,
        columns: 'deleted',
        before: row === null ? null : audited(row),
        after: null,
      }),
    },
    context,
  );
}

function audited({ ambito, codigo, claveProdServ, claveUnidad, exento, objetoImp, retorno }: DatosClaves) {
  const objeto = objetoEnPalabras(objetoImp);
  return {
    ambito: AMBITOS[ambito],
    codigo,
    claveProdServ,
    claveUnidad,
    exento,
    objetoImp: objeto,
    ...(retorno && { retorno: RETORNOS[retorno] }),
  };
}

async function refuseRepeated(
  tx: Tx,
  id: number | null,
  { ambito, codigo }: Pick<DatosClaves, 'ambito' | 'codigo'>,
): Promise<void> {
  const [other] = await tx
    .select({ id: clavesFiscales.id })
    .from(clavesFiscales)
    .where(
      and(
        eq(clavesFiscales.ambito, ambito),
        eq(clavesFiscales.codigo, codigo),
        id === null ? undefined : ne(clavesFiscales.id, id),
      ),
    );
  if (other !== undefined) throw invalidFields([{ campo: 'codigo', message: CLAVE_TEXTS.repetida }]);
}
