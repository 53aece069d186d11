import type { Browser } from '@playwright/test';
import type { Medida } from '../informe.ts';
import { medianaYP95 } from '../informe.ts';
import { paginaNueva } from '../navegador.ts';

const RONDAS = 15;

/**
 * First render and re-render (sorting by another column) of 100 rows of 11 columns, on fresh pages, CPU 4x. A page
 * on which React has drawn nothing yet compiles React too; in the product it has drawn a form before any table.
 */
export const medirTabla = async (navegador: Browser, direccion: string): Promise<readonly Medida[]> => {
  const enUso = nuevasCifras();
  const enFrio = nuevasCifras();
  for (let ronda = 0; ronda < RONDAS; ronda += 1) {
    await medirUna(navegador, direccion, true, enUso);
    await medirUna(navegador, direccion, false, enFrio);
  }
  return [
    ...medidasDe('Table of 100 rows and 11 columns, as the first thing that React draws', enFrio),
    ...medidasDe('The same table, after a form', enUso),
  ];
};

const medidasDe = (que: string, { primero, otraVez }: ReturnType<typeof nuevasCifras>): readonly Medida[] => [
  { que: `${que}: first render, CPU 4x`, valor: medianaYP95(primero), meta: 'under 40 ms' },
  { que: `${que}: re-render, CPU 4x`, valor: medianaYP95(otraVez), meta: 'under 10 ms' },
];

const nuevasCifras = () => ({ primero: [] as number[], otraVez: [] as number[] });

const medirUna = async (
  navegador: Browser,
  direccion: string,
  trasFormulario: boolean,
  cifras: ReturnType<typeof nuevasCifras>,
): Promise<void> => {
  const { page, cerrar } = await paginaNueva(navegador);
  await page.goto(direccion, { waitUntil: 'networkidle' });
  const medido = await page.evaluate(
    (tras) =>
      (globalThis as unknown as { medirTabla: (tras: boolean) => { primero: number; otraVez: number } }).medirTabla(
        tras,
      ),
    trasFormulario,
  );
  cifras.primero.push(medido.primero);
  cifras.otraVez.push(medido.otraVez);
  await cerrar();
};
