import type { FiltroCasos } from '#domain/casos';
import { puedeVerCaso } from '#domain/casos';
import { nombreCompletoCliente } from '#domain/clientes';
import { diaDe } from '#domain/fechas';
import { nucleoDe, plegar } from '#domain/nombres';
import { PERMISOS } from '#domain/permisos';
import { ESTADO, pierdeColorEn } from '#domain/vidaCaso';
import { altaCliente } from '../../server/clientes/alta.ts';
import type { Db } from '../../server/db/db.ts';
import { casos } from '../../server/db/schema/casos.ts';
import { usuarios } from '../../server/db/schema/personas.ts';
import { crearAzar } from '../../server/demo/azar.ts';

/** A case as the plain rules of these tests look at it. */
export type CasoSembrado = typeof casos.$inferSelect & {
  readonly cliente: string;
  readonly palabras: readonly string[];
};

const CLIENTES = [
  ['María', 'García', 'López'],
  ['Luis', 'Garza', 'Uc'],
  ['Ana', 'López', 'de la O'],
  ['José Luis', 'PE?A', 'GARCIA'],
  ['Íñigo', 'Núñez', null],
  ['MARIO', 'Martínez', 'Martínez'],
  ['Rosa', '=CMD()', '"Comillas", S.A.'],
] as const;

/** A person who sees the cases of store 2 and of Facturación, and who exports. */
export const GERENTE_DE_DOS = 100_011;
/** A person who sees the cases of store 1 alone. */
export const SIN_AREAS = 100_012;

const FECHAS = { primera: Date.parse('2025-11-20T06:00:00Z'), ahora: Date.parse('2026-03-18T18:00:00Z') };

/** Stores so many cases of four months, with days that many share, moments that some share, and every state. */
export const sembrarCasos = async (db: Db, cuantos: number): Promise<readonly CasoSembrado[]> => {
  const permisos = [PERMISOS.validarOperacion.id, PERMISOS.verEstadisticas.id, PERMISOS.exportarCasos.id];
  await db.insert(usuarios).values([
    { numiden: GERENTE_DE_DOS, nombreCompleto: 'Gil de Dos', correo: 'g@ejemplo.mx', idRol: 3, areas: [1], permisos },
    { numiden: SIN_AREAS, nombreCompleto: 'Sol de Una', correo: 's@ejemplo.mx', idRol: 3, areas: [], permisos },
  ]);
  const azar = crearAzar(3);
  const conocidos = new Map<number, { cliente: string; palabras: readonly string[] }>();
  for (const [nombre, apellidoPaterno, apellidoMaterno] of CLIENTES) {
    const datos = { nombre, apellidoPaterno, apellidoMaterno, sexo: null, fechaNacimiento: null };
    const numiden = await db.transaction((tx) =>
      altaCliente(tx, { ...datos, correo: null, telefono: null, celular: '5512345678' }),
    );
    conocidos.set(numiden, {
      cliente: nombreCompletoCliente(datos),
      palabras: [
        ...nucleoDe(plegar(nombre, 'nombre')),
        ...nucleoDe(plegar(apellidoPaterno, 'apellido')),
        ...nucleoDe(plegar(apellidoMaterno ?? '', 'apellido')),
      ],
    });
  }
  const [primero = 0, ...otros] = conocidos.keys();
  const filas = Array.from({ length: cuantos }, (_, indice) => {
    const [idArea, idSubcategoria] = azar.uno([
      [1, 1],
      [1, 14],
      [2, 20],
      [2, 21],
    ] as const);
    const idEstado = azar.uno([1, 2, 3, 3, 3, 4, 5, 6] as const);
    // Every fifth is of the last twelve hours, where the colours change; whole hours, so that some are of one moment.
    const horas = indice % 5 === 0 ? azar.entero(0, 12) : azar.entero(0, (FECHAS.ahora - FECHAS.primera) / 3_600_000);
    const fechaCreacion = new Date(FECHAS.ahora - horas * 3_600_000);
    return {
      cvetda: azar.uno([1, 1, 2, 80] as const),
      idArea,
      idSubcategoria,
      idEstado,
      numidenCliente: azar.uno([primero, ...otros]),
      numidenCrea: azar.uno([100_001, 100_002, 100_003, GERENTE_DE_DOS, SIN_AREAS] as const),
      fechaCreacion,
      fechaSolucion:
        idEstado === ESTADO.solucionada
          ? new Date(Math.min(FECHAS.ahora, fechaCreacion.getTime() + azar.entero(1, 90) * 3_600_000))
          : null,
      administrador: azar.unaVezDeCada(3) ? 100_003 : null,
      celular: '5512345678',
      comentarioOriginal: 'Un caso para hallar',
    };
  });
  const guardadas = await db.insert(casos).values(filas).returning();
  return guardadas.map((fila) => ({
    ...fila,
    ...(conocidos.get(fila.numidenCliente) ?? { cliente: '', palabras: [] }),
  }));
};

