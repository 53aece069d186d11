import { z } from 'zod';
import { freeLine } from '#domain/common/freeText';
import { savedRecord, shownRecord } from '#domain/common/keptRecord';
import { claveEnPalabras, OBJETOS_DE_VENTA, OBJETOS_IMPUESTO, type ObjetoDeVenta } from '#domain/common/sat/catalogos';
import { esUnidad } from '#domain/common/sat/unidades';
import { mismaPalabra, siONo } from './archivo.ts';
import { NOMBRES_RETORNO, RETORNOS, type Retorno } from './retorno.ts';

/** The authority's keys of what the chain sells: by department, and of single articles that differ from theirs. */

/** That which keys are said of, in words. */
export const AMBITOS = { departamento: 'Departamento', articulo: 'Artículo' } as const;
export type Ambito = keyof typeof AMBITOS;
// An object's keys have lost which they are; there is always one.
const NOMBRES = Object.keys(AMBITOS) as [Ambito, ...Ambito[]];

/** The keys of what nobody gave any: 'does not exist in the catalogue', counted by the piece, an object of the tax. */
export const SIN_CLAVES = { claveProdServ: '01010101', claveUnidad: 'H87', exento: false, objetoImp: '02' } as const;

/** Whether goods are an object of the tax, in the catalogue's words: '01 No objeto de impuesto'. */
export function objetoEnPalabras(objetoImp: ObjetoDeVenta): string {
  return claveEnPalabras(OBJETOS_IMPUESTO, objetoImp);
}

const MAX_CODIGO = 100;

/** The words about keys that are said on both sides. */
export const CLAVE_TEXTS = {
  requerido: 'Campo requerido',
  largo: `Escriba como máximo ${MAX_CODIGO} caracteres.`,
  claveProdServ: 'La clave de producto o servicio tiene 8 dígitos, como 52141501.',
  claveUnidad: 'Esa unidad no está en el catálogo del SAT: la de piezas es H87.',
  exento: 'Lo que no es objeto de impuesto (01) no puede ser exento de IVA.',
  repetida: 'Ya hay claves para eso.',
  noExiste: 'Esas claves ya no existen.',
} as const;

const campos = z.object({
  ambito: z.enum(NOMBRES),
  /** The number of an article, or the name of a department as tills say it. */
  codigo: freeLine().min(1, CLAVE_TEXTS.requerido).max(MAX_CODIGO, CLAVE_TEXTS.largo),
  claveProdServ: freeLine().regex(/^\d{8}$/, CLAVE_TEXTS.claveProdServ),
  claveUnidad: freeLine()
    .overwrite((text) => (esUnidad(text) ? text : text.toUpperCase()))
    .refine(esUnidad, CLAVE_TEXTS.claveUnidad),
  /** Exempt of IVA; what is sold without IVA and is not, is taxed at a rate of 0. */
  exento: z.boolean(),
  /** 01 for what is no object of the tax: no taxes are invoiced of it, unless its sale charged some. */
  objetoImp: z.enum(OBJETOS_DE_VENTA),
  /** Whether it may come back; null where an article keeps to its department's mark, and a department has none. */
  retorno: z.enum(NOMBRES_RETORNO).nullable(),
});

type Impuesto = { readonly exento: boolean; readonly objetoImp?: ObjetoDeVenta | null | undefined };

/** Whether keys say two things of one tax: what is no object of it cannot be exempt of it. */
export function seContradicen({ exento, objetoImp }: Impuesto): boolean {
  return exento && objetoImp === '01';
}

const CONTRADICCION = { path: ['exento'], error: CLAVE_TEXTS.exento };
const seEntienden = (claves: Impuesto) => !seContradicen(claves);

/** The written keys of a department or an article. A department's name has no capitals of its own. */
export const datosClavesSchema = campos
  .refine(seEntienden, CONTRADICCION)
  .transform((datos) => ({ ...datos, codigo: codigoDe(datos) }));
export type DatosClaves = z.infer<typeof datosClavesSchema>;

/** Keys as they are shown. */
export const clavesSchema = campos.extend(shownRecord);
export type ClavesFiscales = z.infer<typeof clavesSchema>;

