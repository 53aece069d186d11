/** Holds that what is saved is sent once, under a key of its own. */
import type { Page, Request } from '@playwright/test';
import { Fault } from './fault.ts';

const KEY = 'idempotency-key';

/** Watches the saves of a page: whatever carries a key. */
export class Saves {
  readonly #underWay = new Set<Request>();
  readonly #done = new Set<string>();
  #fault: Fault | null = null;

  constructor(page: Page) {
    page.on('request', (request) => {
      const key = keyOf(request);
      if (key === undefined) return;
      const twin = [...this.#underWay].some((other) => other.url() === request.url());
      if (this.#done.has(key))
        this.#fault ??= broken(request, 'Se envió otra vez con la clave de uno que ya había quedado.');
      else if (twin) this.#fault ??= broken(request, 'Se envió dos veces a la vez.');
      this.#underWay.add(request);
    });
    page.on('requestfailed', (request) => this.#underWay.delete(request));
    page.on('requestfinished', (request) => {
      this.#underWay.delete(request);
      const key = keyOf(request);
      if (key !== undefined) void request.response().then((answer) => answer?.ok() && this.#done.add(key));
    });
  }

  /** @throws Fault where something was sent twice. */
  look(): void {
    if (this.#fault !== null) throw this.#fault;
  }
}

function keyOf(request: Request): string | undefined {
  return request.headers()[KEY];
}

function broken(request: Request, seen: string): Fault {
  const call = new URL(request.url()).pathname.replace(/^.*\/api\//, '').replaceAll(/\d+/g, '#');
  return new Fault('once', `Lo que se guarda en ${call} se envía una vez, con su propia clave.`, seen);
}
