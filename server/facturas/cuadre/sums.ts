import type { SQL } from 'drizzle-orm';
import { sql } from 'drizzle-orm';
import { FORMAS_A_CREDITO } from '#domain/cfdi/armado/formasDePago';
import type { Diferencia, DocumentoDeCuadre, DocumentosDeCuadre, SumasDelMes } from '#domain/cuadre';
import { DIFERENCIAS, NADA } from '#domain/cuadre';
import type { Centavos } from '#domain/money';
import { centavos, toPesos } from '#domain/money';
import type { ClaseFactura } from '#domain/vidaFactura';
import { CLASES_FACTURA, serieFolio } from '#domain/vidaFactura';
import type { Db } from '../../db/db.ts';

/** A store and the moments of its month by the clock of its zone, `fin` excluded. */
export interface MonthOfStore {
  readonly cvetda: number;
  readonly zona: string;
  readonly inicio: Date;
  readonly fin: Date;
}

/**
 * The documents of each store's month, each with the line that it makes a part of. Of a sale that is in an invoice its own total counts;
 * what the invoice is more than its sales stands apart (`deMas`). Sums and documents are read of the same rows, so they cannot differ.
 */
function documentsOf(stores: readonly MonthOfStore[]): SQL {
  const months = sql.join(
    stores.map(
      ({ cvetda, inicio, fin }) =>
        sql`(${cvetda}::int, ${inicio.toISOString()}::timestamptz, ${fin.toISOString()}::timestamptz)`,
    ),
    sql`, `,
  );
  return sql`
    with meses (cvetda, inicio, fin) as (values ${months}),
    del_mes as (
      select f.id, f.cvetda, f.operacion, f.clase, f.total, f.id_vale, f.al_publico, f.llamada, f.fecha
      from facturas f join meses m on m.cvetda = f.cvetda and f.fecha >= m.inicio and f.fecha < m.fin
      where f.estado in (2, 3)
    ),
    en_ellas as (
      select id, cvetda, operacion from del_mes where clase = 'general' and operacion is not null
      union all
      select d.id, v.cvetda, v.operacion from del_mes d join factura_ventas v on v.id_factura = d.id where d.clase = 'global'
    ),
    facturadas as (
      select e.cvetda, e.operacion, count(*) as veces, v.total, v.fecha, v.anulacion is not null as anulada,
        v.fecha >= m.inicio and v.fecha < m.fin as de_este_mes
      from en_ellas e
      join ventas v on v.cvetda = e.cvetda and v.operacion = e.operacion
      join meses m on m.cvetda = e.cvetda
      group by e.cvetda, e.operacion, v.total, v.anulacion, v.fecha, m.inicio, m.fin
    ),
    vendidas as (
      select v.cvetda, v.operacion, v.total, v.fecha,
        coalesce(f.veces, 0) as veces,
        f.veces is null and not exists (
          select 1 from facturas g
          where g.cvetda = v.cvetda and g.operacion = v.operacion and g.clase = 'general' and g.estado in (1, 2, 3)
        ) and not exists (
          select 1 from factura_ventas fv join facturas g on g.id = fv.id_factura
          where fv.cvetda = v.cvetda and fv.operacion = v.operacion and g.estado in (1, 2, 3)
        ) as libre
      from ventas v
      join meses m on m.cvetda = v.cvetda and v.fecha >= m.inicio and v.fecha < m.fin
      left join facturadas f on f.cvetda = v.cvetda and f.operacion = v.operacion
      where v.anulacion is null
    ),
    libres as (
      select l.cvetda, l.operacion, l.total, l.fecha, coalesce((
        select sum(p.monto) from venta_pagos p
        where p.cvetda = l.cvetda and p.operacion = l.operacion and p.id_forma_pago <> all(${`{${FORMAS_A_CREDITO.join(',')}}`}::int[])
      ), 0) >= l.total as pagada
      from vendidas l where l.libre
    ),
    de_facturas as (
      select d.id, d.cvetda, d.fecha, d.total, d.total - coalesce((
        select sum(v.total) from en_ellas e join ventas v on v.cvetda = e.cvetda and v.operacion = e.operacion where e.id = d.id
      ), 0) as de_mas, exists (select 1 from en_ellas e where e.id = d.id) as con_ventas
      from del_mes d where d.clase in ('general', 'global')
    ),
    devuelto as (
      select d.monto, d.id_vale, d.terminado, v.cvetda, exists (
        select 1 from facturas n where n.id_vale = d.id_vale and n.estado in (1, 2, 3)
      ) as con_nota
      from vale_devoluciones d
      join vales v on v.id = d.id_vale
      join meses m on m.cvetda = v.cvetda and d.terminado >= m.inicio and d.terminado < m.fin
      where d.estado = 'hecha' and (exists (
        select 1 from facturas g
        where g.cvetda = v.cvetda and g.operacion = v.operacion and g.clase = 'general' and g.estado in (2, 3)
      ) or exists (
        select 1 from factura_ventas fv join facturas g on g.id = fv.id_factura
        where fv.cvetda = v.cvetda and fv.operacion = v.operacion and g.estado in (2, 3)
      ))
    ),
    notas as (
      select d.id, d.cvetda, d.fecha, d.total, d.id_vale is not null as de_vale, d.id_vale is null and d.llamada = 'hacerNotaGlobal' as de_caja,
        d.operacion is not null and not d.al_publico and exists (
        select 1 from factura_relaciones r join facturas g on g.id = r.id_relacionada
        where r.id_factura = d.id and g.clase = 'global'
      ) as de_global
      from del_mes d where d.clase = 'notaCredito'
    ),
    documentos (diferencia, cvetda, operacion, id_factura, id_vale, fecha, monto) as (
      select 'ventas', cvetda, operacion, null::bigint, null::bigint, fecha, total from vendidas
      union all
      select case when pagada then 'pagadasSinFactura' else 'creditoSinFactura' end, cvetda, operacion, null, null, fecha, total
      from libres
      union all
      select 'facturadasEnOtroMes', cvetda, operacion, null, null, fecha, total from vendidas where not libre and veces = 0
      union all
      select 'deOtroMes', cvetda, operacion, null, null, fecha, total from facturadas where not de_este_mes and not anulada
      union all
      select 'enDosFacturas', cvetda, operacion, null, null, fecha, total * (veces - 1)
      from facturadas where not anulada and veces > 1
      union all
      select 'anuladas', cvetda, operacion, null, null, fecha, total * veces from facturadas where anulada
      union all
      select case when con_ventas then 'deMas' else 'sinExplicar' end, cvetda, null, id, null, fecha, de_mas
      from de_facturas where not con_ventas or de_mas <> 0
      union all
      select case clase when 'global' then 'globales' when 'general' then 'aNombre' else 'servicios' end,
        cvetda, operacion, id, null, fecha, total
      from del_mes where clase in ('global', 'general', 'estacionamiento', 'restaurante')
      union all
      select case when de_vale then 'notasDeVales' when de_caja then 'notasDeCaja' when de_global then 'notasNominativas'
        else 'otrasNotas' end, cvetda, null, id, null, fecha, total
      from notas
      union all
      select case when con_nota then 'devueltoConNota' else 'devueltoSinNota' end, cvetda, null, null, id_vale, max(terminado), sum(monto)
      from devuelto group by con_nota, cvetda, id_vale
      union all
      select 'recibos', d.cvetda, null, d.id, null, d.fecha, sum(p.monto)
      from del_mes d join factura_relaciones p on p.id_factura = d.id
      where d.clase = 'reciboPago' and p.relacion = 'pago' group by d.cvetda, d.id, d.fecha
    )`;
}

