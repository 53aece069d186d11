import type { AllowedHost } from '../../platform/allowList.ts';
import { lineTo } from '../../platform/neighbours/http/line.ts';
import { questionUnderWay } from '../../platform/neighbours/limited.ts';

/** A request to a provider, or to the authority. */
export interface ProviderRequest {
  readonly metodo: 'GET' | 'POST';
  readonly url: URL;
  readonly cabeceras: Readonly<Record<string, string>>;
  /** Null for a GET. */
  readonly cuerpo: string | null;
}

/** A whole answer, whatever its status: what it means is for who asked to say. */
export interface Answered {
  readonly estado: number;
  readonly cuerpo: string;
}

/** Asks, and hands back an answer that came whole. @throws Error for anything else: then nobody knows what was done. */
export type Ask = (sent: ProviderRequest) => Promise<Answered>;

/** A stamp may take a while, and a global invoice of ten thousand lines comes back whole, with its references written out. */
const LIMITS = { connectMs: 5_000, allMs: 19_000, maxBytes: 64 * 1024 * 1024 };

/** Makes what asks over the house's line, anew each time: no change is lost on a connection that was left open. */
export function askOverLine(allowed: readonly AllowedHost[]): Ask {
  return async ({ metodo, url, cabeceras, cuerpo }) => {
    const question = questionUnderWay();
    const line = lineTo({ nombre: url.hostname, url: url.origin, certificado: null, llave: null }, allowed, LIMITS);
    const { status, body } = await line.post({
      path: `${url.pathname}${url.search}`.slice(1),
      ...(metodo === 'GET' ? { method: metodo } : {}),
      headers: {
        'Accept-Encoding': 'identity',
        'User-Agent': 'Mostrador',
        ...(question === null ? {} : { 'X-Request-Id': question.id }),
        ...cabeceras,
      },
      body: cuerpo ?? '',
      reuses: false,
      signal: question?.signal ?? null,
    });
    return { estado: status, cuerpo: body };
  };
}
