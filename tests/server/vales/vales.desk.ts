import { and, asc, eq } from 'drizzle-orm';
import { ESTADO } from '#domain/casos/vidaCaso';
import { centavos } from '#domain/common/money';
import type { SolicitudValeEnviada } from '#domain/vales/solicitudVale';
import { subcategorias } from '../../../server/platform/db/schema/catalogos.ts';
import { motivosDepreciacion, motivosVales } from '../../../server/platform/db/schema/configuracion.ts';
import { ventaArticulos, ventaPagos, ventas } from '../../../server/platform/db/schema/operaciones.ts';
import { vales } from '../../../server/platform/db/schema/vales.ts';
import type { BedOptions } from '../bed/bed.ts';
import { ATENCION, NOW, newKey, type Person } from '../casos/casos.desk.ts';
import { caseIn, openWorkDesk, type WorkDesk } from '../casos/casos.works.ts';

export const CANCELACION = 8;
const MOTIVO_DEVOLUCION = 1;
export const MOTIVO_CANCELACION = 2;
export const MOTIVO_APAGADO = 3;
export const MOTIVO_DEPRECIACION = 1;

/** A bench with the people and things that vouchers concern. */
export async function openVoucherDesk(options: BedOptions = {}): Promise<WorkDesk> {
  const desk = await openWorkDesk(options);
  await layOutVouchers(desk);
  return desk;
}

/** Puts on a bench what vouchers need beside people and cases. */
export async function layOutVouchers(desk: WorkDesk): Promise<void> {
  await desk.db.insert(subcategorias).values({ id: CANCELACION, nombre: 'VALE DE CANCELACIÓN', idArea: ATENCION });
  await desk.db.insert(motivosVales).values([
    { id: MOTIVO_DEVOLUCION, descripcion: 'Artículo dañado', tipo: 1 },
    { id: MOTIVO_CANCELACION, descripcion: 'Sin existencia', tipo: 0 },
    { id: MOTIVO_APAGADO, descripcion: 'Regalo repetido', tipo: 1, activo: false },
  ]);
  await desk.db
    .insert(motivosDepreciacion)
    .values({ id: MOTIVO_DEPRECIACION, descripcion: 'Empaque abierto', monto: centavos(5_000) });
}

/** A line of a sale that a test makes up: units, and pesos of all of them without tax. */
export interface SoldLine {
  readonly unidades: number;
  readonly pesos: number;
  readonly descuento?: number;
  /** No IVA was charged. */
  readonly sinIva?: boolean;
}

let operations = 5_000_000;

/** Stores a sale of three days ago; it was paid in cash unless the payments say otherwise, each by form and pesos. */
export async function sell(
  { db }: Pick<WorkDesk, 'db'>,
  lines: readonly SoldLine[],
  {
    pagos,
    fecha = new Date(NOW.getTime() - 3 * 86_400_000),
  }: {
    readonly pagos?: readonly (readonly [number, number])[];
    readonly fecha?: Date;
  } = {},
): Promise<number> {
  operations += 1;
  const operacion = operations;
  const rows = lines.map(({ unidades, pesos, descuento = 0, sinIva = false }, index) => {
    const subtotal = Math.round(pesos * 100);
    const iva = sinIva ? 0 : Math.round((subtotal - descuento * 100) * 0.16);
    return {
      cvetda: 1,
      operacion,
      linea: index + 1,
      numArt: `70${index + 1}`,
      descripcion: `Artículo ${index + 1}`,
      cantidadOriginal: unidades,
      cantidadMaxima: unidades,
      precioUnitario: '1.0000',
      subtotal: centavos(subtotal),
      descuento: centavos(descuento * 100),
      iva: centavos(iva),
      ieps: centavos(0),
      total: centavos(subtotal - descuento * 100 + iva),
    };
  });
  const total = rows.reduce((sum, row) => sum + row.total, 0);
  await db.insert(ventas).values({ cvetda: 1, operacion, fecha, total: centavos(total), origen: 'prueba' });
  await db.insert(ventaArticulos).values(rows);
  await db.insert(ventaPagos).values(
    (pagos ?? [[1, total / 100] as const]).map(([idFormaPago, pesos], index) => ({
      cvetda: 1,
      operacion,
      orden: index + 1,
      idFormaPago,
      nombre: String(idFormaPago),
      fecha,
      monto: centavos(Math.round(pesos * 100)),
    })),
  );
  return operacion;
}

/** The request for a voucher of an operation: units by line, everything else as most vouchers have it. */
export async function asking(
  desk: WorkDesk,
  operacion: number,
  units: Readonly<Record<number, number>>,
  changes: Partial<SolicitudValeEnviada> = {},
): Promise<SolicitudValeEnviada> {
  const tipo = changes.tipo ?? 1;
  const caso =
    changes.caso ?? (await caseIn(desk, ESTADO.enProceso, tipo === 0 ? { idSubcategoria: CANCELACION } : {}));
  return {
    tienda: 1,
    operacion,
    caso,
    tipo,
    motivo: tipo === 1 ? MOTIVO_DEVOLUCION : MOTIVO_CANCELACION,
    articulos: Object.entries(units).map(([linea, cantidad]) => ({ linea: Number(linea), cantidad })),
    ...changes,
  };
}

/** Saves a voucher and hands back what was answered. */
export async function saveVoucher(who: Person, solicitud: SolicitudValeEnviada, key = newKey()) {
  return who.send('vales/guardar-vale', solicitud, key);
}

/** Saves a voucher that must be accepted. */
export async function voucherOf(
  who: Person,
  solicitud: SolicitudValeEnviada,
): Promise<{ id: number; version: number; folio: string }> {
  const answer = await saveVoucher(who, solicitud);
  if (answer.statusCode !== 200) throw new Error(`The voucher was refused: ${answer.body}`);
  return answer.json();
}

/** The row of a voucher. */
export async function voucherRow({ db }: WorkDesk, id: number): Promise<typeof vales.$inferSelect> {
  const [row] = await db.select().from(vales).where(eq(vales.id, id));
  if (row === undefined) throw new Error(`There is no voucher ${id}`);
  return row;
}

/** The units that are left of each line of a sale. */
export async function unitsLeft({ db }: WorkDesk, operacion: number): Promise<readonly number[]> {
  const rows = await db
    .select({ left: ventaArticulos.cantidadMaxima })
    .from(ventaArticulos)
    .where(and(eq(ventaArticulos.cvetda, 1), eq(ventaArticulos.operacion, operacion)))
    .orderBy(asc(ventaArticulos.linea));
  return rows.map(({ left }) => left);
}

/** A line that is worth less by so many percent; null where none are written yet. */
export function depreciated(linea: number, cantidad: number, porcentaje: number | null) {
  return {
    linea,
    cantidad,
    seleccionadoDepreciacion: true,
    porcentajeDepreciacion: porcentaje,
    idMotivoDepreciacion: MOTIVO_DEPRECIACION,
  };
}

/** Which version of a record a call is about. */
export function idOf({ id, version }: { readonly id: number; readonly version: number }) {
  return { id, version };
}
