import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { SingleBar } from 'cli-progress';
import { ErrorDeArranque } from '../arranque/errorDeArranque.ts';
import { llenarSiVacia } from '../arranque/llenado.ts';
import type { Config } from '../config.ts';
import { leerConfig } from '../config.ts';
import type { Base } from '../db/abrir.ts';
import { abrirBase } from '../db/abrir.ts';
import { aspirar } from '../db/mantenimiento.ts';
import { migrar } from '../db/migrar.ts';
import { PRIVATE_FILE } from '../privateFiles.ts';
import { ErrorDeArchivo, leerCsv, tamanoDe } from './archivo.ts';
import { CargaInterrumpida, cargarVentas } from './cargarVentas.ts';
import type { Informe } from './informe.ts';
import { escribirInforme, listarRechazos, RECHAZOS_A_LA_VISTA, rechazosEnCsv, sirvioDeAlgo } from './informe.ts';
import { COLUMNAS_VENTAS } from './lineaDeVenta.ts';

const USO = 'Uso: npm run import -- ventas ARCHIVO.csv (o ARCHIVO.csv.gz)';
const LINEAS_POR_AVISO = 20_000;

interface Avance {
  bytes(leidos: number): void;
  lineas(leidas: number): void;
  parar(): void;
}

const crearAvance = (total: number): Avance => {
  if (!process.stderr.isTTY) {
    return {
      bytes: () => undefined,
      lineas: (leidas) => {
        if (leidas % LINEAS_POR_AVISO === 0) console.error(`  ${leidas.toLocaleString('es-MX')} líneas leídas…`);
      },
      parar: () => undefined,
    };
  }
  const barra = new SingleBar({
    format: '  {bar} {percentage} % | {lineas} líneas',
    hideCursor: true,
    clearOnComplete: true,
  });
  barra.start(total, 0, { lineas: '0' });
  return {
    bytes: (leidos) => barra.increment(leidos),
    lineas: (leidas) => barra.update({ lineas: leidas.toLocaleString('es-MX') }),
    parar: () => barra.stop(),
  };
};

const mostrarInforme = (archivo: string, informe: Informe): void => {
  console.log(escribirInforme(informe));
  const { rechazadas } = informe;
  if (rechazadas.length === 0) return;
  if (rechazadas.length <= RECHAZOS_A_LA_VISTA) {
    console.log(listarRechazos(rechazadas));
    return;
  }
  console.log(`  Lista completa de rechazos: ${guardarRechazos(archivo, rechazosEnCsv(rechazadas))}`);
};

// Beside the file; where that folder cannot be written, in the system's own.
const guardarRechazos = (archivo: string, texto: string): string => {
  const junto = `${archivo}.rechazos.csv`;
  try {
    writeFileSync(junto, texto, { mode: PRIVATE_FILE });
    return junto;
  } catch {
    const temporal = join(tmpdir(), `${basename(archivo)}.rechazos.csv`);
    writeFileSync(temporal, texto, { mode: PRIVATE_FILE });
    return temporal;
  }
};

const importar = async (base: Base, config: Config, archivo: string, bytes: number): Promise<Informe> => {
  const avance = crearAvance(bytes);
  try {
    return await cargarVentas({
      db: base.db,
      registros: leerCsv(archivo, COLUMNAS_VENTAS, avance.bytes),
      archivo: basename(archivo),
      zonaHoraria: config.zonaHoraria,
      ahora: () => new Date(),
      alAvanzar: avance.lineas,
    });
  } finally {
    avance.parar();
  }
};

/** @returns the exit code: 1 when nothing of the file is in the database now. */
const main = async (): Promise<number> => {
  const [que, archivo, ...sobra] = process.argv.slice(2);
  if (que !== 'ventas' || archivo === undefined || sobra.length > 0) throw new ErrorDeArranque(USO);
  const leida = leerConfig(process.env);
  if ('errores' in leida) throw new ErrorDeArranque(leida.errores.join('\n'));
  const { config } = leida;
  const bytes = await tamanoDe(archivo);
  const base = await abrirBase(config, (error) => console.error(`Se perdió una conexión: ${error.message}`));
  try {
    await migrar(base.db);
    await llenarSiVacia(base.db, config, new Date());
    console.log(`Importación de ventas de ${archivo}`);
    const informe = await importar(base, config, archivo, bytes);
    mostrarInforme(archivo, informe);
    await aspirar(base.db);
    if (sirvioDeAlgo(informe)) return 0;
    console.error(
      informe.leidas === 0
        ? 'No se cargó nada: el archivo no tiene ninguna venta.'
        : 'No se cargó nada: todas las líneas se rechazaron. Corrija el archivo y repita la importación.',
    );
    return 1;
  } finally {
    await base.cerrar();
  }
};

const explicar = (error: unknown): void => {
  if (error instanceof CargaInterrumpida) {
    const { cargadas, operacionesNuevas } = error.informe;
    explicar(error.cause);
    console.error(
      operacionesNuevas === 0
        ? 'No se cargó nada.'
        : `Antes del error quedaron cargadas ${cargadas} líneas en ${operacionesNuevas} operaciones completas; al repetir la importación no se duplican.`,
    );
  } else if (error instanceof ErrorDeArranque || error instanceof ErrorDeArchivo) {
    console.error(error.message);
  } else {
    console.error('No se pudo terminar la importación:', error);
  }
};

main().then(
  (codigo) => process.exit(codigo),
  (error: unknown) => {
    explicar(error);
    process.exit(1);
  },
);
