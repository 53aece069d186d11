import type { Failure } from '#contract/common/failure';
import { validarOperacionMachine } from '#machines/validarOperacion.machine';
import type { OperationFindings } from '#machines/validarOperacion.types';
import { gesturing, type Lines } from '../kit/gestures.ts';
import { quoted } from '../kit/playwright.ts';

/** Each reading of a search waits until its case says what becomes of it. */
const BEFORE = [
  "type Lectura = 'cabecera' | 'articulos' | 'vales';",
  "type Fin = 'contesta' | 'no existe' | 'se corta' | 503 | 500;",
  '',
  '/** Detiene las lecturas de una búsqueda hasta que el caso dice qué les pasa. */',
  'async function detenerLecturas(page: Page) {',
  '  const lecturas: Readonly<Record<Lectura, RegExp>> = {',
  '    cabecera: /venta\\/get-venta-por-id/,',
  '    articulos: /venta\\/articulos-operacion/,',
  '    vales: /vales\\/consultas\\/get-by-tienda-operacion/,',
  '  };',
  '  const detenidas = new Map<Lectura, Route>();',
  '  /** Un GET que se corta se pide solo una vez más, que se corta también. */',
  '  const cortadas = new Set<Lectura>();',
  '  for (const [lectura, llamada] of Object.entries(lecturas) as [Lectura, RegExp][])',
  '    await page.route(llamada, async (route) => {',
  "      if (cortadas.delete(lectura)) await route.abort('internetdisconnected');",
  '      else detenidas.set(lectura, route);',
  '    });',
  '  /** De cada lectura que espera, su fin; sin uno suyo, contesta. */',
  '  return async (fines: Partial<Record<Lectura, Fin>> = {}) => {',
  "    await expect.poll(() => detenidas.size, { message: 'la búsqueda salió' }).toBeGreaterThan(0);",
  '    // Salen juntas.',
  '    await page.waitForTimeout(100);',
  '    const todas = [...detenidas];',
  '    detenidas.clear();',
  '    for (const [lectura, route] of todas) {',
  "      const fin = fines[lectura] ?? 'contesta';",
  "      if (fin === 'contesta') await route.continue();",
  "      else if (fin === 'se corta') {",
  '        // Mientras no hay conexión, tampoco contesta la salud del servidor: si contestara, se buscaría de nuevo.',
  '        await page.route(/sistema\\/salud/, (salud) => salud.abort());',
  "        if (route.request().method() === 'GET') cortadas.add(lectura);",
  "        await route.abort('internetdisconnected');",
  '      }',
  "      else if (fin === 'no existe') await route.fulfill({ status: 404, json: { message: 'No existe' } });",
  '      else await route.fulfill({ status: fin, json: {} });',
  '    }',
  '  };',
  '}',
];

const STORE = "page.getByLabel('Tienda', { exact: true })";
const NUMBER = "page.getByLabel('Operación', { exact: true })";

function button(name: string): string {
  return `page.getByRole('button', { name: ${quoted(name)}, exact: true })`;
}

function seen(text: string): string {
  return `await expect(page.getByText(${quoted(text)}).first()).toBeVisible();`;
}

/** The end of a reading that fails as a sample does; null for one that is of no server. */
function endOf(failure: unknown): string | null {
  switch ((failure as Partial<Failure>).tipo) {
    case 'sinConexion':
      return "'se corta'";
    case 'noDisponible':
      return '503';
    case 'interno':
      return '500';
    default:
      return null;
  }
}

function answered({ cabecera, articulos }: OperationFindings): Lines {
  if ('datos' in cabecera && cabecera.datos === null) return ["await contestan({ cabecera: 'no existe' });"];
  if (!('failure' in articulos)) return ['await contestan();'];
  const end = endOf(articulos.failure);
  return end === null ? null : [`await contestan({ articulos: ${end} });`];
}

export const validarOperacionGestures = gesturing(validarOperacionMachine, {
  antes: BEFORE,
  abre: (input) => [
    'const contestan = await detenerLecturas(page);',
    input === undefined
      ? "await page.goto('valida-operacion');"
      : `await page.goto('valida-operacion?tienda=${input.tienda}&operacion=${input.operacion}');`,
  ],
  eventos: {
    // The end of a cut is told by the health of the server, and a change of a sale by the stream of changes.
    conexionRestablecida: () => null,
    ventaCambiada: () => null,
    elegirTienda: ({ tienda }) => [
      tienda === 0 ? `await ${STORE}.selectOption({ index: 0 });` : `await ${STORE}.selectOption('${tienda}');`,
    ],
    // The same number again is no change for a field.
    escribirOperacion: ({ operacion }) => [
      `await ${NUMBER}.fill('');`,
      ...(operacion === '' ? [] : [`await ${NUMBER}.fill(${quoted(operacion)});`]),
    ],
    buscar: () => [`await ${NUMBER}.press('Enter');`],
    reintentar: () => [`await page.locator('main').getByRole('button', { name: 'Reintentar', exact: true }).click();`],
    nuevoCaso: () => [`await ${button('Nuevo Caso')}.click();`],
  },
  actores: {
    vigilarConexion: { contesta: () => null, falla: () => null },
    buscarOperacion: {
      contesta: answered,
      falla: (error) => {
        const end = endOf(error);
        return end === null ? null : [`await contestan({ cabecera: ${end}, articulos: ${end}, vales: ${end} });`];
      },
    },
  },
  ve: (nodes, { operacion, hallazgos }) => {
    const isIn = (state: string) => nodes.includes(`validarOperacion.${state}`);
    const isNobodys = hallazgos !== null && 'datos' in hallazgos.cabecera && hallazgos.cabecera.datos === null;
    return [
      `await expect(${NUMBER}).toHaveValue(${quoted(operacion)});`,
      ...(isIn('searching') ? [`await expect(${button('Buscando...')}).toBeVisible();`] : []),
      ...(isIn('idle') ? ["await expect(page.getByRole('table', { name: 'Artículos' })).toHaveCount(0);"] : []),
      ...(isIn('found') ? [`await expect(${button('Nuevo Caso')}).toBeEnabled();`] : []),
      ...(isIn('found.whole') && !isNobodys
        ? ["await expect(page.getByRole('table', { name: 'Artículos' })).toBeVisible();"]
        : []),
      ...(isIn('found.partial') ? [seen('No se pudieron leer los artículos')] : []),
      ...(isIn('failed') ? [`await expect(${button('Buscando...')}).toHaveCount(0);`] : []),
    ];
  },
  avisa: ({ type, texto }) =>
    type === 'aviso' ? [seen(String(texto))] : ["await expect(page.getByRole('dialog')).toBeVisible();"],
});