/** Keys that are to be saved; whoever does not say whether they are an object of the tax, or may come back, leaves that as it is. */
export const clavesGuardadasSchema = campos
  .extend({
    ...savedRecord,
    objetoImp: campos.shape.objetoImp.optional(),
    retorno: campos.shape.retorno.optional(),
  })
  .refine(seEntienden, CONTRADICCION)
  .transform((datos) => ({ ...datos, codigo: codigoDe(datos) }));

/** As it is kept: departments in capitals, by which SQL finds them. */
function codigoDe({ ambito, codigo }: { readonly ambito: Ambito; readonly codigo: string }): string {
  return ambito === 'departamento' ? codigo.trim().toUpperCase() : codigo;
}

/** The columns of a file of keys, as it is loaded and as it is exported. */
export const COLUMNAS_CLAVES = [
  'Tipo',
  'Código',
  'ClaveProdServ',
  'ClaveUnidad',
  'Exento',
  'ObjetoImp',
  'Retorno',
] as const;
/** Those that a file may lack. */
export const COLUMNAS_DE_MAS = ['ObjetoImp', 'Retorno'] as const satisfies readonly (typeof COLUMNAS_CLAVES)[number][];

/** A line of a file of keys; what it does not say of the tax or of coming back it leaves as it is. */
export type ClavesDeArchivo = Omit<DatosClaves, 'objetoImp'> & { readonly objetoImp: ObjetoDeVenta | null };

/** A line of a file as it is to be kept. @param antes the keys that are there already. */
export function clavesCompletas(
  leidas: ClavesDeArchivo,
  antes: Pick<ClavesDeArchivo, 'objetoImp' | 'retorno'> | undefined,
): DatosClaves {
  return {
    ...leidas,
    objetoImp: leidas.objetoImp ?? antes?.objetoImp ?? SIN_CLAVES.objetoImp,
    retorno: leidas.retorno ?? antes?.retorno ?? null,
  };
}

/** The keys that a line of a file says, or why it says none. @param valores in the order of COLUMNAS_CLAVES. */
export function clavesDeLinea(valores: readonly string[]): ClavesDeArchivo | { readonly motivo: string } {
  const [tipo = '', codigo = '', claveProdServ = '', claveUnidad = '', exento = '', objeto = '', vuelve = ''] = valores;
  const ambito = NOMBRES.find((nombre) => mismaPalabra(AMBITOS[nombre], tipo) || mismaPalabra(nombre, tipo));
  if (ambito === undefined) return { motivo: `Tipo debe ser Departamento o Artículo, y dice «${tipo}».` };
  const isExempt = siONo(exento);
  if (isExempt === null) return { motivo: `Exento debe ser Sí o No, y dice «${exento}».` };
  // A spreadsheet takes the leading zero of 01010101 away.
  const clave = /^\d{7}$/.test(claveProdServ.trim()) ? `0${claveProdServ.trim()}` : claveProdServ;
  const dicho = objetoDicho(objeto);
  if (dicho === undefined) {
    return { motivo: `ObjetoImp debe ser ${OBJETOS_DE_VENTA.map(objetoEnPalabras).join(' o ')}, y dice «${objeto}».` };
  }
  const objetoImp = dicho ?? SIN_CLAVES.objetoImp;
  const retorno = retornoDicho(vuelve);
  if (retorno === undefined) {
    return { motivo: `Retorno debe ser ${Object.values(RETORNOS).join(', ')}, y dice «${vuelve}».` };
  }
  const datos = { ambito, codigo, claveProdServ: clave, claveUnidad, exento: isExempt, objetoImp, retorno };
  const read = datosClavesSchema.safeParse(datos);
  if (read.success) return { ...read.data, objetoImp: dicho };
  return { motivo: read.error.issues[0]?.message ?? read.error.message };
}

/** By its words or its name; null where a line says nothing of it. */
function retornoDicho(texto: string): Retorno | null | undefined {
  const dicho = texto.trim();
  if (dicho === '') return null;
  return NOMBRES_RETORNO.find((nombre) => mismaPalabra(dicho, nombre) || mismaPalabra(dicho, RETORNOS[nombre]));
}

/** By its key, which a spreadsheet leaves without its zero, or in the catalogue's words; null where a line says nothing of it. */
function objetoDicho(texto: string): ObjetoDeVenta | null | undefined {
  const dicho = texto.trim();
  if (dicho === '') return null;
  return OBJETOS_DE_VENTA.find(
    (objeto) => dicho.padStart(2, '0') === objeto || mismaPalabra(dicho, objetoEnPalabras(objeto)),
  );
}
