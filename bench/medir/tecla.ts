import type { Browser, Page } from '@playwright/test';
import type { Medida } from '../informe.ts';
import { medianaYP95 } from '../informe.ts';
import { entrar, FRENO_CPU, frenar, heapDe, paginaNueva } from '../navegador.ts';

const TEXTO = 'El cliente reporta que la licuadora no enciende desde el primer día y pide que se le cambie por otra.';

/** As a quick typist; without a pause the next key comes before the message that ends the measure of this one. */
const ENTRE_TECLAS_MS = 100;

/** Milliseconds from a keystroke until its updates are in the page, and until the layout is made. */
interface Tecla {
  readonly enPagina: number;
  readonly dispuesta: number;
}

/** From a keystroke in the new-case window to the updated and laid-out page, CPU 4x, and the page's memory. */
export const medirTecla = async (navegador: Browser, url: string): Promise<readonly Medida[]> => {
  const { page, cdp, cerrar } = await paginaNueva(navegador, 1);
  await entrar(page, url);
  const heapInicio = await heapDe(cdp);
  await page.goto(`${url}valida-operacion?tienda=1&operacion=1000001`);
  await page.getByRole('button', { name: 'Nuevo Caso', exact: true }).click();
  const ventana = page.getByRole('dialog', { name: 'Nuevo Caso' });
  const heapVentana = await heapDe(cdp);
  await anotarTeclas(page);
  await frenar(cdp, FRENO_CPU);
  await ventana.getByLabel(/^Descripción/).pressSequentially(TEXTO, { delay: ENTRE_TECLAS_MS });
  const descripcion = await teclas(page);
  await ventana.getByLabel(/^Nombre/).pressSequentially(TEXTO.slice(0, 50), { delay: ENTRE_TECLAS_MS });
  const nombre = await teclas(page);
  await cerrar();
  return [
    ...medidasDe('Descripción', descripcion),
    ...medidasDe('Nombre', nombre),
    { que: 'Page memory (JavaScript heap): home', valor: `${heapInicio.toFixed(1)} MB`, meta: null },
    { que: 'Page memory: validation screen with the window open', valor: `${heapVentana.toFixed(1)} MB`, meta: null },
  ];
};

const medidasDe = (campo: string, cifras: readonly Tecla[]): readonly Medida[] => [
  {
    que: `Keystroke in ${campo}: in the page, CPU 4x`,
    valor: medianaYP95(cifras.map(({ enPagina }) => enPagina)),
    meta: 'under 8 ms',
  },
  {
    que: `Keystroke in ${campo}: laid out, as a rule painted, CPU 4x`,
    valor: medianaYP95(cifras.map(({ dispuesta }) => dispuesta)),
    meta: null,
  },
];

/**
 * Times every input event: from before React hears it until its updates are in the page, and until the layout is made.
 * React commits what was typed within the event, at the latest in a microtask. The layout is asked for in a message, which
 * comes, as a rule, when the browser has painted the frame of the keystroke.
 */
const anotarTeclas = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const cifras: Tecla[] = [];
    Object.assign(globalThis, { cifras });
    window.addEventListener(
      'beforeinput',
      () => {
        const inicio = performance.now();
        let enPagina = 0;
        const canal = new MessageChannel();
        canal.port1.onmessage = () => {
          void document.body.offsetHeight;
          cifras.push({ enPagina, dispuesta: performance.now() - inicio });
        };
        // Without a name: the compiler names functions by a helper that the page has not got.
        window.addEventListener(
          'input',
          () => {
            queueMicrotask(() => {
              enPagina = performance.now() - inicio;
            });
            canal.port2.postMessage(null);
          },
          { once: true },
        );
      },
      { capture: true },
    );
  });

const teclas = (page: Page): Promise<Tecla[]> =>
  page.evaluate(() => (globalThis as unknown as { cifras: Tecla[] }).cifras.splice(0));
