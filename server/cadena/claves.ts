import { and, asc, eq, ilike, ne, or } from 'drizzle-orm';
import type { z } from 'zod';
import {
  AMBITOS,
  CLAVE_TEXTS,
  type clavesGuardadasSchema,
  type DatosClaves,
  objetoEnPalabras,
  SIN_CLAVES,
  seContradicen,
} from '#domain/cadena/clavesFiscales';
import { RETORNOS } from '#domain/cadena/retorno';
import { ENTITIES } from '#domain/common/entities';
import type { Db, Tx } from '../platform/db/db.ts';
import { clavesFiscales } from '../platform/db/schema/cadena.ts';
import { invalidFields } from '../platform/http/rejection.ts';
import { kept } from './kept.ts';

/** The keys of a department or an article. */
export const KEYS = kept({
  words: ENTITIES.claveFiscal,
  table: clavesFiscales,
  key: clavesFiscales.id,
  nameOf: ({ codigo }) => `de ${codigo}`,
  told: () => ({ entidad: 'claveFiscal' }),
  missing: CLAVE_TEXTS.noExiste,
  audited,
  judge: async ({ id, version, ...written }: z.output<typeof clavesGuardadasSchema>, { tx, row }) => {
    await refuseRepeated(tx, id, written);
    const keys = {
      ...written,
      objetoImp: written.objetoImp ?? row?.objetoImp ?? SIN_CLAVES.objetoImp,
      retorno: written.retorno === undefined ? (row?.retorno ?? null) : written.retorno,
    };
    if (seContradicen(keys)) throw invalidFields([{ campo: 'exento', message: CLAVE_TEXTS.exento }]);
    return keys;
  },
});

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
