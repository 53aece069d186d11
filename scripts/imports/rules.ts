import type { Import, SourceFile } from './read.ts';

/** A rule about one import of one file; answers whether the import breaks it. */
interface Rule {
  readonly name: string;
  readonly broken: (file: SourceFile, each: Import, house: House) => boolean;
}

/** The packages that package.json names. */
export interface House {
  readonly dependencies: ReadonlySet<string>;
  readonly devDependencies: ReadonlySet<string>;
}

const roomOf = (path: string): string => path.split('/')[0] ?? '';

/** Tests beside a file may take what they need: the rules are about what is delivered. */
const isTest = (path: string): boolean => /\.test\.tsx?$/.test(path);

const leadsTo = (each: Import, ...rooms: readonly string[]): boolean =>
  each.target.kind === 'file' && rooms.includes(roomOf(each.target.path));

const isPackage = (each: Import, ...names: readonly string[]): boolean =>
  each.target.kind === 'package' && names.includes(each.target.name);

const delivered = ['domain', 'contract', 'machines', 'src', 'server'];

/** What only these rooms may be reached by, through their `#room/` name. */
const named = ['domain', 'contract', 'machines'];

const within = (room: string, broken: Rule['broken']): Rule['broken'] => {
  return (file, each, house) => roomOf(file.path) === room && !isTest(file.path) && broken(file, each, house);
};

/** The directions of the house: domain <- contract <- machines (types) <- src, and domain <- contract <- server. */
export const rules: readonly Rule[] = [
  { name: 'an import leads somewhere', broken: (_, each) => each.target.kind === 'nowhere' },
  {
    name: 'a package is named in package.json',
    broken: (_, each, { dependencies, devDependencies }) =>
      each.target.kind === 'package' && !dependencies.has(each.target.name) && !devDependencies.has(each.target.name),
  },
  {
    name: 'what is delivered needs no development package',
    broken: (file, each, { dependencies }) =>
      delivered.includes(roomOf(file.path)) &&
      !isTest(file.path) &&
      !each.typesOnly &&
      each.target.kind === 'package' &&
      !dependencies.has(each.target.name),
  },
  {
    name: 'domain imports zod only',
    broken: within('domain', (_, each) => !leadsTo(each, 'domain') && !isPackage(each, 'zod')),
  },
  {
    name: 'contract imports domain and zod only',
    broken: within('contract', (_, each) => !leadsTo(each, 'contract', 'domain') && !isPackage(each, 'zod')),
  },
  {
    name: 'machines import values of xstate only',
    broken: within('machines', (_, each) => !each.typesOnly && !isPackage(each, 'xstate')),
  },
  {
    name: 'machines take types of domain and contract only',
    broken: within(
      'machines',
      (_, each) => !leadsTo(each, 'machines', 'contract', 'domain') && !isPackage(each, 'xstate'),
    ),
  },
  {
    name: 'src and server are strangers',
    broken: within('src', (_, each) => leadsTo(each, 'server') || each.target.kind === 'node'),
  },
  {
    name: 'the server knows neither src nor machines',
    broken: within('server', (_, each) => leadsTo(each, 'src', 'machines')),
  },
  {
    name: 'nothing imports src',
    broken: (file, each) => leadsTo(each, 'src') && !['src', 'tests', 'bench'].includes(roomOf(file.path)),
  },
  {
    name: 'nothing delivered imports tests, scripts or bench',
    broken: (file, each) =>
      delivered.includes(roomOf(file.path)) && !isTest(file.path) && leadsTo(each, 'tests', 'scripts', 'bench'),
  },
  {
    name: 'views reach the api through connect',
    broken: within(
      'src',
      (file, each) =>
        !/^src\/(api|app|routes)\//.test(file.path) &&
        !each.typesOnly &&
        each.target.kind === 'file' &&
        each.target.path.startsWith('src/api/'),
    ),
  },
  {
    name: 'another room is reached by its #name',
    broken: (file, each) =>
      leadsTo(each, ...named.filter((room) => room !== roomOf(file.path))) && !each.specifier.startsWith('#'),
  },
];

/** The imports that go in a circle, each circle once, as the files in order. */
export const circles = (files: readonly SourceFile[]): string[][] => {
  const edges = new Map(
    files.map(({ path, imports }) => [
      path,
      imports.flatMap(({ target }) => (target.kind === 'file' && target.path !== path ? [target.path] : [])),
    ]),
  );
  const found: string[][] = [];
  const done = new Set<string>();
  const visit = (path: string, trail: readonly string[]): void => {
    const at = trail.indexOf(path);
    if (at >= 0) {
      found.push([...trail.slice(at), path]);
      return;
    }
    if (done.has(path)) return;
    for (const next of edges.get(path) ?? []) visit(next, [...trail, path]);
    done.add(path);
  };
  for (const path of edges.keys()) visit(path, []);
  return found;
};