type PersonaDePrueba = Parameters<typeof puedeVerCaso>[0];

/** What the list must answer, by going through all cases one by one: their numbers, in order. */
export const listaSinPrisa = (
  todos: readonly CasoSembrado[],
  filtro: FiltroCasos,
  persona: PersonaDePrueba,
  ahora: Date,
): readonly number[] => {
  const entre = (fecha: Date | null, ini: string | null, fin: string | null) =>
    (ini === null && fin === null) ||
    (fecha !== null && (ini === null || diaDe(fecha) >= ini) && (fin === null || diaDe(fecha) <= fin));
  const iguala = (pedido: number | null, valor: number) => pedido === null || pedido === valor;
  const escritas = nucleoDe(plegar(filtro.nomCliente, 'apellido'));
  return todos
    .filter(
      (caso) =>
        puedeVerCaso(persona, caso) &&
        iguala(filtro.folio, caso.id) &&
        iguala(filtro.cvetda, caso.cvetda) &&
        iguala(filtro.categoria, caso.idSubcategoria) &&
        iguala(filtro.numIden, caso.numidenCrea) &&
        (filtro.idEstatus === 0 || filtro.idEstatus === caso.idEstado) &&
        (!filtro.soloAbiertos || caso.idEstado !== ESTADO.solucionada) &&
        entre(caso.fechaCreacion, filtro.fechaIni, filtro.fechaFin) &&
        entre(caso.fechaSolucion, filtro.fechaSolucionIni, filtro.fechaSolucionFin) &&
        escritas.every((escrita) =>
          caso.palabras.some((palabra) => (escrita.length === 1 ? palabra === escrita : palabra.startsWith(escrita))),
        ),
    )
    .toSorted((uno, otro) => compararPor(filtro.orden, ahora, uno, otro))
    .map(({ id }) => id);
};

const compararPor = (orden: FiltroCasos['orden'], ahora: Date, uno: CasoSembrado, otro: CasoSembrado): number => {
  const porFecha = otro.fechaCreacion.getTime() - uno.fechaCreacion.getTime() || otro.id - uno.id;
  if (orden === 'recientes') return porFecha;
  if (orden === 'antiguos') return -porFecha;
  const [deUno, deOtro] = [uno, otro].map((caso) => {
    const pierde =
      pierdeColorEn({ estado: caso.idEstado, fechaCreacion: caso.fechaCreacion }, ahora)?.getTime() ?? null;
    const sinColor = caso.idEstado !== ESTADO.nuevo && caso.idEstado !== ESTADO.enProceso;
    return { pierde, grupo: pierde !== null ? 0 : sinColor ? 2 : 1 };
  });
  if (deUno === undefined || deOtro === undefined) return 0;
  if (deUno.grupo !== deOtro.grupo) return deUno.grupo - deOtro.grupo;
  if (deUno.pierde === null || deOtro.pierde === null) return porFecha;
  return deUno.pierde - deOtro.pierde || uno.id - otro.id;
};
