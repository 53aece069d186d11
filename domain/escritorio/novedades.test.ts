import { describe, expect, it } from 'vitest';
import { NOVEDAD_DE_QUIEN_SIGUE_EL_CASO, novedadesDeCaso, novedadesDeRelacion } from '#domain/casos/novedadesCaso';
import { ACCIONES_CASO, type AccionCaso } from '#domain/casos/trabajosCaso';
import {
  type Aviso,
  avisosDeQuienSigue,
  avisosDeSuplentes,
  CLASES_NOVEDAD,
  type ClaseNovedad,
  novedadEnPalabras,
  textoDeNovedad,
} from '#domain/common/novedades';
import { sinLeerEnCifras } from '#domain/common/sinLeer';
import { NOVEDAD_DE_QUIEN_SIGUE_EL_VALE, novedadesDeVale } from '#domain/vales/novedadesVale';
import type { AccionVale } from '#domain/vales/trabajosVale';

const [OPENER, HOLDER, HEIR, ASKER, DOER] = [1, 2, 3, 4, 9];

/** A case opened by 1, in the hands of 2, whose authorization 4 asked for. */
const caso = { numidenCrea: OPENER, administrador: HOLDER, numidenSolicita: ASKER };

function told(trabajo: AccionCaso, hizo: number, despues: Partial<typeof caso> = {}) {
  return novedadesDeCaso(trabajo, { antes: caso, despues: { ...caso, ...despues }, hizo }).map(
    ({ para, clase }) => `${para} ${clase}`,
  );
}

/** Whom each work tells when somebody does it who has no part in the case. */
const TABLE: Readonly<Record<AccionCaso, readonly string[]>> = {
  comentar: ['2 comentado', '1 comentado'],
  adjuntar: [],
  tomar: ['2 pasado'],
  escalar: ['3 asignado', '2 pasado'],
  asignar: ['3 asignado', '2 pasado'],
  solicitarAutorizacion: [],
  autorizar: ['4 autorizado'],
  noAutorizar: ['4 noAutorizado'],
  cerrar: ['2 cerrado', '1 cerrado'],
};

it.each(ACCIONES_CASO)('%s of a case is told to whom it concerns', (trabajo) => {
  const heir = { tomar: DOER, escalar: HEIR, asignar: HEIR }[trabajo as string];
  expect(told(trabajo, DOER, heir === undefined ? {} : { administrador: heir })).toEqual(TABLE[trabajo]);
});

it('nobody is told of what they did themselves', () => {
  expect(told('comentar', HOLDER)).toEqual(['1 comentado']);
  expect(told('comentar', OPENER)).toEqual(['2 comentado']);
  expect(told('asignar', HEIR, { administrador: HEIR })).toEqual(['2 pasado']);
  expect(told('asignar', HOLDER, { administrador: HEIR })).toEqual(['3 asignado']);
});

it('who has two parts in a case is told once', () => {
  const own = { ...caso, administrador: OPENER };
  expect(novedadesDeCaso('cerrar', { antes: own, despues: own, hizo: DOER })).toEqual([
    { para: OPENER, clase: 'cerrado' },
  ]);
});

it('who is mentioned is told that and nothing else, and nobody by oneself', () => {
  const menciona = [HOLDER, HEIR, DOER];
  expect(novedadesDeCaso('comentar', { antes: caso, despues: caso, hizo: DOER, menciona })).toEqual([
    { para: HOLDER, clase: 'mencionado' },
    { para: HEIR, clase: 'mencionado' },
    { para: OPENER, clase: 'comentado' },
  ]);
});

it('a case that nobody has, and one that goes nowhere, tell nobody of it', () => {
  const nobodys = { ...caso, administrador: null };
  expect(novedadesDeCaso('asignar', { antes: nobodys, despues: { ...caso, administrador: HEIR }, hizo: DOER })).toEqual(
    [{ para: HEIR, clase: 'asignado' }],
  );
  expect(told('escalar', DOER, {})).toEqual([]);
});

