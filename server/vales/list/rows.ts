import { inArray, sql } from 'drizzle-orm';
import { ESTADO_VALE, ESTADOS_VALE, esVencido, type IdEstadoVale } from '#domain/cadena/estadosVale';
import { TIPOS_VALE, type TipoVale } from '#domain/cadena/tiposVale';
import { nombreCompletoCliente } from '#domain/casos/clientes';
import { toPesos } from '#domain/common/money';
import { hasPermission } from '#domain/common/permisos';
import { zonaDe } from '#domain/common/zonaHoraria';
import type { ValeDeLista } from '#domain/vales/listaVales';
import { diasRestantes } from '#domain/vales/vidaVale';
import type { Db } from '../../platform/db/db.ts';
import { stores } from '../../platform/db/schema/catalogos.ts';
import { clientes } from '../../platform/db/schema/clientes.ts';
import { vales } from '../../platform/db/schema/vales.ts';
import type { ServerSession } from '../../platform/http/handler.ts';
import { readDue } from '../../platform/lists/due.ts';
import { namesOf } from '../../platform/names.ts';
import { accumulatedBeside } from '../beside.ts';
import { faultsOfBacking } from '../respaldo.ts';
import type { ValeRow } from '../work.ts';

/** A line of the list as it goes out in a file, which does not say whether the sale still bears the voucher. */
export type VoucherInFile = Omit<ValeDeLista, 'sinRespaldo' | 'porDecidir'>;

/** The lines of the list for some vouchers, in the order of their ids given; one that is gone is left out. */
export async function readVoucherRows(db: Db, ids: readonly number[], now: Date): Promise<readonly ValeDeLista[]> {
  const rows = await inOrder(db, ids);
  const faults = await faultsOfBacking(db, rows);
  const lines = await linesOf(db, rows, now);
  return lines.map((line) => ({ ...line, sinRespaldo: faults.has(line.id) }));
}

/** The same with what a person needs who decides the ones that wait, as far as the person may decide at all. */
export async function readRowsToDecide(
  db: Db,
  ids: readonly number[],
  { permisos, numiden }: Pick<ServerSession, 'permisos' | 'numiden'>,
  now: Date,
): Promise<readonly ValeDeLista[]> {
  const lines = await readVoucherRows(db, ids, now);
  const waiting = lines.filter(({ estado }) => estado.id === ESTADO_VALE.porAutorizar);
  if (waiting.length === 0 || !hasPermission(permisos, ['autorizarVale'])) return lines;
  const vouchers = await inOrder(
    db,
    waiting.map(({ id }) => id),
  );
  const rows = new Map(vouchers.map((row) => [row.id, row]));
  const besideOf = await accumulatedBeside(db, vouchers, now);
  return lines.map((line) => {
    const row = rows.get(line.id);
    if (row === undefined) return line;
    const propia = row.autores.includes(numiden);
    return { ...line, porDecidir: { version: row.version, propia, acumulado: toPesos(besideOf(row)) } };
  });
}

/** The same for a file, for which no sale is judged. */
export async function readVouchersInFile(db: Db, ids: readonly number[], now: Date): Promise<readonly VoucherInFile[]> {
  return linesOf(db, await inOrder(db, ids), now);
}

