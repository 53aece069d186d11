/**
 * `npm run bench`: what each screen loads and what each action costs, with the floor measured in the same run.
 * `npm run bench -- screens server start lists vecinos soak` runs the parts named.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, tmpdir, totalmem } from 'node:os';
import { join } from 'node:path';
import { home } from '../scripts/runner/tools.ts';
import { CLIENTES, prepararDatos } from './datos.ts';
import type { Medida } from './informe.ts';
import { imprimir, ms } from './informe.ts';
import { medirListasGrandes } from './listas.ts';
import { iniciarSesion, medirCarga, pedirCaso, pedirClientes, pedirEntrada } from './medir/carga.ts';
import { medirEntrada } from './medir/entrada.ts';
import { medirJavaScript } from './medir/javascript.ts';
import { medirTabla } from './medir/tabla.ts';
import { medirTecla } from './medir/tecla.ts';
import { abrirNavegador } from './navegador.ts';
import { measureNeighbours } from './neighbours.ts';
import { servirPaginas } from './paginas/servir.ts';
import { arrancarPiso, arrancarProducto } from './servidores.ts';
import { measureSoak } from './soak.ts';

const temporal = mkdtempSync(join(tmpdir(), 'mostrador-bench-'));

const medirNavegador = async (): Promise<void> => {
  const paginas = await servirPaginas(join(temporal, 'paginas'));
  const producto = await arrancarProducto(join(temporal, 'muestra'));
  const navegador = await abrirNavegador();
  try {
    imprimir('What the screens load', await medirJavaScript(navegador, producto.url, join(home, 'dist')));
    imprimir('Login screen', await medirEntrada(navegador, producto.url, `${paginas.url}desnuda.html`));
    imprimir('Tables and typing', [
      ...(await medirTabla(navegador, `${paginas.url}tabla.html`)),
      ...(await medirTecla(navegador, producto.url)),
    ]);
  } finally {
    await navegador.close();
    await producto.cerrar();
    await paginas.cerrar();
  }
};

const medirServidor = async (): Promise<void> => {
  const carpeta = join(temporal, 'grande');
  const busquedas = await prepararDatos(carpeta);
  const producto = await arrancarProducto(carpeta);
  const piso = await arrancarPiso();
  try {
    const cookie = await iniciarSesion(producto.url);
    const categorias = await fetch(`${producto.url}api/catalogo/subcategorias`, { headers: { cookie } });
    const [categoria] = (await categorias.json()) as { id: number; idArea: number }[];
    if (categoria === undefined) throw new Error('The sample chain has no category.');
    imprimir('Server, 10 at once', [
      await medirCarga('Bare handler (floor)', null, () => fetch(piso.url)),
      await medirCarga('Login', 'p95 under 50 ms', pedirEntrada(producto.url)),
      await medirCarga(
        `Customer search among ${CLIENTES} customers`,
        'p95 under 50 ms',
        pedirClientes(producto.url, cookie, busquedas),
      ),
      await medirCarga(
        'caso/guardar with one attachment',
        'p95 under 50 ms',
        pedirCaso(producto.url, cookie, categoria),
      ),
    ]);
    const memoria = producto.memoria();
    imprimir('Memory of the server after that', [
      {
        que: 'Resident memory, now and at its peak',
        valor: memoria ? `${memoria.ahora.toFixed(0)} MB, ${memoria.maxima.toFixed(0)} MB` : 'not told by this system',
        meta: null,
      },
    ]);
  } finally {
    piso.cerrar();
    await producto.cerrar();
  }
};

const medirArranque = async (): Promise<void> => {
  const carpeta = join(temporal, 'arranque');
  const medidas: Medida[] = [];
  for (const [que, meta] of [
    ['First start: new folder, migrations, sample data; app already built', null],
    ['Second start', 'under 5 s'],
    ['Third start', 'under 5 s'],
  ] as const) {
    const servidor = await arrancarProducto(carpeta);
    medidas.push({ que, valor: ms(servidor.arranque), meta });
    await servidor.cerrar();
  }
  imprimir('Start, to the first answer', medidas);
};

const PARTES = {
  screens: medirNavegador,
  server: medirServidor,
  start: medirArranque,
  lists: () => medirListasGrandes(temporal),
  vecinos: () => measureNeighbours(temporal),
  soak: () => measureSoak(temporal),
};

const esParte = (texto: string): texto is keyof typeof PARTES => Object.hasOwn(PARTES, texto);

const nombradas = process.argv.slice(2).filter(esParte);
const pedidas = nombradas.length > 0 ? nombradas : Object.keys(PARTES).filter(esParte);

try {
  console.log(
    `Node ${process.version}, ${cpus().length} x ${cpus()[0]?.model}, ${(totalmem() / 2 ** 30).toFixed(0)} GiB`,
  );
  // The first start builds the app when it is not built, which is no part of what is measured later.
  await (await arrancarProducto(join(temporal, 'previo'))).cerrar();
  for (const parte of pedidas) await PARTES[parte]();
} finally {
  rmSync(temporal, { recursive: true, force: true });
}
