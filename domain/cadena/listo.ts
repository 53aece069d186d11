import { z } from 'zod';
import { dudasEnPalabras, nombrados, type TasasDudosas } from './dudasDeTasa.ts';

/** The check list 'Listo para facturar': what a store still lacks before it can issue true invoices. */

/** The facts of a store that decide whether it can invoice. */
export interface HechosDeTienda extends TasasDudosas {
  readonly codigoPostal: string | null;
  /** Different articles among its last sales, and those of them that nobody gave keys. */
  readonly articulos: number;
  readonly sinClaves: number;
  /** The articles of those sales that are no object of the tax, and on which their till charged some. */
  readonly cobradosSinObjeto: readonly string[];
}

/**
 * The faults of a store, the worst first: without a postal code nothing is issued, without keys it is issued under a key for nothing,
 * what was taxed against the chain's word is issued with its tax, and what no rate explains is not issued at all.
 */
export function faltasDeTienda({
  codigoPostal,
  articulos,
  sinClaves,
  cobradosSinObjeto,
  ...dudosas
}: HechosDeTienda): readonly Falta[] {
  const faltas: Falta[] = [];
  if (codigoPostal === null) {
    faltas.push({ grave: true, texto: 'Falta su código postal: no puede expedir facturas.' });
  }
  if (sinClaves > 0) {
    const cuantos = sinClaves === articulos ? 'Ningún artículo' : `${sinClaves} de ${articulos} artículos`;
    const [no, tiene] = sinClaves === articulos ? ['', 'tiene'] : [' no', 'tienen'];
    faltas.push({
      grave: false,
      texto: `${cuantos} de sus últimas ventas${no} ${tiene} claves del SAT: se facturarían con 01010101.`,
    });
  }
  if (cobradosSinObjeto.length > 0) {
    faltas.push({
      grave: false,
      texto: `En sus últimas ventas se cobró impuesto en artículos que no son objeto de impuesto (01): ${nombrados(cobradosSinObjeto)}. Se facturan como 02, con el impuesto cobrado.`,
    });
  }
  const { sinTasa, conOchoFuera } = dudasEnPalabras(dudosas, 'En sus últimas ventas');
  if (sinTasa !== null) faltas.push({ grave: true, texto: sinTasa });
  if (conOchoFuera !== null) faltas.push({ grave: false, texto: conOchoFuera });
  return faltas;
}

/** The facts of the issuer that decide whether its invoices are true ones. */
export interface HechosDelEmisor {
  readonly guardado: boolean;
  /** Why nothing can be sealed now; null when it can. */
  readonly impedimento: string | null;
  /** Whether the chain gave no certificate. */
  readonly sinValidez: boolean;
  /** Whether a provider stamps that the tax authority certified. */
  readonly timbraCertificado: boolean;
  readonly aviso: string | null;
}

/** The faults of the issuer. */
export function faltasDelEmisor(hechos: HechosDelEmisor): readonly Falta[] {
  const { guardado, impedimento, sinValidez, timbraCertificado, aviso } = hechos;
  const graves = [
    guardado ? null : 'Falta decir quién expide las facturas de la cadena.',
    impedimento,
    sinValidez ? 'Falta el certificado (CSD): las facturas se sellan sin validez fiscal.' : null,
    timbraCertificado
      ? null
      : 'Aún no timbra un proveedor certificado (PAC): las facturas no tienen validez fiscal, con cualquier certificado. Pida a quien administra el servidor que lo conecte (docs/operar.md, «Invoices»).',
  ];
  const faltas = graves.flatMap((texto): Falta[] => (texto === null ? [] : [{ grave: true, texto }]));
  return aviso === null ? faltas : [...faltas, { grave: false, texto: aviso }];
}

/** A fault in words; a grave one stops invoices, another makes them poor. */
const faltaSchema = z.object({ grave: z.boolean(), texto: z.string() });
export type Falta = z.infer<typeof faltaSchema>;

/** The check list: of the issuer, and of each store that sells. */
export const listoSchema = z.object({
  /** The chain is the sample one, with which nothing true is invoiced: its faults alarm nobody. */
  muestra: z.boolean(),
  emisor: z.array(faltaSchema),
  tiendas: z.array(
    z.object({
      cvetda: z.int(),
      nombre: z.string(),
      faltas: z.array(faltaSchema),
      ultimaVenta: z.iso.datetime().nullable(),
    }),
  ),
  /** Departments of what was sold lately without keys, with how many articles of them; the most first. */
  departamentos: z.array(z.object({ departamento: z.string(), articulos: z.int() })),
});
export type Listo = z.infer<typeof listoSchema>;
