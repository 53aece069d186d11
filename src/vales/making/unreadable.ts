import type { TipoVale } from '#domain/cadena/tiposVale';
import { readWhole } from '#domain/common/readNumber';
import { faultOfMonto } from '#domain/common/typedPesos';
import type { FallaVale } from '#domain/vales/calculoVale';
import { faultOfPorcentaje } from '#domain/vales/depreciacionVale';
import { METODOS_DEVOLUCION } from '#domain/ventas/metodosDevolucion';
import { methodKey, unreadableMethods } from '../methods/methodTexts.ts';
import { asTaken, type LineValues, lineOf, type MakingValues, writtenValues } from './values.ts';

/** A field in which something stands that is no number: nothing can be sent before it is put right. */
interface Unreadable {
  readonly name: 'condonacion' | `metodos.${string}` | `lineas.${string}.${'cantidad' | 'porcentaje'}`;
  readonly falla: FallaVale;
}

/** The written fields that cannot be read, in the order of the page; the calls refuse them in the same words. */
export function unreadable(values: MakingValues, tipo: TipoVale): readonly Unreadable[] {
  const lineas = Object.entries(writtenValues(values).lineas);
  return [
    ...lineas.flatMap(([key, line]) => unreadableIn(key, asTaken(line, tipo))),
    ...ofCondonation(values.condonacion),
    ...(values.modo === 'eligiendo' ? ofMethods(values.metodos) : []),
  ];
}

/** The fields of a line that cannot be read. */
export function unreadableIn(key: string, { cantidad, deprecia, porcentaje }: LineValues): readonly Unreadable[] {
  const linea = lineOf(key);
  const isUnits = cantidad.trim() === '' || readWhole(cantidad) !== null;
  const percent = deprecia ? faultOfPorcentaje(porcentaje) : null;
  return [
    ...(isUnits ? [] : [at(`lineas.${key}.cantidad`, { campo: 'cantidad', linea, texto: 'Campo de solo números.' })]),
    ...(percent === null
      ? []
      : [at(`lineas.${key}.porcentaje`, { campo: 'porcentajeDepreciacion', linea, texto: percent })]),
  ];
}

function ofCondonation(text: string): readonly Unreadable[] {
  const texto = faultOfMonto(text);
  return texto === null ? [] : [at('condonacion', { campo: 'condonacion', linea: null, texto })];
}

function ofMethods(metodos: MakingValues['metodos']): readonly Unreadable[] {
  return unreadableMethods(metodos).map(({ metodo, texto }) =>
    at(`metodos.${methodKey(metodo)}`, {
      campo: 'metodosDevolucion',
      linea: null,
      texto: `${METODOS_DEVOLUCION[metodo]}: ${texto}`,
    }),
  );
}

function at(name: Unreadable['name'], falla: FallaVale): Unreadable {
  return { name, falla };
}
