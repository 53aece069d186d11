import { sql } from 'drizzle-orm';
import type { Db } from '../../../server/platform/db/db.ts';

/** A line of a sale as it is stored. */
export interface LineFact {
  readonly operacion: number;
  readonly linea: number;
  readonly original: number;
  readonly maxima: number;
  readonly excedente: number;
}

/** A payment of a sale; amounts here and below are in centavos. */
export interface PaymentFact {
  readonly operacion: number;
  readonly forma: number;
  readonly monto: number;
  readonly devuelto: number;
}

/** A voucher as it is stored. */
export interface VoucherFact {
  readonly id: number;
  readonly operacion: number;
  readonly estado: number;
  readonly total: number;
  /** The sum that it had to give back when it was made. */
  readonly inicial: number;
  readonly saldo: number;
  readonly motivos: readonly string[];
  readonly autores: readonly number[];
  readonly resuelve: number | null;
  readonly resuelto: boolean;
  readonly reemplaza: number | null;
}

interface TakenFact {
  readonly vale: number;
  readonly linea: number;
  readonly cantidad: number;
}

interface MethodFact {
  readonly vale: number;
  readonly metodo: number;
  readonly monto: number;
  readonly devuelto: number;
}

/** A refund; `deshaciendo` while it is unknown whether a neighbour has undone it. */
export interface RefundFact {
  readonly id: number;
  readonly vale: number;
  readonly metodo: number;
  readonly monto: number;
  readonly estado: 'pendiente' | 'hecha' | 'rechazada' | 'deshecha';
  readonly numiden: number;
  readonly deshaciendo: boolean;
}

/** The amount that a neighbour says it holds of a voucher: the wallet, the credit, or as certificates. */
interface HeldFact {
  readonly vale: number;
  readonly metodo: number;
  readonly monto: number;
}

/** All that the database says of some sales, read by the test's own statement. */
export interface Facts {
  readonly lineas: readonly LineFact[];
  readonly pagos: readonly PaymentFact[];
  readonly vales: readonly VoucherFact[];
  readonly articulos: readonly TakenFact[];
  readonly metodos: readonly MethodFact[];
  readonly devoluciones: readonly RefundFact[];
  readonly vecinos: readonly HeldFact[];
}

export async function readFacts(db: Db, operations: readonly number[]): Promise<Facts> {
  if (operations.length === 0) return NOTHING;
  const { rows } = await db.execute<{ facts: Facts }>(sql`
    with w as (
      select v.* from vales v where v.cvetda = 1
        and v.operacion in (select jsonb_array_elements_text(${JSON.stringify(operations)}::jsonb)::bigint)
    ), o as (select jsonb_array_elements_text(${JSON.stringify(operations)}::jsonb)::bigint as operacion)
    select jsonb_build_object(
      'lineas', (select coalesce(jsonb_agg(jsonb_build_object('operacion', operacion, 'linea', linea, 'original', cantidad_original,
        'maxima', cantidad_maxima, 'excedente', excedente) order by operacion, linea), '[]')
        from venta_articulos join o using (operacion) where cvetda = 1),
      'pagos', (select coalesce(jsonb_agg(jsonb_build_object('operacion', operacion, 'forma', id_forma_pago,
        'monto', (monto * 100)::bigint, 'devuelto', (devuelto * 100)::bigint) order by operacion, orden), '[]')
        from venta_pagos join o using (operacion) where cvetda = 1),
      'vales', (select coalesce(jsonb_agg(jsonb_build_object('id', id, 'operacion', operacion, 'estado', estado,
        'total', (total * 100)::bigint, 'inicial', ((total - depreciacion + condonacion) * 100)::bigint,
        'saldo', (saldo * 100)::bigint, 'motivos', motivos_autorizacion, 'autores', autores, 'resuelve', numiden_resuelve,
        'resuelto', fecha_resuelve is not null, 'reemplaza', id_reemplaza) order by id), '[]') from w),
      'articulos', (select coalesce(jsonb_agg(jsonb_build_object('vale', id_vale, 'linea', linea, 'cantidad', cantidad)
        order by id_vale, linea), '[]') from vale_articulos join w on w.id = id_vale),
      'metodos', (select coalesce(jsonb_agg(jsonb_build_object('vale', id_vale, 'metodo', metodo, 'monto', (monto * 100)::bigint,
        'devuelto', (devuelto * 100)::bigint) order by id_vale, metodo), '[]') from vale_metodos join w on w.id = id_vale),
      'devoluciones', (select coalesce(jsonb_agg(jsonb_build_object('id', d.id, 'vale', d.id_vale, 'metodo', d.metodo,
        'monto', (d.monto * 100)::bigint, 'estado', d.estado, 'numiden', d.numiden, 'deshaciendo', exists (
          select 1 from vale_deshechos x where x.id_devolucion = d.id and x.estado = 'pendiente')) order by d.id), '[]')
        from vale_devoluciones d join w on w.id = d.id_vale),
      'vecinos', (select coalesce(jsonb_agg(jsonb_build_object('vale', vale, 'metodo', metodo, 'monto', monto)), '[]') from (
        select id_vale as vale, 3 as metodo, (sum(monto) * 100)::bigint as monto from movimientos_billetera group by id_vale
        union all select id_vale, 4, (sum(monto) * 100)::bigint from movimientos_credito group by id_vale
        union all select c.id_vale, 7, (sum(c.monto) * 100)::bigint from certificados c
          left join anulaciones_certificado a using (folio) where a.folio is null group by c.id_vale
      ) n join w on w.id = n.vale)
    ) as facts`);
  return rows[0]?.facts ?? NOTHING;
}

const NOTHING: Facts = {
  ...{ lineas: [], pagos: [], vales: [], articulos: [], metodos: [], devoluciones: [], vecinos: [] },
};
