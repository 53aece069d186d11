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
import { codigosPostales, colonias } from '../db/schema/codigosPostales.ts';
import { motivosDepreciacion, motivosVales, servidores } from '../db/schema/configuracion.ts';
import { articulosFiscales, consumosRestaurante, contribuyentes, pagosEstacionamiento } from '../db/schema/facturas.ts';
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
import { sampleMoney } from './billeteras.ts';
import { sampleCases } from './casos.ts';
import {
  AREAS,
  MOTIVOS_DEPRECIACION,
  MOTIVOS_ESCALAMIENTO,
  MOTIVOS_VALES,
  SUBCATEGORIAS,
  TIENDAS,
} from './catalogos.ts';
import type { Clock } from './clock.ts';
import { createClock } from './clock.ts';
import { CODIGOS_POSTALES, COLONIAS } from './codigosPostales.ts';
import { sampleTaxpayers } from './contribuyentes.ts';
import { sampleAddresses } from './direcciones.ts';
import {
  asEmployees,
  employeesWithoutUser,
  firstAdministrator,
  ROL_PERMISOS,
  ROLES,
  sampleUsers,
} from './empleados.ts';
import { ARTICULOS_FISCALES } from './facturas/articulosFiscales.ts';
import type { Issuing } from './facturas/issuing.ts';
import { invoicersOf, receiversOf, sealingOf } from './facturas/issuing.ts';
import { sampleInvoices } from './facturas/sample.ts';
import { storeInvoices } from './facturas/store.ts';
import { sampleGuides } from './guias.ts';
import { sampleCustomers } from './personas.ts';
import { createRandom } from './random.ts';
import type { SamplePickup } from './recolectas.ts';
import { samplePickups, withPickup } from './recolectas.ts';
import { SERVIDORES } from './servidores.ts';
import { nothingTaken } from './takenOfSales.ts';
import { sampleTickets } from './tickets.ts';
import type { Staff } from './valeStory.ts';
import type { SampleVoucher } from './vales.ts';
import { sampleVouchers } from './vales.ts';
import { sampleSales } from './ventas.ts';

const SEED = 146;
const EMPLOYEES_SEED = 147;
const ADDRESSES_SEED = 148;
const TICKETS_SEED = 149;
const INVOICES_SEED = 150;
const CUSTOMERS = 250;
const ADDRESSES = 60;

/**
 * Fills an empty database with the sample chain, all of it or nothing. The same at every first
 * start, except that all dates are counted back from `now`, and that invoices have other seals.
 */
