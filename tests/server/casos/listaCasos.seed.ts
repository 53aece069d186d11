import { canSeeCase, type FiltroCasos } from '#domain/casos/casos';
import { nombreCompletoCliente } from '#domain/casos/clientes';
import { ESTADO, pierdeColorEn, semaforoDe } from '#domain/casos/vidaCaso';
import { dayOf } from '#domain/common/dates';
import { PERMISOS } from '#domain/common/permisos';
import { coreOf, fold } from '#domain/common/personNames';
import { createCustomer } from '../../../server/casos/clientes/create.ts';
import { createRandom } from '../../../server/demo/random.ts';
import type { Db } from '../../../server/platform/db/db.ts';
import { casos } from '../../../server/platform/db/schema/casos.ts';
import { casoParametros } from '../../../server/platform/db/schema/partesDeCaso.ts';
import { usuarios } from '../../../server/platform/db/schema/personas.ts';

/** A case as the plain rules of these tests look at it. */
export type SeededCase = typeof casos.$inferSelect & {
  readonly cliente: string;
  readonly palabras: readonly string[];
  /** All numbers at which the case's customer is reached. */
  readonly telefonos: readonly (string | null)[];
  readonly operacion: { readonly tienda: number; readonly numero: number } | null;
};

const CUSTOMERS = [
  ['María', 'García', 'López'],
  ['Luis', 'Garza', 'Uc'],
  ['Ana', 'López', 'de la O'],
  ['José Luis', 'PE?A', 'GARCIA'],
  ['Íñigo', 'Núñez', null],
  ['MARIO', 'Martínez', 'Martínez'],
  ['Rosa', '=CMD()', '"Comillas", S.A.'],
] as const;

/** A landline of one customer, and the mobile of another. */
export const FIXED = '8181234567';
/** A number that some cases have and no customer. */
export const OF_CASE = '3398765432';

/** A person who sees the cases of store 2 and of Facturación, and who exports. */
export const MANAGER_OF_TWO = 100_011;
/** A person who sees the cases of store 1 alone. */
export const NO_AREAS = 100_012;

const DATES = { first: Date.parse('2025-11-20T06:00:00Z'), last: Date.parse('2026-03-18T18:00:00Z') };

/** Stores so many cases of four months, with days that many share, moments that some share, and every state. */
export async function seedCases(db: Db, howMany: number): Promise<readonly SeededCase[]> {
  const permisos = [PERMISOS.validarOperacion.id, PERMISOS.verEstadisticas.id, PERMISOS.exportarListas.id];
  await db.insert(usuarios).values([
    { numiden: MANAGER_OF_TWO, nombreCompleto: 'Gil de Dos', correo: 'g@ejemplo.mx', idRol: 3, areas: [1], permisos },
    { numiden: NO_AREAS, nombreCompleto: 'Sol de Una', correo: 's@ejemplo.mx', idRol: 3, areas: [], permisos },
  ]);
  const random = createRandom(3);
  const known = new Map<
    number,
    { cliente: string; palabras: readonly string[]; telefonos: readonly (string | null)[] }
  >();
  for (const [lugar, [nombre, apellidoPaterno, apellidoMaterno]] of CUSTOMERS.entries()) {
    const datos = { nombre, apellidoPaterno, apellidoMaterno, sexo: null, fechaNacimiento: null };
    const telefono = lugar === 1 ? FIXED : null;
    const celular = lugar === 2 ? FIXED : '5512345678';
    const numiden = await db.transaction((tx) => createCustomer(tx, { ...datos, correo: null, telefono, celular }));
    known.set(numiden, {
      telefonos: [telefono, celular],
      cliente: nombreCompletoCliente(datos),
      palabras: [
        ...coreOf(fold(nombre, 'nombre')),
        ...coreOf(fold(apellidoPaterno, 'apellido')),
        ...coreOf(fold(apellidoMaterno ?? '', 'apellido')),
      ],
    });
  }
  const [primero = 0, ...otros] = known.keys();
  const rows = Array.from({ length: howMany }, (_, index) => {
    const [idArea, idSubcategoria] = random.one([
      [1, 1],
      [1, 14],
      [2, 20],
      [2, 21],
    ] as const);
    const idEstado = random.one([1, 2, 3, 3, 3, 4, 5, 6] as const);
    // Every fifth is of the last twelve hours, where the colours change; whole hours, so that some are of one moment.
    const hours = index % 5 === 0 ? random.whole(0, 12) : random.whole(0, (DATES.last - DATES.first) / 3_600_000);
    const fechaCreacion = new Date(DATES.last - hours * 3_600_000);
    return {
      cvetda: random.one([1, 1, 2, 80] as const),
      idArea,
      idSubcategoria,
      idEstado,
      numidenCliente: random.one([primero, ...otros]),
      numidenCrea: random.one([100_001, 100_002, 100_003, MANAGER_OF_TWO, NO_AREAS] as const),
      fechaCreacion,
      fechaSolucion:
        idEstado === ESTADO.solucionada
          ? new Date(Math.min(DATES.last, fechaCreacion.getTime() + random.whole(1, 90) * 3_600_000))
          : null,
      administrador: random.onceIn(3) ? random.one([100_003, 100_003, 100_002]) : null,
      telefono: index % 9 === 0 ? OF_CASE : null,
      celular: index % 10 === 0 ? OF_CASE : '5512345678',
      comentarioOriginal: 'Un caso para hallar',
    };
  });
  const saved = await db.insert(casos).values(rows).returning();
  const deOperacion = (id: number) =>
    id % 4 === 0 ? { tienda: id % 3 === 0 ? 80 : 1, numero: 1_000 + (id % 5) } : null;
  const parameters = saved.flatMap(({ id }) => {
    const operacion = deOperacion(id);
    if (operacion === null) return [];
    return [
      { idCaso: id, orden: 0, tipo: 1, valor: String(operacion.tienda) },
      { idCaso: id, orden: 1, tipo: 2, valor: String(operacion.numero) },
    ];
  });
  if (parameters.length > 0) await db.insert(casoParametros).values(parameters);
  return saved.map((row) => {
    const cliente = known.get(row.numidenCliente) ?? { cliente: '', palabras: [], telefonos: [] };
    const telefonos = [...cliente.telefonos, row.telefono, row.celular];
    return { ...row, ...cliente, telefonos, operacion: deOperacion(row.id) };
  });
}

