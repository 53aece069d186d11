import { useNavigate, useRouteContext } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { hasPermission, PERMISSION_GROUPS } from '#domain/common/permisos';
import type { ClaveOperacion } from '#domain/ventas/operaciones';
import type { ChosenFiles } from '../../data/chosenFiles.ts';
import { query } from '../../data/query.ts';
import { readsOfOwn } from '../../data/touched/touched.ts';
import { useDrafts } from '../../data/useDrafts.ts';
import { useEntrusting } from '../../ui/works/useRecord.ts';
import { connectNewCase } from './connect.ts';
import type { NewCase } from './context.ts';
import { newCaseDraft } from './draft.ts';
import { newCaseWorks } from './works.ts';

interface RunningNewCase extends Pick<NewCase, 'caso' | 'record'> {
  /** It is known whether there is a draft: now something can be written. */
  readonly isRead: boolean;
}

/** The record and the chart of one opening of the window, for as long as it lives; once the case exists, on to the case. */
export function useNewCaseRecord(
  operacion: ClaveOperacion | null,
  files: ChosenFiles,
  onClose: () => void,
): RunningNewCase {
  const { api, avisar, data, drafts: store, sesion } = useRouteContext({ from: '/_app' });
  const navigate = useNavigate();
  const draftKey = newCaseDraft(operacion);
  const drafts = useDrafts(store, draftKey);
  const [{ works, permisos }] = useState(() => {
    const person = sesion.getSnapshot().context.sesion;
    if (person === null) throw new Error('A case is opened only by somebody signed in.');
    return { works: newCaseWorks(files, person), permisos: person.permisos };
  });
  const open = () => {
    const readCase = async (idCaso: number) => {
      // At once, so that what is read below is not taken for older than the new case.
      const own = readsOfOwn('caso');
      void data.invalidateQueries({ predicate: ({ queryKey: [name] }) => own.some((each) => each === name) });
      const [read] = await Promise.all([
        data.fetchQuery(query('detalleCaso', { ruta: { id: idCaso } })),
        data.prefetchQuery(query('anexosDeCaso', { consulta: { casoId: idCaso } })),
      ]);
      return read;
    };
    return { chart: connectNewCase({ api, readCase }) };
  };
  const { actor: caso, record } = useEntrusting('crear', open, {
    // Lists and counts are told of it when the case is read.
    entity: null,
    id: null,
    works,
    version: null,
    drafts,
    draftKeyOf: () => draftKey,
  });

  useEffect(() => {
    const heard = [
      caso.on('aviso', ({ tipo, texto }) => avisar(tipo, texto)),
      caso.on('casoCreado', ({ idCaso }) => {
        avisar('success', `El caso ${idCaso} se ha creado con éxito`);
        // A person who may open cases but not see them has no page to go to.
        if (hasPermission(permisos, PERMISSION_GROUPS.casos)) {
          void navigate({ to: '/administracion/casos/$id', params: { id: String(idCaso) } });
        }
      }),
      caso.subscribe({ complete: onClose }),
    ];
    return () => {
      for (const each of heard) each.unsubscribe();
    };
  }, [caso, avisar, navigate, permisos, onClose]);

  return { record, caso, isRead: drafts !== null };
}
