import type { Browser, Page } from '@playwright/test';
import { brake, CPU_BRAKE, heapOf, newPage, signIn } from '../browser.ts';
import { type Measure, medianWithin, p95Within } from '../report.ts';

const TEXT = 'El cliente reporta que la licuadora no enciende desde el primer día y pide que se le cambie por otra.';

/** As a quick typist; without a pause the next key comes before the message that ends the measure of this one. */
const BETWEEN_KEYS_MS = 100;

/** Milliseconds from a keystroke until its updates are in the page, and until the layout is made. */
interface KeyTiming {
  readonly enPagina: number;
  readonly dispuesta: number;
}

/** From a keystroke in the new-case window to the updated and laid-out page, CPU 4x, and the page's memory. */
export async function measureKey(browser: Browser, url: string): Promise<readonly Measure[]> {
  const { page, cdp, cerrar } = await newPage(browser, 1);
  await signIn(page, url);
  const heapInicio = await heapOf(cdp);
  await page.goto(`${url}valida-operacion?tienda=1&operacion=1000001`);
  await page.getByRole('button', { name: 'Nuevo Caso', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Nuevo Caso' });
  // The customer of the operation is proposed: the names are typed for somebody else.
  await dialog.getByRole('button', { name: 'Es otra persona', exact: true }).click();
  const heapVentana = await heapOf(cdp);
  await noteKeys(page);
  await brake(cdp, CPU_BRAKE);
  await dialog.getByLabel(/^Descripción/).pressSequentially(TEXT, { delay: BETWEEN_KEYS_MS });
  const descripcion = await keys(page);
  await dialog.getByLabel(/^Nombre/).pressSequentially(TEXT.slice(0, 50), { delay: BETWEEN_KEYS_MS });
  const nombre = await keys(page);
  await cerrar();
  return [
    ...measuresOf('Descripción', descripcion),
    ...measuresOf('Nombre', nombre),
    { que: 'Page memory (JavaScript heap): home', valor: `${heapInicio.toFixed(1)} MB`, meta: null },
    { que: 'Page memory: validation screen with the window open', valor: `${heapVentana.toFixed(1)} MB`, meta: null },
  ];
}

function measuresOf(field: string, figures: readonly KeyTiming[]): readonly Measure[] {
  return [
    medianWithin(
      `Keystroke in ${field}: in the page, CPU 4x`,
      figures.map(({ enPagina }) => enPagina),
      8,
    ),
    p95Within(
      `Keystroke in ${field}: laid out, as a rule painted, CPU 4x`,
      figures.map(({ dispuesta }) => dispuesta),
    ),
  ];
}

/**
 * Times every input event: from before React hears it until its updates are in the page, and until the layout is made.
 * React commits what was typed within the event, at the latest in a microtask. The layout is asked for in a message, which
 * comes, as a rule, when the browser has painted the frame of the keystroke.
 */
function noteKeys(page: Page): Promise<void> {
  return page.evaluate(() => {
    const figures: KeyTiming[] = [];
    Object.assign(globalThis, { cifras: figures });
    window.addEventListener(
      'beforeinput',
      () => {
        const start = performance.now();
        let onPage = 0;
        const channel = new MessageChannel();
        channel.port1.onmessage = () => {
          void document.body.offsetHeight;
          figures.push({ enPagina: onPage, dispuesta: performance.now() - start });
        };
        // Without a name: the compiler names functions by a helper that the page has not got.
        window.addEventListener(
          'input',
          () => {
            queueMicrotask(() => {
              onPage = performance.now() - start;
            });
            channel.port2.postMessage(null);
          },
          { once: true },
        );
      },
      { capture: true },
    );
  });
}

/** The keystrokes noted so far; they are forgotten. */
function keys(page: Page): Promise<KeyTiming[]> {
  return page.evaluate(() => (globalThis as unknown as { cifras: KeyTiming[] }).cifras.splice(0));
}
