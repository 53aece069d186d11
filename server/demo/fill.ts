import { sql } from 'drizzle-orm';
import { nombreCompletoCliente } from '#domain/casos/clientes';
import { PERMISOS, type Permiso } from '#domain/common/permisos';
import { customerRow } from '../casos/clientes/create.ts';
import type { Db, Tx } from '../platform/db/db.ts';
import { clavesFiscales } from '../platform/db/schema/cadena.ts';
import { areas, motivosEscalamiento, stores, subcategorias } from '../platform/db/schema/catalogos.ts';
import { clientes } from '../platform/db/schema/clientes.ts';
import { codigosPostales, colonias } from '../platform/db/schema/codigosPostales.ts';
import {
  integraciones,
  motivosDepreciacion,
  motivosVales,
  servidores,
  textos,
} from '../platform/db/schema/configuracion.ts';
import { contribuyentes } from '../platform/db/schema/facturas.ts';
import { ventaArticulos, ventaPagos, ventas } from '../platform/db/schema/operaciones.ts';
import { empleados, roles, rolPermisos, usuarios } from '../platform/db/schema/personas.ts';
import { consumosRestaurante, pagosEstacionamiento } from '../platform/db/schema/tickets.ts';
import { sampleCases } from './casos.ts';
import {
  AREAS,
  MOTIVOS_DEPRECIACION,
  MOTIVOS_ESCALAMIENTO,
  MOTIVOS_VALES,
  PRIMERA_TIENDA,
  SAMPLE_SUBCATEGORIAS,
  TIENDAS,
} from './catalogos.ts';
import { createClock } from './clock.ts';
import { CODIGOS_POSTALES, COLONIAS } from './codigosPostales.ts';
import { sampleTaxpayers } from './contribuyentes.ts';
import {
  asEmployees,
  employeesWithoutUser,
  firstAdministrator,
  ROL_PERMISOS,
  ROLES,
  sampleUsers,
} from './empleados.ts';
import { CLAVES_FISCALES } from './facturas/clavesFiscales.ts';
import { type Issuing, invoicersOf, receiversOf, sealingOf } from './facturas/issuing.ts';
import { sampleInvoices } from './facturas/sample.ts';
import { storeInvoices } from './facturas/store.ts';
import { sampleGuides } from './guias.ts';
import { CLAVES_MARCADAS, markedSale } from './marcadas.ts';
import { sampleCustomers } from './personas.ts';
import { createRandom } from './random.ts';
import { samplePickups, withPickup } from './recolectas.ts';
import { INTEGRACIONES, SERVIDORES } from './servidores.ts';
import { inPairs, saveRows, storeCases, storeGuides, storeVouchers } from './store.ts';
import { nothingTaken } from './takenOfSales.ts';
import { TEXTOS_LISTOS } from './textos.ts';
import { sampleTickets } from './tickets.ts';
import type { Staff } from './valeStory.ts';
import { sampleVouchers } from './vales.ts';
import { sampleSales } from './ventas.ts';

const SEED = 146;
const EMPLOYEES_SEED = 147;
const TICKETS_SEED = 149;
const INVOICES_SEED = 150;
const CUSTOMERS = 250;

/**
 * Fills an empty database with the sample chain, all of it or nothing. The same at every first
 * start, except that all dates are counted back from `now`, and that invoices have other seals.
 */
export async function fillDemo(db: Db, now: Date, issuing: Issuing): Promise<void> {
  const random = createRandom(SEED);
  const clock = createClock(now);
  await db.transaction(async (tx) => {
    await fillCatalogues(tx, TIENDAS);
    await saveRows(tx, servidores, SERVIDORES);
    await saveRows(tx, integraciones, INTEGRACIONES);
    await saveRows(tx, codigosPostales, CODIGOS_POSTALES);
    await saveRows(tx, colonias, COLONIAS);
    const personas = sampleUsers(random);
    await saveRows(tx, usuarios, personas);
    // Of a sequence of its own: whoever is added to it changes nothing else of the sample.
    await saveRows(tx, empleados, [...asEmployees(personas), ...employeesWithoutUser(createRandom(EMPLOYEES_SEED))]);

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
    // No voucher and no invoice of the sample is of it: it is there to be tried.
    const withMarks = markedSale(now);
    await saveRows(
      tx,
      ventas,
      [...done, withMarks].map(({ venta }) => venta),
    );
    await saveRows(tx, ventaArticulos, [
      ...taken.left(done.flatMap(({ articulos }) => articulos)),
      ...withMarks.articulos,
    ]);
    await saveRows(
      tx,
      ventaPagos,
      [...done, withMarks].flatMap(({ pagos }) => pagos),
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
    await saveRows(tx, pagosEstacionamiento, parking);
    await saveRows(tx, consumosRestaurante, meals);
    await saveRows(tx, clavesFiscales, [...CLAVES_FISCALES, ...CLAVES_MARCADAS]);
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
    await saveRows(
      tx,
      contribuyentes,
      sampleTaxpayers([...opened.map(({ caso }) => caso), ...receiversOf(invoiced)], now),
    );
    await storeInvoices(tx, invoiced, ids, now);
    const ofCases = inPairs(given, ids.slice(0, given.length)).map(([vale, idCaso], place) => ({
      vale,
      idCaso,
      numidenCliente: opened[place]?.caso.numidenCliente ?? 0,
    }));
    await storeVouchers(tx, clock, { ofCases, pickups, clientes: known });
    await saveRows(tx, textos, TEXTOS_LISTOS);
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

/** Fills an empty database with what no installation can do without: catalogues, roles and one administrator. */
export async function fillInitial(db: Db): Promise<void> {
  await db.transaction(async (tx) => {
    await fillCatalogues(tx, [PRIMERA_TIENDA]);
    const administrador = firstAdministrator();
    await saveRows(tx, usuarios, [administrador]);
    await saveRows(tx, empleados, asEmployees([administrador]));
  });
}

async function fillCatalogues(tx: Tx, tiendas: typeof TIENDAS): Promise<void> {
  await saveRows(tx, stores, tiendas);
  await saveRows(tx, areas, AREAS);
  await saveRows(tx, subcategorias, SAMPLE_SUBCATEGORIAS);
  await saveRows(tx, motivosEscalamiento, MOTIVOS_ESCALAMIENTO);
  await saveRows(tx, motivosVales, MOTIVOS_VALES);
  await saveRows(tx, motivosDepreciacion, MOTIVOS_DEPRECIACION);
  await saveRows(tx, roles, ROLES);
  await saveRows(tx, rolPermisos, ROL_PERMISOS);
  for (const table of ['areas', 'subcategorias', 'motivos_escalamiento', 'roles']) {
    // Their ids were given, not drawn: the next one drawn must follow them.
    await tx.execute(
      sql`select setval(pg_get_serial_sequence(${table}, 'id'), (select max(id) from ${sql.identifier(table)}))`,
    );
  }
}

function atLeastOne<T>(list: readonly T[]): readonly [T, ...T[]] {
  const [first, ...others] = list;
  if (first === undefined) throw new Error('A list of sample data that must not be empty is empty');
  return [first, ...others];
}