type TestPerson = Parameters<typeof canSeeCase>[0];

/** The right answer of the list, by going through all cases one by one: their numbers, in order. */
export function unhurriedList(
  all: readonly SeededCase[],
  filtro: FiltroCasos,
  persona: TestPerson,
  now: Date,
): readonly number[] {
  const entre = (fecha: Date | null, ini: string | null, end: string | null) =>
    (ini === null && end === null) ||
    (fecha !== null && (ini === null || dayOf(fecha) >= ini) && (end === null || dayOf(fecha) <= end));
  const iguala = (asked: number | null, value: number) => asked === null || asked === value;
  const among = (some: readonly number[], value: number | null) =>
    some.length === 0 || (value !== null && some.includes(value));
  const written = coreOf(fold(filtro.nomCliente, 'apellido'));
  return all
    .filter(
      (caso) =>
        canSeeCase(persona, caso) &&
        iguala(filtro.folio, caso.id) &&
        iguala(filtro.cvetda, caso.cvetda) &&
        iguala(filtro.categoria, caso.idSubcategoria) &&
        iguala(filtro.numIden, caso.numidenCrea) &&
        among(filtro.estados, caso.idEstado) &&
        among(filtro.tiendas, caso.cvetda) &&
        among(filtro.categorias, caso.idSubcategoria) &&
        among(filtro.areas, caso.idArea) &&
        among(filtro.aCargoDe, caso.administrador) &&
        (filtro.idEstatus === 0 || filtro.idEstatus === caso.idEstado) &&
        (!filtro.soloAbiertos || caso.idEstado !== ESTADO.solucionada) &&
        (filtro.telefono === '' || caso.telefonos.includes(filtro.telefono)) &&
        iguala(filtro.operacion, caso.operacion?.numero ?? 0) &&
        (filtro.operacion === null || iguala(filtro.tiendaOperacion, caso.operacion?.tienda ?? 0)) &&
        (!filtro.aMiCargo || caso.administrador === persona.numiden) &&
        (!filtro.sinAsignar || (caso.administrador === null && caso.idEstado !== ESTADO.solucionada)) &&
        (!filtro.sinAtencion ||
          semaforoDe({ estado: caso.idEstado, fechaCreacion: caso.fechaCreacion }, now) === 'sinAtencion') &&
        entre(caso.fechaCreacion, filtro.fechaIni, filtro.fechaFin) &&
        entre(caso.fechaSolucion, filtro.fechaSolucionIni, filtro.fechaSolucionFin) &&
        written.every((escrita) =>
          caso.palabras.some((word) => (escrita.length === 1 ? word === escrita : word.startsWith(escrita))),
        ),
    )
    .toSorted((uno, another) => compareBy(filtro.orden, now, uno, another))
    .map(({ id }) => id);
}

function compareBy(order: FiltroCasos['orden'], now: Date, uno: SeededCase, another: SeededCase): number {
  const porFecha = another.fechaCreacion.getTime() - uno.fechaCreacion.getTime() || another.id - uno.id;
  // None of these cases has a limit.
  if (order === 'recientes' || order === 'porPlazo') return porFecha;
  if (order === 'antiguos') return -porFecha;
  const [deUno, deOtro] = [uno, another].map((caso) => {
    const pierde = pierdeColorEn({ estado: caso.idEstado, fechaCreacion: caso.fechaCreacion }, now)?.getTime() ?? null;
    const sinColor = caso.idEstado !== ESTADO.nuevo && caso.idEstado !== ESTADO.enProceso;
    return { pierde, grupo: pierde !== null ? 0 : sinColor ? 2 : 1 };
  });
  if (deUno === undefined || deOtro === undefined) return 0;
  if (deUno.grupo !== deOtro.grupo) return deUno.grupo - deOtro.grupo;
  if (deUno.pierde === null || deOtro.pierde === null) return porFecha;
  return deUno.pierde - deOtro.pierde || uno.id - another.id;
}
