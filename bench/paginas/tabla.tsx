import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import '../../src/theme/base.css';
import type { Columna } from '../../src/ui/DataTable/columnas.ts';
import { DataTable } from '../../src/ui/DataTable/DataTable.tsx';

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

const medirTabla = (): { readonly primero: number; readonly otraVez: number } => {
  const contenedor = document.getElementById('app');
  if (contenedor === null) throw new Error('The page has no element with the id "app".');
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
