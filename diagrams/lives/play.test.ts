import { describe, expect, it } from 'vitest';
import { arrowKey, type Chart, chartOf } from '#diagrams/chart';
import { MACHINES } from '#diagrams/machines';
import { centavos } from '#domain/common/money';
import type { VidaValeContext } from '#machines/vidaVale.machine';
import { type PlayedLife, playedLife } from './lives.ts';
import { answeredAnew, playLife, startAgain, startOfPlay, stepBack, tokensOf } from './play.ts';

function lifeOf(id: string): { readonly life: PlayedLife; readonly chart: Chart } {
  const life = playedLife(id);
  const worded = MACHINES.find(({ machine }) => machine.id === id);
  if (life === null || worded === undefined) throw new Error(`No life ${id}.`);
  return { life, chart: chartOf(worded.machine, worded.words) };
}

/** Does each work in turn, or answers a fact anew, from a state. */
function playing(
  id: string,
  from: number | null,
  ...doings: readonly (string | readonly [fact: string, answer: string])[]
) {
  const { life, chart } = lifeOf(id);
  let tokens: readonly string[] = [];
  for (const doing of doings) {
    if (typeof doing === 'string') {
      const arrow = playLife(life, chart, from, tokens).possible.find(({ type }) => type === doing);
      if (arrow === undefined) throw new Error(`${doing} is not possible.`);
      tokens = [...tokens, arrowKey(arrow)];
    } else {
      const fact = [...life.rights, ...life.facts].find(({ key }) => key === doing[0]);
      if (fact === undefined) throw new Error(`No fact ${doing[0]}.`);
      tokens = answeredAnew(life, chart, { from, tokens }, { fact, answer: doing[1] });
    }
  }
  const played = playLife(life, chart, from, tokens);
  const refusalOf = (work: string) => played.refused.find(({ arrow }) => arrow.type === work)?.text;
  return { ...played, tokens, refusalOf, can: played.possible.map(({ type }) => type) };
}

describe('the play of a life', () => {
  it('begins as somebody who may do everything, with a record of somebody else', () => {
    const { here, can } = playing('vidaVale', null);
    expect(here).toBe('vidaVale.nuevo');
    expect(can).toEqual(['guardarParcial', 'guardar']);
  });

  it('goes where the facts lead, and not where somebody points', () => {
    expect(playing('vidaVale', null, 'guardar').here).toBe('vidaVale.vigente');
    const waits = playing('vidaVale', null, ['pideAutorizacion', 'si'], 'guardar');
    expect(waits.here).toBe('vidaVale.porAutorizar');
    expect(playing('vidaVale', null, ['pideAutorizacion', 'si'], 'guardar', 'autorizar').here).toBe('vidaVale.vigente');
  });

  it('says a refusal in the words of the product', () => {
    const own = playing('vidaVale', 5, ['autores', 'ella']);
    expect(own.refusalOf('autorizar')).toBe('Usted hizo este vale: lo decide otra persona.');
    expect(playing('vidaVale', 5, ['autorizarVale', 'no']).refusalOf('autorizar')).toBe(
      'No tiene permiso para autorizarlo.',
    );
    expect(playing('vidaVale', 3).refusalOf('devolver')).toBe(
      'Un vale en estado CANCELADO no permite devolver su saldo.',
    );
    expect(playing('vidaCaso', 5, ['solicitante', 'ella']).refusalOf('autorizar')).toBe(
      'Usted pidió esta autorización: la decide otra persona.',
    );
    expect(playing('vidaFactura', 2, ['acreditada', 'si']).refusalOf('acreditar')).toBe(
      'De esta factura ya no queda importe para notas de crédito.',
    );
  });

  it('offers nothing that it refuses, and says of the rest why not', () => {
    for (const id of ['vidaCaso', 'vidaVale', 'vidaFactura']) {
      const { life, chart } = lifeOf(id);
      for (const { stored } of chart.states.filter((state) => state.stored !== null)) {
        const { possible, refused } = playLife(life, chart, stored, []);
        const works = [...possible, ...refused.map(({ arrow }) => arrow)].map(({ type }) => type);
        expect(works.toSorted()).toEqual([...new Set(chart.arrows.map(({ type }) => type))].toSorted());
        expect(refused.filter(({ text }) => text.trim() === '')).toEqual([]);
      }
    }
  });

  it('takes the last step back, and begins again with the facts of its beginning', () => {
    const { tokens } = playing(
      'vidaVale',
      null,
      ['pideAutorizacion', 'si'],
      'guardar',
      ['autores', 'ella'],
      'cancelar',
    );
    expect(tokens).toHaveLength(4);
    expect(stepBack(tokens)).toEqual(tokens.slice(0, 3));
    expect(stepBack(stepBack(tokens))).toEqual(['pideAutorizacion.si']);
    expect(startAgain(tokens)).toEqual(['pideAutorizacion.si']);
    expect(stepBack(['pideAutorizacion.si'])).toEqual([]);
  });

  it('keeps of the facts between two steps only those that differ', () => {
    expect(playing('vidaVale', null, ['vencido', 'si'], ['autores', 'ella'], ['vencido', 'no']).tokens).toEqual([
      'autores.ella',
    ]);
    expect(playing('vidaVale', 1, ['vencido', 'si'], 'imprimir', ['vencido', 'no']).tokens.at(-1)).toBe('vencido.no');
  });

  it('goes as far as a link of an older chart still leads', () => {
    const { life, chart } = lifeOf('vidaCaso');
    const { steps, here } = playLife(life, chart, null, ['actualizarCaso.no', 'nosuch', 'facturar.no']);
    expect(steps.map(({ token }) => token)).toEqual(['actualizarCaso.no']);
    expect(here).toBe('vidaCaso.nuevo');
    expect(playLife(life, chart, 99, []).here).toBe('vidaCaso.nuevo');
  });
});

describe('the play from a record', () => {
  const record: VidaValeContext = {
    ...{ permisos: ['crearVale'], numiden: 100_002, autores: [100_002], mismaTienda: true, pideAutorizacion: false },
    ...{ cambioPorAutorizar: false, vencido: true, empezado: false, enCurso: false, deshaciendo: false },
    ...{ hayDevuelto: false, devolvio: false, pideAlVecino: false, limiteDeLoDevuelto: null, acreditado: false },
    ...{
      devuelveTodo: false,
      otraEnCurso: false,
      casoSolucionado: false,
      casoDeOtroTipo: false,
      recolecta: 'enCamino',
    },
    ...{ deCancelacion: false, enviado: false, sinEntregar: false, limitePasado: centavos(1), vuelveA: 'nada' },
  };

  it('has its facts, in the address too', () => {
    const { life, chart } = lifeOf('vidaVale');
    const tokens = tokensOf(life, startOfPlay(life), record);
    expect(tokens).toEqual([
      ...['verVales.no', 'cancelarVale.no', 'autorizarVale.no'],
      ...['autores.ella', 'limitePasado.si', 'recolecta.enCamino', 'vencido.si'],
    ]);
    const { refused, possible } = playLife(life, chart, 1, tokens);
    expect(refused.find(({ arrow }) => arrow.type === 'devolver')?.text).toBe(
      'La vigencia de este vale terminó. Repóngalo por uno nuevo con el mismo saldo.',
    );
    expect(possible.map(({ type }) => type)).toEqual(['reponer', 'imprimir', 'migrar']);
  });
});