it.each<[AccionVale, number | null, readonly string[]]>([
  ['autorizar', null, ['2 valeAutorizado', '1 valeAutorizado']],
  ['rechazar', null, ['2 valeRechazado', '1 valeRechazado']],
  ['autorizar', ASKER, ['4 valeAutorizado']],
  ['rechazar', ASKER, ['4 valeRechazado']],
  ['cancelar', null, []],
  ['devolver', null, []],
])('%s of a voucher, with a change asked for by %s, is told to %j', (trabajo, pide, expected) => {
  const cambioPorAutorizar = pide === null ? null : { pide };
  const vale = { numidenCrea: OPENER, numidenGuarda: HOLDER, cambioPorAutorizar };
  expect(novedadesDeVale(trabajo, vale, DOER).map(({ para, clase }) => `${para} ${clase}`)).toEqual(expected);
});

it('a voucher whose maker is unknown tells nobody', () => {
  const vale = { numidenCrea: null, numidenGuarda: null, cambioPorAutorizar: null };
  expect(novedadesDeVale('autorizar', vale, DOER)).toEqual([]);
});

const WORDS: Readonly<Record<ClaseNovedad, string>> = {
  asignado: 'Ana Ruiz le asignó el caso 401',
  pasado: 'Ana Ruiz pasó a otra parte el caso 401, que usted tenía',
  comentado: 'Ana Ruiz comentó el caso 401',
  mencionado: 'Ana Ruiz le mencionó en el caso 401',
  cerrado: 'Ana Ruiz cerró el caso 401',
  unido: 'Ana Ruiz cerró otro caso del mismo asunto, que sigue en el caso 401, que usted tiene',
  relacionado: 'Ana Ruiz relacionó otro caso con el caso 401',
  relacionadoCerrado: 'Ana Ruiz cerró un caso relacionado con el caso 401',
  entregado: 'Ana Ruiz le entregó el caso 401',
  autorizado: 'Ana Ruiz autorizó el caso 401',
  noAutorizado: 'Ana Ruiz no autorizó el caso 401',
  valeAutorizado: 'Ana Ruiz autorizó el vale 401',
  valeRechazado: 'Ana Ruiz rechazó el vale 401',
  tomado: 'Ana Ruiz tomó el caso 401',
  escalado: 'Ana Ruiz escaló el caso 401',
  reasignado: 'Ana Ruiz asignó el caso 401',
  porAutorizar: 'Ana Ruiz pidió autorización para el caso 401',
  movido: 'Ana Ruiz cambió el estado del caso 401',
  valeGuardado: 'Ana Ruiz guardó el vale 401',
  valeCancelado: 'Ana Ruiz canceló el vale 401',
  valeDevuelto: 'Ana Ruiz devolvió lo del vale 401',
  devolucionDeshecha: 'Ana Ruiz deshizo una devolución del vale 401',
  metodosCambiados: 'Ana Ruiz cambió cómo se devuelve el vale 401',
  valeRepuesto: 'Ana Ruiz repuso el vale 401',
  recordatorio: 'Recordatorio del caso 401',
  notaRespondida: 'Ana Ruiz respondió la nota sobre 401',
  notaResuelta: 'Ana Ruiz dio por resuelta la nota sobre 401',
  notaAbierta: 'Ana Ruiz abrió de nuevo la nota sobre 401',
  fueraDePlazo: 'El caso 401 pasó de su plazo',
};

it.each(CLASES_NOVEDAD)('%s is said in a sentence', (clase) => {
  const autor = { numiden: 9, nombre: 'Ana Ruiz' };
  expect(novedadEnPalabras({ clase, entidad: 'caso', nombre: '401', autor })).toBe(WORDS[clase]);
});

it('who follows a record reads why it is told', () => {
  const autor = { numiden: 9, nombre: 'Ana Ruiz' };
  expect(novedadEnPalabras({ clase: 'cerrado', entidad: 'caso', nombre: '401', autor, sigue: true })).toBe(
    'Ana Ruiz cerró el caso 401, que usted sigue',
  );
});

it('who follows is told of what others do, and not twice', () => {
  const avisados = [{ clase: 'mencionado', para: HOLDER }] as const;
  expect(avisosDeQuienSigue('comentado', { siguen: [OPENER, HOLDER, DOER], hizo: DOER, avisados })).toEqual([
    { clase: 'comentado', para: OPENER, sigue: true },
  ]);
});

