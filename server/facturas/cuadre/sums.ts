import { sql } from 'drizzle-orm';
import type { SumasDelMes } from '#domain/cuadre';
import type { Centavos } from '#domain/money';
import { centavos } from '#domain/money';
import type { Db } from '../../db/db.ts';

/** A store and the moments of its month, `fin` excluded. */
export interface MonthOfStore {
  readonly cvetda: number;
  readonly inicio: Date;
  readonly fin: Date;
}

/**
 * The sums of each store in its month. Of a sale that is in an invoice its own total counts; what the invoice is more than its sales
 * stands apart (`deMas`).
 */
export async function sumsOf(db: Db, stores: readonly MonthOfStore[]): Promise<readonly SumasDelMes[]> {
  if (stores.length === 0) return [];
  const months = sql.join(
    stores.map(
      ({ cvetda, inicio, fin }) =>
        sql`(${cvetda}::int, ${inicio.toISOString()}::timestamptz, ${fin.toISOString()}::timestamptz)`,
    ),
    sql`, `,
  );
  const { rows } = await db.execute<Record<keyof SumasDelMes, string>>(sql`
    with meses (cvetda, inicio, fin) as (values ${months}),
    del_mes as (
      select f.id, f.cvetda, f.operacion, f.clase, f.total, f.id_vale, f.al_publico, f.llamada
      from facturas f join meses m on m.cvetda = f.cvetda and f.fecha >= m.inicio and f.fecha < m.fin
      where f.estado in (2, 3)
    ),
    en_ellas as (
      select id, cvetda, operacion from del_mes where clase = 'general' and operacion is not null
      union all
      select d.id, v.cvetda, v.operacion from del_mes d join factura_ventas v on v.id_factura = d.id where d.clase = 'global'
    ),
    facturadas as (
      select e.cvetda, e.operacion, count(*) as veces, v.total, v.anulacion is not null as anulada,
        v.fecha >= m.inicio and v.fecha < m.fin as de_este_mes
      from en_ellas e
      join ventas v on v.cvetda = e.cvetda and v.operacion = e.operacion
      join meses m on m.cvetda = e.cvetda
      group by e.cvetda, e.operacion, v.total, v.anulacion, v.fecha, m.inicio, m.fin
    ),
    vendidas as (
      select v.cvetda, v.operacion, v.total,
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
      select l.cvetda, l.operacion, l.total, coalesce((
        select sum(p.monto) from venta_pagos p
        where p.cvetda = l.cvetda and p.operacion = l.operacion and p.id_forma_pago <> 4
      ), 0) >= l.total as pagada
      from vendidas l where l.libre
    ),
    de_facturas as (
      select d.id, d.total - coalesce((
        select sum(v.total) from en_ellas e join ventas v on v.cvetda = e.cvetda and v.operacion = e.operacion where e.id = d.id
      ), 0) as de_mas, exists (select 1 from en_ellas e where e.id = d.id) as con_ventas
      from del_mes d where d.clase in ('general', 'global')
    ),
    devuelto as (
      select d.monto, exists (
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
      select d.total, d.id_vale is not null as de_vale, d.id_vale is null and d.llamada = 'hacerNotaGlobal' as de_caja,
        d.operacion is not null and not d.al_publico and exists (
        select 1 from factura_relaciones r join facturas g on g.id = r.id_relacionada
        where r.id_factura = d.id and g.clase = 'global'
      ) as de_global
      from del_mes d where d.clase = 'notaCredito'
    )
    select
      (select sum(total) from vendidas) as ventas,
      (select sum(total) from libres where pagada) as "pagadasSinFactura",
      (select sum(total) from libres where not pagada) as "creditoSinFactura",
      (select sum(total) from vendidas where not libre and veces = 0) as "facturadasEnOtroMes",
      (select sum(total) from facturadas where not de_este_mes and not anulada) as "deOtroMes",
      (select sum(total * (veces - 1)) from facturadas where not anulada) as "enDosFacturas",
      (select sum(total * veces) from facturadas where anulada) as anuladas,
      (select sum(de_mas) from de_facturas where con_ventas) as "deMas",
      (select sum(total) from del_mes where clase = 'global') as globales,
      (select sum(total) from del_mes where clase = 'general') as "aNombre",
      (select sum(total) from del_mes where clase in ('estacionamiento', 'restaurante')) as servicios,
      (select sum(total) from notas where de_vale) as "notasDeVales",
      (select sum(total) from notas where not de_vale and de_global) as "notasNominativas",
      (select sum(total) from notas where de_caja) as "notasDeCaja",
      (select sum(total) from notas where not de_vale and not de_caja and not de_global) as "otrasNotas",
      (select sum(monto) from devuelto where con_nota) as "devueltoConNota",
      (select sum(monto) from devuelto where not con_nota) as "devueltoSinNota",
      (select sum(p.monto) from del_mes d join factura_relaciones p on p.id_factura = d.id
        where d.clase = 'reciboPago' and p.relacion = 'pago') as recibos`);
  return rows.map((row) => asCentavos(row));
}

function asCentavos(row: Readonly<Record<keyof SumasDelMes, string | null>>): SumasDelMes {
  const sums = Object.entries(row).map(([name, text]): [string, Centavos] => [
    name,
    centavos(Math.round(Number(text ?? 0) * 100)),
  ]);
  // The names of the columns are those of the sums.
  return Object.fromEntries(sums) as unknown as SumasDelMes;
}
