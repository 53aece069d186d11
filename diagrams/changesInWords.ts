/** The difference between two versions of a chart, in words and as signs on its drawing. */
import { deudasEnPalabras } from '#domain/common/deudas';
import type { ArrowChange, Changes, StateChange, StateDiffers } from './changes.ts';
import { type Chart, type ChartArrow, stateName, stays } from './chart.ts';
import { actInWords, arrowInWords, nameOfArrow, permissionsInWords } from './sentence.ts';

export type ChangeKind = StateChange['kind'];

/** How each is told without colour. */
export const SIGNS: Readonly<Record<ChangeKind, string>> = { came: '+', gone: '−', changed: '~' };

/** One line of the list. */
export interface ChangeLine {
  readonly kind: ChangeKind;
  /** Id of the state or arrow in the later version; null for one that went. */
  readonly part: string | null;
  readonly name: string;
  readonly text: string;
}

/** All changes of states, then of arrows, each as a sentence. */
export function changesInWords({ states, arrows }: Changes, before: Chart, after: Chart): readonly ChangeLine[] {
  return [
    ...states.map((change) => stateLine(change, before, after)),
    ...arrows.map((change) => arrowLine(change, before, after)),
  ];
}

const STATE_DIFFERS: Readonly<Record<StateDiffers, string>> = {
  key: 'se llama de otra manera en el archivo',
  name: 'tiene otro nombre',
  description: 'dice otra cosa',
  kind: 'es de otra clase',
  place: 'está dentro de otro',
  initial: 'empieza en otra parte',
  tags: 'tiene otras etiquetas',
  actors: 'pide otra cosa mientras dura',
  stored: 'se guarda con otro número',
};

function stateLine(change: StateChange, before: Chart, after: Chart): ChangeLine {
  switch (change.kind) {
    case 'came':
      return lineOfState(change.kind, change.after.id, change.after.name, change.after.description);
    case 'gone':
      return lineOfState(change.kind, null, change.before.name, change.before.description);
    case 'changed': {
      const was = change.before;
      const is = change.after;
      const said = change.differs.map((one) => {
        if (one === 'name') return `antes se llamaba ${was.name}`;
        if (one === 'description') return `antes decía: «${was.description}»`;
        if (one === 'initial')
          return `antes empezaba en ${was.initial === null ? 'ninguna parte' : stateName(before, was.initial)}, y ahora en ${is.initial === null ? 'ninguna' : stateName(after, is.initial)}`;
        return STATE_DIFFERS[one];
      });
      return lineOfState(change.kind, is.id, is.name, sentence(said.join('; ')));
    }
  }
}

function lineOfState(kind: ChangeKind, part: string | null, name: string, text: string): ChangeLine {
  return { kind, part, name: `Estado ${name}`, text };
}

const ARROW_DIFFERS: Readonly<Record<'rule' | 'order' | 'reenters' | 'refuses', string>> = {
  rule: 'su condición se llama igual y decide de otra manera',
  order: 'se pregunta en otro orden',
  reenters: 'vuelve a entrar en su estado, o ya no',
  refuses: 'se niega, o ya no',
};

function arrowLine(change: ArrowChange, before: Chart, after: Chart): ChangeLine {
  const [arrow, chart] = change.kind === 'gone' ? [change.before, before] : [change.after, after];
  const name = `${nameOfArrow(arrow)}, en ${stateName(chart, arrow.from)}`;
  const part = change.kind === 'gone' ? null : arrow.id;
  const said = sentence(arrowInWords(chart, arrow).replace(/\.$/, ''));
  if (change.kind !== 'changed') return { kind: change.kind, part, name, text: said };
  const was = change.before;
  const differs = change.differs.map((one) => {
    if (one === 'guard') return was.condition === null ? 'antes sin condición' : `antes, ${was.condition}`;
    if (one === 'to') return `antes ${whereTo(before, was)}`;
    if (one === 'words') return `antes decía: ${actInWords(was)}`;
    if (one === 'description')
      return was.description === null ? 'antes sin nota' : `antes con la nota «${was.description}»`;
    if (one === 'asks') return `antes ${asked(was, 'pedía')}, y ahora ${asked(arrow, 'pide')}`;
    if (one === 'owes') return `antes ${left(was, 'dejaba')}, y ahora ${left(arrow, 'deja')}`;
    return ARROW_DIFFERS[one];
  });
  return { kind: 'changed', part, name, text: `${said} ${sentence(differs.join('; '))}` };
}

function asked({ asks }: ChartArrow, verb: string): string {
  return asks.length === 0 ? `no ${verb} ningún permiso` : `${verb} ${permissionsInWords(asks)}`;
}

function left({ owes }: ChartArrow, verb: string): string {
  return owes.length === 0 ? `no ${verb} nada por hacer` : `${verb} por hacer ${deudasEnPalabras(owes)}`;
}

function whereTo(chart: Chart, { to }: ChartArrow): string {
  return to.length === 0 ? 'no llevaba a otra parte' : `llevaba a ${to.map((id) => stateName(chart, id)).join(' y ')}`;
}

function sentence(text: string): string {
  return text === '' ? '' : `${text.charAt(0).toUpperCase()}${text.slice(1).replace(/\.$/, '')}.`;
}

/** The sign of a part on the drawing of the later version. */
export interface ChangeMark {
  /** Null for a state that only holds, or only lost, what changed. */
  readonly kind: ChangeKind | null;
  /** As it stands beside it: '+', '+ 2 ~ − 3'. */
  readonly text: string;
}

/** By the ids of states and arrows. An arrow that went, and one without a line, is counted at the state that it leaves. */
export function marksOfChanges(
  { states, arrows, renamed }: Changes,
  after: Chart,
  lines: readonly { readonly arrows: readonly string[] }[],
): (ids: readonly string[]) => ChangeMark | null {
  const drawn = new Set(lines.flatMap((line) => line.arrows));
  const own = new Map<string, ChangeKind>();
  const inside = new Map<string, ChangeKind[]>();
  const within = (state: string, kind: ChangeKind) => inside.set(state, [...(inside.get(state) ?? []), kind]);
  for (const change of states) {
    if (change.kind !== 'gone') own.set(change.after.id, change.kind);
    else within(holderOf(change.before.parent, renamed, after), 'gone');
  }
  for (const change of arrows) {
    if (change.kind === 'gone') within(holderOf(change.before.from, renamed, after), 'gone');
    else if (drawn.has(change.after.id) && !stays(change.after)) own.set(change.after.id, change.kind);
    else within(change.after.from, change.kind);
  }
  return (ids) => {
    const kinds = ids.flatMap((id) => own.get(id) ?? []);
    const all = [...kinds, ...ids.flatMap((id) => inside.get(id) ?? [])];
    if (all.length === 0) return null;
    return { kind: kinds[0] ?? null, text: signsOf(all) };
  };
}

/** A state of the version before, or the chart itself where it went. */
function holderOf(id: string | null, renamed: ReadonlyMap<string, string>, after: Chart): string {
  const state = id === null ? undefined : renamed.get(id);
  return state ?? after.id;
}

function signsOf(kinds: readonly ChangeKind[]): string {
  return (['came', 'changed', 'gone'] as const)
    .flatMap((kind) => {
      const { length } = kinds.filter((one) => one === kind);
      return length === 0 ? [] : [length === 1 ? SIGNS[kind] : `${SIGNS[kind]} ${length}`];
    })
    .join(' ');
}
