import type { RefObject } from 'react';
import { useLayoutEffect, useRef } from 'react';
import type { CampoNuevoCaso } from '#domain/nuevoCaso';
import { useVentana } from './contexto.ts';

/** The fields in which a person types. */
export type CampoDeTexto = Exclude<CampoNuevoCaso, 'sexo' | 'idArea' | 'idSubcategoria'>;

/**
 * Keeps what stands in a control equal to the actor's text, without rendering it: what the person types is on screen
 * before the actor hears of it. Written is only what comes from elsewhere, such as a draft, a chosen customer, or a
 * phone without its spaces.
 */
export const useTexto = <Control extends HTMLInputElement | HTMLTextAreaElement>(
  campo: CampoDeTexto,
): RefObject<Control | null> => {
  const { caso } = useVentana();
  const control = useRef<Control>(null);
  useLayoutEffect(() => {
    const poner = () => {
      const texto = caso.getSnapshot().context.formulario[campo];
      // Writing moves the caret to the end, also when the text is the same.
      if (control.current !== null && control.current.value !== texto) control.current.value = texto;
    };
    poner();
    const suscripcion = caso.subscribe(poner);
    return () => suscripcion.unsubscribe();
  }, [caso, campo]);
  return control;
};
