import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Call, isOfIntegrations } from '#contract/common/call';
import { errorBodySchema } from '#contract/common/failure';
import { type CallName, contract } from '#contract/contract';
import { PERMISOS, type Permiso } from '#domain/common/permisos';
import { handlers } from '../../server/handlers.ts';
import { type Bed, createBed } from '../server/bed/bed.ts';
import { grantPermissions } from '../server/bed/people.ts';

const CALLS = (Object.entries(contract) as [CallName, Call][]).map(([nombre, llamada]) => ({
  nombre,
  llamada,
}));

function urlOf({ ruta }: Call): string {
  return `/mostrador/api/${ruta.replace(/\{\w+\}/g, '1')}`;
}

// Sent with what the route's own checks ask of any request, so that only the session can be what is missing.
function ask(bed: Bed, call: Call, cookie: string | null) {
  return bed.app.inject({
    method: call.metodo,
    url: urlOf(call),
    headers: {
      'idempotency-key': 'clave-de-prueba',
      ...(cookie === null ? {} : { cookie }),
      ...(call.multipart ? { 'content-type': 'multipart/form-data; boundary=x' } : {}),
      ...(call.formulario ? { 'content-type': 'application/x-www-form-urlencoded' } : {}),
    },
    ...emptyBodyOf(call),
  });
}

function emptyBodyOf({ multipart, formulario, entrada }: Call) {
  if (multipart) return { payload: '--x--\r\n' };
  if (formulario) return { payload: 'nada=' };
  return entrada.cuerpo === undefined ? {} : { payload: {} };
}

let bed: Bed;
beforeAll(async () => {
  bed = await createBed();
});
afterAll(() => bed.close());

