import { z } from 'zod';
import { serieFolio } from '#domain/cadena/estadosFactura';
import type { Caso } from '#domain/casos/casos';
import { judgeRfc, normalizarRfc } from '#domain/common/sat/rfc';
import { TEXTS } from '#domain/common/texts';
import { faultOfOperacion } from '#domain/ventas/operaciones';
import type { Busqueda } from '#machines/servicioFactura.types';

/** The key that a service searches by. */
export type SearchKind = Busqueda['por'];

/** The name of a kind of search where several are offered. */
export const SEARCH_KINDS: Readonly<Record<SearchKind, string>> = {
  operacion: 'Tienda y operación',
  folio: 'Serie y folio',
  consumo: 'Folio del consumo',
  rfc: 'RFC',
  rechazadas: 'Las que no se timbraron',
};

/** The values of the search; a field that its kind does not have is ''. */
export interface SearchTyped {
  readonly por: SearchKind;
  readonly tienda: string;
  readonly operacion: string;
  readonly serie: string;
  readonly folio: string;
  readonly rfc: string;
}

type Fault = readonly [field: keyof SearchTyped, text: string];

const REQUIRED = 'Campo requerido';
const MAX_FOLIO = 2_147_483_647;
const MAX_SERIE = 25;
const MAX_CONSUMO = 40;

/** Reads the search; a missing or wrong value is told at its field. */
export const searchSchema = z.custom<SearchTyped>().transform((typed, context): Busqueda => {
  const { busca, faults } = read(typed);
  for (const [field, message] of faults) {
    context.issues.push({ code: 'custom', path: [field], message, input: typed, continue: false });
  }
  return busca;
});

function read({ por, tienda, operacion, serie, folio, rfc }: SearchTyped): {
  busca: Busqueda;
  faults: readonly Fault[];
} {
  switch (por) {
    case 'operacion':
      return {
        busca: { por, tienda: Number(tienda), operacion: Number(operacion) },
        faults: ofOperation(tienda, operacion.trim()),
      };
    case 'folio':
      return {
        busca: { por, serie: serie.trim().toUpperCase(), folio: Number(folio) },
        faults: [...ofText('serie', serie, MAX_SERIE), ...ofFolio(folio.trim())],
      };
    case 'consumo':
      return { busca: { por, folio: folio.trim() }, faults: ofText('folio', folio, MAX_CONSUMO) };
    case 'rfc': {
      const { verdict, texto } = judgeRfc(rfc);
      return { busca: { por, rfc: normalizarRfc(rfc) }, faults: verdict === 'invalido' ? [['rfc', texto]] : [] };
    }
    case 'rechazadas':
      return { busca: { por }, faults: [] };
  }
}

function ofOperation(tienda: string, operacion: string): readonly Fault[] {
  if (Number(tienda) <= 0) return [['tienda', TEXTS.ingreseTiendaYOperacion]];
  const fault = faultOfOperacion(operacion);
  return fault === null ? [] : [['operacion', fault]];
}

function ofFolio(folio: string): readonly Fault[] {
  if (folio === '') return [['folio', REQUIRED]];
  if (!/^\d+$/.test(folio) || Number(folio) === 0) return [['folio', 'Campo de solo números.']];
  return Number(folio) <= MAX_FOLIO ? [] : [['folio', `El folio no puede ser mayor a ${MAX_FOLIO}.`]];
}

function ofText(field: 'serie' | 'folio', written: string, most: number): readonly Fault[] {
  const { length } = written.trim();
  if (length === 0) return [[field, REQUIRED]];
  return length <= most ? [] : [[field, `Máximo ${most} caracteres`]];
}

type Parameters = Readonly<Caso['parametrosBusqueda']>;

function valueIn(parameters: Parameters, tipo: Parameters[number]['tipo']): string {
  return parameters.find((one) => one.tipo === tipo)?.valor ?? '';
}

type Saying = Pick<Caso, 'parametrosBusqueda' | 'datosFiscales'>;

/** The values of a search that a case says already. */
export function typedOf(caso: Saying, kinds: readonly SearchKind[], store: number): SearchTyped {
  const typed = saidBy(caso);
  const por = searchOf(caso, kinds)?.por ?? kinds[0] ?? 'operacion';
  return { ...typed, por, tienda: typed.tienda || String(store) };
}

/**
 * The search that a case asks for; null while a value of it is missing. A case that names an invoice asks for that one: its sale may have
 * others.
 */
export function searchOf(caso: Saying, kinds: readonly SearchKind[]): Busqueda | null {
  const typed = saidBy(caso);
  for (const por of kinds.toSorted((one, other) => Number(other === 'folio') - Number(one === 'folio'))) {
    const found = searchSchema.safeParse({ ...typed, por });
    if (found.success) return found.data;
  }
  return null;
}

function saidBy({ parametrosBusqueda, datosFiscales }: Saying): Omit<SearchTyped, 'por'> {
  const [tienda = '', operacion = '', serie = '', folio = ''] = ([1, 2, 3, 4] as const).map((tipo) =>
    valueIn(parametrosBusqueda, tipo),
  );
  return { tienda, operacion, serie, folio, rfc: datosFiscales?.rfc ?? '' };
}

/** The search, as people say it. */
export function searchInWords(busca: Busqueda, storeName: (cvetda: number) => string): string {
  switch (busca.por) {
    case 'operacion':
      return `${storeName(busca.tienda)}, operación ${busca.operacion}`;
    case 'folio':
      return `Factura ${serieFolio(busca)}`;
    case 'consumo':
      return `Consumo ${busca.folio}`;
    case 'rfc':
      return `RFC ${busca.rfc}`;
    case 'rechazadas':
      return 'Facturas de este caso que no se timbraron';
  }
}
