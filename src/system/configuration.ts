/** The settings of a chain in `config.json`, beside index.html, without a new build. */
export interface Configuration {
  /** Where the app is served: an absolute address with a slash at its end. */
  readonly base: string;
  /** The back end's base: an absolute address with a slash at its end. */
  readonly api: string;
  readonly producto: string;
  /** The extension of the help desk; empty when the chain has none. */
  readonly mesaDeAyuda: string;
}

function withSlash(address: string): string {
  return address.endsWith('/') ? address : `${address}/`;
}

/** Reads the settings from a parsed `config.json`; a value that is missing or of another type has its default. */
export function configurationOf(read: unknown, baseURI: string): Configuration {
  const fields = typeof read === 'object' && read !== null ? (read as Readonly<Record<string, unknown>>) : {};
  const texto = (nombre: string, fallback: string): string => {
    const value = fields[nombre];
    return typeof value === 'string' ? value.trim() : fallback;
  };
  const base = new URL('.', baseURI).href;
  const api = texto('api', 'api/') || 'api/';
  return {
    base,
    api: withSlash(URL.canParse(api, base) ? new URL(api, base).href : new URL('api/', base).href),
    producto: texto('producto', 'Mostrador') || 'Mostrador',
    mesaDeAyuda: texto('mesaDeAyuda', ''),
  };
}

/** Fetches `config.json`; without it, or with a broken one, the app starts with the defaults. */
export async function readConfiguration(baseURI: string): Promise<Configuration> {
  try {
    const answer = await fetch(new URL('config.json', baseURI), { credentials: 'same-origin' });
    return configurationOf(answer.ok ? await answer.json() : null, baseURI);
  } catch {
    return configurationOf(null, baseURI);
  }
}
