import type { DatosIntegracion } from '#domain/cadena/integraciones';
import { newIntegrationSecret, secretText } from '../../../server/cadena/integraciones/secret.ts';
import { integraciones, integracionSecretos } from '../../../server/platform/db/schema/configuracion.ts';
import { type Bed, TEST_NOW } from '../bed/bed.ts';

export const WHO = 100_001;

/** Till of a shop, that may send sales from anywhere. */
export const CAJAS: DatosIntegracion = { nombre: 'Cajas', alcances: ['ventas'], direcciones: [], activa: true };

/** Writes an integration into the database; answers its id. */
export async function makeIntegration(bed: Pick<Bed, 'db'>, changes: Partial<DatosIntegracion> = {}): Promise<number> {
  const [row] = await bed.db
    .insert(integraciones)
    .values({ ...CAJAS, ...changes })
    .returning({ id: integraciones.id });
  return row?.id ?? 0;
}

/** Gives an integration one more secret, behind the back of the server; answers the secret and its id. */
export async function makeSecret(bed: Pick<Bed, 'db'>, idIntegracion: number) {
  const { random, hash, final } = newIntegrationSecret();
  const [row] = await bed.db
    .insert(integracionSecretos)
    .values({ idIntegracion, hash, final, creado: TEST_NOW, creadoPor: WHO })
    .returning({ id: integracionSecretos.id });
  const id = row?.id ?? 0;
  return { id, secret: secretText({ id, random }) };
}
