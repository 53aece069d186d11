import type { Config } from '../../config.ts';
import type { Stamper } from '../stamper.ts';
import type { SealingCertificates } from '../stamperCertificates.ts';
import { asking } from './ask.ts';
import type { StampingConfig } from './config.ts';
import { finkokProvider } from './finkok.ts';
import { pacStamper } from './pacStamper.ts';
import type { Provider } from './provider.ts';
import { swProvider } from './sw.ts';

interface Surroundings {
  readonly config: Pick<Config, 'servidoresPermitidos'>;
  readonly certificates: SealingCertificates;
  readonly embedded: Stamper;
  readonly now: () => Date;
}

/** The stamper of the provider that the environment names. */
export function certifiedStamper(stamping: StampingConfig, { config, ...rest }: Surroundings): Stamper {
  const ask = asking(config.servidoresPermitidos);
  const provider = providerOf(stamping, config, rest.now);
  return pacStamper({ ...rest, provider, ask, authority: stamping.autoridad });
}

/** The provider alone, as who tries the connection asks it. */
export function providerOf(
  stamping: StampingConfig,
  config: Pick<Config, 'servidoresPermitidos'>,
  now: () => Date,
): Provider {
  const ask = asking(config.servidoresPermitidos);
  return stamping.proveedor === 'sw' ? swProvider(stamping, ask, now) : finkokProvider(stamping, ask);
}
