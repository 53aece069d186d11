import type { NombreLectura } from '#contract/contract';

const MINUTE_MS = 60_000;

/** Records in work are asked for again after a minute, if the window comes back into view or a page opens. */
const ONE_MINUTE = MINUTE_MS;

/** A catalogue changes a few times a year; a page left open all day still hears of it. */
const TEN_MINUTES = 10 * MINUTE_MS;

/** How long a reading stays fresh, in milliseconds; one not named here stays so for a minute. */
const FRESH_FOR: { readonly [N in NombreLectura]?: number } = {
  areas: TEN_MINUTES,
  categoriasPermiso: TEN_MINUTES,
  cedis: TEN_MINUTES,
  codigoPostal: TEN_MINUTES,
  estatusRecoleccion: TEN_MINUTES,
  formasPago: TEN_MINUTES,
  // Its state is printed on it.
  generarArchivoPDF: 0,
  listarEstados: TEN_MINUTES,
  motivosEscalamiento: TEN_MINUTES,
  opcionesSesion: TEN_MINUTES,
  permisosPorAplicacion: TEN_MINUTES,
  personasACargo: TEN_MINUTES,
  subcategorias: TEN_MINUTES,
  tiendas: TEN_MINUTES,
  tiendasBusqueda: TEN_MINUTES,
  tiendasLogin: TEN_MINUTES,
  tiendasPropias: TEN_MINUTES,
  tiendasVirtuales: TEN_MINUTES,
  tiposVales: TEN_MINUTES,
  estadosVales: TEN_MINUTES,
  // One's own open sessions change with every sign-in, and no event tells of that.
  miCuenta: 0,
  // Nor of other people's sessions, of their readings, and of failures.
  sesionesAbiertas: 0,
  esperas: 0,
  listaBitacora: 0,
  lecturasInusuales: 0,
  // A record's page shows a work on it as soon as it is done.
  historialDeRegistro: 0,
  // Each person's own, and of all records at once: who looks wants them as they are now.
  recientes: 0,
  buscarTodo: 0,
  // Who comes and goes is told nobody else.
  quienAutoriza: 0,
  // The stream tells each change, which is put in its place.
  presentes: 0,
  presencia: 0,
  // No event tells of rows that come and go.
  crecimiento: 0,
  // Whoever looks at the traffic wants it as it is now.
  usoDeDiagrama: 0,
  dondeTarda: 0,
  // No event tells of a draft.
  miDia: 0,
  // Mail goes out by itself, and no event tells of it.
  listaCorreos: 0,
  // Only deliveries that bring somebody work are told.
  resumenEntradas: 0,
  // Logistics sends no events about a package.
  consultaGuia: 0,
  estatusGuia: 0,
  // The authority tells nobody when it changes its mind.
  comoSeCancela: 0,
  // An attachment is never changed.
  descargarAnexo: Number.POSITIVE_INFINITY,
};

/** How long the answer of a call is shown again without asking, in milliseconds. */
export function freshFor(name: NombreLectura): number {
  return FRESH_FOR[name] ?? ONE_MINUTE;
}

/** Figures follow a clock, in milliseconds: they need not be exact to the second, and all would ask at each change. */
export const FIGURES_EVERY_MS = MINUTE_MS;
