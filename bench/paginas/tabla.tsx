import { useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import '../../src/theme/base.css';
import { Button } from '../../src/ui/Button.tsx';
import type { Columna } from '../../src/ui/DataTable/columnas.ts';
import { DataTable } from '../../src/ui/DataTable/DataTable.tsx';
import { TextField } from '../../src/ui/Field.tsx';

/** Rows like the validation screen's, with more columns. */
interface Fila {
  readonly id: number;
  readonly textos: readonly string[];
}

const ESTADOS = ['EN RUTA', 'ENTREGADO', 'SURTIDO', 'CANCELADO'];

const filas: readonly Fila[] = Array.from({ length: 100 }, (_, id) => ({
  id,
  textos: Array.from({ length: 11 }, (__, columna) =>
    columna === 10 ? (ESTADOS[id % ESTADOS.length] ?? '') : `${columna}-${(id * 7919) % 1000} artículo de muestra`,
  ),
}));

const columnas: readonly Columna<Fila>[] = Array.from({ length: 11 }, (_, numero) => ({
  id: `c${numero}`,
  titulo: `Columna ${numero + 1}`,
  ancho: 8,
  celda: (fila: Fila) => fila.textos[numero],
  orden: (fila: Fila) => fila.textos[numero] ?? '',
}));

const claveDe = (fila: Fila): string => String(fila.id);

const Formulario = () => {
  const [busquedas, setBusquedas] = useState(0);
  return (
    <form>
      <TextField label="Tienda" />
      <TextField label="Operación" />
      <Button onClick={() => setBusquedas(busquedas + 1)}>Validar {busquedas}</Button>
    </form>
  );
};

/** Draws a form and presses its button, as a person does before any table of the product is there. */
const usarFormulario = (): void => {
  const lugar = document.body.appendChild(document.createElement('div'));
  flushSync(() => createRoot(lugar).render(<Formulario />));
  const boton = lugar.querySelector('button');
  for (let veces = 0; veces < 5; veces += 1) flushSync(() => boton?.click());
  if (boton?.textContent !== 'Validar 5') throw new Error('The form did not answer.');
};

const medirTabla = (trasFormulario: boolean): { readonly primero: number; readonly otraVez: number } => {
  const contenedor = document.getElementById('app');
  if (contenedor === null) throw new Error('The page has no element with the id "app".');
  if (trasFormulario) usarFormulario();
  const raiz = createRoot(contenedor);
  const antes = performance.now();
  flushSync(() =>
    raiz.render(
      <DataTable titulo="Artículos" columnas={columnas} filas={filas} claveDe={claveDe} vacio="" tamanos={[100]} />,
    ),
  );
  const primero = performance.now() - antes;
  if (document.querySelectorAll('tbody td').length < 1_000) throw new Error('The table did not render its rows.');
  const ordenar = document.querySelectorAll<HTMLButtonElement>('thead button')[3];
  const alOrdenar = performance.now();
  flushSync(() => ordenar?.click());
  return { primero, otraVez: performance.now() - alOrdenar };
};

Object.assign(globalThis, { medirTabla });
