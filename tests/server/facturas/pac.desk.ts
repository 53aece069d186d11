import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeOwnCertificate } from '../../../server/facturas/cfdi/ownCertificate.ts';
import { type Simulator, startSimulator } from '../../pac/simulator.ts';
import { RFC_PAC } from '../../pac/state.ts';
import { TEST_NOW } from '../bed/bed.ts';
import { type InvoiceDesk, openInvoiceDesk } from './facturas.desk.ts';

/** The faces of the simulator, as the environment names the providers behind them. */
export const PROVIDERS = ['sw', 'finkok'] as const;

/** A desk whose invoices a certified provider stamps: the simulator, over the wire, by the desk's own clock. */
export interface PacDesk {
  readonly bench: InvoiceDesk;
  readonly simulator: Simulator;
  close(): Promise<void>;
}

/** Opens a desk with a provider, and with a CSD of the chain in files, as an administrator gives it. */
export async function openPacDesk(proveedor: (typeof PROVIDERS)[number]): Promise<PacDesk> {
  const folder = mkdtempSync(join(tmpdir(), 'pac-'));
  const { certificado, llave } = await makeOwnCertificate('MDE210401MD3', new Date('2020-01-01T00:00:00Z'));
  const [cer, key] = [join(folder, 'csd.cer'), join(folder, 'csd.key')];
  writeFileSync(cer, certificado);
  writeFileSync(key, llave);
  let bench: InvoiceDesk | undefined;
  const simulator = await startSimulator({
    get now() {
      return bench?.desk.bed.clock.now ?? TEST_NOW;
    },
  });
  bench = await openInvoiceDesk(environmentOf(proveedor, simulator, { cer, key }), { embedded: true });
  const { desk } = bench;
  return {
    bench,
    simulator,
    async close() {
      await desk.bed.close();
      await simulator.close();
      rmSync(folder, { recursive: true });
    },
  };
}

function environmentOf(proveedor: string, { base, login }: Simulator, { cer, key }: { cer: string; key: string }) {
  return {
    TIMBRADO: proveedor,
    TIMBRADO_URL: base.href,
    TIMBRADO_URL_CONSULTA: base.href,
    TIMBRADO_USUARIO: login.usuario,
    TIMBRADO_CONTRASENA: login.contrasena,
    TIMBRADO_RFC: RFC_PAC,
    SAT_URL: new URL('ConsultaCFDIService.svc', base).href,
    SERVIDORES_PERMITIDOS: '127.0.0.1',
    CSD_CER: cer,
    CSD_LLAVE: key,
    CSD_CONTRASENA: 'sin contraseña',
  };
}
