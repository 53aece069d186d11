import { useNavigate, useRouteContext } from '@tanstack/react-router';
import { useActorRef } from '@xstate/react';
import { useEffect, useState } from 'react';
import type { ClaveOperacion } from '#domain/operaciones';
import { GRUPOS, tienePermiso } from '#domain/permisos';
import { crearArchivosElegidos } from '../../app/archivosElegidos.ts';
import { almacenDelNavegador, crearBorradores } from '../../app/borradores.ts';
import { conectarNuevoCaso } from '../../app/connect/nuevoCaso.ts';
import type { VentanaNuevoCaso } from './contexto.ts';

interface Opciones {
  readonly operacion: ClaveOperacion;
  readonly alCerrar: () => void;
  /** The form is not right: the person should be taken to the first field at fault. */
  readonly alCorregir: () => void;
}

/**
 * The actor of one opening of the new-case window, for as long as the component lives: opened for the operation, its
 * notices shown, and, once the case exists, on to the case.
 */
export const useNuevoCaso = ({ operacion, alCerrar, alCorregir }: Opciones): VentanaNuevoCaso => {
  const { api, avisar, sesion } = useRouteContext({ from: '__root__' });
  const navigate = useNavigate();

  const [{ archivos, conectada, permisos }] = useState(() => {
    const archivos = crearArchivosElegidos();
    const persona = sesion.getSnapshot().context.sesion;
    if (persona === null) throw new Error('A case is opened only by somebody signed in.');
    const borradores = crearBorradores(almacenDelNavegador());
    return {
      archivos,
      conectada: conectarNuevoCaso({ api, archivos, borradores, sesion: persona }),
      permisos: persona.permisos,
    };
  });
  const caso = useActorRef(conectada, { input: {} });

  useEffect(() => {
    const oyentes = [
      caso.on('aviso', ({ tipo, texto }) => avisar(tipo, texto)),
      caso.on('corregirCampos', alCorregir),
      caso.on('casoCreado', ({ idCaso }) => {
        avisar('success', `El caso ${idCaso} se ha creado con éxito`);
        // Who may open cases but not see them has nothing to go to.
        if (tienePermiso(permisos, GRUPOS.casos)) {
          void navigate({ to: '/administracion/casos/$id', params: { id: String(idCaso) } });
        }
      }),
    ];
    return () => {
      for (const oyente of oyentes) oyente.unsubscribe();
    };
  }, [caso, avisar, alCorregir, navigate, permisos]);

  useEffect(() => {
    caso.send({ type: 'abrir', operacion });
  }, [caso, operacion]);

  useEffect(() => {
    let anexos = caso.getSnapshot().context.anexos;
    const suscripcion = caso.subscribe((estado) => {
      if (estado.matches('closed')) alCerrar();
      if (estado.context.anexos === anexos) return;
      anexos = estado.context.anexos;
      archivos.conservar(anexos.map(({ id }) => id));
    });
    return () => suscripcion.unsubscribe();
  }, [caso, archivos, alCerrar]);

  return useState({ caso, archivos })[0];
};
