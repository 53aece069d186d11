import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Call, isOfIntegrations } from '#contract/common/call';
import { errorBodySchema } from '#contract/common/failure';
import { contract } from '#contract/contract';
import { ALCANCES, type Alcance } from '#domain/cadena/integraciones';
import { type Bed, createBed } from '../server/bed/bed.ts';
import { makeIntegration, makeSecret } from '../server/cadena/integraciones.desk.ts';
import { isOurs } from './sentences.ts';
import { rightFor, type Wrong, withWrong, wrongValuesOf } from './wrongValues.ts';

const SCOPES = Object.keys(ALCANCES) as Alcance[];
const ADMINISTRATOR = 100_001;
const PARTS = ['ruta', 'consulta', 'cuerpo'] as const;

// A call that never ends cannot be waited for here.
const CALLS = Object.entries<Call>(contract).filter(([, { salida }]) => salida !== 'eventos');

let bed: Bed;
let cookie = '';
let authorization = '';
beforeAll(async () => {
  bed = await createBed();
  await takeCredential();
  await takeSession();
});
afterAll(() => bed.close());

describe('whatever is wrong with a field', () => {
  it.each(CALLS)('of %s is said in a sentence of ours', async (_name, call) => {
    const foreign: unknown[] = [];
    for (const part of PARTS) {
      const right = rightFor(call.entrada[part]);
      const sent = new Set<string>();
      for (const wrong of wrongValuesOf(call.entrada[part])) {
        // A body's sentence is its schema's: the wire is asked for one of each field, and for all that the schema takes.
        const said = part === 'cuerpo' && sent.has(wrong.place.join()) ? saidOfBody(call, withWrong(right, wrong)) : [];
        if (said.length === 0) sent.add(wrong.place.join());
        const { statusCode, messages } =
          said.length > 0 ? { statusCode: 400, messages: said } : await send(call, part, wrong);
        if (statusCode >= 500 || !messages.every(isOurs)) foreign.push({ ...wrong, part, statusCode, messages });
      }
    }
    expect(foreign).toEqual([]);
  });
});

/**
 * The sentences of a call's body about a value, as it travels: the first of each field, as the wire tells them. None where the
 * schema takes it, or where nothing travels.
 */
function saidOfBody({ entrada }: Call, value: unknown): readonly string[] {
  const json = JSON.stringify(value);
  const { issues = [] } = (json === undefined ? undefined : entrada.cuerpo?.safeParse(JSON.parse(json)).error) ?? {};
  const first = new Map(issues.toReversed().map(({ path, message }) => [path.join('.'), message]));
  return [...first.values()];
}

async function send(call: Call, part: (typeof PARTS)[number], wrong: Wrong) {
  const pieceOf = (one: typeof part) => {
    const right = rightFor(call.entrada[one]);
    return one === part ? withWrong(right, wrong) : right;
  };
  const [ruta, consulta, cuerpo] = PARTS.map(pieceOf);
  const path = call.ruta.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(textOf(fieldOf(ruta, name))));
  const asked = Object.entries(consulta ?? {}).filter(([, value]) => value !== undefined);
  const query = new URLSearchParams(asked.map(([name, value]) => [name, textOf(value)]));
  const answer = await bed.app.inject({
    method: call.metodo,
    url: `${bed.config.basePath}api/${path}?${query}`,
    headers: { ...whoAsks(call), 'idempotency-key': crypto.randomUUID(), ...typeOf(call) },
    ...(call.entrada.cuerpo === undefined ? {} : { payload: payloadOf(call, cuerpo) }),
  });
  // Some calls end the session that makes them, or the integration.
  if (answer.statusCode === 401) await (isOfIntegrations(call.acceso) ? takeCredential() : takeSession());
  if (answer.statusCode < 400) return { statusCode: answer.statusCode, messages: [] };
  const { message, campos = [] } = errorBodySchema.parse(answer.json());
  return { statusCode: answer.statusCode, messages: [message, ...campos.map((campo) => campo.message)] };
}

async function takeSession(): Promise<void> {
  cookie = await bed.signIn(ADMINISTRATOR);
}

let credentials = 0;
async function takeCredential(): Promise<void> {
  credentials += 1;
  const id = await makeIntegration(bed, { nombre: `De prueba ${credentials}`, alcances: SCOPES });
  authorization = `Bearer ${(await makeSecret(bed, id)).secret}`;
}

function whoAsks({ acceso }: Call): Readonly<Record<string, string>> {
  return isOfIntegrations(acceso) ? { authorization } : { cookie };
}

function typeOf({ multipart, lineas, formulario, entrada }: Call): Readonly<Record<string, string>> {
  if (formulario) return { 'content-type': 'application/x-www-form-urlencoded' };
  if (lineas) return { 'content-type': 'application/x-ndjson' };
  if (multipart) return { 'content-type': 'multipart/form-data; boundary=x' };
  return entrada.cuerpo === undefined ? {} : { 'content-type': 'application/json' };
}

function payloadOf({ multipart, lineas, formulario }: Call, body: unknown): string {
  if (formulario)
    return new URLSearchParams(Object.entries(body ?? {}).map(([name, value]) => [name, textOf(value)])).toString();
  const json = JSON.stringify(body) ?? '';
  if (lineas) return Array.isArray(body) ? body.map((line) => JSON.stringify(line)).join('\n') : json;
  if (!multipart) return json;
  return `--x\r\nContent-Disposition: form-data; name="${multipart.parteJson}"\r\n\r\n${json}\r\n--x--\r\n`;
}

function fieldOf(fields: unknown, name: string): unknown {
  return typeof fields === 'object' && fields !== null ? (fields as Readonly<Record<string, unknown>>)[name] : fields;
}

/** As a value stands in an address; longer ones are refused before anybody reads them. */
function textOf(value: unknown): string {
  return (typeof value === 'string' ? value : (JSON.stringify(value) ?? '')).slice(0, 2_500);
}
