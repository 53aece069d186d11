/** Drives the real screen along a walk of a machine, and looks after every event whether it shows the machine's state. */
import type { Page } from '@playwright/test';
import { expect, test } from '@playwright/test';
import type { AnyMachineSnapshot, AnyStateMachine, EventObject } from 'xstate';
import type { Step } from '../../machines/kit/replay.ts';
import { replay } from '../../machines/kit/replay.ts';
import type { Compuerta } from './compuerta.ts';
import type { Tabla } from './gestos.ts';

/** How long an alert stays (specification, section 9), in milliseconds. */
const AVISO_MS = 2_500;

/** What a person sees in a state; it is also given the context, for what was typed and what failed. */
export type Vista<Mesa> = (mesa: Mesa, contexto: unknown, paso: Step) => Promise<void>;

export interface MesaBase {
  readonly page: Page;
  readonly compuerta: Compuerta;
}

/** What driving a machine needs. */
export interface Conduccion<Mesa extends MesaBase> {
  readonly machine: AnyStateMachine;
  readonly input: unknown;
  readonly tabla: Tabla<Mesa>;
  /** By the state's keys from the root, joined by dots. */
  readonly vistas: Readonly<Record<string, Vista<Mesa>>>;
  /** The words of an alert as this screen says them, where the sample says them of another record. */
  readonly dicho: (mesa: Mesa, texto: string) => string;
}

export interface Recorrido {
  readonly events: readonly EventObject[];
  readonly steps: readonly Step[];
}

/** A walk with what must be done before its events, as the machine lives it. */
export const preparar = <Mesa extends MesaBase>(
  { machine, input, tabla }: Conduccion<Mesa>,
  walk: readonly EventObject[],
): Recorrido => {
  const events: EventObject[] = [];
  for (const evento of walk) {
    const gesto = gestoDe(tabla, evento);
    const estado = trasEventos(machine, input, events);
    events.push(...(gesto.antes?.(estado) ?? []), evento);
  }
  return { events, steps: replay(machine, events, input) };
};

const trasEventos = (machine: AnyStateMachine, input: unknown, events: readonly EventObject[]): AnyMachineSnapshot => {
  const { context, value } = replay(machine, events, input).at(-1) ?? {};
  return machine.resolveState({ value: value ?? {}, context });
};

const gestoDe = <Mesa>(tabla: Tabla<Mesa>, { type }: EventObject) => {
  const gesto = tabla[type];
  if (gesto === undefined || 'nadie' in gesto) throw new Error(`Nobody can cause "${type}" here.`);
  return gesto;
};

/** Drives a walk from a page that has just been opened. Throws as soon as the screen shows another state. */
export const conducir = async <Mesa extends MesaBase>(
  conduccion: Conduccion<Mesa>,
  mesa: Mesa,
  { events, steps }: Recorrido,
): Promise<void> => {
  await mirar(conduccion, mesa, steps[0]);
  for (const [lugar, evento] of events.entries()) {
    const gesto = gestoDe(conduccion.tabla, evento);
    const paso = steps[lugar + 1];
    await test.step(`${lugar + 1}. ${evento.type}`, async () => {
      mesa.compuerta.reponer();
      const contexto = steps[lugar]?.context;
      await gesto.hacer(mesa, { evento, contexto, siguen: events.slice(lugar + 1) });
      if (gesto.conElSiguiente !== true) await mirar(conduccion, mesa, paso);
    });
  }
};

const mirar = async <Mesa extends MesaBase>(
  { vistas, dicho }: Conduccion<Mesa>,
  mesa: Mesa,
  paso: Step | undefined,
): Promise<void> => {
  if (paso === undefined) throw new Error('The walk is longer than its steps.');
  for (const { type, texto } of paso.emitted) {
    if (type !== 'aviso') continue;
    await expect(
      mesa.page.locator('[data-avisos] [data-aviso]', { hasText: dicho(mesa, String(texto)) }),
    ).toBeVisible();
    await mesa.page.clock.fastForward(AVISO_MS);
  }
  for (const hoja of hojasDe(paso.value)) {
    const vista = vistas[hoja];
    if (vista === undefined) throw new Error(`Nothing says what a person sees in "${hoja}".`);
    await vista(mesa, paso.context, paso);
  }
};

const hojasDe = (value: Step['value']): readonly string[] =>
  typeof value === 'string'
    ? [value]
    : Object.entries(value).flatMap(([clave, parte]) =>
        parte === undefined ? [] : hojasDe(parte).map((hoja) => `${clave}.${hoja}`),
      );
