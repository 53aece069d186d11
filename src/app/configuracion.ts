/** What a chain sets in `config.json`, beside index.html, without a new build. */
export interface Configuracion {
  /** Where the app is served: an absolute address with a slash at its end. */
  readonly base: string;
  /** The back end's base: an absolute address with a slash at its end. */
  readonly api: string;
  readonly producto: string;
  /** The extension of the help desk; empty when the chain has none. */
  readonly mesaDeAyuda: string;
}

const conBarra = (direccion: string): string => (direccion.endsWith('/') ? direccion : `${direccion}/`);

/** Reads the settings from a parsed `config.json`; what is missing or of another type has its default. */
export const configuracionDe = (leido: unknown, baseURI: string): Configuracion => {
  const campos = typeof leido === 'object' && leido !== null ? (leido as Readonly<Record<string, unknown>>) : {};
  const texto = (nombre: string, omision: string): string => {
    const valor = campos[nombre];
    return typeof valor === 'string' ? valor.trim() : omision;
  };
  const base = new URL('.', baseURI).href;
  const api = texto('api', 'api/') || 'api/';
  return {
    base,
    api: conBarra(URL.canParse(api, base) ? new URL(api, base).href : new URL('api/', base).href),
    producto: texto('producto', 'Mostrador') || 'Mostrador',
    mesaDeAyuda: texto('mesaDeAyuda', ''),
  };
};

/** Fetches `config.json`; without it, or with a broken one, the app starts with the defaults. */
export const leerConfiguracion = async (baseURI: string): Promise<Configuracion> => {
  try {
    const respuesta = await fetch(new URL('config.json', baseURI), { credentials: 'same-origin' });
    return configuracionDe(respuesta.ok ? await respuesta.json() : null, baseURI);
  } catch {
    return configuracionDe(null, baseURI);
  }
};
