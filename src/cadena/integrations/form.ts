import { z } from 'zod';
import { datosIntegracionSchema, type Integracion } from '#domain/cadena/integraciones';

const { direcciones } = datosIntegracionSchema.shape;

/** The typed values of an integration: its addresses one a line, or with commas between them. */
export const integrationFormSchema = datosIntegracionSchema.extend({
  direcciones: z.string().transform((text, context) => {
    const typed = text.split(/[\n,;]+/).filter((part) => part.trim() !== '');
    const read = direcciones.safeParse(typed);
    if (read.success) return read.data;
    const [{ message, path } = { message: '', path: [] }] = read.error.issues;
    const wrong = typed[Number(path[0])]?.trim();
    context.addIssue({ code: 'custom', message: wrong === undefined ? message : `Revise «${wrong}». ${message}` });
    return z.NEVER;
  }),
});

/** As the fields hold it. */
export type TypedIntegration = z.input<typeof integrationFormSchema>;

export const BLANK_INTEGRATION: TypedIntegration = { nombre: '', alcances: [], direcciones: '', activa: true };

/** The form before anything is typed: empty, or the integration's present values. */
export function typedIntegration(integration: Integracion | null): TypedIntegration {
  if (integration === null) return BLANK_INTEGRATION;
  const { nombre, alcances, direcciones, activa } = integration;
  return { nombre, alcances: [...alcances], direcciones: direcciones.join('\n'), activa };
}
