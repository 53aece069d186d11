import type { z } from 'zod';
import { diaDeHoja, type FilaLeida, type LineaMala, mismaPalabra, siONo } from './archivo.ts';
import { MOMENTOS_DE_NOTA } from './globales/notas.ts';
import { PERIODICIDADES_GLOBALES } from './globales/periodos.ts';
import { DIAS, DIAS_SEMANA, escribirHorario, HORARIO_TEXTS, leerHorario } from './horario.ts';
import { foldedName, TIENDA_TEXTS, TIPOS_TIENDA, tiendaNuevaSchema } from './tiendas.ts';

/** The stores of a chain as a file. */

/** The columns of a file of stores, as it is loaded and as it is exported. */
export const COLUMNAS_TIENDAS = [
  ...['Número', 'Nombre', 'Tipo', 'InicioSesión', 'CódigoPostal', 'Serie'],
  ...['FacturaGlobal', 'Desde', 'NotaDeLoDevuelto'],
  ...DIAS.map((dia) => DIAS_SEMANA[dia]),
] as const;

/** The columns of the hours: a file of a time without them has none of the seven. */
export const COLUMNAS_HORARIO: readonly string[] = DIAS.map((dia) => DIAS_SEMANA[dia]);

/** A store of a file without the hours, with those that are stored; or why it cannot keep them. */
export function conSuHorario(
  tienda: DatosTienda,
  guardada: DatosTienda | undefined,
): DatosTienda | { readonly motivo: string } {
  const horario = guardada?.horario ?? null;
  if (horario !== null && tienda.codigoPostal === null) return { motivo: HORARIO_TEXTS.sinCodigoPostal };
  return { ...tienda, horario };
}

/** A store as a file says it. */
export type DatosTienda = z.output<typeof tiendaNuevaSchema>;

/** The store that a line of a file says, or why it says none. @param valores in the order of COLUMNAS_TIENDAS. */
export function tiendaDeLinea(valores: readonly string[]): DatosTienda | { readonly motivo: string } {
  const [
    numero = '',
    nombre = '',
    cualTipo = '',
    entrada = '',
    codigo = '',
    serie = '',
    global = '',
    dia = '',
    nota = '',
    ...horas
  ] = valores.map((valor) => valor.trim());
  const tipo = cual(TIPOS_TIENDA, (nombre) => nombre, cualTipo);
  if (tipo === null) return { motivo: debeSer('Tipo', Object.values(TIPOS_TIENDA), cualTipo) };
  const admiteLogin = entrada === '' ? null : siONo(entrada);
  if (admiteLogin === null) return { motivo: debeSer('InicioSesión', ['Sí', 'No'], entrada) };
  const sinGlobal = siONo(global) === false;
  const periodicidad = sinGlobal ? null : cual(PERIODICIDADES_GLOBALES, ({ nombre }) => nombre, global);
  if (!sinGlobal && periodicidad === null) {
    const nombres = Object.values(PERIODICIDADES_GLOBALES).map(({ nombre }) => nombre);
    return { motivo: debeSer('FacturaGlobal', ['No', ...nombres], global) };
  }
  if (periodicidad === null && dia !== '') return { motivo: 'Desde dice un día y FacturaGlobal no dice cada cuánto.' };
  const notas = nota === '' ? 'alMomento' : cual(MOMENTOS_DE_NOTA, (momento) => momento, nota);
  if (notas === null) return { motivo: debeSer('NotaDeLoDevuelto', Object.values(MOMENTOS_DE_NOTA), nota) };
  const [lunes = '', martes = '', miercoles = '', jueves = '', viernes = '', sabado = '', domingo = ''] = horas;
  const leido = leerHorario({ lunes, martes, miercoles, jueves, viernes, sabado, domingo });
  if ('malos' in leido) {
    return { motivo: leido.malos.map(({ dia, motivo }) => `${DIAS_SEMANA[dia]}: ${motivo}`)[0] ?? '' };
  }
  const read = tiendaNuevaSchema.safeParse({
    cvetda: /^\d{1,9}$/.test(numero) ? Number(numero) : null,
    ...{ nombre, tipo, admiteLogin, serie },
    // A spreadsheet takes the leading zero of 06000 away.
    codigoPostal: /^\d{4}$/.test(codigo) ? `0${codigo}` : codigo,
    globales: periodicidad === null ? null : { periodicidad, desde: diaDeHoja(dia), notas },
    horario: leido.horario,
  });
  return read.success ? read.data : { motivo: read.error.issues[0]?.message ?? read.error.message };
}

/** A store in the order of COLUMNAS_TIENDAS. */
export function valoresDeTienda(tienda: DatosTienda): readonly string[] {
  const { cvetda, nombre, tipo, admiteLogin, codigoPostal, serie, globales, horario } = tienda;
  const horas = escribirHorario(horario);
  return [
    ...[String(cvetda), nombre, TIPOS_TIENDA[tipo], admiteLogin ? 'Sí' : 'No', codigoPostal ?? '', serie ?? ''],
    ...(globales === null
      ? ['No', '', '']
      : [PERIODICIDADES_GLOBALES[globales.periodicidad].nombre, globales.desde, MOMENTOS_DE_NOTA[globales.notas]]),
    ...DIAS.map((dia) => horas[dia]),
  ];
}

/** The lines of a file that the stores cannot have together: a name or a series of another store, and nobody could sign in any more. */
export function fallasDeTiendas(
  leidas: readonly FilaLeida<DatosTienda>[],
  guardadas: readonly DatosTienda[],
): readonly LineaMala[] {
  const quedan = new Map([...guardadas, ...leidas.map(({ fila }) => fila)].map((tienda) => [tienda.cvetda, tienda]));
  const nombres = contar([...quedan.values()].map(({ nombre }) => foldedName(nombre)));
  const series = contar([...quedan.values()].flatMap(({ serie }) => serie ?? []));
  const malas = leidas.flatMap(({ linea, fila: { nombre, serie } }): LineaMala[] => {
    if ((nombres.get(foldedName(nombre)) ?? 0) > 1) return [{ linea, motivo: TIENDA_TEXTS.nombreRepetido }];
    return serie !== null && (series.get(serie) ?? 0) > 1 ? [{ linea, motivo: TIENDA_TEXTS.serieRepetida }] : [];
  });
  if ([...quedan.values()].some(({ admiteLogin }) => admiteLogin)) return malas;
  const cierra = leidas.findLast(({ fila: { cvetda } }) =>
    guardadas.some((tienda) => tienda.cvetda === cvetda && tienda.admiteLogin),
  );
  return cierra === undefined ? malas : [...malas, { linea: cierra.linea, motivo: TIENDA_TEXTS.ultimaConEntrada }];
}

function contar(palabras: readonly string[]): ReadonlyMap<string, number> {
  const veces = new Map<string, number>();
  for (const palabra of palabras) veces.set(palabra, (veces.get(palabra) ?? 0) + 1);
  return veces;
}

/** The key of the row of a table that a word names, by its own name or its key; null for none. */
function cual<K extends string, V>(tabla: Readonly<Record<K, V>>, nombreDe: (valor: V) => string, palabra: string) {
  const hallada = Object.entries<V>(tabla).find(
    ([clave, valor]) => mismaPalabra(nombreDe(valor), palabra) || mismaPalabra(clave, palabra),
  );
  // An object's keys have lost which they are.
  return (hallada?.[0] as K | undefined) ?? null;
}

function debeSer(columna: string, palabras: readonly string[], dice: string): string {
  return `${columna} debe ser ${palabras.slice(0, -1).join(', ')} o ${palabras.at(-1)}, y dice «${dice}».`;
}
