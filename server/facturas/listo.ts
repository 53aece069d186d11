import { sql } from 'drizzle-orm';
import { NINGUNA_DUDOSA, type TasasDudosas } from '#domain/cadena/dudasDeTasa';
import { faltasDelEmisor, faltasDeTienda, type Listo } from '#domain/cadena/listo';
import { agrupar } from '#domain/common/agrupar';
import { type Centavos, fromPesos } from '#domain/common/money';
import { tasasDudosas } from '#domain/ventas/tasasDudosas';
import { clavesFiscales } from '../platform/db/schema/cadena.ts';
import { stores } from '../platform/db/schema/catalogos.ts';
import { codigosPostales } from '../platform/db/schema/codigosPostales.ts';
import { ventaArticulos, ventas } from '../platform/db/schema/operaciones.ts';
import type { Context } from '../platform/http/handler.ts';
import { shownIssuer } from './emisor.ts';

/** So many of a store's last sales say what it sells: enough to see what lacks keys, and few enough for hundreds of stores. */
const LAST_SALES = 100;

/** The things that the issuer and each store that sells still lack before they can invoice. */
export async function readiness(
  context: Pick<Context, 'db' | 'config' | 'secrets' | 'clock' | 'neighbours'>,
): Promise<Listo> {
  const [issuer, sold] = await Promise.all([shownIssuer(context), soldLately(context)]);
  const timbraCertificado = context.neighbours.stampsCount;
  return { muestra: context.config.demo, emisor: [...faltasDelEmisor({ ...issuer, timbraCertificado })], ...sold };
}

/** A line of a sale whose taxes are none of the usual: nothing, or the general rate of IVA. */
interface UnusualRow extends Record<string, unknown> {
  readonly cvetda: number;
  readonly numArt: string;
  readonly cantidad: number;
  readonly subtotal: string;
  readonly descuento: string;
  readonly iva: string;
  readonly ieps: string;
  readonly total: string;
  readonly estado: string | null;
  readonly municipio: string | null;
}

/** Of each store the articles of its last sales whose rate nobody knows, or which it may not charge. */
function unusualOf(rows: readonly UnusualRow[]): ReadonlyMap<number, TasasDudosas> {
  return new Map(
    agrupar(rows, ({ cvetda }) => cvetda).map(([cvetda, { estado, municipio }, all]) => [
      cvetda,
      tasasDudosas(
        all.map(({ numArt, cantidad, ...row }) => ({
          ...{ numArt, cantidad, subtotal: inCentavos(row.subtotal), descuento: inCentavos(row.descuento) },
          ...{ iva: inCentavos(row.iva), ieps: inCentavos(row.ieps), total: inCentavos(row.total) },
        })),
        estado === null || municipio === null ? null : { estado, municipio },
      ),
    ]),
  );
}

function inCentavos(pesos: string): Centavos {
  return fromPesos(Number(pesos));
}

interface SoldRow {
  readonly cvetda: number;
  readonly nombre: string;
  readonly codigoPostal: string | null;
  readonly ultimaVenta: string | null;
  readonly articulos: number;
  readonly sinClaves: number;
  readonly cobradosSinObjeto: readonly string[];
}

async function soldLately({ db }: Pick<Context, 'db'>): Promise<Omit<Listo, 'muestra' | 'emisor'>> {
  // Of each store its last sales by the index on day; articles are told apart once for all that is asked of them.
  const last = sql`
    with ultimas as (
      select t.cvetda, v.operacion, v.fecha
      from ${stores} t cross join lateral (
        select operacion, fecha from ${ventas} where ventas.cvetda = t.cvetda order by fecha desc limit ${LAST_SALES}
      ) v
    ), vendidos as (
      select u.cvetda, a.num_art, upper(btrim(a.departamento)) as departamento, bool_or(a.iva <> 0 or a.ieps <> 0) as con_impuesto
      from ultimas u join ${ventaArticulos} a on a.cvetda = u.cvetda and a.operacion = u.operacion
      group by 1, 2, 3
    ), juzgados as (
      select s.*, not exists (
        select 1 from ${clavesFiscales} c
        where (c.ambito = 'articulo' and c.codigo = s.num_art) or (c.ambito = 'departamento' and c.codigo = s.departamento)
      ) as sin_claves, s.con_impuesto and coalesce(
        (select c.objeto_imp from ${clavesFiscales} c where c.ambito = 'articulo' and c.codigo = s.num_art),
        (select c.objeto_imp from ${clavesFiscales} c where c.ambito = 'departamento' and c.codigo = s.departamento)
      ) = '01' as cobrado
      from vendidos s
    )`;
  const tiendas = await db.execute<SoldRow & Record<string, unknown>>(sql`${last}
    select t.cvetda, t.nombre, t.codigo_postal as "codigoPostal",
      (select max(fecha) from ultimas u where u.cvetda = t.cvetda) as "ultimaVenta",
      (select count(*)::int from juzgados j where j.cvetda = t.cvetda) as articulos,
      (select count(*)::int from juzgados j where j.cvetda = t.cvetda and j.sin_claves) as "sinClaves",
      (select coalesce(json_agg(distinct j.num_art order by j.num_art), '[]') from juzgados j
        where j.cvetda = t.cvetda and j.cobrado) as "cobradosSinObjeto"
    from ${stores} t where t.tipo <> 'cedis' order by t.cvetda`);
  const unusual = unusualOf(
    (
      await db.execute<UnusualRow>(sql`${last}
    select distinct on (u.cvetda, a.num_art) u.cvetda, a.num_art as "numArt", a.cantidad_original as cantidad,
      a.subtotal, a.descuento, a.iva, a.ieps, a.total, c.estado, c.municipio
    from ultimas u
    join ${ventaArticulos} a on a.cvetda = u.cvetda and a.operacion = u.operacion
    join ${stores} t on t.cvetda = u.cvetda
    left join ${codigosPostales} c on c.cp = t.codigo_postal
    where a.total <> 0 and (a.ieps <> 0
      or a.iva <> 0 and abs(a.iva - round((a.subtotal - a.descuento) * 0.16, 2)) > 0.01 * a.cantidad_original)
    order by u.cvetda, a.num_art, u.fecha desc`)
    ).rows,
  );
  const departamentos = await db.execute<{ departamento: string; articulos: number }>(sql`${last}
    select departamento, count(distinct num_art)::int as articulos from juzgados
    where sin_claves group by departamento order by articulos desc, departamento limit 100`);
  return {
    tiendas: tiendas.rows.map(({ cvetda, nombre, ultimaVenta, ...facts }) => ({
      ...{ cvetda, nombre, faltas: [...faltasDeTienda({ ...facts, ...(unusual.get(cvetda) ?? NINGUNA_DUDOSA) })] },
      ultimaVenta: ultimaVenta === null ? null : new Date(ultimaVenta).toISOString(),
    })),
    departamentos: departamentos.rows,
  };
}
