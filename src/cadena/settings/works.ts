import { z } from 'zod';
import { AJUSTES, type Ajuste, semaforosSchema, valorSchema } from '#domain/cadena/ajustes';
import { typedNumber } from '#domain/common/typedNumber';
import { work } from '../../ui/works/work.ts';

const SAVING = { button: 'Guardar', busy: 'Guardando...', failed: 'No se pudo guardar.' } as const;

/** The rules of the settings of one value, as it is typed. */
export const VALUE_SCHEMAS = {
  vigencia: z.object({ valor: typedNumber(valorSchema('vigencia')) }),
  maximos: z.object({ valor: typedNumber(valorSchema('maximos')) }),
  billetera: z.object({ valor: typedNumber(valorSchema('billetera')) }),
} as const satisfies Record<Ajuste, z.ZodType>;

const { uno, dos, tres } = semaforosSchema.shape;

/** The rules of the three semaphores, as they are typed. */
export const hoursSchema = z
  .object({ uno: typedNumber(uno), dos: typedNumber(dos), tres: typedNumber(tres) })
  .pipe(semaforosSchema);

/** Each general setting is a record of its own: it is saved, and that is all. */
export const settingWorks = {
  vigencia: {
    guardar: work({
      ...SAVING,
      schema: VALUE_SCHEMAS.vigencia,
      blank: { valor: '' },
      send: ({ valor }, { api, version, options }) =>
        api.llamar('actualizarVigencia', { cuerpo: { id: AJUSTES.vigencia.id, valor, version } }, options),
    }),
  },
  maximos: {
    guardar: work({
      ...SAVING,
      schema: VALUE_SCHEMAS.maximos,
      blank: { valor: '' },
      send: ({ valor }, { api, version, options }) =>
        api.llamar('actualizarMaximos', { cuerpo: { id: AJUSTES.maximos.id, valor, version } }, options),
    }),
  },
  billetera: {
    guardar: work({
      ...SAVING,
      schema: VALUE_SCHEMAS.billetera,
      blank: { valor: '' },
      send: ({ valor }, { api, version, options }) =>
        api.llamar('actualizarBilletera', { cuerpo: { id: AJUSTES.billetera.id, valor, version } }, options),
    }),
  },
  semaforos: {
    guardar: work({
      ...SAVING,
      schema: hoursSchema,
      blank: { uno: '', dos: '', tres: '' },
      send: (hours, { api, version, options }) =>
        api.llamar(
          'actualizarSemaforos',
          {
            cuerpo: {
              semaforos: [
                { id: 1, valor: hours.uno },
                { id: 2, valor: hours.dos },
                { id: 3, valor: hours.tres },
              ],
              version,
            },
          },
          options,
        ),
    }),
  },
} as const;
