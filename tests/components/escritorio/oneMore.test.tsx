/** 'Uso' says how long what waits for a decision would wait with more people who decide, or why it cannot say so. */
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { chartOf } from '#diagrams/chart';
import { vidaValeWords } from '#diagrams/words/vidaVale';
import { esDecision } from '#domain/escritorio/unaPersonaMas';
import type { Uso } from '#domain/escritorio/uso';
import { vidaValeMachine } from '#machines/vidaVale.machine';
import { openApp } from '../bed/app.tsx';
import type { Answers } from '../bed/edge.ts';
import { faultsIn } from '../bed/faults.ts';

const DRAWN = { timeout: 60_000 };
const WAITS = 'vidaVale.porAutorizar';
const chart = chartOf(vidaValeMachine, vidaValeWords);
const decision = chart.arrows.find((arrow) => esDecision(arrow) && arrow.from === WAITS)?.id ?? '';
const arrival = chart.arrows.find(({ from, to }) => from !== WAITS && to[0] === WAITS)?.id ?? '';

/** So many came, and so many were decided by two people a day, each after sixteen hours. */
function uso(came: number, decided: number): Uso {
  return {
    flechas: [
      ...(came === 0 ? [] : [{ flecha: arrival, veces: came, tiempos: [] }]),
      ...(decided === 0 ? [] : [{ flecha: decision, veces: decided, tiempos: [[40, decided] as [number, number]] }]),
    ],
    personas: decided === 0 ? [] : [{ estado: WAITS, dias: 10, porDia: 2 }],
    ...{ estados: [], caminos: [], terminados: 0, abiertos: [], porLeer: 0 },
    sinFlecha: { total: 0, registros: [] },
  };
}

/** The back end with such a traffic. */
function answers(came: number, decided: number): Answers {
  return { usoDeDiagrama: uso(came, decided), dondeTarda: [], tiendasBusqueda: [] };
}

const panel = page.getByRole('region', { name: '¿Y si alguien más decidiera?' });
const row = panel.getByRole('row', { name: /^POR AUTORIZAR/ });

test('with two people who decide, a third takes a third of the wait and two more a half', async () => {
  await openApp('diagramas/vidaVale/uso', answers(1_200, 1_180));
  // 1,024 minutes are 17 hours.
  await expect
    .element(row, DRAWN)
    .toHaveTextContent(/1,200\s*1,180\s*2\.0\s*17 h9 de 10: 17 h\s*11 h9 de 10: 11 h\s*8\.5 h9 de 10: 8\.5 h\s*6\.8 h/);
  await expect.element(panel.getByText(/^Lo que la mitad espera, y 9 de 10\. Supone que/)).toBeVisible();
  expect(await faultsIn('main')).toEqual([]);
});

test('where more comes than is decided no wait is promised', async () => {
  await openApp('diagramas/vidaVale/uso', answers(1_200, 1_000));
  await expect.element(row, DRAWN).toHaveTextContent(/1,200\s*1,000\s*2\.0\s*–\s*–\s*–\s*–$/);
  await expect.element(panel.getByText(/^Donde llegó bastante más de lo que se decidió/)).toBeVisible();
});

test('of few decisions nothing is said', async () => {
  await openApp('diagramas/vidaVale/uso', answers(0, 0));
  await expect
    .element(panel.getByText('Con menos de 30 decisiones en estos días no se puede decir.'), DRAWN)
    .toBeVisible();
});

test('a life in which nothing waits for a decision has no such table', async () => {
  await openApp('diagramas/vidaFactura/uso', answers(0, 0));
  await expect.element(page.getByRole('heading', { name: 'Los caminos más comunes' }), DRAWN).toBeVisible();
  await expect.element(panel).not.toBeInTheDocument();
});
