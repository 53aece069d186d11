import { useSyncExternalStore } from 'react';

/**
 * The open dialogs, the last one on top. While a modal dialog is open the browser makes everything outside it inert,
 * so what must be seen and heard at any time (alerts) is drawn into the topmost one.
 */
let capas: readonly HTMLElement[] = [];
const oyentes = new Set<() => void>();

const cambiar = (nuevas: readonly HTMLElement[]) => {
  capas = nuevas;
  for (const avisar of oyentes) avisar();
};

/** Puts a layer on top; answers the function that takes it away. */
export const abrirCapa = (capa: HTMLElement): (() => void) => {
  cambiar([...capas, capa]);
  return () => cambiar(capas.filter((otra) => otra !== capa));
};

const suscribir = (avisar: () => void) => {
  oyentes.add(avisar);
  return () => {
    oyentes.delete(avisar);
  };
};

/** The topmost open dialog, or null when there is none. */
export const useCapaSuperior = (): HTMLElement | null =>
  useSyncExternalStore(suscribir, () => capas[capas.length - 1] ?? null);
