import { type SQL, sql } from 'drizzle-orm';
import { FORMAS_A_CREDITO } from '#domain/cadena/pagosDeVenta';
import { ESTADOS_QUE_RETIENEN } from '#domain/vales/vidaVale';

/** A store and the moments of its month by the clock of its zone, `fin` excluded. */
export interface MonthOfStore {
  readonly cvetda: number;
  readonly zona: string;
  readonly inicio: Date;
  readonly fin: Date;
}

/** A note may come to a few centavos less than its goods were sold for; pesos. */
const HOLGURA = 0.05;

/**
 * The documents of each store's month, each with the line that it makes a part of. Of a sale that is in an invoice its own total counts;
 * what the invoice is more than its sales stands apart (`deMas`). Sums and documents are read of the same rows, so they cannot differ.
 */
export function documentsOf(stores: readonly MonthOfStore[]): SQL {
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
          where g.cvetda = v.cvetda and g.operacion = v.operacion and g.clase = 'general' and g.estado in (2, 3)
        ) and not exists (
          select 1 from factura_ventas fv join facturas g on g.id = fv.id_factura
          where fv.cvetda = v.cvetda and fv.operacion = v.operacion and g.estado in (2, 3)
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
      ), 0) + case when exists (
        select 1 from venta_pagos p where p.cvetda = l.cvetda and p.operacion = l.operacion and p.id_forma_pago = 1
      ) then 0.99 else 0 end >= l.total as pagada
      from vendidas l where l.libre
    ),
    de_facturas as (
      select d.id, d.cvetda, d.fecha, d.total, d.total - coalesce((
        select sum(v.total) from en_ellas e join ventas v on v.cvetda = e.cvetda and v.operacion = e.operacion where e.id = d.id
      ), 0) as de_mas, exists (select 1 from en_ellas e where e.id = d.id) as con_ventas
      from del_mes d where d.clase in ('general', 'global')
    ),
    sacadas as (
      select v.cvetda, v.operacion, v.fecha, sum(r.monto) as monto
      from del_mes d
      join factura_ventas fv on fv.id_factura = d.id
      join ventas v on v.cvetda = fv.cvetda and v.operacion = fv.operacion
      join factura_relaciones r on r.id_relacionada = d.id
      join facturas n on n.id = r.id_factura and n.cvetda = v.cvetda and n.operacion = v.operacion
      where d.clase = 'global' and v.anulacion is null
        and n.clase = 'notaCredito' and not n.al_publico and n.id_vale is null and n.estado in (2, 3)
        and not exists (
          select 1 from facturas g
          where g.cvetda = v.cvetda and g.operacion = v.operacion and g.clase = 'general' and g.estado in (2, 3)
        )
      group by v.cvetda, v.operacion, v.fecha
    ),
    en_caja as (
      select v.cvetda, v.operacion, v.fecha, v.total, sum(round(
        a.total * greatest(0, a.cantidad_original - a.cantidad_maxima + a.excedente - coalesce(t.cantidad, 0)) / a.cantidad_original, 2
      )) as monto
      from ventas v
      join meses m on m.cvetda = v.cvetda and v.fecha >= m.inicio and v.fecha < m.fin
      join venta_articulos a on a.cvetda = v.cvetda and a.operacion = v.operacion and a.cantidad_maxima < a.cantidad_original
      left join lateral (
        select sum(p.cantidad) as cantidad from vale_articulos p join vales w on w.id = p.id_vale
        where w.cvetda = v.cvetda and w.operacion = v.operacion and p.linea = a.linea
          and w.estado = any(${`{${ESTADOS_QUE_RETIENEN.join(',')}}`}::int[])
      ) t on true
      group by v.cvetda, v.operacion, v.fecha, v.total
    ),
    de_caja as (
      select e.cvetda, e.operacion, e.fecha, e.monto, least(e.monto - n.en_caja, i.total - n.todas) as sin_nota
      from en_caja e
      cross join lateral (
        select f.id, case when f.clase = 'global' then e.total else f.total end as total
        from facturas f
        where f.estado in (2, 3) and (f.cvetda = e.cvetda and f.operacion = e.operacion and f.clase = 'general'
          or f.clase = 'global' and f.id in (
            select fv.id_factura from factura_ventas fv where fv.cvetda = e.cvetda and fv.operacion = e.operacion
          ))
        order by f.clase = 'global' limit 1
      ) i
      cross join lateral (
        select coalesce(sum(r.monto), 0) as todas, coalesce(sum(r.monto) filter (where n.id_vale is null and r.relacion = '03'), 0) as en_caja
        from factura_relaciones r join facturas n on n.id = r.id_factura
        where r.id_relacionada = i.id and n.clase = 'notaCredito' and n.estado in (1, 2, 3)
          and n.cvetda = e.cvetda and n.operacion = e.operacion
      ) n
      where e.monto > 0
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
      select 'sacadasSinFactura', cvetda, operacion, null, null, fecha, monto from sacadas
      union all
      select 'devueltoSinNota', cvetda, operacion, null, null, fecha, sin_nota from de_caja where sin_nota > ${HOLGURA}
      union all
      select 'devueltoConNota', cvetda, operacion, null, null, fecha,
        case when sin_nota > ${HOLGURA} then monto - sin_nota else monto end
      from de_caja where sin_nota <= ${HOLGURA} or monto > sin_nota
      union all
      select 'recibos', d.cvetda, null, d.id, null, d.fecha, sum(p.monto)
      from del_mes d join factura_relaciones p on p.id_factura = d.id
      where d.clase = 'reciboPago' and p.relacion = 'pago' group by d.cvetda, d.id, d.fecha
    )`;
}
