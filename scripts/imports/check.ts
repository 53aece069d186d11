import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readImports } from './read.ts';
import type { House } from './rules.ts';
import { circles, rules } from './rules.ts';

/** What a check of the import rules saw: violations in words, and how much it looked at. */
export interface ImportCheck {
  readonly violations: readonly string[];
  readonly files: number;
  readonly imports: number;
}

/**
 * Checks the import rules over the given rooms of the house at `root`. Rooms without any import between them are a
 * violation too: a checker that sees nothing must not call that a success.
 */
export const checkImports = (root: string, rooms: readonly string[]): ImportCheck => {
  const house = readHouse(root);
  const files = readImports(root, rooms);
  const imports = files.reduce((sum, file) => sum + file.imports.length, 0);
  const broken = files.flatMap((file) =>
    file.imports.flatMap((each) =>
      rules
        .filter((rule) => rule.broken(file, each, house))
        .map(({ name }) => `${name}: ${file.path} imports ${each.specifier}`),
    ),
  );
  return {
    violations: [
      ...broken,
      ...circles(files).map((circle) => `no circles: ${circle.join(' -> ')}`),
      ...(imports === 0 ? ['no import was seen in any file'] : []),
    ],
    files: files.length,
    imports,
  };
};

const readHouse = (root: string): House => {
  const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    dependencies?: Record<string, string>;
    devDependencies?: Record<string, string>;
  };
  return {
    dependencies: new Set(Object.keys(manifest.dependencies ?? {})),
    devDependencies: new Set(Object.keys(manifest.devDependencies ?? {})),
  };
};
