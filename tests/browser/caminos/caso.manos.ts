/** Hands and conditions that the gestures on a case share. */
import type { Locator } from '@playwright/test';
import type { EventObject } from 'xstate';
import type { CasoEvent, Trabajo } from '#machines/caso.types';
import type { EstadoCaso } from './caso.lectura.ts';
import {
  contextoDe,
  corregido,
  ESCRITO,
  enFormulario,
  enReposo,
  escribirAntes,
  libre,
  repetible,
  trabajoDelFormulario,
} from './caso.lectura.ts';
import type { MesaCaso } from './caso.mundo.ts';
import { lugarDe } from './caso.vistas.ts';
import type { Paso } from './gestos.ts';

export const boton = (lugar: Locator, nombre: string): Locator =>
  lugar.getByRole('button', { name: nombre, exact: true }).first();

export const trabajoDe = ({ contexto }: Paso): Trabajo => contextoDe(contexto).trabajo ?? 'comentar';

export const enLugar = (nombre: string) => (mesa: MesaCaso, paso: Paso) =>
  boton(lugarDe(mesa, trabajoDe(paso)), nombre).click();

/** What is saved on a version that others have changed is refused. */
export const cambiadoPorOtros = ({ context }: EstadoCaso): boolean => (context.cambio?.cambios.length ?? 0) > 0;

/** Opens a form, also right after something that failed. */
export const abre = <T extends 'abrirEscalamiento' | 'abrirSolicitud' | 'abrirResolucion' | 'abrirCierre'>(
  type: T,
  nombre: RegExp,
) => ({
  cuando: (estado: EstadoCaso): readonly { readonly type: T }[] =>
    // Who asked is only known once the request was fetched.
    enReposo(estado) &&
    !(type === 'abrirSolicitud' && estado.context.caso?.datosAutorizacion !== null) &&
    !(type === 'abrirResolucion' && estado.context.caso?.datosAutorizacion === null)
      ? [{ type }]
      : [],
  hacer: ({ pantalla }: MesaCaso) => pantalla.accion(nombre).click(),
});

/** Saves what a form holds. */
export const envia = <T extends 'solicitarAutorizacion' | 'autorizar' | 'noAutorizar' | 'cerrar' | 'escalar'>(
  type: T,
  cual: 'escalation' | 'request' | 'decision' | 'closure',
  nombre: string,
) => ({
  cuando: (estado: EstadoCaso): readonly { readonly type: T }[] =>
    enFormulario(estado, cual) && !corregido(estado) && repetible(estado.context, type) ? [{ type }] : [],
  antes: escribirAntes(type),
  hacer: async (mesa: MesaCaso, paso: Paso) => {
    if (type === 'escalar') await elegirDestino(mesa, paso);
    await boton(lugarDe(mesa, type), nombre).click();
  },
});

/** Where the case is escalated to: what shall come of it decides whether it is another category than the case has. */
const elegirDestino = async (mesa: MesaCaso, { siguen }: Paso): Promise<void> => {
  const desenlace = siguen.find(({ type }) => type === 'enviado');
  const codigo = desenlace === undefined ? 1 : resultadoDe(desenlace);
  const { idArea, idSubcategoria } = mesa.elegirDestino(codigo === 1);
  const { campo } = mesa.pantalla.ventana('Escalar caso');
  await campo(/^Área/).selectOption(String(idArea));
  await campo(/^Categoría/).selectOption(String(idSubcategoria));
  await campo(/^Motivo/)
    .locator('option')
    .nth(1)
    .waitFor({ state: 'attached' });
  await campo(/^Motivo/).selectOption({ index: 1 });
};

export const resultadoDe = (evento: EventObject): number =>
  (evento as unknown as { readonly resultado: { readonly codigo: number } }).resultado.codigo;

/** A lost answer can only be followed by what the server then answers: the same work, done once. */
export const seReintentaYSale = (siguen: readonly EventObject[]): boolean => {
  const [primero, segundo, tercero] = siguen.map(({ type }) => type);
  return (
    (primero === 'reintentar' || primero === 'conexionRestablecida') &&
    (segundo === 'avance' ? tercero : segundo) === 'enviado'
  );
};

export const escribe = (estado: EstadoCaso): readonly Extract<CasoEvent, { type: 'escribir' }>[] => {
  if (corregido(estado)) return [];
  if (enReposo(estado)) return estado.can({ type: 'comentar' }) ? [ESCRITO.comentar] : [];
  const trabajo = trabajoDelFormulario(estado);
  return trabajo !== null && trabajo in ESCRITO ? [ESCRITO[trabajo as keyof typeof ESCRITO]] : [];
};

export const descartable = (estado: EstadoCaso): Trabajo | null => {
  const { trabajo, cambio } = estado.context;
  if (!libre(estado) || corregido(estado)) return null;
  if (estado.matches({ trabajo: 'failed' })) return trabajo;
  if (estado.matches({ trabajo: 'conflict' })) return cambio === null ? trabajo : null;
  if (enReposo(estado)) return estado.can({ type: 'comentar' }) ? 'comentar' : null;
  return trabajoDelFormulario(estado);
};

export const avanzado = (estado: EstadoCaso): boolean =>
  estado.context.trabajo !== 'adjuntar' || estado.context.avance === 1;

export const sinOtroPendiente = ({ claves, trabajo }: EstadoCaso['context']): boolean =>
  Object.entries(claves).every(([uno, clave]) => clave === null || uno === trabajo);
