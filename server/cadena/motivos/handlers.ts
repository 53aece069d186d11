import { and, eq, ne, sql } from 'drizzle-orm';
import type { motivos as contratoMotivos } from '#contract/cadena/motivos';
import type { TipoMotivoVale } from '#domain/cadena/motivos';
import { MOTIVO_REPETIDO, sameDescription, TIPOS_MOTIVO_VALE } from '#domain/cadena/motivos';
import { ENTITIES } from '#domain/common/entities';
import { fromPesos, toPesos } from '#domain/common/money';
import { alphabetical } from '../../platform/db/alphabetical.ts';
import type { Tx } from '../../platform/db/db.ts';
import { motivosDepreciacion, motivosVales } from '../../platform/db/schema/configuracion.ts';
import type { HandlersOf } from '../../platform/http/handler.ts';
import { invalidFields, notFound } from '../../platform/http/rejection.ts';
import type { RecordKind } from '../../platform/records/save.ts';
import { saveRecord } from '../../platform/records/save.ts';

const missing = 'El motivo no existe.';

const MOTIVO_VALE: RecordKind<typeof motivosVales> = {
  words: ENTITIES.motivoVale,
  table: motivosVales,
  key: motivosVales.id,
  told: (despues, antes) => ({ entidad: 'motivoVale', motivoVale: { antes, despues } }),
  nameOf: ({ descripcion }) => `«${descripcion}»`,
  missing,
};

const MOTIVO_DEPRECIACION: RecordKind<typeof motivosDepreciacion> = {
  words: ENTITIES.motivoDepreciacion,
  table: motivosDepreciacion,
  key: motivosDepreciacion.id,
  told: () => ({ entidad: 'motivoDepreciacion' }),
  nameOf: ({ descripcion }) => `«${descripcion}»`,
  missing,
};

const BOTH_TYPES = 2;

/** Reasons of vouchers and of depreciations (specification, section 7). They are switched off, never deleted. */
export const reasonHandlers: HandlersOf<typeof contratoMotivos> = {
  motivosVales: async ({ ruta: { a, b } }, { db }) => {
    const rows = await db
      .select()
      .from(motivosVales)
      .where(
        and(
          a === BOTH_TYPES ? undefined : eq(motivosVales.tipo, a),
          b === 0 ? undefined : eq(motivosVales.activo, true),
        ),
      );
    return rows.map(voucherReason).sort(byDescription);
  },

  motivoVale: async ({ ruta: { id } }, { db }) => {
    const [row] = await db.select().from(motivosVales).where(eq(motivosVales.id, id));
    if (row === undefined) throw notFound(missing);
    return voucherReason(row);
  },

  guardarMotivoVale: ({ cuerpo: { id, version, ...written } }, context) =>
    saveRecord(
      MOTIVO_VALE,
      {
        call: 'guardarMotivoVale',
        id,
        version,
        contents: { id, ...written },
        effect: async ({ tx, row }) => {
          await refuseRepeated(tx, motivosVales, id, written.descripcion, eq(motivosVales.tipo, written.tipo));
          const before = row === null ? null : inWords(voucherReason(row));
          return { text: doneText(id), columns: written, before, after: inWords(written) };
        },
      },
      context,
    ),

  motivosDepreciacion: async (_, { db }) =>
    (await db.select().from(motivosDepreciacion)).map(depreciationReason).sort(byDescription),

  motivoDepreciacion: async ({ ruta: { id } }, { db }) => {
    const [row] = await db.select().from(motivosDepreciacion).where(eq(motivosDepreciacion.id, id));
    if (row === undefined) throw notFound(missing);
    return depreciationReason(row);
  },

  guardarMotivoDepreciacion: ({ cuerpo: { id, version, ...written } }, context) =>
    saveRecord(
      MOTIVO_DEPRECIACION,
      {
        call: 'guardarMotivoDepreciacion',
        id,
        version,
        contents: { id, ...written },
        effect: async ({ tx, row }) => {
          await refuseRepeated(tx, motivosDepreciacion, id, written.descripcion);
          const { descripcion, activo } = written;
          const values = { descripcion, monto: fromPesos(written.monto), activo };
          const before = row === null ? null : { descripcion: row.descripcion, monto: row.monto, activo: row.activo };
          return { text: doneText(id), columns: values, before, after: values };
        },
      },
      context,
    ),
};

function doneText(id: number | null): string {
  return id === null ? 'Motivo agregado con éxito' : 'Motivo editado con éxito';
}

function voucherReason({ tipo, ...row }: typeof motivosVales.$inferSelect) {
  // The table's own check lets no other number in.
  return { ...row, tipo: tipo as TipoMotivoVale };
}

function depreciationReason({ monto, ...row }: typeof motivosDepreciacion.$inferSelect) {
  return { ...row, monto: toPesos(monto) };
}

/** As people read it in the history. */
function inWords({
  descripcion,
  tipo,
  activo,
}: Pick<ReturnType<typeof voucherReason>, 'descripcion' | 'tipo' | 'activo'>) {
  return { descripcion, tipo: TIPOS_MOTIVO_VALE[tipo], activo };
}

function byDescription(a: { readonly descripcion: string }, b: { readonly descripcion: string }): number {
  return alphabetical(a.descripcion, b.descripcion);
}

/** @throws Rejection 400 at the description when another reason of the same kind has it. */
async function refuseRepeated(
  tx: Tx,
  table: typeof motivosVales | typeof motivosDepreciacion,
  id: number | null,
  descripcion: string,
  among?: ReturnType<typeof eq>,
): Promise<void> {
  // Two that come at once wait for each other: the table is small and seldom written.
  await tx.execute(sql`lock table ${table} in share row exclusive mode`);
  const others = await tx
    .select({ descripcion: table.descripcion })
    .from(table)
    .where(and(id === null ? undefined : ne(table.id, id), among));
  if (others.some((other) => sameDescription(other.descripcion, descripcion))) {
    throw invalidFields([{ campo: 'descripcion', message: MOTIVO_REPETIDO }]);
  }
}