export async function fillDemo(db: Db, now: Date, issuing: Issuing): Promise<void> {
  const random = createRandom(SEED);
  const clock = createClock(now);
  await db.transaction(async (tx) => {
    await fillCatalogues(tx);
    await save(tx, servidores, SERVIDORES);
    await save(tx, codigosPostales, CODIGOS_POSTALES);
    await save(tx, colonias, COLONIAS);
    const personas = sampleUsers(random);
    await save(tx, usuarios, personas);
    // Of a sequence of its own: whoever is added to it changes nothing else of the sample.
    await save(tx, empleados, [...asEmployees(personas), ...employeesWithoutUser(createRandom(EMPLOYEES_SEED))]);

    const records = sampleCustomers(random, CUSTOMERS);
    const numbers = await tx.insert(clientes).values(records.map(customerRow)).returning({ numiden: clientes.numiden });
    const known = atLeastOne(inPairs(records, numbers).map(([record, { numiden }]) => ({ ...record, numiden })));
    const buyers = atLeastOne(
      known.map((cliente) => ({ numiden: cliente.numiden, nombre: nombreCompletoCliente(cliente) })),
    );

    const done = sampleSales(random, clock, buyers);
    const sent = sampleGuides(done);
    const taken = nothingTaken(sent);
    const made = sampleVouchers(random, clock, staffOf(personas), { ventas: done, guias: sent, taken });
    const pickups = samplePickups(made, now);
    const given = made.map((vale, place) => {
      const pickup = pickups.find((one) => one.place === place);
      return pickup === undefined ? vale : withPickup(vale, pickup);
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
    await storeGuides(tx, [...sent, ...pickups.map(({ guia }) => guia)]);

    const authors = personas.filter(({ idRol, areas: own }) => idRol !== null && own.length < AREAS.length);
    const told = sampleCases(random, clock, {
      clientes: known,
      authors: atLeastOne(authors.map(({ numiden }) => numiden)),
      gerentes: atLeastOne(
        personas.flatMap(({ esGerente, numiden, areasGerente = [] }) => (esGerente ? [{ numiden, areasGerente }] : [])),
      ),
      operaciones: atLeastOne(done.map(({ venta }) => venta)),
      vales: given,
    });
    // Of a sequence of its own: tickets change nothing of the sales and vouchers.
    const { parking, meals, cases: withTickets } = sampleTickets(createRandom(TICKETS_SEED), clock, told);
    await save(tx, pagosEstacionamiento, parking);
    await save(tx, consumosRestaurante, meals);
    await save(tx, articulosFiscales, ARTICULOS_FISCALES);
    const { emisor } = issuing;
    const invoiced = sampleInvoices(
      createRandom(INVOICES_SEED),
      { now, emisor, seal: await sealingOf(tx, now, issuing) },
      {
        ...{ ventas: done, parking, meals, cases: withTickets },
        people: { clientes: known, facturistas: atLeastOne(invoicersOf(personas)) },
      },
    );
    const opened = invoiced.cases;
    const ids = await storeCases(tx, opened);
    await save(tx, contribuyentes, sampleTaxpayers([...opened.map(({ caso }) => caso), ...receiversOf(invoiced)], now));
    await storeInvoices(tx, invoiced, ids, now);
    const ofCases = inPairs(given, ids.slice(0, given.length)).map(([vale, idCaso], place) => ({
      vale,
      idCaso,
      numidenCliente: opened[place]?.caso.numidenCliente ?? 0,
    }));
    await storeVouchers(tx, clock, { ofCases, pickups, clientes: known });
  });
}

/** Who may make and decide vouchers. */
function staffOf(personas: ReturnType<typeof sampleUsers>): Staff {
  const who = (permiso: Permiso) =>
    atLeastOne(
      personas
        .filter(({ idRol, permisos = [] }) => idRol !== 1 && permisos.includes(PERMISOS[permiso].id))
        .map(({ numiden }) => numiden),
    );
  return { makers: who('crearVale'), deciders: who('autorizarVale') };
}

interface Vouchers {
  readonly ofCases: readonly {
    readonly vale: SampleVoucher;
    readonly idCaso: number;
    readonly numidenCliente: number;
  }[];
  readonly pickups: readonly SamplePickup[];
  readonly clientes: readonly { readonly numiden: number; readonly celular: string | null }[];
}

async function storeVouchers(tx: Tx, clock: Clock, { ofCases, pickups, clientes: known }: Vouchers): Promise<void> {
  const ids = await tx
    .insert(vales)
    .values(ofCases.map(({ vale, ...owner }) => ({ ...vale.vale, ...owner })))
    .returning({ id: vales.id });
  const kept = inPairs(ofCases, ids).map(([{ vale, numidenCliente }, { id }]) => ({ ...vale, id, numidenCliente }));
  const withId = <R extends object>(rowsOf: (vale: SampleVoucher) => readonly R[]) =>
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
  const ofPickups = pickups.map(({ place }) => kept[place]?.numidenCliente ?? 0);
  const first = known.filter(({ numiden }) => ofPickups.includes(numiden));
  const others = known.filter((one) => !first.includes(one)).slice(0, ADDRESSES - first.length);
  const addresses = await tx
    .insert(direcciones)
    .values([...sampleAddresses(createRandom(ADDRESSES_SEED), [...first, ...others])])
    .returning({ id: direcciones.id, numidenCliente: direcciones.numidenCliente });
  await save(
    tx,
    recolectas,
    pickups.map(({ place, row }) => {
      const vale = kept[place];
      const direccion = addresses.find(({ numidenCliente }) => numidenCliente === vale?.numidenCliente);
      if (vale === undefined || direccion === undefined) throw new Error('A pickup of the sample goes nowhere');
      return { ...row, idVale: vale.id, idDireccion: direccion.id };
    }),
  );
  const money = sampleMoney(
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
export async function fillInitial(db: Db): Promise<void> {
  await db.transaction(async (tx) => {
    await fillCatalogues(tx);
    const administrador = firstAdministrator();
    await save(tx, usuarios, [administrador]);
    await save(tx, empleados, asEmployees([administrador]));
  });
}

async function fillCatalogues(tx: Tx): Promise<void> {
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

async function storeGuides(tx: Tx, sent: ReturnType<typeof sampleGuides>): Promise<void> {
  const paquetes = sent.flatMap((guide) => guide.paquetes);
  await save(
    tx,
    guias,
    sent.map(({ guia }) => guia),
  );
  const ids = await tx
    .insert(guiaPaquetes)
    .values(paquetes.map(({ paquete }) => paquete))
    .returning({ id: guiaPaquetes.id });
  const content = inPairs(paquetes, ids).flatMap(([{ articulos }, { id }]) =>
    articulos.map((articulo) => ({ ...articulo, idPaquete: id })),
  );
  await save(tx, guiaArticulos, content);
}

async function storeCases(tx: Tx, opened: ReturnType<typeof sampleCases>): Promise<readonly number[]> {
  const rows = await tx
    .insert(casos)
    .values(opened.map(({ caso }) => caso))
    .returning({ id: casos.id });
  const withId = inPairs(opened, rows).map(([one, { id }]) => ({ ...one, idCaso: id }));
  await save(
    tx,
    casoComentarios,
    withId.flatMap(({ idCaso, comentarios }) => comentarios.map((row) => ({ ...row, idCaso }))),
  );
  await save(
    tx,
    casoLogs,
    withId.flatMap(({ idCaso, logs }) => logs.map((row) => ({ ...row, idCaso }))),
  );
  await save(
    tx,
    casoEscalamientos,
    withId.flatMap(({ idCaso, escalamientos }) => escalamientos.map((row) => ({ ...row, idCaso }))),
  );
  await save(
    tx,
    casoParametros,
    withId.flatMap(({ idCaso, parametros }) => parametros.map((row) => ({ ...row, idCaso }))),
  );
  return rows.map(({ id }) => id);
}

const PER_BATCH = 1_000;

async function save<T extends PgTable>(tx: Tx, table: T, rows: readonly InferInsertModel<T>[]): Promise<void> {
  for (let from = 0; from < rows.length; from += PER_BATCH) {
    await tx.insert(table).values(rows.slice(from, from + PER_BATCH));
  }
}

function inPairs<A, B>(some: readonly A[], others: readonly B[]): readonly (readonly [A, B])[] {
  return some.map((one, index) => {
    const another = others[index];
    if (another === undefined) throw new Error('Two lists of sample data that belong together differ in length');
    return [one, another] as const;
  });
}

function atLeastOne<T>(list: readonly T[]): readonly [T, ...T[]] {
  const [first, ...others] = list;
  if (first === undefined) throw new Error('A list of sample data that must not be empty is empty');
  return [first, ...others];
}
