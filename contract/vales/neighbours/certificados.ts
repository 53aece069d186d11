import { z } from 'zod';
import { busqueda, cambio, dinero, folioTecleado, instante } from '#contract/neighbours/vecino';

const certificado = z.object({
  folio: folioTecleado,
  monto: dinero,
  idVale: z.int().nullable(),
  creado: instante,
  canjeado: instante.nullable().describe('Cuándo se canjeó; null si no se ha canjeado.'),
  anulado: instante.nullish().describe('Cuándo se anuló; null o sin él si no se ha anulado.'),
});

/** Gift certificates. */
export const certificados = {
  nombre: 'certificados',
  titulo: 'los certificados de regalo',
  descripcion: 'Certificados de regalo: se expiden por una devolución y se canjean una vez, completos.',
  operaciones: {
    expedir: cambio('Expide un certificado y contesta su folio.', {
      datos: z.object({ monto: dinero, idVale: z.int() }),
      resultado: z.object({ folio: folioTecleado }),
    }),
    leer: busqueda('Un certificado por su folio; no-existe si no lo hay.', {
      datos: z.object({ folio: z.string() }),
      resultado: certificado,
    }),
    canjear: cambio(
      'Canjea un certificado completo y lo contesta canjeado. Se niega si no existe, y si se canjeó con otra clave: entonces el título dice cuándo, en la hora de zona.',
      {
        datos: z.object({ folio: z.string(), zona: z.string().describe('Por ejemplo America/Mexico_City.') }),
        resultado: certificado,
        libres: ['zona'],
      },
    ),
    anular: cambio(
      'Anula un certificado que se expidió por error y lo contesta anulado: ya no se canjea. Se niega si no existe, y si se canjeó o se anuló con otra clave: entonces el título dice cuándo, en la hora de zona.',
      {
        datos: z.object({ folio: z.string(), zona: z.string().describe('Por ejemplo America/Mexico_City.') }),
        resultado: certificado,
        libres: ['zona'],
      },
    ),
  },
} as const;
