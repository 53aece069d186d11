import './app/withoutEval.ts';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { leerConfiguracion } from './app/configuracion.ts';
import { crearEnrutador, seguirSesion } from './app/enrutador.tsx';
import { crearSistema } from './app/sistema.ts';
import { seguirTemaDelSistema } from './app/tema.ts';
import { avisarVersionVencida } from './app/versionVencida.ts';
import './theme/base.css';

const arrancar = async (raiz: HTMLElement): Promise<void> => {
  const sistema = crearSistema(await leerConfiguracion(document.baseURI));
  const enrutador = crearEnrutador(sistema);
  seguirSesion(enrutador, sistema);
  // Asking the server loads the client with its schemas, so a screen that does not wait for the session is drawn first.
  enrutador.subscribe('onRendered', () => sistema.sesion.start());
  seguirTemaDelSistema();
  avisarVersionVencida(sistema);
  // A page that waits for nothing is there before the first render; one that asks the server comes with its answer.
  await Promise.race([enrutador.load(), new Promise((seguir) => setTimeout(seguir))]);
  createRoot(raiz).render(
    <StrictMode>
      <RouterProvider router={enrutador} />
    </StrictMode>,
  );
};

const raiz = document.getElementById('app');
if (raiz === null) throw new Error('index.html has no element with the id "app".');
void arrancar(raiz);
