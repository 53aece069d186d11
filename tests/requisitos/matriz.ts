/** The matrix of requirements as testers read it: what each rule says, what tries it, and which cases. */
import { cell } from '../machines/kit/formats.ts';
import { esFlecha, type Prueba, type Requisito } from './requisito.ts';
import { pruebasDe, REQUISITOS } from './requisitos.ts';

/** A case with the arrows that it is about. */
export interface CasoDeFlecha {
  readonly id: string;
  readonly prueba: readonly string[];
}

const SECCIONES = {
  2: 'Pantallas y rutas',
  3: 'Datos',
  4: 'Estados y transiciones',
  5: 'Validaciones',
  6: 'Permisos',
  7: 'Llamadas',
  8: 'Mensajes',
  9: 'Constantes y límites',
} as const;

/** The matrix as Markdown, a table a section of the specification. */
export function matrizMd(casos: readonly CasoDeFlecha[]): string {
  const untried = REQUISITOS.filter((requisito) => 'sinPrueba' in requisito);
  return [
    '# Requisitos',
    '',
    'Cada regla de la especificación, con nuestras palabras, y lo que la prueba: el título de la prueba en su archivo, o la flecha de una',
    'máquina, que recorren los casos de la última columna. Sale de `tests/requisitos/` con `npm run casos-de-prueba`; no se edita a mano.',
    '',
    `${REQUISITOS.length} requisitos; sin prueba, ${untried.length}: ${untried.map(({ id }) => id).join(', ')}.`,
    ...Object.entries(SECCIONES).flatMap(([number, title]) => [
      '',
      `## ${number}. ${title}`,
      '',
      '| Requisito | Regla | Lo prueba | Casos |',
      '| --- | --- | --- | --- |',
      ...REQUISITOS.filter(({ id }) => id.startsWith(`R${number}-`)).map(
        (requisito) =>
          `| ${[
            requisito.id,
            sayingOf(requisito),
            triedBy(requisito).join('<br>'),
            casesOf(requisito, casos).join(', '),
          ]
            .map((text) => text.replaceAll('|', '\\|'))
            .join(' | ')} |`,
      ),
    ]),
    '',
  ].join('\n');
}

/** The same as a table for a spreadsheet: BOM, semicolons, CRLF. */
export function matrizCsv(casos: readonly CasoDeFlecha[]): string {
  const rows = REQUISITOS.map((requisito) => [
    requisito.id,
    SECCIONES[Number(requisito.id[1]) as keyof typeof SECCIONES],
    sayingOf(requisito),
    triedBy(requisito).join('\n'),
    casesOf(requisito, casos).join(', '),
  ]);
  const head = ['requisito', 'seccion', 'regla', 'prueba', 'casos'];
  return `\ufeff${[head, ...rows].map((row) => row.map(cell).join(';')).join('\r\n')}\r\n`;
}

function sayingOf(requisito: Requisito): string {
  return 'dice' in requisito ? requisito.dice : `Retirado: ${requisito.retirado}`;
}

function triedBy(requisito: Requisito): readonly string[] {
  if ('sinPrueba' in requisito) return [`Nada la prueba: ${requisito.sinPrueba}`];
  return pruebasDe(requisito).map((prueba) =>
    'flechas' in prueba ? `flechas ${prueba.flechas}` : `${prueba.archivo}: «${prueba.titulo}»`,
  );
}

function casesOf(requisito: Requisito, casos: readonly CasoDeFlecha[]): readonly string[] {
  const tries = (arrow: string) => (prueba: Prueba) => 'flechas' in prueba && esFlecha(arrow, prueba.flechas);
  const isAbout = ({ prueba }: CasoDeFlecha) => prueba.some((arrow) => pruebasDe(requisito).some(tries(arrow)));
  return casos.filter(isAbout).map(({ id }) => id);
}
