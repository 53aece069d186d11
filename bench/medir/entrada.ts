import type { Browser } from '@playwright/test';
import type { Medida } from '../informe.ts';
import { medianaYP95, resumen } from '../informe.ts';
import { paginaNueva } from '../navegador.ts';

const RONDAS = 15;

/**
 * Time from the first byte of the page to a form that can be typed in, and to its list of stores, with the processor
 * four times slower; the bare page and the product take turns, so that a slow minute of the machine hits both.
 */
export const medirEntrada = async (navegador: Browser, url: string, desnuda: string): Promise<readonly Medida[]> => {
  const piso: number[] = [];
  const campos: number[] = [];
  const tiendas: number[] = [];
  for (let ronda = 0; ronda < RONDAS; ronda += 1) {
    piso.push((await cronometrar(navegador, desnuda)).campo);
    const producto = await cronometrar(navegador, `${url}auth/login`);
    campos.push(producto.campo);
    tiendas.push(producto.opciones);
  }
  const razon = resumen(campos).mediana / resumen(piso).mediana;
  return [
    { que: 'Bare React page: form usable, CPU 4x', valor: medianaYP95(piso), meta: null },
    { que: 'Login screen: form usable, CPU 4x', valor: medianaYP95(campos), meta: null },
    { que: 'Login screen against the bare page', valor: `${razon.toFixed(2)} times`, meta: 'at most 2.1 times' },
    { que: 'Login screen: stores listed, CPU 4x', valor: medianaYP95(tiendas), meta: null },
  ];
};

interface Tiempos {
  readonly campo: number;
  readonly opciones: number;
}

/**
 * Runs in the page before anything else; a text, because a compiled function would miss its helpers there. It speaks by
 * the console: asking the page would put the asker's own script into the time that is measured.
 */
const CRONOMETRO = `
  const vistos = new Set();
  const mirar = (que, selector) => {
    if (vistos.has(que) || document.querySelector(selector) === null) return;
    vistos.add(que);
    const [carga] = performance.getEntriesByType('navigation');
    console.debug('medido', que, performance.now() - carga.responseStart);
  };
  new MutationObserver(() => {
    mirar('campo', 'form input:not([disabled])');
    mirar('opciones', 'form select:not([disabled]) option:nth-child(2)');
  }).observe(document, { subtree: true, childList: true, attributes: true });
`;

const cronometrar = async (navegador: Browser, direccion: string): Promise<Tiempos> => {
  const { page, cerrar } = await paginaNueva(navegador);
  await page.addInitScript({ content: CRONOMETRO });
  const medido = (que: keyof Tiempos): Promise<number> =>
    page
      .waitForEvent('console', (mensaje) => mensaje.text().startsWith(`medido ${que} `))
      .then((mensaje) => Number(mensaje.text().split(' ')[2]));
  const [campo, opciones] = await Promise.all([
    medido('campo'),
    medido('opciones'),
    page.goto(direccion, { waitUntil: 'commit' }),
  ]);
  await cerrar();
  return { campo, opciones };
};
