import { z } from 'zod';
import { pesosSchema } from '#domain/common/pesos';
import { UMBRALES_SEMAFORO, type UmbralesSemaforo } from '#domain/common/semaforo';

/** General settings (specification, sections 3, 7 and 9): validity, maximums, wallet maximum, and the three semaphores. */

interface AjusteRow {
  readonly id: 1 | 2 | 3;
  readonly titulo: string;
  readonly unidad: 'días' | 'pesos';
  readonly min: number;
  readonly max: number;
  /** The value that counts while no other is chosen. */
  readonly inicial: number;
}

/** The settings of one value, by the name under which they are kept. The limits were chosen here. */
export const AJUSTES = {
  vigencia: { id: 1, titulo: 'Vigencia', unidad: 'días', min: 1, max: 3_650, inicial: 90 },
  maximos: { id: 2, titulo: 'Máximos', unidad: 'pesos', min: 0, max: 10_000_000, inicial: 5_000 },
  billetera: { id: 3, titulo: 'Máximo de billetera', unidad: 'pesos', min: 0, max: 10_000_000, inicial: 10_000 },
} as const satisfies Readonly<Record<string, AjusteRow>>;

export type Ajuste = keyof typeof AJUSTES;

/** The setting under which the three semaphores are kept, and its number in the audit. */
export const SEMAFOROS = { clave: 'semaforos', id: 4, titulo: 'Semáforos' } as const;

/** The third semaphore while no other is chosen, in hours. No colour depends on it (specification, section 4). */
const TERCER_SEMAFORO = 24;

const MAX_HORAS = 720;

/** The value of a setting, within its limits. */
export function valorSchema(ajuste: Ajuste) {
  const { min, max, unidad } = AJUSTES[ajuste];
  const value = (unidad === 'días' ? z.number('Campo de solo números.') : pesosSchema)
    .min(min, `El valor tiene que ser mayor o igual a ${min}`)
    .max(max, { error: () => `El valor no puede ser mayor a ${max.toLocaleString('en-US')}` });
  return unidad === 'días' ? value.refine(Number.isInteger, 'Escriba días completos') : value;
}

const horas = z
  .number('Campo de solo números.')
  .gt(0, 'Las horas tienen que ser mayores a cero')
  .max(MAX_HORAS, `Las horas no pueden ser más de ${MAX_HORAS}`);

/** The hours of the three semaphores, each later than the one before. */
export const semaforosSchema = z
  .object({ uno: horas, dos: horas, tres: horas })
  .superRefine(({ uno, dos, tres }, context) => {
    const late = (path: 'dos' | 'tres', before: number) =>
      context.addIssue({ code: 'custom', path: [path], message: `Tiene que ser mayor a ${before} horas` });
    if (dos <= uno) late('dos', uno);
    if (tres <= dos) late('tres', dos);
  });
export type Semaforos = z.infer<typeof semaforosSchema>;

/** The semaphores that count while no others are chosen. */
export const SEMAFOROS_INICIALES: Semaforos = {
  uno: UMBRALES_SEMAFORO.reciente,
  dos: UMBRALES_SEMAFORO.antiguo,
  tres: TERCER_SEMAFORO,
};

/** The thresholds of the case's traffic light: semaphores 1 and 2 (specification, section 4). */
export function umbralesDe({ uno, dos }: Semaforos): UmbralesSemaforo {
  return { reciente: uno, antiguo: dos };
}

const cambio = z.object({
  autor: z.object({ numiden: z.int(), nombre: z.string() }),
  fecha: z.iso.datetime(),
  /** The change that it made, in words: 'Valor: de 30 a 45'. */
  texto: z.string(),
});

/** The last change of a setting, and who made it; null while it is as it came. */
const ultimoCambio = cambio.nullable();

const ajusteSchema = z.object({ id: z.int(), valor: z.number(), version: z.int(), ultimoCambio });

/** All general settings: amounts in pesos, validity in days, semaphores in hours. */
export const ajustesSchema = z.object({
  vigencia: ajusteSchema,
  maximos: ajusteSchema,
  billetera: ajusteSchema,
  semaforos: z.object({
    /** Semaphores 1, 2 and 3. */
    valores: z.array(z.object({ id: z.literal([1, 2, 3]), valor: z.number() })).length(3),
    version: z.int(),
    ultimoCambio,
  }),
});
export type Ajustes = z.infer<typeof ajustesSchema>;
