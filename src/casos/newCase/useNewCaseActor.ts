import { useNavigate, useRouteContext } from '@tanstack/react-router';
import { useActorRef } from '@xstate/react';
import { useEffect, useState } from 'react';
import { hasPermission, PERMISSION_GROUPS } from '#domain/permisos';
import type { NuevoCasoRef } from '#machines/nuevoCaso.machine';
import type { ChosenFiles } from '../../data/chosenFiles.ts';
import { READS_OF } from '../../data/freshness.ts';
import { query } from '../../data/query.ts';
import { connectNewCase } from './connect.ts';

/** The actor of one opening of the window, for as long as the component lives; once the case exists, on to the case. */
export function useNewCaseActor(files: ChosenFiles, onClose: () => void): NuevoCasoRef {
  const { api, avisar, data, sesion } = useRouteContext({ from: '/_app' });
  const navigate = useNavigate();

  const [{ connected, permisos }] = useState(() => {
    const person = sesion.getSnapshot().context.sesion;
    if (person === null) throw new Error('A case is opened only by somebody signed in.');
    const fetchCase = async (idCaso: number) => {
      // At once, so that what is read below is not taken for older than the new case.
      void data.invalidateQueries({ predicate: ({ queryKey }) => READS_OF.caso.some((name) => name === queryKey[0]) });
      const [caso] = await Promise.all([
        data.fetchQuery(query('detalleCaso', { ruta: { id: idCaso } })),
        data.prefetchQuery(query('anexosDeCaso', { consulta: { casoId: idCaso } })),
      ]);
      return caso;
    };
    return { connected: connectNewCase({ api, files, person, fetchCase }), permisos: person.permisos };
  });
  const caso = useActorRef(connected, { input: {} });

  useEffect(() => {
    const listeners = [
      caso.on('aviso', ({ tipo, texto }) => avisar(tipo, texto)),
      caso.on('casoCreado', ({ idCaso }) => {
        avisar('success', `El caso ${idCaso} se ha creado con éxito`);
        // Who may open cases but not see them has nothing to go to.
        if (hasPermission(permisos, PERMISSION_GROUPS.casos)) {
          void navigate({ to: '/administracion/casos/$id', params: { id: String(idCaso) } });
        }
      }),
      caso.subscribe((snapshot) => {
        if (snapshot.matches('closed')) onClose();
      }),
    ];
    caso.send({ type: 'abrir' });
    return () => {
      for (const listener of listeners) listener.unsubscribe();
    };
  }, [caso, avisar, navigate, permisos, onClose]);

  return caso;
}