/** As what each work is told to who follows. */
const FOLLOWED: Readonly<Record<AccionCaso, ClaseNovedad | null>> = {
  comentar: 'comentado',
  adjuntar: null,
  tomar: 'tomado',
  escalar: 'escalado',
  solicitarAutorizacion: 'porAutorizar',
  autorizar: 'autorizado',
  noAutorizar: 'noAutorizado',
  cerrar: 'cerrado',
  asignar: 'reasignado',
};

it.each(ACCIONES_CASO)('%s of a case is told to who follows it', (trabajo) => {
  expect(NOVEDAD_DE_QUIEN_SIGUE_EL_CASO[trabajo]).toBe(FOLLOWED[trabajo]);
});

it('a voucher that is followed tells its steps, and nothing of what is only filled in or printed', () => {
  expect(NOVEDAD_DE_QUIEN_SIGUE_EL_VALE).toEqual({
    guardar: 'valeGuardado',
    guardarParcial: null,
    cambiarMetodos: 'metodosCambiados',
    autorizar: 'valeAutorizado',
    rechazar: 'valeRechazado',
    cancelar: 'valeCancelado',
    devolver: 'valeDevuelto',
    deshacerDevolucion: 'devolucionDeshecha',
    recolectar: null,
    reponer: 'valeRepuesto',
    imprimir: null,
    migrar: null,
  } satisfies Record<AccionVale, ClaseNovedad | null>);
});

it('what was written is told on one line, and cut where it is long', () => {
  expect(textoDeNovedad('  Llamó\n\n dos veces ')).toBe('Llamó dos veces');
  expect(textoDeNovedad(' \n ')).toBeNull();
  expect(textoDeNovedad('a'.repeat(200))).toHaveLength(200);
  expect(textoDeNovedad('a'.repeat(201))).toBe(`${'a'.repeat(199)}…`);
});

it('a count of unread ones takes three signs at most', () => {
  expect([0, 7, 99, 100].map(sinLeerEnCifras)).toEqual(['0', '7', '99', '99+']);
});

describe('who stands in for somebody', () => {
  const suplencias = [
    { numiden: 1, suplente: 8 },
    { numiden: 2, suplente: 8 },
    { numiden: 3, suplente: 1 },
    { numiden: 4, suplente: 5 },
  ];
  const of = (avisos: readonly Aviso[]) => avisosDeSuplentes(avisos, { suplencias, hizo: 5 });

  it('is told once, for the first of them', () => {
    expect(
      of([
        { clase: 'asignado', para: 1 },
        { clase: 'comentado', para: 2, sigue: true },
      ]),
    ).toEqual([{ clase: 'asignado', para: 8, suple: 1 }]);
    expect(of([{ clase: 'comentado', para: 2, sigue: true }])).toEqual([{ clase: 'comentado', para: 8, suple: 2 }]);
  });

  it('is not told of what is told already, of the own doing, or for somebody who is there', () => {
    expect(
      of([
        { clase: 'asignado', para: 3 },
        { clase: 'pasado', para: 1 },
      ]),
    ).toEqual([{ clase: 'pasado', para: 8, suple: 1 }]);
    expect(of([{ clase: 'asignado', para: 4 }])).toEqual([]);
    expect(of([{ clase: 'asignado', para: 9 }])).toEqual([]);
  });

  it('reads for whom it is', () => {
    const autor = { numiden: 5, nombre: 'Beto Ruiz' };
    const one = { clase: 'asignado', entidad: 'caso', nombre: '12', autor } as const;
    expect(novedadEnPalabras({ ...one, suple: 'Ana Pérez' })).toBe(
      'Para Ana Pérez, a quien usted suple: Beto Ruiz le asignó el caso 12',
    );
    expect(novedadEnPalabras({ ...one, suple: null })).toBe('Beto Ruiz le asignó el caso 12');
  });
});

it('a relation is told to who has the other case, unless that is who made it', () => {
  expect(novedadesDeRelacion('relacionado', { administrador: HOLDER }, DOER)).toEqual([
    { clase: 'relacionado', para: HOLDER },
  ]);
  expect(novedadesDeRelacion('relacionadoCerrado', { administrador: DOER }, DOER)).toEqual([]);
  expect(novedadesDeRelacion('relacionadoCerrado', { administrador: null }, DOER)).toEqual([]);
});
