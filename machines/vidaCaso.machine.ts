/**
 * La vida de un caso: en qué estado está, qué trabajo lleva a cuál y quién puede hacerlo. Es la regla misma: el servidor
 * decide con esta máquina, y la pantalla habilita sus botones con ella.
 */

import { setup } from 'xstate';
import type { AccionCaso, EfectoEnCaso } from '#domain/casos/trabajosCaso';
import type { IdEstadoCaso } from '#domain/casos/vidaCaso';
import type { ContraDeshacer, Deshacer } from '#domain/common/deshacer';
import type { Permiso } from '#domain/common/permisos';
import type { LifeArrowMeta } from './life.ts';

/** Quién quiere trabajar en el caso, y lo que del caso mismo importa a la regla. */
export interface VidaCasoContext {
  readonly permisos: readonly Permiso[];
  readonly numiden: number;
  /** Quien pidió la autorización pendiente; null cuando nadie, o no se sabe. */
  readonly solicitante: number | null;
  /** En qué estado queda si la persona deshace lo último que hizo; o por qué ya no lo deshace. */
  readonly vuelveA: IdEstadoCaso | ContraDeshacer;
}

/** Un trabajo de una persona sobre el caso, o algo suyo que se hace en otra parte: un vale, su recolección, una factura. */
export type VidaCasoEvent = { readonly [A in Works]: { readonly type: A } }[Works];

type Works = AccionCaso | EfectoEnCaso | Deshacer;

const nobody: VidaCasoContext = { permisos: [], numiden: 0, solicitante: null, vuelveA: 'nada' };

function has(permiso: Permiso) {
  return ({ context }: { readonly context: VidaCasoContext }): boolean => context.permisos.includes(permiso);
}

function returnsTo(estado: IdEstadoCaso) {
  return ({ context }: { readonly context: VidaCasoContext }): boolean => context.vuelveA === estado;
}

/** Lo último que hizo una persona, deshecho por ella misma: por qué ya no. */
const takesBack = [
  { guard: 'nadaQueDeshacer', meta: { refusal: 'spent' }, description: 'Después se hizo algo más, o lo hizo otra.' },
  { guard: 'pasoElMomento', meta: { refusal: 'expired' }, description: 'Pasaron los ocho segundos.' },
] as const;

/** Queda como estaba antes de lo que se deshace. */
const backAsItWas = [
  { guard: 'volveriaANuevo', target: '.nuevo' },
  { guard: 'volveriaAEnProceso', target: '.enProceso' },
  { guard: 'volveriaAEscalado', target: '.escalado' },
  { guard: 'volveriaAPendiente', target: '.pendiente' },
  { target: '.recolecta', description: 'Si antes estaba ahí.' },
] as const;

