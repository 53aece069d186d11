/** The facts that a life reads, as somebody switches them in a play of its chart. */
import { PERMISOS, type Permiso } from '#domain/common/permisos';

/** One fact: a question with its answers; the first one holds at the start. */
export interface Fact {
  /** Its name in an address. */
  readonly key: string;
  readonly words: string;
  readonly answers: readonly Answer[];
  /** It is answered by yes or no, and the words say the yes. */
  readonly isYesNo: boolean;
}

interface Answer {
  readonly key: string;
  readonly words: string;
  /** Whether the facts of a life say it. */
  readonly holds: (facts: object) => boolean;
  /** The facts as this answer makes them. */
  readonly change: (facts: object) => object;
}

/** The person of the play, and another one; no employee has these numbers. */
export const SELF = 1;
export const OTHER = 2;

/** The words of a fact that is yes or no; of one that holds at the start, `alEmpezar` says so. */
interface YesNo {
  readonly si: string;
  readonly alEmpezar?: true;
}

/** A fact of another kind: each answer with its words and the value that stands for it, the first at the start. */
interface Choice<V> {
  readonly pregunta: string;
  readonly respuestas: Readonly<
    Record<string, readonly [words: string, value: V, holds: (value: V, self: number) => boolean]>
  >;
}

/** Facts in words, every one that a life reads: one that is new asks for its own. Who asks, and with which rights, is known of all. */
type FactWords<C> = {
  readonly [K in Exclude<keyof C, 'permisos' | 'numiden'>]: boolean extends C[K] ? YesNo : Choice<C[K]>;
};

/** The facts of a life, in the order in which its words stand. */
export function factsOf<C>(words: FactWords<C>): readonly Fact[] {
  return Object.entries<YesNo | Choice<unknown>>(words as never).map(([key, said]) =>
    'si' in said ? yesNo(key, said) : chosen(key, said),
  );
}

/** The rights of the person in a play, all of them at the start. */
export function factsOfRights(asked: readonly Permiso[]): readonly Fact[] {
  return asked.map((permiso) => {
    const has = (facts: object) => permissionsIn(facts).includes(permiso);
    const without = (facts: object) => permissionsIn(facts).filter((one) => one !== permiso);
    const yes: Answer = {
      ...{ key: 'si', words: 'Sí', holds: has },
      change: (facts) => ({ ...facts, permisos: [...without(facts), permiso] }),
    };
    const no: Answer = {
      ...{ key: 'no', words: 'No', holds: (facts) => !has(facts) },
      change: (facts) => ({ ...facts, permisos: without(facts) }),
    };
    return { key: permiso, words: PERMISOS[permiso].nombre, answers: [yes, no], isYesNo: true };
  });
}

/** The answer that facts give; the first where they give none of them. */
export function answerIn({ answers }: Fact, facts: object): Answer {
  const found = answers.find(({ holds }) => holds(facts)) ?? answers[0];
  if (found === undefined) throw new Error('A fact has no answer.');
  return found;
}

function yesNo(key: string, { si, alEmpezar }: YesNo): Fact {
  const answer = (name: string, words: string, value: boolean): Answer => ({
    ...{ key: name, words },
    holds: (facts) => Reflect.get(facts, key) === value,
    change: (facts) => ({ ...facts, [key]: value }),
  });
  const both = [answer('no', 'No', false), answer('si', 'Sí', true)];
  return { key, words: si, answers: alEmpezar === true ? both.toReversed() : both, isYesNo: true };
}

function chosen(key: string, { pregunta, respuestas }: Choice<unknown>): Fact {
  const answers = Object.entries(respuestas).map(
    ([name, [words, value, holds]]): Answer => ({
      ...{ key: name, words },
      holds: (facts) => holds(Reflect.get(facts, key), Number(Reflect.get(facts, 'numiden'))),
      change: (facts) => ({ ...facts, [key]: value }),
    }),
  );
  return { key, words: pregunta, answers, isYesNo: false };
}

function permissionsIn(facts: object): readonly Permiso[] {
  return 'permisos' in facts ? (facts.permisos as readonly Permiso[]) : [];
}
