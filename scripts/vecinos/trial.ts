import type { NombreVecino } from '#contract/vecinos/vecinos';
import { VECINOS } from '#contract/vecinos/vecinos';
import { lineTo } from '../../server/neighbours/http/line.ts';
import type { RemoteSettings } from '../../server/neighbours/http/settings.ts';
import { readAllowList } from '../../server/servidores/allowList.ts';
import type { Caller } from './caller.ts';
import { callerOf } from './caller.ts';
import type { Fila } from './checks.ts';
import { checksOf, tryAll } from './checks.ts';
import type { Sujeto } from './subject.ts';
import { CASOS } from './subject.ts';
import { SUJETOS } from './subjects.ts';

/** A person waits for a reading; a change has fifteen seconds, and needs some of them on the way. In milliseconds. */
const LONGEST = { lectura: 2_000, cambio: 10_000 };

/**
 * Tries an implementation of a neighbour, whoever made it, by its address alone. It really does what it asks.
 * @param datos as `CASOS` wants them; a `ZodError` says what is missing.
 */
export async function tryNeighbour(settings: RemoteSettings, datos: unknown): Promise<readonly Fila[]> {
  const { nombre, url, secretos, token } = settings;
  const caso = CASOS[nombre].parse(datos);
  // Whoever tries an address means it.
  const line = lineTo(settings, readAllowList(new URL(url).hostname) ?? []);
  const caller = callerOf(VECINOS[nombre], line, { secretos, token, quien: caso.quien });
  // Its case was read by the schema of its name, which an index forgets.
  const subjectOf = SUJETOS[nombre] as (caller: Caller, caso: unknown) => Sujeto;
  const { cambios, propias } = subjectOf(caller, caso);
  const filas = await tryAll([...propias, ...cambios.flatMap((cambio) => checksOf(caller, cambio, caso.otro))]);
  return [...filas, ...aboutAll(caller)];
}

/** The table as an integrator reads it. */
export function tableOf(nombre: NombreVecino, url: string, filas: readonly Fila[]): string {
  const lines = filas.map(({ prueba, hallazgo }) =>
    hallazgo === null ? `  ✔ ${prueba}` : `  ✘ ${prueba}\n      ${hallazgo}`,
  );
  const good = filas.filter(({ hallazgo }) => hallazgo === null).length;
  const verdict = good === filas.length ? 'Todo bien' : 'Falta corregir lo que tiene ✘';
  return [`${nombre} en ${url}`, ...lines, `${verdict}: ${good} de ${filas.length} pruebas pasan.`].join('\n');
}

function aboutAll({ misfits, slowest }: Caller): readonly Fila[] {
  const late = (kind: keyof typeof LONGEST, words: string) =>
    slowest[kind] > LONGEST[kind]
      ? `${words} tardó ${Math.round(slowest[kind])} ms; debe tardar menos de ${LONGEST[kind]}.`
      : null;
  return [
    { prueba: 'todas las respuestas caben en el contrato', hallazgo: misfits[0] ?? null },
    { prueba: 'contesta a tiempo', hallazgo: late('lectura', 'Una lectura') ?? late('cambio', 'Un cambio') },
  ];
}
