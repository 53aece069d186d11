import { and, asc, eq, inArray } from 'drizzle-orm';
import { nombreCompletoCliente } from '#domain/casos/clientes';
import type { Centavos } from '#domain/common/money';
import { zonaDe } from '#domain/common/zonaHoraria';
import { esOtraPersona } from '#domain/vales/autorizacionVale';
import { pesadaEnPalabras } from '#domain/ventas/lineaPesada';
import { type IdMetodo, METODOS_DEVOLUCION } from '#domain/ventas/metodosDevolucion';
import type { Tx } from '../../platform/db/db.ts';
import { stores } from '../../platform/db/schema/catalogos.ts';
import { clientes } from '../../platform/db/schema/clientes.ts';
import { motivosDepreciacion, motivosVales } from '../../platform/db/schema/configuracion.ts';
import { ventaArticulos, ventas } from '../../platform/db/schema/operaciones.ts';
import { valeArticulos, valeMetodos, vales } from '../../platform/db/schema/vales.ts';
import { namesOf } from '../../platform/names.ts';
import { buyerName } from '../../ventas/operaciones/buyerName.ts';
import { voucherState, voucherType } from '../list/rows.ts';
import type { ValeRow } from '../work.ts';

/** A line of the voucher as the paper shows it; amounts in centavos, the percent null where nothing is taken off. */
export interface PaperLine {
  readonly numArt: string;
  readonly descripcion: string;
  readonly cantidad: number;
  readonly total: Centavos;
  readonly porcentaje: number | null;
  readonly motivo: string;
  readonly depreciacion: Centavos;
}

/** All that the paper of a voucher says, beside how often it was printed; amounts in centavos, '' where nothing is known. */
export interface PaperFacts {
  readonly folio: string;
  readonly tipo: string;
  readonly estado: string;
  readonly caso: number;
  readonly motivo: string;
  readonly tienda: string;
  readonly cliente: string;
  /** Who bought, where that is somebody else than who gets the money. */
  readonly compro: string;
  readonly venta: { readonly tienda: string; readonly operacion: number; readonly fecha: Date | null };
  readonly lineas: readonly PaperLine[];
  readonly importes: Readonly<Record<'subtotal' | 'descuento' | 'iva' | 'ieps' | 'total', Centavos>>;
  readonly depreciacion: Centavos;
  readonly condonacion: Centavos;
  readonly saldo: Centavos;
  readonly metodos: readonly { readonly nombre: string; readonly monto: Centavos; readonly devuelto: Centavos }[];
  readonly creado: Date;
  readonly vigencia: Date;
  /** In which its times are said: of the store where it was made; undefined where that says no postal code. */
  readonly zona: string | undefined;
  readonly hizo: string;
  readonly autorizo: string;
  /** The folio of the voucher whose place this one took; '' for none. */
  readonly reemplaza: string;
}

/** Reads what the paper of a voucher says, in the transaction that counts its print. */
export async function readPaper(tx: Tx, row: ValeRow): Promise<PaperFacts> {
  const lineas = await linesOf(tx, row);
  const metodos = await tx
    .select()
    .from(valeMetodos)
    .where(eq(valeMetodos.idVale, row.id))
    .orderBy(asc(valeMetodos.metodo));
  const [venta] = await tx
    .select({ fecha: ventas.fecha, cliente: buyerName, comprador: ventas.numidenCliente })
    .from(ventas)
    .where(and(eq(ventas.cvetda, row.cvetda), eq(ventas.operacion, row.operacion)));
  const names = await namesOf(tx, [row.numidenCrea, row.numidenResuelve]);
  const tiendas = await tx
    .select()
    .from(stores)
    .where(inArray(stores.cvetda, [row.cvetda, row.cvetdaCrea]));
  const storeName = (cvetda: number) => tiendas.find((tienda) => tienda.cvetda === cvetda)?.nombre ?? String(cvetda);
  const sumOf = (campo: 'subtotal' | 'descuento' | 'iva' | 'ieps') =>
    lineas.reduce((total, linea) => total + linea[campo], 0) as Centavos;
  return {
    folio: row.folio,
    tipo: voucherType(row.tipo).nombre,
    estado: voucherState(row.estado).nombre,
    caso: row.idCaso,
    motivo: await reasonOf(tx, row),
    tienda: storeName(row.cvetdaCrea),
    cliente: await customerOf(tx, row, venta?.cliente ?? ''),
    compro: buyerOf(row, venta),
    venta: { tienda: storeName(row.cvetda), operacion: row.operacion, fecha: venta?.fecha ?? null },
    lineas: lineas.map(({ subtotal: _s, descuento: _d, iva: _i, ieps: _e, ...linea }) => linea),
    importes: {
      subtotal: sumOf('subtotal'),
      descuento: sumOf('descuento'),
      iva: sumOf('iva'),
      ieps: sumOf('ieps'),
      total: row.total,
    },
    depreciacion: row.depreciacion,
    condonacion: row.condonacion,
    saldo: row.saldo,
    metodos: metodos.map(({ metodo, monto, devuelto }) => ({
      nombre: METODOS_DEVOLUCION[metodo as IdMetodo] ?? String(metodo),
      monto,
      devuelto,
    })),
    creado: row.fechaCreacion,
    vigencia: row.fechaVigencia,
    zona: zonaDe(tiendas.find(({ cvetda }) => cvetda === row.cvetdaCrea)?.codigoPostal, undefined),
    hizo: personIn(names, row.numidenCrea),
    autorizo: personIn(names, row.numidenResuelve),
    reemplaza: await replacedBy(tx, row),
  };
}

