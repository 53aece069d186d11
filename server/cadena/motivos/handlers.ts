import { and, eq, ne } from 'drizzle-orm';
import type { z } from 'zod';
import type { motivos as contratoMotivos } from '#contract/cadena/motivos';
import {
  MOTIVO_REPETIDO,
  type motivoValePorGuardarSchema,
  sameDescription,
  TIPOS_MOTIVO_VALE,
} from '#domain/cadena/motivos';
import { ENTITIES } from '#domain/common/entities';
import { fromPesos, toPesos } from '#domain/common/money';
import { alphabetical } from '../../platform/db/alphabetical.ts';
import type { Tx } from '../../platform/db/db.ts';
import { motivosDepreciacion, motivosVales } from '../../platform/db/schema/configuracion.ts';
import type { HandlersOf } from '../../platform/http/handler.ts';
import { invalidFields, notFound } from '../../platform/http/rejection.ts';
import { kept, saves } from '../kept.ts';

type DepreciationRow = typeof motivosDepreciacion.$inferSelect;

const missing = 'El motivo no existe.';

const nameOf = ({ descripcion }: { readonly descripcion: string }) => `«${descripcion}»`;
const saved = (isNew: boolean) => `Motivo ${isNew ? 'agregado' : 'editado'} con éxito`;

const VOUCHER_REASON = kept({
  words: ENTITIES.motivoVale,
  table: motivosVales,
  key: motivosVales.id,
  told: (despues, antes) => ({ entidad: 'motivoVale', motivoVale: { antes, despues } }),
  ...{ nameOf, missing, saved },
  audited: ({ descripcion, tipo, activo }: z.output<typeof motivoValePorGuardarSchema>) => ({
    ...{ descripcion, tipo: TIPOS_MOTIVO_VALE[tipo], activo },
  }),
  judge: async (
    { id, version, ...written }: z.output<typeof contratoMotivos.guardarMotivoVale.entrada.cuerpo>,
    { tx },
  ) => {
    await refuseRepeated(tx, motivosVales, id, written.descripcion, eq(motivosVales.tipo, written.tipo));
    return written;
  },
});

const DEPRECIATION_REASON = kept({
  words: ENTITIES.motivoDepreciacion,
  table: motivosDepreciacion,
  key: motivosDepreciacion.id,
  told: () => ({ entidad: 'motivoDepreciacion' }),
  ...{ nameOf, missing, saved },
  audited: ({ descripcion, monto, activo }: Pick<DepreciationRow, 'descripcion' | 'monto' | 'activo'>) => ({
    ...{ descripcion, monto, activo },
  }),
  judge: async (
    { id, version, monto, ...written }: z.output<typeof contratoMotivos.guardarMotivoDepreciacion.entrada.cuerpo>,
    { tx },
  ) => {
    await refuseRepeated(tx, motivosDepreciacion, id, written.descripcion);
    return { ...written, monto: fromPesos(monto) };
  },
});

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
    return rows.sort(byDescription);
  },

  motivoVale: async ({ ruta: { id } }, { db }) => {
    const [row] = await db.select().from(motivosVales).where(eq(motivosVales.id, id));
    if (row === undefined) throw notFound(missing);
    return row;
  },

  guardarMotivoVale: saves('guardarMotivoVale', VOUCHER_REASON),

  motivosDepreciacion: async (_, { db }) =>
    (await db.select().from(motivosDepreciacion)).map(depreciationReason).sort(byDescription),

  motivoDepreciacion: async ({ ruta: { id } }, { db }) => {
    const [row] = await db.select().from(motivosDepreciacion).where(eq(motivosDepreciacion.id, id));
    if (row === undefined) throw notFound(missing);
    return depreciationReason(row);
  },

  guardarMotivoDepreciacion: saves('guardarMotivoDepreciacion', DEPRECIATION_REASON),
};

function depreciationReason({ monto, ...row }: DepreciationRow) {
  return { ...row, monto: toPesos(monto) };
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
  const others = await tx
    .select({ descripcion: table.descripcion })
    .from(table)
    .where(and(id === null ? undefined : ne(table.id, id), among));
  if (others.some((other) => sameDescription(other.descripcion, descripcion))) {
    throw invalidFields([{ campo: 'descripcion', message: MOTIVO_REPETIDO }]);
  }
}
