import { useRouteContext } from '@tanstack/react-router';
import { useActorRef } from '@xstate/react';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { MAX_ANEXOS, TEXTOS_ANEXOS } from '#domain/anexos';
import { crearArchivosElegidos } from '../../app/archivosElegidos.ts';
import { almacenDelNavegador } from '../../app/borradores.ts';
import { borradorDeEntrada, crearBorradoresCaso, llevarBorradorCaso } from '../../app/connect/borradorCaso.ts';
import { conectarCaso, semillaDeCaso } from '../../app/connect/caso.ts';
import { elegirAnexos } from '../nuevoCaso/elegirAnexos.ts';
import type { PaginaDeCaso } from './contexto.ts';
import { dejarLoFallido } from './trabajar.ts';

/** The page of a case, and why files of the last selection stayed out. */
export interface CasoEnPantalla extends PaginaDeCaso {
  readonly motivos: readonly string[];
}

const OCUPADO = 'Espere a que termine lo que se está guardando y vuelva a seleccionar los archivos.';

/** The actor of one opening of a case, with the person's drafts, for as long as the page lives. */
export const useCaso = (idCaso: number): CasoEnPantalla => {
  const { api, avisar, sesion } = useRouteContext({ from: '__root__' });
  const [motivos, setMotivos] = useState<readonly string[]>([]);
  const entradaDeAnexos = useRef<HTMLInputElement>(null);
  const cajaDeComentario = useRef<HTMLTextAreaElement>(null);

  const [{ archivos, borradores, conectada, entrada }] = useState(() => {
    const persona = sesion.getSnapshot().context.sesion;
    if (persona === null) throw new Error('A case is shown only to somebody signed in.');
    const { numiden, permisos } = persona;
    const archivos = crearArchivosElegidos();
    const borradores = crearBorradoresCaso(almacenDelNavegador());
    return {
      archivos,
      borradores,
      conectada: conectarCaso({ api, archivos }),
      entrada: { idCaso, numiden, permisos, ...semillaDeCaso(), ...borradorDeEntrada(borradores, { numiden, idCaso }) },
    };
  });
  const caso = useActorRef(conectada, { input: entrada });

  useEffect(() => llevarBorradorCaso(caso, borradores), [caso, borradores]);

  useEffect(() => {
    const aviso = caso.on('aviso', ({ tipo, texto }) => avisar(tipo, texto));
    return () => aviso.unsubscribe();
  }, [caso, avisar]);

  useEffect(() => {
    const suscripcion = caso.subscribe(({ context }) => archivos.conservar(context.porAdjuntar.map(({ id }) => id)));
    return () => suscripcion.unsubscribe();
  }, [caso, archivos]);

  const adjuntar = useCallback(
    (elegidos: readonly File[]) => {
      if (elegidos.length === 0) return;
      const eleccion =
        elegidos.length > MAX_ANEXOS
          ? { admitidos: [], motivos: [TEXTOS_ANEXOS.demasiados] }
          : elegirAnexos(elegidos, []);
      if (caso.getSnapshot().hasTag('locked')) {
        avisar('warning', OCUPADO);
        return;
      }
      setMotivos(eleccion.motivos);
      if (elegidos.length > MAX_ANEXOS) avisar('warning', TEXTOS_ANEXOS.demasiados);
      if (eleccion.admitidos.length === 0) return;
      // First of all: a state without the new files lets go of those that nobody sends.
      dejarLoFallido(caso);
      const anexos = eleccion.admitidos.map((archivo) => ({
        id: archivos.guardar(archivo),
        nombre: archivo.name,
        bytes: archivo.size,
      }));
      caso.send({ type: 'adjuntar', anexos });
    },
    [caso, archivos, avisar],
  );

  return useMemo(() => ({ caso, adjuntar, entradaDeAnexos, cajaDeComentario, motivos }), [caso, adjuntar, motivos]);
};
