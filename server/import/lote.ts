import { createHash } from 'node:crypto';
import { inArray, max, sql } from 'drizzle-orm';
import type { Centavos } from '#domain/dinero';
import { sumar } from '#domain/dinero';
import { anotar } from '../db/bitacora.ts';
import type { Db, Tx } from '../db/db.ts';
import { tiendas as tablaTiendas } from '../db/schema/catalogos.ts';
import { instanteDe } from './horaLocal.ts';
import type { LineaDeVenta } from './lineaDeVenta.ts';

export interface LineaLeida {
  readonly linea: number;
  readonly venta: LineaDeVenta;
}

/** The accepted lines of one invoice, at least one, in the order of the file. */
export interface FacturaLeida {
  readonly lineas: readonly LineaLeida[];
}

interface Donde {
  readonly db: Db;
  readonly archivo: string;
  readonly zonaHoraria: string;
  readonly ahora: () => Date;
}

/** Two imports on one PostgreSQL wait for each other, batch by batch. */
const CERROJO = 20_148;

/**
 * Finds the stores of these names and makes those that are missing, with the next free numbers; `conocidas` (name to
 * cvetda) learns them all. Nobody can sign in at a store that an import made.
 * @returns the stores made now.
 */
export const crearTiendas = async (
  { db, archivo, ahora }: Donde,
  nombres: ReadonlySet<string>,
  conocidas: Map<string, number>,
): Promise<readonly { readonly cvetda: number; readonly nombre: string }[]> => {
  const buscadas = [...nombres].filter((nombre) => !conocidas.has(nombre));
  if (buscadas.length === 0) return [];
  const { halladas, nuevas } = await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${CERROJO})`);
    const halladas = await tx
      .select({ cvetda: tablaTiendas.cvetda, nombre: tablaTiendas.nombre })
      .from(tablaTiendas)
      .where(inArray(tablaTiendas.nombre, buscadas));
    const faltan = buscadas.filter((nombre) => !halladas.some((tienda) => tienda.nombre === nombre));
    const [ultima] = await tx.select({ cvetda: max(tablaTiendas.cvetda) }).from(tablaTiendas);
    const nuevas = faltan.map((nombre, indice) => ({ cvetda: (ultima?.cvetda ?? 0) + 1 + indice, nombre }));
    for (const tienda of nuevas) {
      await tx.insert(tablaTiendas).values({ ...tienda, tipo: 'fisica', admiteLogin: false });
      await anotar(tx, {
        momento: ahora(),
        numiden: null,
        accion: 'importarVentas',
        entidad: 'tienda',
        idEntidad: tienda.cvetda,
        despues: { ...tienda, archivo },
      });
    }
    return { halladas, nuevas };
  });
  for (const { cvetda, nombre } of [...halladas, ...nuevas]) conocidas.set(nombre, cvetda);
  return nuevas;
};

interface Resultado {
  readonly nuevas: readonly FacturaLeida[];
  readonly iguales: readonly FacturaLeida[];
  /** Stored before with another content, by an import or by a till; left as they are. */
  readonly distintas: readonly FacturaLeida[];
}

/** Stores the invoices that are not stored yet, in one transaction with the audit row of the batch. */
export const guardarLote = async (
  donde: Donde,
  facturas: readonly FacturaLeida[],
  tiendas: ReadonlyMap<string, number>,
): Promise<Resultado> => {
  const preparadas = facturas.map((factura) => preparar(factura, tiendas, donde.zonaHoraria));
  return donde.db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${CERROJO})`);
    const guardadas = await huellasGuardadas(tx, preparadas);
    const nuevas = preparadas.filter(({ llave }) => !guardadas.has(llave));
    if (nuevas.length > 0) {
      await insertar(tx, nuevas);
      await anotar(tx, {
        momento: donde.ahora(),
        numiden: null,
        accion: 'importarVentas',
        entidad: 'ventas',
        idEntidad: donde.archivo,
        despues: {
          operaciones: nuevas.length,
          lineas: nuevas.reduce((suma, { articulos }) => suma + articulos.length, 0),
        },
      });
    }
    const conocidas = preparadas.filter(({ llave }) => guardadas.has(llave));
    return {
      nuevas: nuevas.map(({ factura }) => factura),
      iguales: conocidas
        .filter(({ llave, venta }) => guardadas.get(llave) === venta.huella)
        .map(({ factura }) => factura),
      distintas: conocidas
        .filter(({ llave, venta }) => guardadas.get(llave) !== venta.huella)
        .map(({ factura }) => factura),
    };
  });
};

