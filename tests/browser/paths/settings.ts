import { z } from 'zod';

/** The environment variable in which `npm run caminos` says what is walked and where; without it they are those of the test run, on a server of their own. */
export const SETTINGS = 'MOSTRADOR_CAMINOS';

/** The walks to choose from, by the name of their page's chart. */
export const WALKED_NAMES = [
  'caso',
  'vale',
  'entrega',
  'validarOperacion',
  'nuevoCaso',
  'sesion',
  'usuario',
  'servidor',
  'segundoFactor',
] as const;

const store = z.object({ id: z.int(), nombre: z.string() });

const settingsSchema = z.object({
  /** The instance that is walked, which runs already; null for one of our own with the sample data. */
  instancia: z
    .object({
      url: z.url(),
      tienda: store,
      /** Where the other person is, who works on what stands on the screen. */
      otraTienda: store,
      gente: z.object({ pantalla: z.string(), otra: z.string(), hace: z.string() }),
    })
    .nullable(),
  /** Only walks that come by this state. */
  estado: z.string().nullable(),
  /** Only walks in which this event is sent. */
  evento: z.string().nullable(),
  /** Only walks of at most so many steps. */
  pasos: z.int().positive().nullable(),
  maquinas: z.array(z.enum(WALKED_NAMES)),
  /** The settings of random walks; null for the walks that were planned along the charts. */
  alAzar: z
    .object({
      minutos: z.number().positive(),
      semilla: z.int(),
      primero: z.array(z.array(z.string())),
      /** The run ends, and tells what it did, as soon as there is a file of this name. */
      alto: z.string(),
    })
    .nullable(),
  /** The walks are only listed. */
  lista: z.boolean(),
  /** The file in which the report is written. */
  informe: z.string(),
  /** The file in which the run is told as JUnit XML; null for none. */
  junit: z.string().nullable(),
});

/** The choice of walks, and the place where they are walked. */
export type Settings = z.infer<typeof settingsSchema>;

/** An instance that runs already, and who walks there. */
export type Instance = NonNullable<Settings['instancia']>;

/** Who takes part in a walk: at the screen, who works on the same thing elsewhere, and who makes what others decide on. */
export type Role = keyof Instance['gente'];

export const EVERYTHING: Settings = {
  instancia: null,
  estado: null,
  evento: null,
  pasos: null,
  maquinas: [],
  alAzar: null,
  lista: false,
  informe: '',
  junit: null,
};

/** @throws Error when the variable holds something else. */
export function readSettings(env: NodeJS.ProcessEnv = process.env): Settings {
  const text = env[SETTINGS];
  return text === undefined ? EVERYTHING : settingsSchema.parse(JSON.parse(text));
}

/** The environment variable that holds a person's password, where an instance asks for passwords. */
export function passwordVariable(numiden: string): string {
  return `CONTRASENA_${numiden}`;
}
