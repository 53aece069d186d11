import { filaDeCliente } from '../server/clientes/alta.ts';
import { leerConfig } from '../server/config.ts';
import { abrirBase } from '../server/db/abrir.ts';
import { migrar } from '../server/db/migrar.ts';
import { clientes } from '../server/db/schema/clientes.ts';
import { crearAzar } from '../server/demo/azar.ts';
import { llenarDemo } from '../server/demo/llenar.ts';
import { clientesDeMuestra } from '../server/demo/personas.ts';

export const CLIENTES = 100_000;
const LOTE = 1_000;
const SEMILLA = 7;

/** Makes a data folder with the sample chain and a hundred thousand customers more; answers some searches for them. */
export const prepararDatos = async (
  carpeta: string,
): Promise<readonly { readonly nombre: string; readonly apePat: string; readonly apeMat: string }[]> => {
  const leida = leerConfig({ DATA_DIR: carpeta });
  if ('errores' in leida) throw new Error(leida.errores.join('\n'));
  const base = await abrirBase(leida.config, (error) => console.error(error));
  try {
    await migrar(base.db);
    await llenarDemo(base.db, new Date());
    const nuevos = clientesDeMuestra(crearAzar(SEMILLA), CLIENTES);
    for (let desde = 0; desde < nuevos.length; desde += LOTE) {
      await base.db.insert(clientes).values(nuevos.slice(desde, desde + LOTE).map(filaDeCliente));
    }
    await base.db.execute('vacuum analyze');
    // So few that they are not taken for collecting, which is slowed.
    return nuevos.slice(0, 50).map((cliente, turno) => ({
      nombre: cliente.nombre,
      apePat: cliente.apellidoPaterno,
      // Half of the people give both surnames: the other half finds more than twenty.
      apeMat: turno % 2 === 0 ? (cliente.apellidoMaterno ?? '') : '',
    }));
  } finally {
    await base.cerrar();
  }
};