type Preparada = ReturnType<typeof preparar>;

const preparar = (factura: FacturaLeida, tiendas: ReadonlyMap<string, number>, zona: string) => {
  const ventas = factura.lineas.map(({ venta }) => venta);
  const [primera] = ventas;
  const cvetda = tiendas.get(primera?.pais ?? '');
  if (primera === undefined || cvetda === undefined) throw new Error('An invoice has no line or no store');
  const { operacion } = primera;
  // Some invoices were written over several minutes; the operation is of its first.
  const fecha = ventas.map((venta) => venta.fecha).reduce((una, otra) => (otra < una ? otra : una));
  return {
    factura,
    llave: `${cvetda}/${operacion}`,
    venta: {
      cvetda,
      operacion,
      fecha: instanteDe(fecha, zona).toISOString(),
      numiden_cliente: primera.numidenCliente,
      total: enPesos(sumar(ventas.map((venta) => venta.total))),
      huella: huellaDe(ventas),
    },
    articulos: ventas.map((venta, indice) => ({
      cvetda,
      operacion,
      linea: indice + 1,
      num_art: venta.numArt,
      descripcion: venta.descripcion,
      cantidad: venta.cantidad,
      precio: venta.precioUnitario,
      subtotal: enPesos(venta.subtotal),
      iva: enPesos(venta.iva),
      total: enPesos(venta.total),
    })),
  };
};

const huellaDe = (ventas: readonly LineaDeVenta[]): string => {
  const resumen = createHash('sha256');
  for (const { fecha, numidenCliente, numArt, descripcion, cantidad, precioUnitario } of ventas) {
    resumen.update(JSON.stringify([fecha, numidenCliente, numArt, descripcion, cantidad, Number(precioUnitario)]));
  }
  return resumen.digest('hex');
};

const huellasGuardadas = async (tx: Tx, preparadas: readonly Preparada[]): Promise<Map<string, string | null>> => {
  const claves = JSON.stringify(preparadas.map(({ venta: { cvetda, operacion } }) => ({ cvetda, operacion })));
  const { rows } = await tx.execute<{ llave: string; huella: string | null }>(sql`
    select v.cvetda || '/' || v.operacion as llave, v.huella
    from ventas v join jsonb_to_recordset(${claves}::jsonb) as c (cvetda integer, operacion bigint)
      on v.cvetda = c.cvetda and v.operacion = c.operacion`);
  return new Map(rows.map(({ llave, huella }) => [llave, huella]));
};

// One JSON parameter instead of thousands of parameters: several times faster on the embedded engine.
const insertar = async (tx: Tx, nuevas: readonly Preparada[]): Promise<void> => {
  await tx.execute(sql`
    insert into ventas (cvetda, operacion, fecha, numiden_cliente, total, origen, huella)
    select cvetda, operacion, fecha, numiden_cliente, total, 'importacion', huella
    from jsonb_to_recordset(${JSON.stringify(nuevas.map(({ venta }) => venta))}::jsonb)
      as v (cvetda integer, operacion bigint, fecha timestamptz, numiden_cliente bigint, total numeric, huella text)`);
  await tx.execute(sql`
    insert into venta_articulos (cvetda, operacion, linea, num_art, descripcion, cantidad_original, cantidad_maxima,
      precio_unitario, subtotal, descuento, iva, ieps, total)
    select cvetda, operacion, linea, num_art, descripcion, cantidad, cantidad, precio, subtotal, 0, iva, 0, total
    from jsonb_to_recordset(${JSON.stringify(nuevas.flatMap(({ articulos }) => articulos))}::jsonb)
      as a (cvetda integer, operacion bigint, linea integer, num_art text, descripcion text, cantidad integer,
        precio numeric, subtotal numeric, iva numeric, total numeric)`);
};

const enPesos = (importe: Centavos): string => {
  const digitos = String(importe).padStart(3, '0');
  return `${digitos.slice(0, -2)}.${digitos.slice(-2)}`;
};
