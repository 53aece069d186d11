import { useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { WithChakra } from '../../src/app/WithChakra.tsx';
import '../../src/theme/page.css';
import { Button } from '../../src/ui/Button.tsx';
import type { Column } from '../../src/ui/DataTable/columns.ts';
import { DataTable } from '../../src/ui/DataTable/DataTable.tsx';
import { TextField } from '../../src/ui/Field.tsx';

/** Rows like the validation screen's, with more columns. */
interface Row {
  readonly id: number;
  readonly textos: readonly string[];
}

const STATES = ['EN RUTA', 'ENTREGADO', 'SURTIDO', 'CANCELADO'];

const rows: readonly Row[] = Array.from({ length: 100 }, (_, id) => ({
  id,
  textos: Array.from({ length: 11 }, (__, column) =>
    column === 10 ? (STATES[id % STATES.length] ?? '') : `${column}-${(id * 7919) % 1000} artículo de muestra`,
  ),
}));

const columns: readonly Column<Row>[] = Array.from({ length: 11 }, (_, number) => ({
  id: `c${number}`,
  title: `Columna ${number + 1}`,
  width: 8,
  cell: (row: Row) => row.textos[number],
  sortBy: (row: Row) => row.textos[number] ?? '',
}));

function keyOf(row: Row): string {
  return String(row.id);
}

function Form() {
  const [busquedas, setBusquedas] = useState(0);
  return (
    <form>
      <TextField label="Tienda" />
      <TextField label="Operación" />
      <Button onClick={() => setBusquedas(busquedas + 1)}>Validar {busquedas}</Button>
    </form>
  );
}

/** Draws a form and presses its button, as a person does before any table of the product is there. */
function trackForm(): void {
  const place = document.body.appendChild(document.createElement('div'));
  flushSync(() =>
    createRoot(place).render(
      <WithChakra>
        <Form />
      </WithChakra>,
    ),
  );
  const button = place.querySelector('button');
  for (let times = 0; times < 5; times += 1) flushSync(() => button?.click());
  if (button?.textContent !== 'Validar 5') throw new Error('The form did not answer.');
}

function measureTable(afterForm: boolean): { readonly primero: number; readonly otraVez: number } {
  const container = document.getElementById('app');
  if (container === null) throw new Error('The page has no element with the id "app".');
  if (afterForm) trackForm();
  const root = createRoot(container);
  const before = performance.now();
  flushSync(() =>
    root.render(
      <WithChakra>
        <DataTable title="Artículos" columns={columns} rows={rows} rowKey={keyOf} empty="" pageSizes={[100]} />
      </WithChakra>,
    ),
  );
  const first = performance.now() - before;
  if (document.querySelectorAll('tbody td').length < 1_000) throw new Error('The table did not render its rows.');
  const sort = document.querySelectorAll<HTMLButtonElement>('thead button')[3];
  const sortedAt = performance.now();
  flushSync(() => sort?.click());
  return { primero: first, otraVez: performance.now() - sortedAt };
}

Object.assign(globalThis, { medirTabla: measureTable });
