/** Changes the headers of messages through the gate, so that the browser believes it is the app's own site. */
import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http';

/** Begins the names of cookies that a browser takes by TLS alone, which there is none of between it and the gate. */
const GUARDED = /^__(Host|Secure)-/;
const RENAMED = /^gate-(Host|Secure)-/;

/** The headers of a request as the server expects them from a page of its own. */
export function headersToServer(address: string, headers: IncomingHttpHeaders): OutgoingHttpHeaders {
  const { host, origin } = new URL(address);
  const { cookie, origin: sent, ...others } = headers;
  return {
    ...others,
    host,
    ...(sent !== undefined && { origin }),
    ...(cookie !== undefined && {
      cookie: cookie
        .split('; ')
        .map((each) => each.replace(RENAMED, '__$1-'))
        .join('; '),
    }),
  };
}

/** The headers of an answer as the browser takes them from the gate. */
export function headersToBrowser(address: string, headers: IncomingHttpHeaders): OutgoingHttpHeaders {
  const cookies = headers['set-cookie'];
  if (cookies === undefined || !address.startsWith('https:')) return headers;
  const taken = cookies.map((cookie) => cookie.replace(GUARDED, 'gate-$1-').replace(/; *Secure(?=;|$)/i, ''));
  return { ...headers, 'set-cookie': taken };
}
