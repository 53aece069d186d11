import type { SampleEmployee } from '../demo/empleados.ts';
import type { Config } from '../platform/config.ts';
import type { InitialPasswords } from './initialPasswords.ts';

const ALL_ADDRESSES = ['0.0.0.0', '::'];
const OWN = ['127.0.0.1', '::1', 'localhost', ...ALL_ADDRESSES];

/** The address to open in a browser on this machine. */
function addressOf({ host, basePath }: Config, port: number): string {
  const nombre = OWN.includes(host) ? 'localhost' : host.includes(':') ? `[${host}]` : host;
  return `http://${nombre}:${port}${basePath}`;
}

function inColumns(rows: readonly (readonly string[])[]): readonly string[] {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows.map((row) => `  ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ')}`.trimEnd());
}

interface Announcement {
  readonly config: Config;
  readonly puerto: number;
  /** Whether the app is served too; in development Vite serves it, at an address of its own. */
  readonly conApp: boolean;
  readonly empleados: readonly SampleEmployee[];
  /** Null unless this start gave the first passwords. */
  readonly passwords: InitialPasswords | null;
}

/**
 * The text that the start prints once the server answers: the address, the people to sign in as, and where the first
 * passwords are, never the passwords.
 */
export function announceStart({ config, puerto, conApp, empleados, passwords }: Announcement): string {
  const address = addressOf(config, puerto);
  const lines = ['', conApp ? `Mostrador está listo: ${address}` : `Llamadas del servidor: ${address}api/docs/`, ''];
  if (empleados.length > 0) {
    lines.push(
      'Empleados de muestra (Tienda Centro):',
      ...inColumns([
        ['Número', 'Nombre', 'Rol', 'Puede'],
        ...empleados.map(({ numiden, nombre, rol, may }) => [String(numiden), nombre, rol, may]),
      ]),
      '',
    );
  }
  if (passwords !== null) {
    lines.push(
      `Contraseñas iniciales (${passwords.cuantas}), solo para quien puede leer el archivo:`,
      `  ${passwords.archivo}`,
      'Cada persona cambia la suya al entrar por primera vez. Entréguelas y borre el archivo.',
      '',
    );
  }
  lines.push('Ctrl-C cierra el servidor.', '');
  return lines.join('\n');
}
