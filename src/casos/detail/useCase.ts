import { useQueryClient } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { useActorRef } from '@xstate/react';
import { useCallback, useEffect, useState } from 'react';
import { FILE_TEXTS, MAX_ANEXOS } from '#domain/anexos';
import type { Caso } from '#domain/casos';
import type { CasoRef } from '#machines/caso.machine';
import type { CasoContext, Errand } from '#machines/caso.types';
import type { AnexoElegido } from '#machines/nuevoCaso.types';
import type { TrabajoUnicoRef } from '#machines/trabajoUnico.machine';
import { createChosenFiles } from '../../data/chosenFiles.ts';
import { newKey } from '../../data/uniqueKey.ts';
import { parseSent } from '../../data/useDraft.ts';
import type { PageDrafts } from '../../data/useDrafts.ts';
import { regainFocus } from '../../ui/works/focus.ts';
import { chooseFiles } from '../newCase/chooseFiles.ts';
import { draftKeyOf, workNames } from '../works.ts';
import { believe, caseRead } from './caseRead.ts';
import { connectCase, PAGE } from './connect.ts';

/** The running page of a case. */
export interface RunningCase {
  readonly caso: CasoRef;
  readonly attach: (files: readonly File[]) => void;
  /** Why files of the last selection stayed out. */
  readonly leftOut: readonly string[];
}

/**
 * The actor of one opening of a case, for as long as the page lives.
 * @param onDone told of the case as it is after a work of one's own, first by the answer, then as it was read again.
 */
export function useCase(id: number, drafts: PageDrafts, onDone: (caso: Caso) => void): RunningCase {
  const { api, avisar, changes } = useRouteContext({ from: '/_app' });
  const data = useQueryClient();
  const [{ archivos, connected, input }] = useState(() => {
    const files = createChosenFiles();
    return {
      archivos: files,
      connected: connectCase({ idCaso: id, api, archivos: files, changes }),
      input: { seed: newKey(), pendientes: pendingIn(id, drafts) },
    };
  });
  const caso = useActorRef(connected, { input, systemId: PAGE });
  const [leftOut, setLeftOut] = useState<readonly string[]>([]);

  useEffect(() => {
    const notices = caso.on('aviso', ({ tipo, texto }) => avisar(tipo, texto));
    return () => notices.unsubscribe();
  }, [caso, avisar]);

  useEffect(() => {
    const tell = () => {
      const known = data.getQueryData<Caso>(caseRead(id).queryKey);
      if (known !== undefined) onDone(known);
    };
    const done = caso.on('trabajoHecho', ({ resultado }) => {
      const read = believe(data, id, resultado);
      tell();
      // Work done takes away the button that asked for it: the focus then goes to the heading instead of nowhere. A window
      // that closes sees to it by itself.
      if (document.querySelector('[role=dialog]') === null) regainFocus();
      void read.then(tell);
    });
    return () => done.unsubscribe();
  }, [caso, data, id, onDone]);

  const attach = useCallback(
    (chosen: readonly File[]) => {
      if (chosen.length === 0) return;
      if (caso.getSnapshot().hasTag('busy')) return avisar('warning', BUSY);
      const tooMany = chosen.length > MAX_ANEXOS;
      const choice = tooMany ? { admitidos: [], motivos: [FILE_TEXTS.demasiados] } : chooseFiles(chosen, []);
      setLeftOut(choice.motivos);
      if (tooMany) avisar('warning', FILE_TEXTS.demasiados);
      if (choice.admitidos.length === 0) return;
      const values = choice.admitidos.map((file) => ({
        id: archivos.guardar(file),
        nombre: file.name,
        bytes: file.size,
      }));
      archivos.conservar(values.map((file) => file.id));
      dropOthers(caso, values);
      caso.send({
        type: 'enviar',
        lugar: 'adjuntar',
        encargo: { trabajo: 'adjuntar', valores: values } satisfies Errand,
      });
    },
    [caso, archivos, avisar],
  );

  return { caso, attach, leftOut };
}

/** Other files than those of which nobody knows whether they were stored are another work, with a key of its own. */
function dropOthers(caso: CasoRef, chosen: readonly AnexoElegido[]): void {
  const work = caso.getSnapshot().children.adjuntar as TrabajoUnicoRef | undefined;
  const before = (work?.getSnapshot().context.values as Errand | null)?.valores as readonly AnexoElegido[] | undefined;
  if (work === undefined || before === undefined) return;
  const names = (files: readonly AnexoElegido[]) => files.map(({ nombre, bytes }) => `${nombre} ${bytes}`).join('\n');
  if (names(before) !== names(chosen)) work.send({ type: 'descartar' });
}

const BUSY = 'Espere a que termine lo que se está guardando y vuelva a seleccionar los archivos.';

/** What was sent before the page was left, and nobody knows how it ended: it goes out again under its key. */
function pendingIn(id: number, drafts: PageDrafts): CasoContext['pendientes'] {
  return Object.fromEntries(
    workNames.flatMap((work) => {
      const sent = parseSent(drafts.get(draftKeyOf(id, work)));
      if (sent === null) return [];
      return [[work, { keysMade: 0, values: null, attempt: { key: sent.clave, version: sent.version } }]];
    }),
  );
}
