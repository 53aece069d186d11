import type { Step } from './steps.ts';

/** How long others may not use a table: nothing at all, nothing written, nothing that changes the table itself. */
export type Lock = 'all' | 'writing' | 'rows';

/** How the time of a statement grows: not at all, with what is read, with what is sorted into an index, with what is written. */
export type Effort = 'none' | 'read' | 'index' | 'write';

/** What one statement of a migration does. */
export interface Act {
  /** In Spanish, for who changes the version: 'agrega la columna sigue a textos'. */
  readonly words: string;
  /** The table that it is about, which is read or written to do it; null where it is about none. */
  readonly table: string | null;
  /** The tables that it locks, and how. */
  readonly locks: readonly { readonly table: string; readonly lock: Lock }[];
  readonly effort: Effort;
  /** Why a server of the version before could no longer work beside it, in English; null where it only adds. */
  readonly takesAway: string | null;
}

/** A name as drizzle writes it, with or without its schema. */
const NAME = '(?:"public"\\.)?"?(\\w+)"?';

/** A default that the database keeps once for all rows, so that none is written: text, number, truth, null, or the moment. */
const CONSTANT = /^(?:'(?:[^']|'')*'(?:::\w+(?:\[\])?)?|-?\d+(?:\.\d+)?|true|false|null|now\(\))$/i;

/** The tables and columns that a file has made so far: they are empty, and no server of before knows them. */
interface Made {
  readonly tables: Set<string>;
  readonly columns: Set<string>;
}

interface Reading {
  readonly pattern: RegExp;
  readonly act: (found: readonly string[], made: Made) => Omit<Act, 'locks'> & { readonly lock: Lock | null };
}

/** Reads the statements of one migration in their order. A statement in no known form counts as one that takes away. */
export function readActs(statements: readonly string[]): readonly Act[] {
  const made: Made = { tables: new Set(), columns: new Set() };
  return statements.map(bare).flatMap((text) => (text === '' ? [] : [actOf(text, made)]));
}

/** Why a step is not what it says it is, a sentence each: one that only adds takes nothing away, one that takes away says since when. */
export function faultsOf({
  name,
  contracts,
  statements,
}: Pick<Step, 'name' | 'contracts' | 'statements'>): readonly string[] {
  if (contracts) return [];
  return readActs(statements).flatMap(({ takesAway }) =>
    takesAway === null ? [] : [`${name} says that it only adds, but ${takesAway}`],
  );
}

function actOf(text: string, made: Made): Act {
  for (const { pattern, act } of READINGS) {
    const found = pattern.exec(text);
    if (found === null) continue;
    const { lock, ...read } = act(found.slice(1), made);
    const isNew = read.table !== null && made.tables.has(read.table);
    const own = read.table === null || lock === null || isNew ? [] : [{ table: read.table, lock }];
    const told = [...text.matchAll(new RegExp(`\\bREFERENCES ${NAME}`, 'gi'))].map(([, table]) => table ?? '');
    const others = told.filter((table) => table !== read.table && !made.tables.has(table));
    return {
      ...read,
      locks: [...own, ...others.map((table) => ({ table, lock: 'writing' as const }))],
      effort: isNew ? 'none' : read.effort,
      takesAway: isNew ? null : read.takesAway,
    };
  }
  return {
    words: `hace algo que no se sabe leer: ${text.slice(0, 60)}`,
    table: null,
    locks: [],
    effort: 'none',
    takesAway: `it is in no form that is known to add only: ${text.slice(0, 60)}`,
  };
}

