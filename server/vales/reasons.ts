import { desc, eq } from 'drizzle-orm';
import { toPesos } from '#domain/common/money';
import { motivoUsual, ULTIMOS_VALES } from '#domain/vales/motivoUsual';
import type { MotivosParaVale } from '#domain/vales/ventaParaVale';
import { alphabetical } from '../platform/db/alphabetical.ts';
import type { Db } from '../platform/db/db.ts';
import { inOneGo, onOneConnection } from '../platform/db/oneConnection.ts';
import { type Places, prepared } from '../platform/db/prepared.ts';
import { motivosDepreciacion, motivosVales } from '../platform/db/schema/configuracion.ts';
import { vales } from '../platform/db/schema/vales.ts';

const TYPES = [0, 1] as const;

/** How far back the last vouchers of a type are looked for: a store makes few of one type beside many of the other. */
const LOOKED_AT = 10 * ULTIMOS_VALES;

/** The reasons that can still be chosen, by their words, and which of them are usual in a store. */
export async function readReasons(db: Db, cvetda: number): Promise<MotivosParaVale> {
  const [used, motivos, losses] = await onOneConnection(db, (one) =>
    inOneGo([lastReasons(one, { cvetda }), readReasonsInUse(one, {}), readLossesInUse(one, {})]),
  );
  const inOrder = <R extends { readonly descripcion: string }>(rows: readonly R[]) =>
    rows.toSorted((one, other) => alphabetical(one.descripcion, other.descripcion));
  const usual = new Set(
    TYPES.map((type) => {
      const active = motivos.filter(({ tipo }) => tipo === type).map(({ id }) => id);
      const last = used.filter(({ tipo }) => tipo === type).slice(0, ULTIMOS_VALES);
      return motivoUsual(
        active,
        last.flatMap(({ idMotivo }) => idMotivo ?? []),
      );
    }),
  );
  return {
    motivos: inOrder(motivos).map(({ id, descripcion, tipo }) => ({
      id,
      descripcion,
      usual: usual.has(id),
      tipo: tipo === 0 ? 0 : 1,
    })),
    motivosDepreciacion: inOrder(losses).map(({ id, descripcion, monto }) => ({
      id,
      descripcion,
      monto: toPesos(monto),
    })),
  };
}

const readReasonsInUse = prepared('motivos_de_vale', (db, _places: Places<object>) =>
  db.select().from(motivosVales).where(eq(motivosVales.activo, true)),
);

const readLossesInUse = prepared('motivos_de_depreciacion', (db, _places: Places<object>) =>
  db.select().from(motivosDepreciacion).where(eq(motivosDepreciacion.activo, true)),
);

/** Why the last vouchers of a store were made, the newest first. */
const lastReasons = prepared('motivos_recientes', (db, { cvetda }: Places<{ cvetda: number }>) =>
  db
    .select({ idMotivo: vales.idMotivo, tipo: vales.tipo })
    .from(vales)
    .where(eq(vales.cvetdaCrea, cvetda))
    .orderBy(desc(vales.fechaCreacion), desc(vales.id))
    .limit(LOOKED_AT),
);