async function inOrder(db: Db, ids: readonly number[]): Promise<readonly ValeRow[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select()
    .from(vales)
    .where(sql`${vales.id} = any(${`{${ids.join(',')}}`}::bigint[])`);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

async function linesOf(db: Db, rows: readonly ValeRow[], now: Date): Promise<readonly VoucherInFile[]> {
  if (rows.length === 0) return [];
  const who = await whoIn(db, rows);
  const dueOf = await readDue(db, 'vale', rows);
  return rows.map((row) => ({ ...lineOf(row, who, now), vence: dueOf(row) }));
}

/** The stores, customers and employees that some vouchers name. */
export interface WhoIn {
  tienda(row: ValeRow): { cvetda: number; nombre: string };
  /** Of the store where it was made; undefined where that says no postal code. */
  zona(row: ValeRow): string | undefined;
  cliente(row: ValeRow): { numiden: number; nombre: string } | null;
  autor(row: ValeRow): { numiden: number; nombre: string } | null;
}

/** Reads the names in some vouchers: three small reads, since to plan one join of four tables costs more than to answer it. */
export async function whoIn(db: Db, rows: readonly ValeRow[]): Promise<WhoIn> {
  const tiendas = await db
    .select({ cvetda: stores.cvetda, nombre: stores.nombre, codigoPostal: stores.codigoPostal })
    .from(stores)
    .where(inArray(stores.cvetda, [...new Set(rows.map(({ cvetdaCrea }) => cvetdaCrea))]));
  const numbers = [...new Set(rows.map(({ numidenCliente }) => numidenCliente))].filter((one) => one !== null);
  const customers =
    numbers.length === 0
      ? []
      : await db
          .select({
            numiden: clientes.numiden,
            nombre: clientes.nombre,
            apellidoPaterno: clientes.apellidoPaterno,
            apellidoMaterno: clientes.apellidoMaterno,
          })
          .from(clientes)
          .where(sql`${clientes.numiden} = any(${`{${numbers.join(',')}}`}::bigint[])`);
  const authors = await namesOf(
    db,
    rows.map(({ numidenCrea }) => numidenCrea),
  );
  const storeNames = new Map(tiendas.map(({ cvetda, nombre }) => [cvetda, nombre]));
  const zones = new Map(tiendas.map(({ cvetda, codigoPostal }) => [cvetda, zonaDe(codigoPostal, undefined)]));
  const customerNames = new Map(customers.map((one) => [one.numiden, nombreCompletoCliente(one)]));
  return {
    tienda: ({ cvetdaCrea }) => ({ cvetda: cvetdaCrea, nombre: storeNames.get(cvetdaCrea) ?? '' }),
    zona: ({ cvetdaCrea }) => zones.get(cvetdaCrea),
    cliente: ({ numidenCliente }) => known(numidenCliente, customerNames),
    autor: ({ numidenCrea }) => known(numidenCrea, authors),
  };
}

function known(numiden: number | null, names: ReadonlyMap<number, string>) {
  return numiden === null ? null : { numiden, nombre: names.get(numiden) ?? '' };
}

/** The state of a stored voucher with its name; the table holds no other. */
export function voucherState(id: number): { id: IdEstadoVale; nombre: string } {
  if (!Object.hasOwn(ESTADOS_VALE, id)) throw new Error(`A voucher is in the unknown state ${id}`);
  return { id: id as IdEstadoVale, nombre: ESTADOS_VALE[id as IdEstadoVale] };
}

/** The type of a stored voucher with its name; the table holds no other. */
export function voucherType(id: number): { id: TipoVale; nombre: string } {
  if (!Object.hasOwn(TIPOS_VALE, id)) throw new Error(`A voucher is of the unknown type ${id}`);
  return { id: id as TipoVale, nombre: TIPOS_VALE[id as TipoVale] };
}

function lineOf(row: ValeRow, who: WhoIn, now: Date): Omit<VoucherInFile, 'vence'> {
  return {
    id: row.id,
    folio: row.folio,
    casoId: row.idCaso,
    tienda: who.tienda(row),
    operacion: { tienda: row.cvetda, numero: row.operacion },
    tipo: voucherType(row.tipo),
    estado: voucherState(row.estado),
    vencido: esVencido(row, now),
    diasRestantes: diasRestantes(row.fechaVigencia, now),
    total: toPesos(row.total),
    saldo: toPesos(row.saldo),
    depreciacion: toPesos(row.depreciacion),
    fechaCreacion: row.fechaCreacion.toISOString(),
    fechaVigencia: row.fechaVigencia.toISOString(),
    zona: who.zona(row),
    cliente: who.cliente(row),
    autor: who.autor(row),
  };
}