const READINGS: readonly Reading[] = [
  {
    pattern: new RegExp(`^CREATE TABLE (?:IF NOT EXISTS )?${NAME}`, 'i'),
    act: ([table = ''], { tables }) => {
      tables.add(table);
      return { words: `crea la tabla ${table}`, table, lock: null, effort: 'none', takesAway: null };
    },
  },
  {
    // One action a statement: of a second one, after a comma, nothing would be known.
    pattern: new RegExp(`^ALTER TABLE ${NAME} ADD COLUMN ${NAME} ((?:[^,]|\\([^)]*\\)|'[^']*')*)$`, 'i'),
    act: ([table = '', column = '', rest = ''], { columns }) => {
      columns.add(`${table}.${column}`);
      const why = whyNoColumn(rest);
      return {
        words: `agrega la columna ${column} a ${table}`,
        table,
        lock: 'all',
        effort: why === null ? 'none' : 'write',
        takesAway: why === null ? null : `the new column ${table}.${column} ${why}`,
      };
    },
  },
  {
    pattern: new RegExp(
      `^ALTER TABLE ${NAME} ADD CONSTRAINT ${NAME} FOREIGN KEY \\("?(\\w+)"?\\) REFERENCES [^,]+$`,
      'i',
    ),
    act: ([table = '', name = '', column = ''], { columns }) => ({
      words: `exige que ${column} de ${table} exista en la otra tabla`,
      table,
      lock: 'writing',
      effort: 'read',
      takesAway: columns.has(`${table}.${column}`) ? null : demandsOfOld(name, table),
    }),
  },
  {
    pattern: new RegExp(`^ALTER TABLE ${NAME} ADD CONSTRAINT ${NAME} (?:CHECK|UNIQUE|PRIMARY KEY|EXCLUDE)`, 'i'),
    act: ([table = '', name = '']) => ({
      words: `exige ${name} de cada fila de ${table}`,
      table,
      lock: 'all',
      effort: 'index',
      takesAway: demandsOfOld(name, table),
    }),
  },
  {
    pattern: new RegExp(`^CREATE INDEX (?:IF NOT EXISTS )?${NAME} ON ${NAME}`, 'i'),
    act: ([name = '', table = '']) => ({
      words: `hace el índice ${name} de ${table}`,
      table,
      lock: 'writing',
      effort: 'index',
      takesAway: null,
    }),
  },
  {
    pattern: new RegExp(`^CREATE UNIQUE INDEX (?:IF NOT EXISTS )?${NAME} ON ${NAME}`, 'i'),
    act: ([name = '', table = '']) => ({
      words: `hace el índice ${name} de ${table}, que no admite dos filas iguales`,
      table,
      lock: 'writing',
      effort: 'index',
      takesAway: demandsOfOld(name, table),
    }),
  },
  {
    pattern: new RegExp(`^CREATE (?:CONSTRAINT )?TRIGGER ${NAME} .*? ON ${NAME}`, 'i'),
    act: ([name = '', table = '']) => ({
      words: `pone el disparador ${name} en ${table}`,
      table,
      lock: 'writing',
      effort: 'none',
      takesAway: null,
    }),
  },
  {
    pattern: new RegExp(`^CREATE (?:FUNCTION|SEQUENCE|TYPE) ${NAME}`, 'i'),
    act: ([name = '']) => ({ words: `crea ${name}`, table: null, lock: null, effort: 'none', takesAway: null }),
  },
  {
    pattern: new RegExp(`^INSERT INTO ${NAME}`, 'i'),
    act: ([table = '']) => ({
      words: `escribe filas en ${table}`,
      table,
      lock: 'rows',
      effort: 'none',
      takesAway: `it writes rows to ${table}, which an old server reads`,
    }),
  },
  {
    pattern: new RegExp(`^(?:UPDATE|DELETE FROM) ${NAME}`, 'i'),
    act: ([table = '']) => ({
      words: `cambia filas de ${table}`,
      table,
      lock: 'rows',
      effort: 'write',
      takesAway: `it changes rows of ${table}, and holds each until the end`,
    }),
  },
  {
    pattern: new RegExp(`^ALTER TABLE ${NAME} ALTER COLUMN ${NAME} (?:SET DATA )?TYPE\\b`, 'i'),
    act: ([table = '', column = '']) => ({
      words: `cambia el tipo de ${column} de ${table}`,
      table,
      lock: 'all',
      effort: 'write',
      takesAway: `it changes the type of ${table}.${column}`,
    }),
  },
  {
    pattern: new RegExp(`^ALTER TABLE ${NAME} ALTER COLUMN ${NAME} (SET NOT NULL)?`, 'i'),
    act: ([table = '', column = '', notNull]) => ({
      words: notNull === undefined ? `cambia ${column} de ${table}` : `exige ${column} en cada fila de ${table}`,
      table,
      lock: 'all',
      effort: notNull === undefined ? 'none' : 'read',
      takesAway: `it changes ${table}.${column}, which an old server reads and writes`,
    }),
  },
  {
    pattern: new RegExp(`^ALTER TABLE ${NAME} (DROP|RENAME)\\b`, 'i'),
    act: ([table = '', verb = '']) => ({
      words: `${/drop/i.test(verb) ? 'quita' : 'cambia de nombre'} algo de ${table}`,
      table,
      lock: 'all',
      effort: 'none',
      takesAway: `it ${verb.toLowerCase()}s something of ${table}`,
    }),
  },
  {
    pattern: new RegExp(`^DROP TABLE (?:IF EXISTS )?${NAME}`, 'i'),
    act: ([table = '']) => ({
      words: `quita la tabla ${table}`,
      table,
      lock: 'all',
      effort: 'none',
      takesAway: `it drops the table ${table}`,
    }),
  },
  {
    pattern: new RegExp(`^DROP (?:INDEX|TRIGGER|FUNCTION) (?:IF EXISTS )?${NAME}`, 'i'),
    act: ([name = '']) => ({
      words: `quita ${name}`,
      table: null,
      lock: null,
      effort: 'none',
      takesAway: `it drops ${name}`,
    }),
  },
];

function demandsOfOld(name: string, table: string): string {
  return `${name} demands something of ${table} that an old server does not know`;
}

function whyNoColumn(rest: string): string | null {
  if (/\b(?:GENERATED|serial|bigserial|smallserial)\b/i.test(rest)) return 'is computed, so that every row is written';
  if (/\b(?:PRIMARY KEY|UNIQUE|CHECK|REFERENCES)\b/i.test(rest)) return 'brings a constraint of its own';
  const [, given = null] = /\bDEFAULT (.*?)(?: NOT NULL)?$/i.exec(rest) ?? [];
  if (given === null) return /\bNOT NULL\b/i.test(rest) ? 'is not null and has no default' : null;
  return CONSTANT.test(given.trim()) ? null : 'has a default that is no constant';
}

/** Without comments, in one line. */
function bare(statement: string): string {
  return statement
    .split('\n')
    .filter((line) => !line.trimStart().startsWith('--'))
    .join(' ')
    .replace(/\s+/g, ' ')
    .replace(/;\s*$/, '')
    .trim();
}
