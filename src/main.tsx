import './system/withoutEval.ts';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { preloadScreen } from './app/preload.ts';
import { createAppRouter, followSession } from './app/router.tsx';
import { read } from './system/browserStorage.ts';
import { followSystemColorMode } from './system/colorMode.ts';
import { readConfiguration } from './system/configuration.ts';
import { seeToMissingParts } from './system/missingPart.ts';
import { createSystem } from './system/system.ts';
import './theme/page.css';

async function boot(raiz: HTMLElement): Promise<void> {
  const system = createSystem(await readConfiguration(document.baseURI));
  const router = createAppRouter(system);
  // Whoever was signed in here most likely still is: the server is asked at once, and the screen's code comes meanwhile.
  if (read('sesion') !== null) {
    system.sesion.start();
    preloadScreen(router, router.latestLocation.pathname);
  }
  followSession(router, system);
  // Asking the server loads the client with its schemas, so a screen that does not wait for the session is drawn first.
  router.subscribe('onRendered', () => system.sesion.start());
  followSystemColorMode();
  seeToMissingParts(system);
  // A page that waits for nothing is there before the first render; one that asks the server comes with its answer.
  await Promise.race([router.load(), new Promise((goOn) => setTimeout(goOn))]);
  createRoot(raiz).render(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  );
}

const root = document.getElementById('app');
if (root === null) throw new Error('index.html has no element with the id "app".');
void boot(root);
