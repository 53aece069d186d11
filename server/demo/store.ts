import type { InferInsertModel } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Tx } from '../platform/db/db.ts';
import { casos } from '../platform/db/schema/casos.ts';
import {
  billeteras,
  canjesCertificado,
  certificados,
  direcciones,
  movimientosBilletera,
  movimientosCredito,
  recolectas,
} from '../platform/db/schema/neighbours.ts';
import { guiaArticulos, guiaPaquetes, guias } from '../platform/db/schema/operaciones.ts';
import { casoComentarios, casoEscalamientos, casoLogs, casoParametros } from '../platform/db/schema/partesDeCaso.ts';
import {
  valeArticulos,
  valeDevoluciones,
  valeImpresiones,
  valeLogs,
  valeMetodos,
  vales,
} from '../platform/db/schema/vales.ts';
import { sampleMoney } from './billeteras.ts';
import type { Clock } from './clock.ts';
import { sampleAddresses } from './direcciones.ts';
import type { sampleGuides } from './guias.ts';
import type { SampleCase } from './oneCase.ts';
import { createRandom } from './random.ts';
import type { SamplePickup } from './recolectas.ts';
import type { SampleVoucher } from './vales.ts';

const ADDRESSES_SEED = 148;
const ADDRESSES = 60;

/** Stores guides with their packages. */
export async function storeGuides(tx: Tx, sent: ReturnType<typeof sampleGuides>): Promise<void> {
  const paquetes = sent.flatMap((guide) => guide.paquetes);
  await saveRows(
    tx,
    guias,
    sent.map(({ guia }) => guia),
  );
  const ids = await tx
    .insert(guiaPaquetes)
    .values(paquetes.map(({ paquete }) => paquete))
    .returning({ id: guiaPaquetes.id });
  const content = inPairs(paquetes, ids).flatMap(([{ articulos }, { id }]) =>
    articulos.map((articulo) => ({ ...articulo, idPaquete: id })),
  );
  await saveRows(tx, guiaArticulos, content);
}

/** Stores cases with their histories; answers their numbers, in the order of the cases. */
export async function storeCases(tx: Tx, opened: readonly SampleCase[]): Promise<readonly number[]> {
  const rows = await tx
    .insert(casos)
    .values(opened.map(({ caso }) => caso))
    .returning({ id: casos.id });
  const withId = inPairs(opened, rows).map(([one, { id }]) => ({ ...one, idCaso: id }));
  await saveRows(
    tx,
    casoComentarios,
    withId.flatMap(({ idCaso, comentarios }) => comentarios.map((row) => ({ ...row, idCaso }))),
  );
  await saveRows(
    tx,
    casoLogs,
    withId.flatMap(({ idCaso, logs }) => logs.map((row) => ({ ...row, idCaso }))),
  );
  await saveRows(
    tx,
    casoEscalamientos,
    withId.flatMap(({ idCaso, escalamientos }) => escalamientos.map((row) => ({ ...row, idCaso }))),
  );
  await saveRows(
    tx,
    casoParametros,
    withId.flatMap(({ idCaso, parametros }) => parametros.map((row) => ({ ...row, idCaso }))),
  );
  return rows.map(({ id }) => id);
}

/** Vouchers, each with its case, and the pickups of some of them. */
interface Vouchers {
  readonly ofCases: readonly {
    readonly vale: SampleVoucher;
    readonly idCaso: number;
    readonly numidenCliente: number;
  }[];
  readonly pickups: readonly SamplePickup[];
  readonly clientes: readonly { readonly numiden: number; readonly celular: string | null }[];
}

/** Stores vouchers with all that belongs to them: pickups with their addresses, and what neighbours keep of their money. */
export async function storeVouchers(
  tx: Tx,
  clock: Clock,
  { ofCases, pickups, clientes: known }: Vouchers,
): Promise<void> {
  const ids = await tx
    .insert(vales)
    .values(ofCases.map(({ vale, ...owner }) => ({ ...vale.vale, ...owner })))
    .returning({ id: vales.id });
  const kept = inPairs(ofCases, ids).map(([{ vale, numidenCliente }, { id }]) => ({ ...vale, id, numidenCliente }));
  const withId = <R extends object>(rowsOf: (vale: SampleVoucher) => readonly R[]) =>
    kept.flatMap((vale) => rowsOf(vale).map((row) => ({ ...row, idVale: vale.id })));
  await saveRows(
    tx,
    valeArticulos,
    withId(({ articulos }) => articulos),
  );
  await saveRows(
    tx,
    valeMetodos,
    withId(({ metodos }) => metodos),
  );
  await saveRows(
    tx,
    valeLogs,
    withId(({ logs }) => logs),
  );
  await saveRows(
    tx,
    valeDevoluciones,
    withId(({ devoluciones }) => devoluciones),
  );
  await saveRows(
    tx,
    valeImpresiones,
    withId(({ impresiones }) => impresiones),
  );
  const ofPickups = pickups.map(({ place }) => kept[place]?.numidenCliente ?? 0);
  const first = known.filter(({ numiden }) => ofPickups.includes(numiden));
  const others = known.filter((one) => !first.includes(one)).slice(0, ADDRESSES - first.length);
  const addresses = await tx
    .insert(direcciones)
    .values([...sampleAddresses(createRandom(ADDRESSES_SEED), [...first, ...others])])
    .returning({ id: direcciones.id, numidenCliente: direcciones.numidenCliente });
  await saveRows(
    tx,
    recolectas,
    pickups.map(({ place, row }) => {
      const vale = kept[place];
      const direccion = addresses.find(({ numidenCliente }) => numidenCliente === vale?.numidenCliente);
      if (vale === undefined || direccion === undefined) throw new Error('A pickup of the sample goes nowhere');
      return { ...row, idVale: vale.id, idDireccion: direccion.id };
    }),
  );
  const money = sampleMoney(
    clock,
    kept,
    known.map(({ numiden }) => numiden),
  );
  await saveRows(tx, billeteras, money.billeteras);
  await saveRows(tx, movimientosBilletera, money.movimientos);
  await saveRows(tx, certificados, money.certificados);
  await saveRows(tx, canjesCertificado, money.canjes);
  await saveRows(tx, movimientosCredito, money.creditos);
}

const PER_BATCH = 1_000;

/** Stores rows, however many. */
export async function saveRows<T extends PgTable>(
  tx: Tx,
  table: T,
  rows: readonly InferInsertModel<T>[],
): Promise<void> {
  for (let from = 0; from < rows.length; from += PER_BATCH) {
    await tx.insert(table).values(rows.slice(from, from + PER_BATCH));
  }
}

/** Each of a list with the one that belongs to it. @throws Error where one has none. */
export function inPairs<A, B>(some: readonly A[], others: readonly B[]): readonly (readonly [A, B])[] {
  return some.map((one, index) => {
    const another = others[index];
    if (another === undefined) throw new Error('Two lists of sample data that belong together differ in length');
    return [one, another] as const;
  });
}
