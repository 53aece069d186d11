import { useSelector } from '@xstate/react';
import type { Caso } from '#domain/casos/casos';
import type { AccionCaso } from '#domain/casos/trabajosCaso';
import { ESTADO } from '#domain/casos/vidaCaso';
import { hasPermission } from '#domain/common/permisos';
import { ActionBar } from '../../ui/acts/ActionBar.tsx';
import type { Act } from '../../ui/acts/act.ts';
import { useDecidedHere } from '../../ui/works/DecidedHere.tsx';
import { useWorkState } from '../../ui/works/useWork.ts';
import { type AnyWork, DECIDED_HERE } from '../../ui/works/work.ts';
import { caseDraft } from '../works.ts';
import { type CasePageState, colleagueOnCase, decisionOnCase, useCasePage } from './context.ts';

/** In the order in which people want them; refusing an authorization is a button of the window that gives it. */
const OFFERED = [
  'comentar',
  'escalar',
  'tomar',
  'autorizar',
  'solicitarAutorizacion',
  'asignar',
  'adjuntar',
  'cerrar',
] as const;

/** A letter means the same on every page: A authorizes, R refuses, D gives back, S goes to the next record. */
const KEYS: Partial<Record<AccionCaso, string>> = {
  comentar: 'n',
  escalar: 'e',
  tomar: 't',
  autorizar: 'a',
  asignar: 'p',
  solicitarAutorizacion: 'u',
  adjuntar: 'i',
  cerrar: 'l',
};

/** The acts on the case, by permission and state. */
export function Actions() {
  const page = useCasePage();
  const { record, newest, person, drafts, shown } = page;
  const isBusy = useSelector(record.actor, (state) => state.hasTag('busy'));
  const isTaking = useWorkState(record, 'tomar').isBusy;
  const acts = OFFERED.flatMap((work): readonly Act[] => {
    const decision = decisionOnCase(newest, person, work);
    if (!decision.allowed && decision.reason !== 'own') return [];
    const { button, busy, opener, schema }: AnyWork = record.works[work];
    const isDone = work === 'tomar' && isTaking;
    return [
      {
        name: work,
        label: isDone ? busy : (opener ?? button),
        act: () => act(page, work),
        shortcut: KEYS[work],
        hasDraft: schema !== undefined && work !== 'comentar' && drafts.keys.has(caseDraft(shown.id, work)),
        busy: isDone,
        isStill: isBusy && work !== 'comentar',
        reason: decision.allowed ? undefined : decision.text,
      },
    ];
  });
  const isDecidedHere = useDecidedHere(
    !decisionOnCase(newest, person, 'autorizar').allowed &&
      hasPermission(person.permisos, ['solicitarAutorizacion']) &&
      colleagueOnCase(newest, 'autorizar').allowed,
  );
  const here: Act = {
    name: 'autorizarAqui',
    label: DECIDED_HERE.opener,
    act: () => record.actor.send({ type: 'abrir', trabajo: 'autorizarAqui' }),
    hasDraft: drafts.keys.has(caseDraft(shown.id, 'autorizarAqui')),
    isStill: isBusy,
  };
  return (
    <ActionBar
      label="Acciones del caso"
      acts={isDecidedHere ? [here, ...acts] : acts}
      likely={likelyOf(acts, newest)}
    />
  );
}

/**
 * A person who can take the case takes it; one who can decide decides; else it is closed one day, though not while it waits
 * for a decision or money of it is still to be given back.
 */
function likelyOf(acts: readonly Act[], { estado, valesSinTerminar }: Caso): string | undefined {
  const allowed = acts.filter(({ reason }) => reason === undefined).map(({ name }) => name);
  const isOpen = estado.id === ESTADO.pendiente || valesSinTerminar.length > 0;
  return ['tomar', 'autorizar', ...(isOpen ? [] : ['cerrar']), 'comentar'].find((name) => allowed.includes(name));
}

function act({ record: { actor }, commentBox, fileInput }: CasePageState, work: AccionCaso): void {
  if (work === 'comentar') commentBox.current?.focus();
  else if (work === 'adjuntar') fileInput.current?.click();
  else if (work === 'tomar') actor.send({ type: 'enviar', trabajo: work, como: work, values: {} });
  else actor.send({ type: 'abrir', trabajo: work });
}
