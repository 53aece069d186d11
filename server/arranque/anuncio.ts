import type { Config } from '../config.ts';
import type { EmpleadoDeMuestra } from '../demo/empleados.ts';
import type { ContrasenasIniciales } from './contrasenasIniciales.ts';

const TODAS_LAS_DIRECCIONES = ['0.0.0.0', '::'];
const PROPIAS = ['127.0.0.1', '::1', 'localhost', ...TODAS_LAS_DIRECCIONES];

/** The address to open in a browser on this machine. */
export const direccionDe = ({ host, basePath }: Config, puerto: number): string => {
  const nombre = PROPIAS.includes(host) ? 'localhost' : host.includes(':') ? `[${host}]` : host;
  return `http://${nombre}:${puerto}${basePath}`;
};

const enColumnas = (filas: readonly (readonly string[])[]): readonly string[] => {
  const anchos = (filas[0] ?? []).map((_, columna) => Math.max(...filas.map((fila) => fila[columna]?.length ?? 0)));
  return filas.map((fila) =>
    `  ${fila.map((celda, columna) => celda.padEnd(anchos[columna] ?? 0)).join('  ')}`.trimEnd(),
  );
};

interface Anuncio {
  readonly config: Config;
  readonly puerto: number;
  /** Whether the app is served too; in development Vite serves it, at an address of its own. */
  readonly conApp: boolean;
  readonly empleados: readonly EmpleadoDeMuestra[];
  /** Null unless this start gave the first passwords. */
  readonly contrasenas: ContrasenasIniciales | null;
}

/** What the start prints once the server answers: the address, with whom to sign in, and where the first passwords are, never the passwords. */
export const anunciar = ({ config, puerto, conApp, empleados, contrasenas }: Anuncio): string => {
  const direccion = direccionDe(config, puerto);
  const lineas = [
    '',
    conApp ? `Mostrador está listo: ${direccion}` : `Llamadas del servidor: ${direccion}api/docs/`,
    '',
  ];
  if (empleados.length > 0) {
    lineas.push(
      'Empleados de muestra (Tienda Centro):',
      ...enColumnas([
        ['Número', 'Nombre', 'Rol', 'Puede'],
        ...empleados.map(({ numiden, nombre, rol, puede }) => [String(numiden), nombre, rol, puede]),
      ]),
      '',
    );
  }
  if (contrasenas !== null) {
    lineas.push(
      `Contraseñas iniciales (${contrasenas.cuantas}), solo para quien puede leer el archivo:`,
      `  ${contrasenas.archivo}`,
      'Cada persona cambia la suya al entrar por primera vez. Entréguelas y borre el archivo.',
      '',
    );
  }
  lineas.push('Ctrl-C cierra el servidor.', '');
  return lineas.join('\n');
};