describe('every call of the contract', () => {
  it('has its own path and method', () => {
    const keys = CALLS.map(({ llamada }) => `${llamada.metodo} ${llamada.ruta}`);
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('has a relative path without a leading slash', () => {
    expect(CALLS.filter(({ llamada }) => !/^[\w-]+(\/([\w-]+|\{\w+\}))*$/.test(llamada.ruta))).toEqual([]);
  });

  it('has a handler, and no handler is without a call', () => {
    expect(Object.keys(handlers).sort()).toEqual(Object.keys(contract).sort());
  });

  it('stands in the OpenAPI document with its name, method and who may make it', async () => {
    const doc = (await bed.app.inject({ url: '/mostrador/api/docs/json' })).json();
    const operaciones = Object.entries<Record<string, { operationId: string; security: unknown[] }>>(doc.paths).flatMap(
      ([ruta, metodos]) => Object.entries(metodos).map(([metodo, operacion]) => ({ ruta, metodo, ...operacion })),
    );
    expect(
      operaciones.map(({ ruta, metodo, operationId, security }) => [operationId, metodo, ruta, security.length]).sort(),
    ).toEqual(
      CALLS.map(({ nombre, llamada }) => [
        nombre,
        llamada.metodo.toLowerCase(),
        `/mostrador/api/${llamada.ruta}`,
        llamada.acceso === 'publico' ? 0 : 1,
      ]).sort(),
    );
  });
});

describe('the key of a call', () => {
  /** The GETs that change something, which no link may make: a browser must send a key. */
  const DEMANDED = [
    'cambiarServidor',
    'correoDepreciacionAtendida',
    'enviarDocumento',
    'generaValePDF',
    'migraNetsuite',
  ];

  it('stands in the OpenAPI document with every call: demanded, optional, or of no use', async () => {
    const doc = (await bed.app.inject({ url: '/mostrador/api/docs/json' })).json();
    const said = Object.values<Record<string, Documented>>(doc.paths).flatMap((methods) =>
      Object.values(methods).map(({ operationId, description, parameters = [] }) => {
        const [, word = 'nothing'] =
          /`Idempotency-Key`: (necesaria desde un navegador|opcional|no se usa)/.exec(description) ?? [];
        const header = parameters.find(({ name }) => name === 'Idempotency-Key');
        return [operationId, word, header === undefined ? 'no header' : header.required === true];
      }),
    );
    expect(said.sort()).toEqual(
      CALLS.map(({ nombre, llamada }) =>
        DEMANDED.includes(nombre)
          ? [nombre, 'necesaria desde un navegador', true]
          : llamada.unaVez
            ? [nombre, 'opcional', false]
            : [nombre, 'no se usa', 'no header'],
      ).sort(),
    );
  });

  it.each(DEMANDED)('is demanded of a browser in words that say how to send one: %s', async (nombre) => {
    const url = urlOf(contract[nombre as CallName]);
    const answer = await bed.app.inject({ url, headers: { 'sec-fetch-site': 'same-origin' } });
    expect([answer.statusCode, answer.json().message]).toEqual([
      403,
      'Esta dirección cambia datos y no se abre como enlace. Use el botón de su pantalla. Un programa manda el encabezado ' +
        'Idempotency-Key con una clave nueva por envío, de 8 a 128 letras, dígitos, guiones o guiones bajos.',
    ]);
  });
});

interface Documented {
  readonly operationId: string;
  readonly description: string;
  readonly parameters?: readonly { readonly name: string; readonly required?: boolean }[];
}

function of(cumple: (call: Call) => boolean) {
  return CALLS.filter(({ llamada }) => cumple(llamada));
}
function permissionsOf({ acceso }: Call): readonly Permiso[] {
  return typeof acceso === 'string' || isOfIntegrations(acceso) ? [] : acceso;
}

describe('a call that is not open to everybody', () => {
  const cerradas = of(({ acceso }) => acceso !== 'publico' && !isOfIntegrations(acceso));

  it.each(cerradas)('is refused without a session: $nombre', async ({ llamada }) => {
    const answer = await ask(bed, llamada, null);
    expect(answer.statusCode).toBe(401);
    expect(errorBodySchema.parse(answer.json()).message).toBe('Su sesión terminó. Inicie sesión de nuevo.');
  });

  it.each(cerradas)('is refused with an invented session: $nombre', async ({ llamada }) => {
    const answer = await ask(bed, llamada, `mostrador_sesion=${'A'.repeat(43)}`);
    expect(answer.statusCode).toBe(401);
  });
});

describe('a call of integrations', () => {
  const ofPrograms = of(({ acceso }) => isOfIntegrations(acceso));

  it.each(ofPrograms)('is refused to a person, whatever that person may: $nombre', async ({ llamada }) => {
    await grantPermissions(
      bed.db,
      100004,
      Object.values(PERMISOS).map(({ id }) => id),
    );
    for (const cookie of [null, await bed.signIn(100004)]) {
      const answer = await ask(bed, llamada, cookie);
      expect([answer.statusCode, answer.headers['www-authenticate']]).toEqual([401, 'Bearer']);
      expect(errorBodySchema.parse(answer.json()).message).toBe('La credencial no es válida.');
    }
  });
});

describe('a call that needs a permission', () => {
  const conPermiso = of((call) => permissionsOf(call).length > 0);

  it.each(conPermiso)('is refused to whoever holds every other one: $nombre', async ({ llamada }) => {
    const asked: readonly string[] = permissionsOf(llamada);
    const otros = Object.entries(PERMISOS).flatMap(([nombre, { id }]) => (asked.includes(nombre) ? [] : [id]));
    await grantPermissions(bed.db, 100004, otros);
    const answer = await ask(bed, llamada, await bed.signIn(100004));
    expect(answer.statusCode).toBe(403);
    expect(errorBodySchema.parse(answer.json()).message).toBe('No tiene permiso para realizar esta operación.');
  });

  it.each(conPermiso)('is open to whoever holds any one of them: $nombre', async ({ llamada }) => {
    const besides = (llamada.ademas ?? []).slice(0, 1).map((permiso) => PERMISOS[permiso].id);
    for (const permiso of permissionsOf(llamada)) {
      await grantPermissions(bed.db, 100004, [PERMISOS[permiso].id, ...besides]);
      const answer = await ask(bed, llamada, await bed.signIn(100004));
      expect([200, 400, 404], permiso).toContain(answer.statusCode);
    }
  });
});

describe('a call that needs a second permission', () => {
  it.each(of(({ ademas }) => ademas !== undefined))('is refused without one: $nombre', async ({ llamada }) => {
    const besides: readonly string[] = llamada.ademas ?? [];
    const others = Object.entries(PERMISOS).flatMap(([nombre, { id }]) => (besides.includes(nombre) ? [] : [id]));
    await grantPermissions(bed.db, 100004, others);
    expect((await ask(bed, llamada, await bed.signIn(100004))).statusCode).toBe(403);
  });
});

describe('a call that needs a session only', () => {
  // A call that never ends cannot be waited for here.
  const deUnaVez = of(({ acceso, salida }) => acceso === 'sesion' && salida !== 'eventos');

  it.each(deUnaVez)('does not ask which permissions: $nombre', async ({ llamada }) => {
    await grantPermissions(bed.db, 100004, [PERMISOS.verUsuarios.id]);
    const answer = await ask(bed, llamada, await bed.signIn(100004));
    // The calls about oneself were asked about employee 1.
    const own = /numiden|perfil-usuario/.test(llamada.ruta);
    // Nobody has a password there, nor a second factor.
    const lacks = /segundo-factor\//.test(llamada.ruta) ? 409 : 200;
    expect(own ? [403] : [lacks, 400]).toContain(answer.statusCode);
  });
});

describe('a call of the login screen', () => {
  it.each(of(({ acceso }) => acceso === 'publico'))('is open to anybody: $nombre', async ({ llamada }) => {
    const answer = await ask(bed, llamada, null);
    expect(answer.statusCode).toBe(llamada.entrada.cuerpo ? 400 : 200);
  });

  it('is one of these and no other', () => {
    expect(of(({ acceso }) => acceso === 'publico').map(({ nombre }) => nombre)).toEqual([
      'opcionesSesion',
      'iniciarSesion',
      'confirmarCodigo',
      'irAlProveedor',
      'volverDelProveedor',
      'salidaDelProveedor',
      'cerrarSesion',
      'tiendasLogin',
      'salud',
      'vivo',
      'listo',
    ]);
  });
});
