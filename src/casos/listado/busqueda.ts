import type { FiltroCasos, OrdenCasos } from '#domain/casos';

/**
 * What the address of the case list holds (`?estado=2&tienda=1&pagina=3`). What filters nothing is left out, and so are the
 * first page and the usual order. `pagina` counts from 1, as people do.
 */
export interface BusquedaCasos {
  readonly folio?: number | undefined;
  readonly tienda?: number | undefined;
  readonly categoria?: number | undefined;
  readonly cliente?: string | undefined;
  readonly estado?: number | undefined;
  readonly numiden?: number | undefined;
  readonly fechaInicio?: string | undefined;
  readonly fechaFin?: string | undefined;
  readonly abiertos?: true | undefined;
  readonly solucionInicio?: string | undefined;
  readonly solucionFin?: string | undefined;
  readonly orden?: Exclude<OrdenCasos, 'recientes'> | undefined;
  readonly pagina?: number | undefined;
}

/** Digits of a case's or an employee's number. */
export const MAX_DIGITOS = 10;
/** Characters of a customer's full name. */
export const MAX_CLIENTE = 92;
/** The state in which the pickup tab starts (specification, section 4). */
export const ESTADO_RECOLECTA = 6;

const entero = (valor: unknown, maximo: number): number | undefined => {
  const texto = typeof valor === 'number' || typeof valor === 'string' ? String(valor).trim() : '';
  const numero = Number(texto);
  return /^\d{1,10}$/.test(texto) && numero > 0 && numero <= maximo ? numero : undefined;
};

// `domain/fechas` has the same check, but brings its formats along: the login would wait for them.
const dia = (valor: unknown): string | undefined => {
  if (typeof valor !== 'string' || !/^(?!0000)\d{4}-\d{2}-\d{2}$/.test(valor)) return undefined;
  const fecha = new Date(`${valor}T00:00:00Z`);
  return !Number.isNaN(fecha.getTime()) && fecha.toISOString().startsWith(valor) ? valor : undefined;
};

/** Two days in their order; an end before its start filters nothing. */
const intervalo = (desde: unknown, hasta: unknown): readonly [string | undefined, string | undefined] => {
  const [inicio, fin] = [dia(desde), dia(hasta)];
  return [inicio, inicio !== undefined && fin !== undefined && fin < inicio ? undefined : fin];
};

const nombre = (valor: unknown): string | undefined => {
  const texto = typeof valor === 'string' || typeof valor === 'number' ? String(valor).trim() : '';
  return texto !== '' && texto.length <= MAX_CLIENTE ? texto : undefined;
};

const MAX_ENTERO = 2_147_483_647;
const MAX_NUMERO = 9_999_999_999;

/**
 * Reads the address; what is no value of its filter counts as not given. The router lays the answer over the raw address,
 * so what is refused must be named to be gone.
 */
export const leerBusquedaCasos = (parametros: Readonly<Record<string, unknown>>): BusquedaCasos => {
  const { abiertos, orden } = parametros;
  const [fechaInicio, fechaFin] = intervalo(parametros.fechaInicio, parametros.fechaFin);
  const [solucionInicio, solucionFin] = intervalo(parametros.solucionInicio, parametros.solucionFin);
  const pagina = entero(parametros.pagina, 1_000_000);
  return {
    folio: entero(parametros.folio, MAX_NUMERO),
    tienda: entero(parametros.tienda, MAX_ENTERO),
    categoria: entero(parametros.categoria, MAX_ENTERO),
    cliente: nombre(parametros.cliente),
    estado: entero(parametros.estado, ESTADO_RECOLECTA),
    numiden: entero(parametros.numiden, MAX_NUMERO),
    fechaInicio,
    fechaFin,
    abiertos: abiertos === true || abiertos === 'true' ? true : undefined,
    solucionInicio,
    solucionFin,
    orden: orden === 'antiguos' || orden === 'porVencer' ? orden : undefined,
    pagina: pagina === 1 ? undefined : pagina,
  };
};

/** What the server is asked for; the same searches give the same text as JSON. */
export const filtroDe = (busqueda: BusquedaCasos): FiltroCasos => ({
  folio: busqueda.folio ?? null,
  cvetda: busqueda.tienda ?? null,
  categoria: busqueda.categoria ?? null,
  nomCliente: busqueda.cliente ?? '',
  idEstatus: busqueda.estado ?? 0,
  numIden: busqueda.numiden ?? null,
  fechaIni: busqueda.fechaInicio ?? null,
  fechaFin: busqueda.fechaFin ?? null,
  soloAbiertos: busqueda.abiertos ?? false,
  fechaSolucionIni: busqueda.solucionInicio ?? null,
  fechaSolucionFin: busqueda.solucionFin ?? null,
  orden: busqueda.orden ?? 'recientes',
});

/** Nothing but the tab and the order: what is left when all filters are taken away. */
export const sinFiltros = ({ estado, orden }: BusquedaCasos): BusquedaCasos => ({
  estado: estado === ESTADO_RECOLECTA ? estado : undefined,
  orden,
});

/** Tells whether anything besides the tab narrows the list. */
export const hayFiltros = ({ pagina, ...busqueda }: BusquedaCasos): boolean =>
  JSON.stringify(filtroDe(busqueda)) !== JSON.stringify(filtroDe(sinFiltros(busqueda)));

/** A filter that has no field of its own: what it says, and the search without it. */
export interface FiltroActivo {
  readonly clave: string;
  readonly texto: string;
  readonly sinEl: BusquedaCasos;
}

/**
 * The filters of a search that no field shows: those with which the dashboard opens the list.
 * @param mostrarDia writes a day as people read it.
 */
export const filtrosSinCampo = (
  busqueda: BusquedaCasos,
  mostrarDia: (dia: string) => string,
): readonly FiltroActivo[] => {
  const { abiertos, solucionInicio, solucionFin } = busqueda;
  const activos: FiltroActivo[] = [];
  if (abiertos) {
    activos.push({
      clave: 'abiertos',
      texto: 'Sin solucionar',
      sinEl: { ...busqueda, abiertos: undefined, pagina: undefined },
    });
  }
  if (solucionInicio !== undefined || solucionFin !== undefined) {
    activos.push({
      clave: 'solucion',
      texto: `Solucionados ${periodo(solucionInicio, solucionFin, mostrarDia)}`,
      sinEl: { ...busqueda, solucionInicio: undefined, solucionFin: undefined, pagina: undefined },
    });
  }
  return activos;
};

const periodo = (inicio: string | undefined, fin: string | undefined, mostrar: (dia: string) => string): string => {
  if (inicio === undefined) return `hasta el ${mostrar(fin ?? '')}`;
  if (fin === undefined) return `desde el ${mostrar(inicio)}`;
  return inicio === fin ? `el ${mostrar(inicio)}` : `del ${mostrar(inicio)} al ${mostrar(fin)}`;
};
