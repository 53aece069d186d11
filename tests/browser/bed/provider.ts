import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { makeOwnCertificate } from '../../../server/facturas/cfdi/ownCertificate.ts';
import { type Simulator, startSimulator } from '../../pac/simulator.ts';
import { RFC_PAC } from '../../pac/state.ts';
import type { Product } from './product.ts';
import { PAUSES_BY_WILL } from './silentStamper.ts';
import { test as base, withProduct } from './test.ts';

/** A server whose invoices a certified provider stamps, and that provider. */
interface Provided {
  readonly producto: Product;
  readonly dataDir: string;
  readonly simulator: Simulator;
  /** Time passes at the provider and the authority alone, in hours. */
  readonly passes: (hours: number) => void;
}

/** The issuer of the sample, whose certificate a chain would give. */
const ISSUER = 'MDE210401MD3';

/** A server on its own data, which SW and the authority stand behind. */
export const test = base.extend<object, { readonly proveedor: Provided; readonly producto: Product }>({
  proveedor: [async ({}, use) => withProvider(use), { scope: 'worker' }],
  producto: [({ proveedor }, use) => use(proveedor.producto), { scope: 'worker' }],
});

async function withProvider(use: (provided: Provided) => Promise<void>): Promise<void> {
  let ahead = 0;
  const simulator = await startSimulator({
    get now() {
      return new Date(Date.now() + ahead);
    },
  });
  const folder = mkdtempSync(join(tmpdir(), 'mostrador-csd-'));
  const [cer, key] = [join(folder, 'csd.cer'), join(folder, 'csd.key')];
  const { certificado, llave } = await makeOwnCertificate(ISSUER, new Date('2020-01-01T00:00:00Z'));
  writeFileSync(cer, certificado);
  writeFileSync(key, llave);
  const { base: url, login } = simulator;
  const environment = {
    TIMBRADO: 'sw',
    TIMBRADO_URL: url.href,
    TIMBRADO_URL_CONSULTA: url.href,
    TIMBRADO_USUARIO: login.usuario,
    TIMBRADO_CONTRASENA: login.contrasena,
    TIMBRADO_RFC: RFC_PAC,
    SAT_URL: new URL('ConsultaCFDIService.svc', url).href,
    SERVIDORES_PERMITIDOS: '127.0.0.1',
    CSD_CER: cer,
    CSD_LLAVE: key,
    CSD_CONTRASENA: 'sin contraseña',
  };
  const passes = (hours: number): void => {
    ahead += hours * 3_600_000;
  };
  try {
    await withProduct(
      (producto, dataDir) => use({ producto, dataDir, simulator, passes }),
      environment,
      (dataDir) => changeData(dataDir, PAUSES_BY_WILL),
    );
  } finally {
    await simulator.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Makes invoices that nobody answered for so many hours older, while no server runs on their data. */
export function makeOlder(dataDir: string, hours: number): Promise<void> {
  return changeData(
    dataDir,
    `update facturas set fecha = fecha - interval '${hours} hours' where preguntas <> '[]'::jsonb`,
  );
}

async function changeData(dataDir: string, statements: string): Promise<void> {
  const database = await PGlite.create(join(dataDir, 'pglite'));
  await database.exec(statements);
  await database.close();
}
