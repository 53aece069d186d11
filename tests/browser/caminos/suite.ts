/** Registers the walks of a machine as tests, and the account of what they drove. */
import { expect } from '@playwright/test';
import type { EventObject } from 'xstate';
import type { Model } from '../../machines/kit/fixtures.ts';
import { plan } from '../../machines/kit/plan.ts';
import type { Conduccion, MesaBase, Recorrido } from './conducir.ts';
import { conducir, preparar } from './conducir.ts';
import type { Excusas } from './cuenta.ts';
import { contar, enPalabras } from './cuenta.ts';
import type { BancoDeCaminos } from './mesa.ts';
import { test } from './mesa.ts';
import { unir } from './recorrido.ts';

interface Opciones<Mesa extends MesaBase> {
  readonly modelo: Model;
  readonly conduccion: Conduccion<Mesa>;
  readonly excusas: Excusas;
  /** The calls that wait at the gate. */
  readonly vigiladas: readonly RegExp[];
  /** Opens the screen on data of the walk's own. */
  readonly abrir: (banco: BancoDeCaminos, recorrido: Recorrido) => Promise<Mesa>;
  /** Walks by hand, for what went wrong once: a sentence, and the events. */
  readonly aMano?: Readonly<Record<string, readonly EventObject[]>>;
}

/** The tests of one machine on its screen. */
export const recorrer = <Mesa extends MesaBase>(nombre: string, opciones: Opciones<Mesa>): void => {
  const { modelo, conduccion, excusas, vigiladas, abrir, aMano = {} } = opciones;
  const recorridos = unir(plan(modelo).states).map((walk) => preparar(conduccion, walk));
  const tomadas = ({ steps }: Recorrido): readonly string[] => steps.flatMap(({ taken }) => taken);
  const conducidas = new Set<string>();

  const manejar = async (banco: BancoDeCaminos, recorrido: Recorrido): Promise<void> => {
    banco.compuerta.vigilar(vigiladas);
    await conducir(conduccion, await abrir(banco, recorrido), recorrido);
    for (const id of tomadas(recorrido)) conducidas.add(id);
  };

  test.describe(`the chart «${nombre}», on its screen`, () => {
    for (const [lugar, recorrido] of recorridos.entries()) {
      const titulo = `walk ${lugar + 1} of ${recorridos.length}: ${recorrido.events.length} events`;
      test(titulo, ({ page, compuerta, otra }) => manejar({ page, compuerta, otra }, recorrido));
    }

    for (const [titulo, events] of Object.entries(aMano)) {
      test(titulo, ({ page, compuerta, otra }) => manejar({ page, compuerta, otra }, preparar(conduccion, events)));
    }

    test('drives every transition that somebody can cause', () => {
      const planeadas = new Set(recorridos.flatMap(tomadas));
      const cuenta = contar(conduccion.machine, planeadas, conduccion.tabla, excusas);
      process.stdout.write(`${enPalabras(nombre, cuenta)}\n`);
      expect(cuenta).toMatchObject({ olvidadas: [], deMas: [] });
      const noSeVieron = [...planeadas].filter((id) => !conducidas.has(id));
      expect(noSeVieron, 'planned, but the walk failed').toEqual([]);
    });
  });
};