/** The sums of some stores in their months, together. */
export async function sumsOf(db: Db, stores: readonly MonthOfStore[]): Promise<SumasDelMes> {
  if (stores.length === 0) return NADA;
  const { rows } = await db.execute<{ diferencia: string; monto: string }>(
    sql`${documentsOf(stores)} select diferencia, sum(monto) as monto from documentos group by diferencia`,
  );
  const sums = rows.map(({ diferencia, monto }) => [diferencia, inCentavos(monto)]);
  // The lines are named as the sums are; what no document explains is computed from the others.
  const { sinExplicar: _computed, ...known } = Object.fromEntries(sums) as Partial<SumasDelMes> & {
    sinExplicar?: unknown;
  };
  return { ...NADA, ...known };
}

interface Row extends Record<string, unknown> {
  readonly diferencia: Diferencia;
  readonly tienda: number;
  readonly operacion: string | null;
  readonly fecha: string | Date;
  readonly monto: string;
  readonly total: number;
  readonly idFactura: string | null;
  readonly serie: string;
  readonly folio: number;
  readonly clase: ClaseFactura;
  readonly idVale: string | null;
  readonly folioVale: string;
}

/** The documents of one line, or of all that have any: by line, the oldest first. `take` null reads them all. */
export async function documentsOfLine(
  db: Db,
  stores: readonly MonthOfStore[],
  which: Diferencia | null,
  take: number | null,
): Promise<DocumentosDeCuadre> {
  if (stores.length === 0) return { documentos: [], total: 0 };
  const lines = which === null ? Object.keys(DIFERENCIAS) : [which];
  const { rows } = await db.execute<Row>(sql`${documentsOf(stores)}
    select d.diferencia, d.cvetda as tienda, d.operacion, d.fecha, d.monto, count(*) over ()::int as total,
      f.id as "idFactura", f.serie, f.folio, f.clase, v.id as "idVale", v.folio as "folioVale"
    from documentos d left join facturas f on f.id = d.id_factura left join vales v on v.id = d.id_vale
    where d.diferencia = any(${`{${lines.join(',')}}`}::text[])
    order by array_position(${`{${lines.join(',')}}`}::text[], d.diferencia), d.fecha, d.cvetda, d.operacion, f.id, v.id
    ${take === null ? sql`` : sql`limit ${take}`}`);
  const zones = new Map(stores.map(({ cvetda, zona }) => [cvetda, zona]));
  return { documentos: rows.map((row) => asDocument(row, zones.get(row.tienda))), total: rows[0]?.total ?? 0 };
}

function asDocument(
  { diferencia, tienda, operacion, fecha, monto, ...row }: Row,
  zona: string | undefined,
): DocumentoDeCuadre {
  const { idFactura, serie, folio, clase, idVale, folioVale } = row;
  return {
    ...{ diferencia, tienda, fecha: new Date(fecha).toISOString(), zona, monto: toPesos(inCentavos(monto)) },
    operacion: operacion === null ? null : Number(operacion),
    factura:
      idFactura === null
        ? null
        : { id: Number(idFactura), nombre: serieFolio({ serie, folio }), clase: CLASES_FACTURA[clase] },
    vale: idVale === null ? null : { id: Number(idVale), folio: folioVale },
  };
}

function inCentavos(pesos: string): Centavos {
  return centavos(Math.round(Number(pesos) * 100));
}
