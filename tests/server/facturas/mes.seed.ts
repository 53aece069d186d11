/**
 * The sales of a month at a chain's stores, by SQL: half a year of one person's typing. Each fifth sale is of another tax: the general rate
 * (or the border's), 0, IEPS, exempt, and two rates at once. Every 41st is on the chain's credit, every 35th came back to its till.
 */

/** The first of the stores, and how many digits a sale's number leaves for its own. */
export const FIRST_STORE = 501;
/** Where the stores are, in turn: the centre, the northern border with its own rate and clock, the south east. */
const PLACES = [
  { codigoPostal: '06000', zona: 'America/Mexico_City', iva: 16 },
  { codigoPostal: '22000', zona: 'America/Tijuana', iva: 8 },
  { codigoPostal: '77500', zona: 'America/Cancun', iva: 16 },
] as const;

const EVERY = ['semanal', 'diaria', 'quincenal', 'mensual'] as const;

/** The stores, which invoice nothing to the public yet. */
export function chainOf(stores: number): string {
  const rows = Array.from({ length: stores }, (_, index) => {
    const place = PLACES[index % PLACES.length] ?? PLACES[0];
    return `(${FIRST_STORE + index}, 'Tienda del mes ${index + 1}', 'fisica', false, '${place.codigoPostal}')`;
  });
  return `
    insert into claves_fiscales (ambito, codigo, clave_prod_serv, clave_unidad, exento) values ('departamento', 'LIBROS DEL MES', '55101500', 'H87', true);
    insert into tiendas (cvetda, nombre, tipo, admite_login, codigo_postal) values ${rows.join(', ')}`;
}

/**
 * The setting by which the stores invoice the month's sales to the public, each as often as another, in somebody's name. It comes after the
 * sales: a running server takes a period without sales for done. @param desde the month's first day.
 */
export function toThePublic(desde: string, numiden: number): string {
  const often = EVERY.map((every, index) => `when ${index} then '${every}'`).join(' ');
  return `
    update tiendas set globales_desde = '${desde}', globales_numiden = ${numiden},
      globales = case (cvetda - ${FIRST_STORE}) % ${EVERY.length} ${often} end
    where cvetda >= ${FIRST_STORE}`;
}

/**
 * The sales of one store, spread over all hours of the month.
 * @param index of the store, from 0. @param days of the month.
 */
export function salesOf(
  index: number,
  sales: number,
  { desde, days }: { readonly desde: string; readonly days: number },
): string {
  const { zona, iva } = PLACES[index % PLACES.length] ?? PLACES[0];
  const store = FIRST_STORE + index;
  return `
    with numeros as (
      select i, ('${desde} 00:00:00'::timestamp + i * interval '${days} days' / ${sales}) at time zone '${zona}' as fecha
      from generate_series(0, ${sales - 1}) i
    ),
    lineas as (
      select i, fecha, linea, cantidad, base, departamento,
        case when clase in (0, 4) and linea = 1 then round(base * ${iva} / 100, 2) else 0 end as iva,
        case when clase = 2 then round(base * 8 / 100, 2) else 0 end as ieps
      from (
        select i, fecha, i % 5 as clase, linea,
          case when i % 5 = 0 then 2 else 1 end as cantidad,
          case i % 5 when 0 then 200.00 when 1 then 50.01 when 2 then 50.00 when 3 then 40.00 else 33.33 + linea end as base,
          case when i % 5 = 3 then 'Libros del mes' else 'Hogar' end as departamento
        from numeros, lateral generate_series(1, case when i % 5 = 4 then 2 else 1 end) linea
      ) l
    ),
    dinero as (select i, sum(base + iva + ieps) as total from lineas group by i),
    de_ventas as (
      insert into ventas (cvetda, operacion, fecha, total, origen)
      select ${store}, ${store}000000 + i, fecha, total, 'mes' from numeros join dinero using (i) returning operacion
    ),
    de_lineas as (
      insert into venta_articulos (cvetda, operacion, linea, num_art, descripcion, departamento, cantidad_original, cantidad_maxima,
        precio_unitario, subtotal, descuento, iva, ieps, total)
      select ${store}, ${store}000000 + i, linea, '9000' || linea, 'Artículo del mes', departamento, cantidad, case when i % 35 = 1 then 0 else cantidad end,
        base / cantidad, base, 0, iva, ieps, base + iva + ieps
      from lineas returning operacion
    )
    insert into venta_pagos (cvetda, operacion, orden, id_forma_pago, nombre, monto, fecha, referencia)
    select ${store}, ${store}000000 + i, 1, forma, 'FORMA', total, fecha, case when forma = 2 then '1234' end
    from (select i, fecha, total, case when i % 41 = 40 then 4 when i % 3 = 0 then 2 else 1 end as forma from numeros join dinero using (i)) p`;
}

