import { dirname, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { runnerImport } from 'vite';

type Exportados = Readonly<Record<string, unknown>>;

/** What `src/theme/modulos.ts` exports. */
interface Evaluados {
  readonly evaluados: {
    readonly modulos: Readonly<Record<string, Exportados>>;
    readonly cssDe: (clase: string) => string;
  };
}

const ES_ESTILO = /\/src\/(?:.+\/estilos|theme\/recipes\/[^/]+)\.ts$/;
const TODOS = 'src/theme/modulos.ts';
const ELEGIR = 'src/theme/elegir.ts';
/** Whichever style sheet comes first decides the order of the layers: each one says it. */
const CAPAS = '@layer reset, base, recipes;';
const HOJA = 'virtual:estilos.css?de=';

/**
 * Resolves the theme while the app is built: each style module becomes constants, the names of its classes, beside a
 * style sheet of its own. No browser computes a style, and none loads the engine that would.
 * @param raiz the project's folder, which a page that is built from elsewhere does not know.
 */
export const estilosEstaticos = (raiz: string): Plugin => {
  let evaluados: Promise<ReadonlyMap<string, Exportados>> | null = null;
  let cssDe: Evaluados['evaluados']['cssDe'] = () => '';
  const hojas = new Map<string, string>();

  const evaluar = async (): Promise<ReadonlyMap<string, Exportados>> => {
    const { module } = await runnerImport<Evaluados>(resolve(raiz, TODOS), { root: raiz, configFile: false });
    cssDe = module.evaluados.cssDe;
    const tema = dirname(resolve(raiz, TODOS));
    return new Map(
      Object.entries(module.evaluados.modulos).map(([ruta, exportados]) => [resolve(tema, ruta), exportados]),
    );
  };

  return {
    name: 'estilos-estaticos',
    enforce: 'pre',
    buildStart() {
      evaluados = null;
    },
    resolveId(id) {
      return id.startsWith(HOJA) ? `\0${id}` : null;
    },
    async load(id) {
      if (id.startsWith(`\0${HOJA}`)) return hojas.get(id.slice(HOJA.length + 1)) ?? '';
      if (!ES_ESTILO.test(id)) return null;
      evaluados ??= evaluar();
      const exportados = (await evaluados).get(id);
      if (exportados === undefined) this.error(`${id} is no style module that ${TODOS} finds.`);
      const clases = Object.values(exportados).flatMap(clasesDe);
      hojas.set(id, [CAPAS, ...[...new Set(clases)].map(cssDe)].join('\n'));
      return [
        `import ${JSON.stringify(HOJA + id)};`,
        `import { elegir } from ${JSON.stringify(resolve(raiz, ELEGIR))};`,
        ...Object.entries(exportados).map(([nombre, valor]) => `export const ${nombre} = ${codigoDe(valor)};`),
      ].join('\n');
    },
    handleHotUpdate({ file, server, modules }) {
      if (!ES_ESTILO.test(file) && !file.startsWith(resolve(raiz, 'src/theme/'))) return modules;
      evaluados = null;
      server.ws.send({ type: 'full-reload' });
      return [];
    },
  };
};

interface ConDatos {
  readonly datos: readonly [
    base: string,
    variantes: Readonly<Record<string, Readonly<Record<string, string>>>>,
    object,
  ];
}

const esReceta = (valor: unknown): valor is ConDatos => typeof valor === 'function' && 'datos' in valor;

const clasesDe = (valor: unknown): readonly string[] => {
  if (typeof valor === 'string') return [valor];
  if (!esReceta(valor)) return [];
  const [base, variantes] = valor.datos;
  return [base, ...Object.values(variantes).flatMap((opciones) => Object.values(opciones))];
};

const codigoDe = (valor: unknown): string =>
  esReceta(valor) ? `/* @__PURE__ */ elegir(...${JSON.stringify(valor.datos)})` : JSON.stringify(valor);
