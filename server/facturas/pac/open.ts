import type { Config } from '../../platform/config.ts';
import { answerWithin } from '../../platform/neighbours/limited.ts';
import { type Breaker, guard } from '../neighbours/breaker.ts';
import type { Stamper } from '../neighbours/stamper.ts';
import type { SealingCertificates } from '../neighbours/stamperCertificates.ts';
import { askOverLine } from './ask.ts';
import { askAuthority } from './authority.ts';
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
  /** Makes what remembers that a neighbour is down, by its name as 'No hay respuesta ...' goes on. */
  readonly remember: (name: string) => Breaker;
}

/** The authority's service answers at once or not at all; in milliseconds. */
const AUTHORITY_WAIT_MS = 8_000;

/** The stamper of the provider that the environment names: that one and the authority are two, and either may be down alone. */
export function certifiedStamper(stamping: StampingConfig, { config, remember, ...rest }: Surroundings): Stamper {
  const ask = askOverLine(config.servidoresPermitidos);
  const [providers, authoritys] = [remember('del proveedor que timbra'), remember('del SAT')];
  return pacStamper({
    ...rest,
    provider: guard(providerOf(stamping, config, rest.now), providers),
    providerDown: providers.down,
    atAuthority: (invoice, uuid, patience = AUTHORITY_WAIT_MS) =>
      authoritys.ask(() => answerWithin(patience, () => askAuthority(ask, stamping.autoridad, invoice, uuid))),
  });
}

/** The provider alone, as who tries the connection asks it. */
export function providerOf(
  stamping: StampingConfig,
  config: Pick<Config, 'servidoresPermitidos'>,
  now: () => Date,
): Provider {
  const ask = askOverLine(config.servidoresPermitidos);
  return stamping.proveedor === 'sw' ? swProvider(stamping, ask, now) : finkokProvider(stamping, ask);
}
