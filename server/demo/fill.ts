import type { InferInsertModel } from 'drizzle-orm';
import { sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { nombreCompletoCliente } from '#domain/clientes';
import type { Permiso } from '#domain/permisos';
import { PERMISOS } from '#domain/permisos';
import { customerRow } from '../clientes/create.ts';
import type { Db, Tx } from '../db/db.ts';
import { casoComentarios, casoEscalamientos, casoLogs, casoParametros, casos } from '../db/schema/casos.ts';
import { areas, motivosEscalamiento, stores, subcategorias } from '../db/schema/catalogos.ts';
import { clientes } from '../db/schema/clientes.ts';
import { motivosDepreciacion, motivosVales, servidores } from '../db/schema/configuracion.ts';
import {
  billeteras,
  canjesCertificado,
  certificados,
  direcciones,
  movimientosBilletera,
  movimientosCredito,
  recolectas,
} from '../db/schema/neighbours.ts';
import { guiaArticulos, guiaPaquetes, guias, ventaArticulos, ventaPagos, ventas } from '../db/schema/operaciones.ts';
import { empleados, roles, rolPermisos, usuarios } from '../db/schema/personas.ts';
import { valeArticulos, valeDevoluciones, valeImpresiones, valeLogs, valeMetodos, vales } from '../db/schema/vales.ts';
import { dineroDeMuestra } from './billeteras.ts';
import { casosDeMuestra } from './casos.ts';
import {
  AREAS,
  MOTIVOS_DEPRECIACION,
  MOTIVOS_ESCALAMIENTO,
  MOTIVOS_VALES,
  SUBCATEGORIAS,
  TIENDAS,
} from './catalogos.ts';
import type { Reloj } from './clock.ts';
import { crearReloj } from './clock.ts';
import { direccionesDeMuestra } from './direcciones.ts';
import {
  administradorInicial,
  comoEmpleados,
  empleadosSinUsuario,
  ROL_PERMISOS,
  ROLES,
  usuariosDeMuestra,
} from './empleados.ts';
import { guiasDeMuestra } from './guias.ts';
import { clientesDeMuestra } from './personas.ts';
import { crearAzar } from './random.ts';
import type { RecolectaDeMuestra } from './recolectas.ts';
import { conRecolecta, recolectasDeMuestra } from './recolectas.ts';
import { SERVIDORES } from './servidores.ts';
import { nothingTaken } from './takenOfSales.ts';
import type { Personal } from './valeStory.ts';
import type { ValeDeMuestra } from './vales.ts';
import { valesDeMuestra } from './vales.ts';
import { ventasDeMuestra } from './ventas.ts';

const SEED = 146;
const EMPLOYEES_SEED = 147;
const ADDRESSES_SEED = 148;
const CUSTOMERS = 250;
const ADDRESSES = 60;

/**
 * Fills an empty database with the sample chain, all of it or nothing. The same at every first
 * start, except that all dates are counted back from `now`.
 */
export async function llenarDemo(db: Db, now: Date): Promise<void> {
  const random = crearAzar(SEED);
  const clock = crearReloj(now);
  await db.transaction(async (tx) => {
    await llenarCatalogos(tx);
    await save(tx, servidores, SERVIDORES);
    const personas = usuariosDeMuestra(random);
    await save(tx, usuarios, personas);
    // Of a sequence of its own: whoever is added to it changes nothing else of the sample.
    await save(tx, empleados, [...comoEmpleados(personas), ...empleadosSinUsuario(crearAzar(EMPLOYEES_SEED))]);

    const fichas = clientesDeMuestra(random, CUSTOMERS);
    const numbers = await tx.insert(clientes).values(fichas.map(customerRow)).returning({ numiden: clientes.numiden });
    const known = conAlMenosUno(enPareja(fichas, numbers).map(([ficha, { numiden }]) => ({ ...ficha, numiden })));
    const buyers = conAlMenosUno(
      known.map((cliente) => ({ numiden: cliente.numiden, nombre: nombreCompletoCliente(cliente) })),
    );

    const done = ventasDeMuestra(random, clock, buyers);
    const sent = guiasDeMuestra(done);
    const taken = nothingTaken(sent);
    const made = valesDeMuestra(random, clock, personalDe(personas), { ventas: done, guias: sent, taken });
    const pickups = recolectasDeMuestra(made, now);
    const given = made.map((vale, lugar) => {
      const pickup = pickups.find((one) => one.lugar === lugar);
      return pickup === undefined ? vale : conRecolecta(vale, pickup);
    });
    await save(
      tx,
      ventas,
      done.map(({ venta }) => venta),
    );
    await save(tx, ventaArticulos, taken.left(done.flatMap(({ articulos }) => articulos)));
    await save(
      tx,
      ventaPagos,
      done.flatMap(({ pagos }) => pagos),
    );
    await guardarGuias(tx, [...sent, ...pickups.map(({ guia }) => guia)]);

    const authors = personas.filter(({ idRol, areas: suyas }) => idRol !== null && suyas.length < AREAS.length);
    const abiertos = casosDeMuestra(random, clock, {
      clientes: known,
      autores: conAlMenosUno(authors.map(({ numiden }) => numiden)),
      gerentes: conAlMenosUno(
        personas.flatMap(({ esGerente, numiden, areasGerente = [] }) => (esGerente ? [{ numiden, areasGerente }] : [])),
      ),
      operaciones: conAlMenosUno(done.map(({ venta }) => venta)),
      vales: given,
    });
    const ids = await guardarCasos(tx, abiertos);
    const deCaso = enPareja(given, ids.slice(0, given.length)).map(([vale, idCaso], lugar) => ({
      vale,
      idCaso,
      numidenCliente: abiertos[lugar]?.caso.numidenCliente ?? 0,
    }));
    await guardarVales(tx, clock, { deCaso, pickups, clientes: known });
  });
}

/** Who may make and decide vouchers. */
function personalDe(personas: ReturnType<typeof usuariosDeMuestra>): Personal {
  const who = (permiso: Permiso) =>
    conAlMenosUno(
      personas
        .filter(({ idRol, permisos = [] }) => idRol !== 1 && permisos.includes(PERMISOS[permiso].id))
        .map(({ numiden }) => numiden),
    );
  return { hacen: who('crearVale'), deciden: who('autorizarVale') };
}

interface Vouchers {
  readonly deCaso: readonly {
    readonly vale: ValeDeMuestra;
    readonly idCaso: number;
    readonly numidenCliente: number;
  }[];
  readonly pickups: readonly RecolectaDeMuestra[];
  readonly clientes: readonly { readonly numiden: number; readonly celular: string | null }[];
}

async function guardarVales(tx: Tx, clock: Reloj, { deCaso, pickups, clientes: known }: Vouchers): Promise<void> {
  const ids = await tx
    .insert(vales)
    .values(deCaso.map(({ vale, ...owner }) => ({ ...vale.vale, ...owner })))
    .returning({ id: vales.id });
  const kept = enPareja(deCaso, ids).map(([{ vale, numidenCliente }, { id }]) => ({ ...vale, id, numidenCliente }));
  const withId = <R extends object>(rowsOf: (vale: ValeDeMuestra) => readonly R[]) =>
    kept.flatMap((vale) => rowsOf(vale).map((row) => ({ ...row, idVale: vale.id })));
  await save(
    tx,
    valeArticulos,
    withId(({ articulos }) => articulos),
  );
  await save(
    tx,
    valeMetodos,
    withId(({ metodos }) => metodos),
  );
  await save(
    tx,
    valeLogs,
    withId(({ logs }) => logs),
  );
  await save(
    tx,
    valeDevoluciones,
    withId(({ devoluciones }) => devoluciones),
  );
  await save(
    tx,
    valeImpresiones,
    withId(({ impresiones }) => impresiones),
  );
  const ofPickups = pickups.map(({ lugar }) => kept[lugar]?.numidenCliente ?? 0);
  const first = known.filter(({ numiden }) => ofPickups.includes(numiden));
  const others = known.filter((one) => !first.includes(one)).slice(0, ADDRESSES - first.length);
  const addresses = await tx
    .insert(direcciones)
    .values([...direccionesDeMuestra(crearAzar(ADDRESSES_SEED), [...first, ...others])])
    .returning({ id: direcciones.id, numidenCliente: direcciones.numidenCliente });
  await save(
    tx,
    recolectas,
    pickups.map(({ lugar, fila }) => {
      const vale = kept[lugar];
      const direccion = addresses.find(({ numidenCliente }) => numidenCliente === vale?.numidenCliente);
      if (vale === undefined || direccion === undefined) throw new Error('A pickup of the sample goes nowhere');
      return { ...fila, idVale: vale.id, idDireccion: direccion.id };
    }),
  );
  const money = dineroDeMuestra(
    clock,
    kept,
    known.map(({ numiden }) => numiden),
  );
  await save(tx, billeteras, money.billeteras);
  await save(tx, movimientosBilletera, money.movimientos);
  await save(tx, certificados, money.certificados);
  await save(tx, canjesCertificado, money.canjes);
  await save(tx, movimientosCredito, money.creditos);
}

/** Fills an empty database with what no installation can do without: catalogues, roles and one administrator. */
export async function llenarInicial(db: Db): Promise<void> {
  await db.transaction(async (tx) => {
    await llenarCatalogos(tx);
    const administrador = administradorInicial();
    await save(tx, usuarios, [administrador]);
    await save(tx, empleados, comoEmpleados([administrador]));
  });
}

async function llenarCatalogos(tx: Tx): Promise<void> {
  await save(tx, stores, TIENDAS);
  await save(tx, areas, AREAS);
  await save(tx, subcategorias, SUBCATEGORIAS);
  await save(tx, motivosEscalamiento, MOTIVOS_ESCALAMIENTO);
  await save(tx, motivosVales, MOTIVOS_VALES);
  await save(tx, motivosDepreciacion, MOTIVOS_DEPRECIACION);
  await save(tx, roles, ROLES);
  await save(tx, rolPermisos, ROL_PERMISOS);
  for (const table of ['areas', 'subcategorias', 'motivos_escalamiento', 'roles']) {
    // Their ids were given, not drawn: the next one drawn must follow them.
    await tx.execute(
      sql`select setval(pg_get_serial_sequence(${table}, 'id'), (select max(id) from ${sql.identifier(table)}))`,
    );
  }
}

async function guardarGuias(tx: Tx, sent: ReturnType<typeof guiasDeMuestra>): Promise<void> {
  const paquetes = sent.flatMap((enviada) => enviada.paquetes);
  await save(
    tx,
    guias,
    sent.map(({ guia }) => guia),
  );
  const ids = await tx
    .insert(guiaPaquetes)
    .values(paquetes.map(({ paquete }) => paquete))
    .returning({ id: guiaPaquetes.id });
  const content = enPareja(paquetes, ids).flatMap(([{ articulos }, { id }]) =>
    articulos.map((articulo) => ({ ...articulo, idPaquete: id })),
  );
  await save(tx, guiaArticulos, content);
}

async function guardarCasos(tx: Tx, abiertos: ReturnType<typeof casosDeMuestra>): Promise<readonly number[]> {
  const rows = await tx
    .insert(casos)
    .values(abiertos.map(({ caso }) => caso))
    .returning({ id: casos.id });
  const conId = enPareja(abiertos, rows).map(([abierto, { id }]) => ({ ...abierto, idCaso: id }));
  await save(
    tx,
    casoComentarios,
    conId.flatMap(({ idCaso, comentarios }) => comentarios.map((row) => ({ ...row, idCaso }))),
  );
  await save(
    tx,
    casoLogs,
    conId.flatMap(({ idCaso, logs }) => logs.map((row) => ({ ...row, idCaso }))),
  );
  await save(
    tx,
    casoEscalamientos,
    conId.flatMap(({ idCaso, escalamientos }) => escalamientos.map((row) => ({ ...row, idCaso }))),
  );
  await save(
    tx,
    casoParametros,
    conId.flatMap(({ idCaso, parametros }) => parametros.map((row) => ({ ...row, idCaso }))),
  );
  return rows.map(({ id }) => id);
}

const POR_LOTE = 1_000;

async function save<T extends PgTable>(tx: Tx, table: T, rows: readonly InferInsertModel<T>[]): Promise<void> {
  for (let desde = 0; desde < rows.length; desde += POR_LOTE) {
    await tx.insert(table).values(rows.slice(desde, desde + POR_LOTE));
  }
}

function enPareja<A, B>(some: readonly A[], otros: readonly B[]): readonly (readonly [A, B])[] {
  return some.map((uno, index) => {
    const another = otros[index];
    if (another === undefined) throw new Error('Two lists of sample data that belong together differ in length');
    return [uno, another] as const;
  });
}

function conAlMenosUno<T>(list: readonly T[]): readonly [T, ...T[]] {
  const [primero, ...otros] = list;
  if (primero === undefined) throw new Error('A list of sample data that must not be empty is empty');
  return [primero, ...otros];
}
