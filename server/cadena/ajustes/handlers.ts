import { and, desc, eq, inArray } from 'drizzle-orm';
import type { ajustes as contratoAjustes } from '#contract/cadena/ajustes';
import { AJUSTES, type Ajuste, type Ajustes, SEMAFOROS, semaforosSchema } from '#domain/cadena/ajustes';
import { ENTITIES } from '#domain/common/entities';
import { type AuditValues, changesInWords } from '#domain/common/fieldChanges';
import type { Db } from '../../platform/db/db.ts';
import { usuarios } from '../../platform/db/schema/personas.ts';
import { ajustes, bitacora } from '../../platform/db/schema/system.ts';
import type { Context, HandlersOf } from '../../platform/http/handler.ts';
import { invalidFields } from '../../platform/http/rejection.ts';
import { type RecordKind, saveRecord } from '../../platform/records/save.ts';
import { readSemaphores, readSettings } from './settings.ts';

/** Under which key a setting is kept, by its number. */
const KEYS = new Map<number, string>([
  ...Object.entries(AJUSTES).map(([key, { id }]) => [id, key] as const),
  [SEMAFOROS.id, SEMAFOROS.clave],
]);

/** How a setting is called on its card. */
const TITLES: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.entries(AJUSTES).map(([key, { titulo }]) => [key, titulo])),
  [SEMAFOROS.clave]: SEMAFOROS.titulo,
};

const AJUSTE: RecordKind<typeof ajustes> = {
  words: ENTITIES.ajuste,
  table: ajustes,
  key: ajustes.clave,
  keyOf: (id) => KEYS.get(id) ?? '',
  ensure: async (tx, id) => {
    await tx
      .insert(ajustes)
      .values({ clave: KEYS.get(id) ?? '', valor: {}, version: 0 })
      .onConflictDoNothing();
  },
  nameOf: ({ clave }) => `«${TITLES[clave] ?? clave}»`,
  told: () => ({ entidad: 'ajuste' }),
  missing: 'El ajuste no existe.',
};

/** General settings (specification, section 7): they count from the next call on, for everybody. */
export const settingHandlers: HandlersOf<typeof contratoAjustes> = {
  ajustesGenerales: async (_, { db }) => {
    const [stored, changes] = await Promise.all([readSettings(db), lastChanges(db)]);
    const of = (ajuste: Ajuste) => {
      const { id } = AJUSTES[ajuste];
      return { id, ...stored[ajuste], ultimoCambio: changes.get(id) ?? null };
    };
    const { uno, dos, tres, version } = stored.semaforos;
    return {
      vigencia: of('vigencia'),
      maximos: of('maximos'),
      billetera: of('billetera'),
      semaforos: {
        valores: [uno, dos, tres].map((valor, index) => ({ id: (index + 1) as 1 | 2 | 3, valor })),
        version,
        ultimoCambio: changes.get(SEMAFOROS.id) ?? null,
      },
    };
  },

  actualizarVigencia: ({ cuerpo }, context) => saveSetting('actualizarVigencia', 'vigencia', cuerpo, context),
  actualizarMaximos: ({ cuerpo }, context) => saveSetting('actualizarMaximos', 'maximos', cuerpo, context),
  actualizarBilletera: ({ cuerpo }, context) => saveSetting('actualizarBilletera', 'billetera', cuerpo, context),

  actualizarSemaforos: ({ cuerpo: { semaforos, version } }, context) => {
    const [uno, dos, tres] = semaforos.map(({ valor }) => valor);
    const read = semaforosSchema.safeParse({ uno, dos, tres });
    if (!read.success) {
      const [first, ...rest] = read.error.issues.map(({ path, message }) => ({ campo: path.join('.'), message }));
      throw invalidFields([first ?? { campo: 'uno', message: read.error.message }, ...rest]);
    }
    return saveRecord(
      AJUSTE,
      {
        call: 'actualizarSemaforos',
        id: SEMAFOROS.id,
        version,
        contents: read.data,
        effect: async ({ tx }) => ({
          text: 'Semáforos guardados con éxito',
          columns: { valor: read.data },
          before: await readSemaphores(tx),
          after: read.data,
        }),
      },
      context,
    );
  },
};

function saveSetting(
  call: 'actualizarVigencia' | 'actualizarMaximos' | 'actualizarBilletera',
  ajuste: Ajuste,
  { valor, version }: { readonly valor: number; readonly version: number | null },
  context: Context,
) {
  const { id, titulo } = AJUSTES[ajuste];
  return saveRecord(
    AJUSTE,
    {
      call,
      id,
      version,
      contents: { valor },
      effect: async ({ tx }) => ({
        text: `${titulo}: guardado con éxito`,
        columns: { valor },
        before: { valor: (await readSettings(tx))[ajuste].valor },
        after: { valor },
      }),
    },
    context,
  );
}

type LastChange = NonNullable<Ajustes['vigencia']['ultimoCambio']>;

/** Who made each setting what it is, by the setting's number. */
async function lastChanges(db: Db): Promise<ReadonlyMap<number, LastChange>> {
  const rows = await db
    .selectDistinctOn([bitacora.idEntidad], {
      idEntidad: bitacora.idEntidad,
      antes: bitacora.antes,
      despues: bitacora.despues,
      fecha: bitacora.momento,
      numiden: usuarios.numiden,
      nombre: usuarios.nombreCompleto,
    })
    .from(bitacora)
    .innerJoin(usuarios, eq(usuarios.numiden, bitacora.numiden))
    .where(and(eq(bitacora.entidad, ENTITIES.ajuste.name), inArray(bitacora.idEntidad, [...KEYS.keys()].map(String))))
    .orderBy(bitacora.idEntidad, desc(bitacora.id));
  return new Map(
    rows.map(({ idEntidad, antes, despues, fecha, ...autor }) => [
      Number(idEntidad),
      { autor, fecha: fecha.toISOString(), texto: changesInWords(antes as AuditValues, despues as AuditValues) },
    ]),
  );
}
