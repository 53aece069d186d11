import { randomUUID } from 'node:crypto';
import type { Config } from '../../platform/config.ts';
import { NeighbourUnready } from '../../platform/neighbours/asked.ts';
import { answerWithin } from '../../platform/neighbours/limited.ts';
import { askOverLine } from './ask.ts';
import { askAuthority } from './authority.ts';
import { providerOf } from './open.ts';

/** One line of a trial, and whether it went well. */
export interface Tried {
  readonly bien: boolean;
  readonly texto: string;
}

/** For so long an answer is waited for, in milliseconds. */
const PATIENCE_MS = 20_000;

/** Tries the provider of the environment and the tax authority's service, without stamping or cancelling anything. */
export async function tryStamping(
  { timbrado, servidoresPermitidos }: Pick<Config, 'timbrado' | 'servidoresPermitidos'>,
  now: () => Date = () => new Date(),
): Promise<readonly Tried[]> {
  if (timbrado === null) {
    return [
      { bien: true, texto: 'TIMBRADO=embebido: timbra Mostrador mismo, sin validez fiscal. No hay nada que probar.' },
    ];
  }
  const config = { servidoresPermitidos };
  const provider = providerOf(timbrado, config, now);
  const nobody = {
    Emisor: { Rfc: 'XAXX010101000' },
    Receptor: { Rfc: 'XAXX010101000' },
    Total: '1.00',
    Sello: '========',
  };
  const name = timbrado.proveedor;
  return [
    await tried(`El proveedor (${name})`, async () => {
      const left = await provider.check();
      return left === null ? 'contesta y acepta el usuario.' : `contesta y acepta el usuario: quedan ${left} timbres.`;
    }),
    await tried('La consulta del SAT', async () => {
      await askAuthority(askOverLine(servidoresPermitidos), timbrado.autoridad, nobody, randomUUID().toUpperCase());
      return 'contesta.';
    }),
  ];
}

async function tried(who: string, question: () => Promise<string>): Promise<Tried> {
  try {
    return { bien: true, texto: `${who} ${await answerWithin(PATIENCE_MS, question)}` };
  } catch (error) {
    if (error instanceof NeighbourUnready) return { bien: false, texto: `${who}: ${error.message}` };
    return { bien: false, texto: `${who} no contestó: ${error instanceof Error ? error.message : String(error)}.` };
  }
}