/**
 * Valid vouchers in cash, each of one unit of the first sales of two units of a store.
 * @returns the query that makes them and finds their numbers.
 */
export function vouchersOf(index: number, vouchers: number): string {
  const store = FIRST_STORE + index;
  const nth = `${store}000000 + 5 * n`;
  return `
    with vendidas as (
      select n, a.* from generate_series(0, ${vouchers - 1}) n
      join venta_articulos a on a.cvetda = ${store} and a.operacion = ${nth} and a.linea = 1
    ),
    hechos as (
      insert into vales (id_caso, folio, estado, tipo, cvetda, operacion, total, saldo, depreciacion, fecha_creacion, fecha_vigencia, cvetda_crea)
      select (select min(id) from casos), 'MES-' || operacion, 1, 1, cvetda, operacion, total / 2, total / 2, 0, now(), now() + interval '60 days', 1
      from vendidas returning id, operacion, total
    ),
    articulos as (
      insert into vale_articulos (id_vale, linea, num_art, cantidad, subtotal, descuento, iva, ieps, total, monto_depreciacion)
      select h.id, 1, v.num_art, 1, v.subtotal / 2, 0, v.iva / 2, 0, h.total, 0
      from hechos h join vendidas v using (operacion) returning id_vale
    ),
    metodos as (
      insert into vale_metodos (id_vale, metodo, monto) select id, 6, total from hechos returning id_vale
    ),
    tomadas as (
      update venta_articulos a set cantidad_maxima = 1 from vendidas v
      where a.cvetda = v.cvetda and a.operacion = v.operacion and a.linea = 1 returning a.operacion
    )
    select id::int as id from hechos order by id`;
}

/**
 * How much of each sale that was paid is declared: its global invoice and its invoice by name, less their notes, against what was sold
 * less what was given back. Answers the sales whose two amounts differ.
 */
export const UNTRUE_SALES = `
  with declarado as (
    select v.cvetda, v.operacion, v.total - coalesce((
        select sum(d.monto) from vales w join vale_devoluciones d on d.id_vale = w.id and d.estado = 'hecha'
        where w.cvetda = v.cvetda and w.operacion = v.operacion), 0) - coalesce((
        select sum(a.total) from venta_articulos a
        where a.cvetda = v.cvetda and a.operacion = v.operacion and a.cantidad_maxima = 0), 0) as debe,
      coalesce((select v.total from factura_ventas fv join facturas g on g.id = fv.id_factura and g.estado in (2, 3)
        where fv.cvetda = v.cvetda and fv.operacion = v.operacion), 0)
      + coalesce((select sum(f.total) from facturas f
        where f.estado in (2, 3) and f.cvetda = v.cvetda and f.operacion = v.operacion and f.clase = 'general'), 0)
      - coalesce((select sum(n.total) from facturas n
        where n.estado in (2, 3) and n.cvetda = v.cvetda and n.operacion = v.operacion and n.clase = 'notaCredito'), 0) as dice
    from ventas v join venta_pagos p using (cvetda, operacion)
    where v.cvetda >= ${FIRST_STORE} and p.orden = 1 and p.id_forma_pago <> 4
  )
  select cvetda, operacion, debe::float, dice::float from declarado where debe <> dice limit 20`;

/** The vouchers of sales with an invoice by name that have no note yet: people make those, each from its case. */
export const FOR_PEOPLE = `
  select v.id::int as id, f.id::int as "idFactura", f.version
  from vales v join facturas f on f.cvetda = v.cvetda and f.operacion = v.operacion and f.clase = 'general' and f.estado = 2
  where v.folio like 'MES-%' and v.estado = 2 and not exists (
    select 1 from facturas n where n.id_vale = v.id and not n.al_publico and n.estado in (1, 2, 3))`;

/** Whatever the server still has to do by itself. */
export const UNDONE = `
  select (select count(*)::int from facturas where estado = 1) as facturas,
    (select count(*)::int from periodos_globales where estado <> 'hecho') as periodos,
    (select count(*)::int from notas_por_hacer) as notas`;

/** As after the half minutes and minutes for which whoever died had taken its work. */
export const LATER = `
  update facturas set proximo = now() where proximo is not null;
  update periodos_globales set proximo = now() where proximo is not null;
  update notas_por_hacer set proximo = now() where proximo is not null`;
