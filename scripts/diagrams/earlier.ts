/** The charts of an earlier version: from a file that was kept, or from the sources of a tag. */
import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readVersion, type Version } from '#diagrams/kept';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** These read a version's charts and know how they are kept; the rest is as it was then. */
const OURS = ['diagrams/kept.ts', 'diagrams/keptCharts.ts', 'scripts/diagrams/keep.ts', 'scripts/diagrams/version.ts'];

/**
 * Reads the charts of an earlier version.
 * @param name a file, or anything by which git knows a commit.
 * @throws Error with a sentence for the reader, where there is no such thing or it has no charts.
 */
export function earlierVersion(name: string): Version {
  if (existsSync(name)) return versionIn(readFileSync(name, 'utf8'), name);
  const folder = mkdtempSync(join(tmpdir(), 'mostrador-version-'));
  try {
    const archive = spawnSync('git', ['archive', '--format=tar', name], { cwd: ROOT, maxBuffer: 1024 * 1024 * 1024 });
    if (archive.status !== 0) throw new Error(`«${name}» no es un archivo ni una versión que git conozca.`);
    spawnSync('tar', ['-x', '-C', folder], { input: archive.stdout });
    if (!existsSync(join(folder, 'diagrams/machines.ts'))) throw new Error(`«${name}» no tiene diagramas.`);
    for (const file of OURS) {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      copyFileSync(join(ROOT, file), join(folder, file));
    }
    symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'), 'dir');
    const file = join(folder, 'version.json');
    const kept = spawnSync(process.execPath, ['--import', 'tsx', 'scripts/diagrams/keep.ts', name, file], {
      cwd: folder,
      encoding: 'utf8',
    });
    if (!existsSync(file)) throw new Error(`No se pudieron leer los diagramas de «${name}».\n${kept.stderr}`);
    return versionIn(readFileSync(file, 'utf8'), name);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function versionIn(text: string, name: string): Version {
  const version = readVersion(text);
  if (version === null) throw new Error(`«${name}» no tiene diagramas guardados.`);
  return version;
}
