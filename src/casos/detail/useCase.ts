import { useQueryClient } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { useCallback, useRef, useState } from 'react';
import type { Failure } from '#contract/common/failure';
import { type Anexo, FILE_TEXTS, MAX_ANEXOS } from '#domain/casos/anexos';
import type { Caso } from '#domain/casos/casos';
import type { AnexoElegido } from '#domain/casos/nuevoCaso';
import type { AccionCaso } from '#domain/casos/trabajosCaso';
import type { RegistroRef } from '#machines/registro.machine';
import { type ChosenFiles, createChosenFiles } from '../../data/chosenFiles.ts';
import type { PageDrafts } from '../../data/useDrafts.ts';
import { useSeenNews } from '../../data/useSeenNews.ts';
import type { Notify } from '../../system/notices.ts';
import { usePerson } from '../../system/person.ts';
import { regainFocus } from '../../ui/works/focus.ts';
import type { LiveRecord } from '../../ui/works/useRecord.ts';
import { useRecordPage } from '../../ui/works/useRecordPage.ts';
import { chooseFiles } from '../newCase/chooseFiles.ts';
import { sendFilesOf } from '../sendFiles.ts';
import { type CaseWorks, caseDraft, caseWorks, type Here } from '../works.ts';
import { caseRead, filesRead } from './caseRead.ts';
import { caseChangesTold } from './changes.ts';
import { type CasePageState, colleagueOnCase, decisionOnCase } from './context.ts';

interface Options {
  readonly newest: Caso;
  /** Why the case is no longer for this person. */
  readonly lost: Failure | null;
  readonly files: readonly Anexo[] | null;
  readonly refreshing: boolean;
  readonly refresh: () => void;
  readonly drafts: PageDrafts;
}

/** The running page of a case. */
export interface RunningCase {
  readonly page: CasePageState;
  /** Why files of the last selection stayed out. */
  readonly leftOut: readonly string[];
}

/** The decisions of a colleague, by the works that are his here. */
const OF_COLLEAGUE: Partial<Record<Here, 'autorizar' | 'noAutorizar'>> = {
  autorizarAqui: 'autorizar',
  noAutorizarAqui: 'noAutorizar',
};

/** The page of one opening of a case, for as long as it lives. */
export function useCase({ newest, lost, files, refreshing, refresh, drafts }: Options): RunningCase {
  const person = usePerson();
  const { avisar } = useRouteContext({ from: '/_app' });
  const data = useQueryClient();
  const { id } = newest;
  useSeenNews('caso', id);
  const fileInput = useRef<HTMLInputElement>(null);
  const commentBox = useRef<HTMLTextAreaElement>(null);
  const [isCommentWritten, onCommentWritten] = useState(false);
  const [{ archivos, works }] = useState(() => {
    const chosen = createChosenFiles();
    return { archivos: chosen, works: caseWorks(sendFilesOf(chosen)) };
  });
  const common = useRecordPage({
    entity: 'caso',
    works,
    newest,
    queryKey: caseRead(id).queryKey,
    refreshing,
    lost,
    drafts,
    draftKeyOf: (name) => caseDraft(id, name),
    isWriting: isCommentWritten,
    against: (caso, name) => {
      const own = OF_COLLEAGUE[name as Here];
      const decision =
        own === undefined ? decisionOnCase(caso, person, name as AccionCaso) : colleagueOnCase(caso, own);
      return decision.allowed ? null : decision.text;
    },
    told: (changes) => caseChangesTold(changes, person.numiden),
    changed: 'Este caso cambió',
    // The case goes to people of another area, and may be out of sight with that.
    leaves: ['escalar'],
    onDone: () => {
      void data.invalidateQueries({ queryKey: filesRead(id).queryKey, exact: true });
      // Work done takes away the button that asked for it: the focus then goes to the heading instead of nowhere. A window
      // that closes sees to it by itself.
      if (document.querySelector('[role=dialog]') === null) regainFocus();
    },
  });
  const { record } = common;
  const { attach, leftOut } = useAttaching(record, archivos, avisar);
  return {
    page: { ...common, person, files, refresh, attach, fileInput, commentBox, onCommentWritten },
    leftOut,
  };
}

/** Sends files that people choose, drop or paste, and tells which stay out. */
function useAttaching({ actor }: LiveRecord<CaseWorks>, archivos: ChosenFiles, avisar: Notify) {
  const [leftOut, setLeftOut] = useState<readonly string[]>([]);
  const attach = useCallback(
    (chosen: readonly File[]) => {
      if (chosen.length === 0) return;
      if (actor.getSnapshot().hasTag('busy')) return avisar('warning', BUSY);
      const tooMany = chosen.length > MAX_ANEXOS;
      const choice = tooMany ? { admitidos: [], motivos: [FILE_TEXTS.demasiados] } : chooseFiles(chosen, []);
      setLeftOut(choice.motivos);
      if (choice.admitidos.length === 0) return;
      const values = choice.admitidos.map((file) => ({
        id: archivos.guardar(file),
        nombre: file.name,
        bytes: file.size,
      }));
      archivos.conservar(values.map((file) => file.id));
      dropOthers(actor, values);
      actor.send({ type: 'enviar', trabajo: 'adjuntar', como: 'adjuntar', values });
    },
    [actor, archivos, avisar],
  );
  return { attach, leftOut };
}

/** Files that differ from a sending of unknown outcome are another work, with a key of its own. */
function dropOthers(actor: RegistroRef, chosen: readonly AnexoElegido[]): void {
  const before = actor.getSnapshot().children.adjuntar?.getSnapshot().context.values as readonly AnexoElegido[] | null;
  if (before === null) return;
  const names = (files: readonly AnexoElegido[]) => files.map(({ nombre, bytes }) => `${nombre} ${bytes}`).join('\n');
  if (names(before) !== names(chosen)) actor.send({ type: 'descartar', trabajo: 'adjuntar' });
}

const BUSY = 'Espere a que termine lo que se está guardando y vuelva a seleccionar los archivos.';
