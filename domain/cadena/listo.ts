import { z } from 'zod';

/** The check list 'Listo para facturar': what a store still lacks before it can issue true invoices. */

/** The facts of a store that decide whether it can invoice. */
export interface HechosDeTienda {
  readonly codigoPostal: string | null;
  /** Different articles among its last sales, and those of them that nobody gave keys. */
  readonly articulos: number;
  readonly sinClaves: number;
}

/** The faults of a store, the worst first: without a postal code nothing is issued, without keys it is issued under a key for nothing. */
export function faltasDeTienda({ codigoPostal, articulos, sinClaves }: HechosDeTienda): readonly Falta[] {
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
  return faltas;
}

/** A fault in words; a grave one stops invoices, another makes them poor. */
export const faltaSchema = z.object({ grave: z.boolean(), texto: z.string() });
export type Falta = z.infer<typeof faltaSchema>;

/** The check list: of the issuer, and of each store that sells. */
export const listoSchema = z.object({
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
