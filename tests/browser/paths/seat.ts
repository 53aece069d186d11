import { firstPasswords } from '../bed/test.ts';
import { credentials, OF_SAMPLE } from './people.ts';
import { passwordVariable, type Role } from './settings.ts';

/** Who looks at the screen of some walks, and at which server of our own. */
export interface Seat {
  readonly who: Role;
  /** The server asks for passwords. */
  readonly asksPasswords: boolean;
}

export const AT_THE_COUNTER: Seat = { who: 'pantalla', asksPasswords: false };

/** Gives those who take part a password of their own, as each would who enters for the first time, where this worker finds it. */
export async function choosePasswords(url: string, dataDir: string): Promise<void> {
  const first = firstPasswords(dataDir);
  for (const numiden of Object.values(OF_SAMPLE.gente)) {
    const actual = first.get(numiden) ?? '';
    const nueva = `camino largo ${actual}`;
    process.env[passwordVariable(numiden)] = actual;
    const login = await post(`${url}api/sesion/login`, credentials(numiden, OF_SAMPLE.tienda), {});
    const cookie = login.headers
      .getSetCookie()
      .map((each) => each.split(';')[0])
      .join('; ');
    await post(`${url}api/sesion/contrasena`, { actual, nueva }, { cookie });
    process.env[passwordVariable(numiden)] = nueva;
  }
}

async function post(url: string, body: object, headers: Readonly<Record<string, string>>): Promise<Response> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${url} refused with ${answer.status}: ${await answer.text()}`);
  return answer;
}
