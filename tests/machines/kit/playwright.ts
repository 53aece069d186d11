/** QA cases as a Playwright file that runs on its own, against the address of an instance. */
import { PERSONAS, TIENDA } from '../muestra.ts';
import type { Gesturing } from './gestures.ts';
import type { Path, Plan } from './plan.ts';
import type { TestCase } from './testCases.ts';

/** Needs `@playwright/test` alone: `MOSTRADOR=http://… npx playwright test FILE`. A case that no program can do is skipped with the reason. */
export function playwright(nombre: string, casos: readonly TestCase[], { paths }: Plan, gestures: Gesturing): string {
  return [
    `// ${nombre}: casos de prueba que salen de su máquina (npm run casos-de-prueba -- --formato playwright); no se editan a mano.`,
    '// Necesita @playwright/test: MOSTRADOR=http://127.0.0.1:4000/mostrador/ npx playwright test <este archivo>.',
    '// Con contraseñas: CONTRASENA_100002, y así cada quien.',
    "import { expect, type Page, type Route, test } from '@playwright/test';",
    '',
    "const DIRECCION = process.env.MOSTRADOR ?? 'http://127.0.0.1:4000/mostrador/';",
    "test.use({ baseURL: DIRECCION, locale: 'es-MX', timezoneId: 'America/Mexico_City' });",
    '',
    'async function entra(page: Page, numiden: string, idTienda: number, tienda: string): Promise<void> {',
    "  const contrasena = process.env['CONTRASENA_' + numiden];",
    "  const respuesta = await page.request.post('api/sesion/login', {",
    '    data: { numiden, idTienda, tienda, ...(contrasena !== undefined && { contrasena }) },',
    '  });',
    "  expect(respuesta.ok(), numiden + ' puede entrar').toBe(true);",
    '}',
    '',
    ...gestures.antes,
    ...casos.flatMap((caso, index) => ['', ...testOf(caso, paths[index], gestures)]),
    '',
  ].join('\n');
}

function testOf(
  { id, titulo, frecuencia, prepara, datos, inicio, pasos, prueba }: TestCase,
  path: Path | undefined,
  gestures: Gesturing,
) {
  if (path === undefined) throw new Error(`The case ${id} has no path.`);
  const details = [
    `tag: ['@${id}', '@${frecuencia}']`,
    `annotation: [${[
      ...prepara.map((text) => ['dado', text]),
      ['dado', inicio],
      ...prueba.map((arrow) => ['prueba', arrow]),
    ]
      .map(([type = '', description = '']) => `{ type: ${quoted(type)}, description: ${quoted(description)} }`)
      .join(', ')}]`,
  ];
  const head = `test(${quoted(`${id} ${titulo}`)}, { ${details.join(', ')} }, async ({ page }) => {`;
  const steps = path.events.map((event, index) => ({
    accion: pasos[index]?.accion ?? event.type,
    lines: gestures.does(event),
    step: path.steps[index + 1],
  }));
  const lacking = steps.find(({ lines }) => lines === null);
  if (lacking !== undefined)
    return [
      head,
      `  test.skip(true, ${quoted(`A mano: ${lacking.accion}. ${pasos.find(({ accion }) => accion === lacking.accion)?.como ?? ''}`.trim())});`,
      '});',
    ];
  const [start] = path.steps;
  return [
    head,
    `  await entra(page, '${PERSONAS[datos.quien].numiden}', ${TIENDA.id}, ${quoted(TIENDA.nombre)});`,
    ...[...gestures.abre(path.input), ...(start === undefined ? [] : gestures.sees(start))].map(indented),
    ...steps.flatMap(({ accion, lines, step }) => [
      `  await test.step(${quoted(accion)}, async () => {`,
      ...[...(lines ?? []), ...(step === undefined ? [] : gestures.sees(step))].map((line) => indented(indented(line))),
      '  });',
    ]),
    '});',
  ];
}

function indented(line: string): string {
  return line === '' ? '' : `  ${line}`;
}

/** As a string of the file. */
export function quoted(text: string): string {
  return `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'").replaceAll('\n', '\\n')}'`;
}
