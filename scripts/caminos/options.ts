/** The options of `npm run caminos`. */
import { parseArgs } from 'node:util';
import type { WalkedName } from '../../tests/browser/paths/machines.ts';
import { THEN } from '../../tests/browser/paths/random/pressed.ts';
import { type Settings, WALKED_NAMES } from '../../tests/browser/paths/settings.ts';
import { Refusal } from './refusal.ts';

const HELP = `npm run caminos -- [opciones]

  --maquina ${WALKED_NAMES.join(' | ')}   qué se recorre; sin ella, todo
  --contra URL        una instancia que ya corre; sin ella, se empieza una con la muestra
  --numiden N         quien mira la pantalla (100003); puede hacerlo todo
  --otra N            quien trabaja en lo mismo desde otra tienda (100001)
  --hace N            quien hace los vales que otros deciden (100002)
  --tienda N          la tienda en que entra quien mira (1)
  --inseguro          acepta el certificado de una instancia de prueba aunque nadie lo avale
  --estado NOMBRE     solo los caminos que pasan por ese estado
  --evento NOMBRE     solo los caminos en que ese evento ocurre
  --pasos N           solo los caminos de a lo más N pasos
  --al-azar           lo que a nadie se le ocurrió: pulsa, escribe, recarga y corta en casos, vales y facturas
  --minutos N         cuánto tiempo anda al azar (10)
  --semilla N         el azar de otra corrida, para repetirla (otra cada vez)
  --primero "A › B"   lo que cada camino al azar pulsa primero, por sus botones; puede repetirse
  --lista             solo dice qué caminos serían
  --informe ARCHIVO   dónde queda el informe (informe-caminos.html)
  --junit ARCHIVO     la corrida también como JUnit XML, para la integración continua`;

const MINUTES = 10;

export interface Options {
  readonly maquinas: readonly WalkedName[];
  /** The address of the app, with a slash at its end. */
  readonly contra: string | null;
  readonly gente: { readonly pantalla: string; readonly otra: string; readonly hace: string };
  readonly tienda: number;
  /** The certificate of the instance is taken as it is. */
  readonly inseguro: boolean;
  readonly estado: string | null;
  readonly evento: string | null;
  readonly pasos: number | null;
  /** For how long it goes at random, by which seed, and by which buttons first; null for the walks of the charts. */
  readonly alAzar: Omit<NonNullable<Settings['alAzar']>, 'alto'> | null;
  readonly lista: boolean;
  readonly informe: string;
  /** Null where the run is not told as JUnit. */
  readonly junit: string | null;
}

const TEXTS = [
  'maquina',
  'contra',
  'numiden',
  'otra',
  'hace',
  'tienda',
  'estado',
  'evento',
  'pasos',
  'minutos',
  'semilla',
  'informe',
  'junit',
] as const;

/** Options that only say something of an instance that runs already. */
const OF_INSTANCE = ['numiden', 'otra', 'hace', 'tienda', 'inseguro'] as const;
/** Options that only say something of a walk at random, and those that say nothing of it. */
const OF_CHANCE = ['minutos', 'semilla', 'primero'] as const;
const OF_CHARTS = ['maquina', 'estado', 'evento', 'pasos', 'lista', 'junit'] as const;

/** One seed in so many, where none is asked for. */
const SEEDS = 1_000_000;

/**
 * Reads the words of the command.
 * @throws Refusal that says what is wrong with them.
 */
export function readOptions(words: readonly string[]): Options {
  const values = parsed(words);
  const { maquina, contra } = values;
  const lonely = OF_INSTANCE.find((name) => values[name] !== undefined);
  if (contra === undefined && lonely !== undefined)
    throw new Refusal(`--${lonely} dice algo de una instancia que ya corre: falta --contra con su dirección.`);
  const stray = (values['al-azar'] ? OF_CHARTS : OF_CHANCE).find((name) => values[name] !== undefined);
  if (stray !== undefined)
    throw new Refusal(
      values['al-azar']
        ? `--${stray} es de los caminos de un diagrama, y --al-azar no sigue ninguno.`
        : `--${stray} dice algo de --al-azar, que falta.`,
    );
  return {
    maquinas: maquina === undefined ? WALKED_NAMES : [walkedName(maquina)],
    contra: contra === undefined ? null : addressOf(contra),
    gente: {
      pantalla: numberOf('numiden', values.numiden ?? '100003'),
      otra: numberOf('otra', values.otra ?? '100001'),
      hace: numberOf('hace', values.hace ?? '100002'),
    },
    tienda: Number(numberOf('tienda', values.tienda ?? '1')),
    inseguro: values.inseguro ?? false,
    estado: values.estado ?? null,
    evento: values.evento ?? null,
    pasos: values.pasos === undefined ? null : Number(numberOf('pasos', values.pasos)),
    alAzar: values['al-azar']
      ? {
          minutos: Number(numberOf('minutos', values.minutos ?? String(MINUTES))),
          semilla: Number(numberOf('semilla', values.semilla ?? String(1 + Math.floor(Math.random() * SEEDS)))),
          primero: (values.primero ?? []).map((way) => way.split(THEN)),
        }
      : null,
    lista: values.lista ?? false,
    informe: values.informe ?? 'informe-caminos.html',
    junit: values.junit ?? null,
  };
}

function parsed(words: readonly string[]) {
  const text = { type: 'string' } as const;
  const options = Object.fromEntries(TEXTS.map((name) => [name, text])) as Record<(typeof TEXTS)[number], typeof text>;
  try {
    return parseArgs({
      args: [...words],
      options: {
        ...options,
        primero: { type: 'string', multiple: true },
        lista: { type: 'boolean' },
        inseguro: { type: 'boolean' },
        'al-azar': { type: 'boolean' },
      },
    }).values;
  } catch {
    throw new Refusal(HELP);
  }
}

function walkedName(name: string): WalkedName {
  const known = WALKED_NAMES.find((each) => each === name);
  if (known !== undefined) return known;
  throw new Refusal(
    `«${name}» no se recorre en el navegador: solo ${WALKED_NAMES.join(', ')}. De las demás máquinas hay casos para probar a mano: npm run casos-de-prueba.`,
  );
}

function addressOf(text: string): string {
  if (!URL.canParse(text) || !/^https?:/.test(text))
    throw new Refusal(
      `--contra pide la dirección completa de la aplicación (http://127.0.0.1:4000/mostrador/), y no «${text}».`,
    );
  const { origin, pathname } = new URL(text);
  return `${origin}${pathname.endsWith('/') ? pathname : `${pathname}/`}`;
}

function numberOf(name: string, text: string): string {
  if (!/^[1-9]\d{0,9}$/.test(text)) throw new Refusal(`--${name} pide un número, y no «${text}».`);
  return text;
}