function personIn(names: ReadonlyMap<number, string>, numiden: number | null): string {
  return numiden === null ? '' : `${names.get(numiden) ?? ''} (${numiden})`.trim();
}

async function linesOf(tx: Tx, { id, cvetda, operacion }: ValeRow) {
  const rows = await tx
    .select({
      linea: valeArticulos,
      descripcion: ventaArticulos.descripcion,
      pesada: ventaArticulos.pesada,
      motivo: motivosDepreciacion.descripcion,
    })
    .from(valeArticulos)
    .leftJoin(
      ventaArticulos,
      and(
        eq(ventaArticulos.cvetda, cvetda),
        eq(ventaArticulos.operacion, operacion),
        eq(ventaArticulos.linea, valeArticulos.linea),
      ),
    )
    .leftJoin(motivosDepreciacion, eq(motivosDepreciacion.id, valeArticulos.idMotivoDepreciacion))
    .where(eq(valeArticulos.idVale, id))
    .orderBy(asc(valeArticulos.linea));
  return rows.map(({ linea, descripcion, pesada, motivo }) => ({
    numArt: linea.numArt,
    descripcion: [descripcion ?? '', pesadaEnPalabras({ pesada })].filter((text) => text !== null).join(', '),
    cantidad: linea.cantidad,
    subtotal: linea.subtotal,
    descuento: linea.descuento,
    iva: linea.iva,
    ieps: linea.ieps,
    total: linea.total,
    porcentaje: linea.porcentajeDepreciacion,
    motivo: motivo ?? '',
    depreciacion: linea.montoDepreciacion,
  }));
}

async function customerOf(tx: Tx, { numidenCliente }: ValeRow, onSale: string): Promise<string> {
  if (numidenCliente === null) return onSale;
  const [customer] = await tx.select().from(clientes).where(eq(clientes.numiden, numidenCliente));
  return customer === undefined ? onSale : `${nombreCompletoCliente(customer)} (${numidenCliente})`;
}

function buyerOf({ numidenCliente }: ValeRow, sale: Bought | undefined): string {
  const comprador = sale?.comprador ?? null;
  return esOtraPersona({ comprador, cliente: numidenCliente }) ? `${sale?.cliente ?? ''} (${comprador})`.trim() : '';
}

interface Bought {
  readonly cliente: string | null;
  readonly comprador: number | null;
}

async function reasonOf(tx: Tx, { idMotivo }: ValeRow): Promise<string> {
  if (idMotivo === null) return '';
  const [reason] = await tx.select().from(motivosVales).where(eq(motivosVales.id, idMotivo));
  return reason?.descripcion ?? '';
}

async function replacedBy(tx: Tx, { idReemplaza }: ValeRow): Promise<string> {
  if (idReemplaza === null) return '';
  const [old] = await tx.select({ folio: vales.folio }).from(vales).where(eq(vales.id, idReemplaza));
  return old?.folio ?? '';
}