export const vidaCasoMachine = setup({
  types: {
    context: {} as VidaCasoContext,
    events: {} as VidaCasoEvent,
    input: {} as Partial<VidaCasoContext>,
    meta: {} as { readonly id: IdEstadoCaso },
    transitionMeta: {} as LifeArrowMeta,
  },
  /** Las primeras llevan el nombre del permiso que piden. */
  guards: {
    comentarCaso: has('comentarCaso'),
    actualizarCaso: has('actualizarCaso'),
    escalarCaso: has('escalarCaso'),
    solicitarAutorizacion: has('solicitarAutorizacion'),
    cerrarCaso: has('cerrarCaso'),
    crearVale: has('crearVale'),
    facturar: has('facturar'),
    /** Con permiso para autorizar, y la pidió otra persona. */
    autorizaLaDeOtro: ({ context: { permisos, solicitante, numiden } }) =>
      permisos.includes('autorizarCaso') && solicitante !== null && solicitante !== numiden,
    /** Con permiso para autorizar, pero la pidió la misma persona. */
    esSuya: ({ context: { permisos, solicitante, numiden } }) =>
      permisos.includes('autorizarCaso') && solicitante === numiden,
    /** Con permiso para autorizar, pero no se sabe quién la pidió. */
    noSeSabeDeQuien: ({ context: { permisos, solicitante } }) =>
      permisos.includes('autorizarCaso') && solicitante === null,
    nadaQueDeshacer: ({ context: { vuelveA } }) => vuelveA === 'nada',
    pasoElMomento: ({ context: { vuelveA } }) => vuelveA === 'tarde',
    volveriaANuevo: returnsTo(1),
    volveriaAEnProceso: returnsTo(2),
    volveriaAEscalado: returnsTo(4),
    volveriaAPendiente: returnsTo(5),
  },
}).createMachine({
  id: 'vidaCaso',
  description: 'La vida de un caso, de nuevo a solucionada.',
  context: ({ input }) => ({ ...nobody, ...input }),
  initial: 'nuevo',
  on: { deshacer: [...takesBack, ...backAsItWas] },
  states: {
    nuevo: {
      meta: { id: 1 },
      description:
        'NUEVO: nadie ha trabajado en él; el primer trabajo lo deja en proceso, también un vale o una factura.',
      on: {
        comentar: { guard: 'comentarCaso', target: 'enProceso' },
        adjuntar: { guard: 'comentarCaso', target: 'enProceso' },
        tomar: { guard: 'actualizarCaso', target: 'enProceso' },
        escalar: { guard: 'escalarCaso', target: 'escalado' },
        solicitarAutorizacion: { guard: 'solicitarAutorizacion', target: 'pendiente' },
        cerrar: { guard: 'cerrarCaso', target: 'solucionada' },
        hacerVale: { guard: 'crearVale', target: 'enProceso' },
        recolectar: { guard: 'crearVale', target: 'recolecta' },
        facturar: { guard: 'facturar', target: 'enProceso' },
        asignar: {
          guard: 'actualizarCaso',
          target: 'nuevo',
          description: 'Dice quién lo tiene; no es trabajar en él.',
        },
      },
    },
    enProceso: {
      meta: { id: 2 },
      description: 'EN PROCESO: alguien lo atiende; ya no hay que tomarlo.',
      on: {
        comentar: { guard: 'comentarCaso', target: 'enProceso' },
        adjuntar: { guard: 'comentarCaso', target: 'enProceso' },
        escalar: { guard: 'escalarCaso', target: 'escalado' },
        solicitarAutorizacion: { guard: 'solicitarAutorizacion', target: 'pendiente' },
        cerrar: { guard: 'cerrarCaso', target: 'solucionada' },
        hacerVale: { guard: 'crearVale', target: 'enProceso' },
        recolectar: { guard: 'crearVale', target: 'recolecta' },
        facturar: { guard: 'facturar', target: 'enProceso' },
        asignar: { guard: 'actualizarCaso', target: 'enProceso' },
      },
    },
    escalado: {
      meta: { id: 4 },
      description: 'ESCALADO: espera a que el área a la que pasó lo tome; comentarlo no es tomarlo.',
      on: {
        comentar: { guard: 'comentarCaso', target: 'escalado' },
        adjuntar: { guard: 'comentarCaso', target: 'escalado' },
        tomar: { guard: 'actualizarCaso', target: 'enProceso' },
        escalar: { guard: 'escalarCaso', target: 'escalado', description: 'Pasa a otra área o categoría.' },
        solicitarAutorizacion: { guard: 'solicitarAutorizacion', target: 'pendiente' },
        cerrar: { guard: 'cerrarCaso', target: 'solucionada' },
        hacerVale: { guard: 'crearVale', target: 'escalado' },
        recolectar: { guard: 'crearVale', target: 'recolecta' },
        facturar: { guard: 'facturar', target: 'escalado' },
        asignar: { guard: 'actualizarCaso', target: 'escalado' },
      },
    },
    pendiente: {
      meta: { id: 5 },
      description: 'PENDIENTE: espera que otra persona decida la autorización; solo la decisión o el cierre lo mueven.',
      on: {
        comentar: { guard: 'comentarCaso', target: 'pendiente' },
        adjuntar: { guard: 'comentarCaso', target: 'pendiente' },
        autorizar: [
          { guard: 'autorizaLaDeOtro', target: 'enProceso' },
          { guard: 'esSuya', meta: { refusal: 'own' }, description: 'Quien la pidió no la decide.' },
          { guard: 'noSeSabeDeQuien', meta: { refusal: 'unknown' }, description: 'Podría ser suya: nadie la decide.' },
        ],
        noAutorizar: [
          {
            guard: 'autorizaLaDeOtro',
            target: 'enProceso',
            description: 'Sigue en proceso; se puede pedir de nuevo.',
          },
          { guard: 'esSuya', meta: { refusal: 'own' }, description: 'Quien la pidió no la decide.' },
          { guard: 'noSeSabeDeQuien', meta: { refusal: 'unknown' }, description: 'Podría ser suya: nadie la decide.' },
        ],
        cerrar: {
          guard: 'cerrarCaso',
          target: 'solucionada',
          description: 'La solicitud que nadie decidió queda sin efecto.',
        },
        hacerVale: { guard: 'crearVale', target: 'pendiente' },
        recolectar: { guard: 'crearVale', target: 'pendiente' },
        asignar: { guard: 'actualizarCaso', target: 'pendiente' },
      },
    },
    recolecta: {
      meta: { id: 6 },
      description: 'RECOLECTA: se recogen con el cliente los artículos de un vale.',
      on: {
        comentar: { guard: 'comentarCaso', target: 'recolecta' },
        adjuntar: { guard: 'comentarCaso', target: 'recolecta' },
        tomar: { guard: 'actualizarCaso', target: 'enProceso' },
        escalar: { guard: 'escalarCaso', target: 'escalado' },
        solicitarAutorizacion: { guard: 'solicitarAutorizacion', target: 'pendiente' },
        cerrar: { guard: 'cerrarCaso', target: 'solucionada' },
        hacerVale: { guard: 'crearVale', target: 'recolecta' },
        recolectar: { guard: 'crearVale', target: 'recolecta' },
        facturar: { guard: 'facturar', target: 'recolecta' },
        asignar: { guard: 'actualizarCaso', target: 'recolecta' },
      },
    },
    solucionada: {
      meta: { id: 3 },
      description: 'SOLUCIONADA: ya no admite trabajo; por un momento, quien lo cerró lo deshace.',
    },
  },
});
