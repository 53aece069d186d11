import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { dirname, join } from 'node:path';
import { parseSync } from '@swc/core';

/** One import of a file: what it names, where that leads, and whether it brings types alone. */
export interface Import {
  readonly specifier: string;
  readonly typesOnly: boolean;
  readonly target: Target;
}

/** Where an import leads: a file of the house (path from its root), a package, Node itself, or nowhere. */
export type Target =
  | { readonly kind: 'file'; readonly path: string }
  | { readonly kind: 'package'; readonly name: string }
  | { readonly kind: 'node' }
  | { readonly kind: 'nowhere' };

/** A source file of the house, by its path from the root, with slashes. */
export interface SourceFile {
  readonly path: string;
  readonly imports: readonly Import[];
}

/** Reads every TypeScript file of the given rooms with all that it imports, also by `import()` and `export from`. */
export const readImports = (root: string, rooms: readonly string[]): SourceFile[] =>
  rooms
    .filter((room) => existsSync(join(root, room)))
    .flatMap((room) => sourcesIn(root, room))
    .map((path) => ({ path, imports: importsOf(root, path) }));

const sourcesIn = (root: string, room: string): string[] =>
  readdirSync(join(root, room), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => `${room}/${name.replaceAll('\\', '/')}`);

const importsOf = (root: string, path: string): Import[] => {
  const source = readFileSync(join(root, path), 'utf8');
  const tree = parseSync(source, { syntax: 'typescript', tsx: path.endsWith('.tsx'), target: 'es2022' });
  return statements(tree).map(({ specifier, typesOnly }) => ({
    specifier,
    typesOnly,
    target: resolve(root, path, specifier),
  }));
};

type Statement = Pick<Import, 'specifier' | 'typesOnly'>;

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const textOf = (value: unknown): string | null =>
  isRecord(value) && value.type === 'StringLiteral' && typeof value.value === 'string' ? value.value : null;

/** Every import anywhere in a syntax tree. */
const statements = (node: unknown): Statement[] => {
  if (Array.isArray(node)) return node.flatMap(statements);
  if (!isRecord(node)) return [];
  const own = statementOf(node);
  return own === null ? Object.values(node).flatMap(statements) : [own];
};

const statementOf = (node: Record<string, unknown>): Statement | null => {
  const found = (specifier: string | null, typesOnly: boolean): Statement | null =>
    specifier === null ? null : { specifier, typesOnly };
  switch (node.type) {
    case 'ImportDeclaration':
    case 'ExportNamedDeclaration':
    case 'ExportAllDeclaration':
      return found(textOf(node.source), node.typeOnly === true);
    case 'TsImportType':
      return found(textOf(node.argument), true);
    case 'CallExpression': {
      const [first] = Array.isArray(node.arguments) ? node.arguments : [];
      const dynamic = isRecord(node.callee) && node.callee.type === 'Import';
      return dynamic && isRecord(first) ? found(textOf(first.expression), false) : null;
    }
    default:
      return null;
  }
};

const resolve = (root: string, from: string, specifier: string): Target => {
  const [plain = specifier] = specifier.split('?');
  if (plain.startsWith('node:') || builtinModules.includes(plain)) return { kind: 'node' };
  if (plain.startsWith('.')) return fileAt(root, join(dirname(from), plain).replaceAll('\\', '/'));
  if (plain.startsWith('#')) return fileAt(root, `${plain.slice(1)}.ts`);
  const parts = plain.split('/');
  return { kind: 'package', name: parts.slice(0, plain.startsWith('@') ? 2 : 1).join('/') };
};

const fileAt = (root: string, path: string): Target =>
  existsSync(join(root, path)) ? { kind: 'file', path } : { kind: 'nowhere' };
