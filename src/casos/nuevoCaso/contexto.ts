import { useSelector } from '@xstate/react';
import { createContext, use } from 'react';
import type { SnapshotFrom } from 'xstate';
import type { CampoNuevoCaso } from '#domain/nuevoCaso';
import type { NuevoCasoRef, nuevoCasoMachine } from '#machines/nuevoCaso.machine';
import type { ArchivosElegidos } from '../../app/archivosElegidos.ts';

/** What the parts of the window share: the actor, and the files that it knows by their ids. */
export interface VentanaNuevoCaso {
  readonly caso: NuevoCasoRef;
  readonly archivos: ArchivosElegidos;
}

export const ContextoNuevoCaso = createContext<VentanaNuevoCaso | null>(null);

export const useVentana = (): VentanaNuevoCaso => {
  const ventana = use(ContextoNuevoCaso);
  if (ventana === null) throw new Error('A part of the new-case window is outside it.');
  return ventana;
};

type Estado = SnapshotFrom<typeof nuevoCasoMachine>;

/** Nothing may be changed: the window is opening, or the case is on its way. */
export const todoEspera = (estado: Estado): boolean => estado.hasTag('busy') && !estado.hasTag('editable');

/** Name, contact and search also wait for a customer search. The question before closing locks by being modal. */
export const clienteEspera = (estado: Estado): boolean => estado.hasTag('busy') && estado.hasTag('locked');

/** The identity is an existing customer's, not the person's to write. */
export const esDeCliente = (estado: Estado): boolean => estado.context.cliente !== null;

/** What is wrong with a field, once the person has been there. */
export const useError = (campo: CampoNuevoCaso): string | null => {
  const { caso } = useVentana();
  return useSelector(caso, ({ context }) =>
    context.tocados.includes(campo) ? (context.errores[campo] ?? null) : null,
  );
};
