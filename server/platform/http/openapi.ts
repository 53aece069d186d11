import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance, FastifySchema } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { NEW_RECORD } from '#contract/common/answers';
import { type Access, type Call, isOfIntegrations } from '#contract/common/call';
import { errorBodySchema } from '#contract/common/failure';
import { ON_BEHALF_HEADER } from '#contract/common/onBehalf';
import { COOKIE_NAME, cookieOf } from '../../personas/sesion/cookie.ts';
import { readSession } from '../../personas/sesion/sessions.ts';
import type { Environment } from './environment.ts';
import { JSON_LINES } from './jsonLines.ts';
import { KEY_PATTERN } from './key.ts';
import { noSessionRejection, pendingFirst } from './rejection.ts';

function jsonOf(schema: z.ZodType) {
  return z.toJSONSchema(schema, { target: 'openapi-3.0', unrepresentable: 'any', io: 'input' });
}

const files = { type: 'array', maxItems: 5, items: { type: 'string', format: 'binary' } };

function describe(call: Call): string {
  return [
    aboutAccess(call.acceso),
    call.ademas ? `Además, cualquiera de: ${call.ademas.join(', ')}.` : '',
    aboutKey(call),
    call.asignado ? 'La especificación no muestra esta ruta o forma: se eligió aquí.' : '',
  ]
    .filter(Boolean)
    .join(' ');
}

function aboutAccess(acceso: Access): string {
  if (acceso === 'publico') return 'Sin sesión.';
  if (acceso === 'sesion') return 'Con sesión.';
  if (!isOfIntegrations(acceso)) return `Con sesión y cualquiera de los permisos: ${acceso.join(', ')}.`;
  const who =
    acceso.integracion === 'cualquiera'
      ? 'cualquier integración'
      : `una integración con el alcance ${acceso.integracion}`;
  return `Sin sesión: con la credencial de ${who} (\`Authorization: Bearer\`). Más de 600 por minuto dan 429.`;
}

/** Whether a call takes an `Idempotency-Key`, and what becomes of it without one. */
function aboutKey({ metodo, cambia, unaVez, soloLee }: Call): string {
  const once = 'una repetición con la misma clave recibe la primera respuesta';
  if (cambia) {
    const repeated = unaVez ? `Con ella, ${once}.` : 'Lo que ya se hizo no se hace otra vez, con cualquier clave.';
    return `\`Idempotency-Key\`: necesaria desde un navegador, que sin ella recibe 403: es un GET que cambia datos. ${repeated}`;
  }
  if (unaVez) return `\`Idempotency-Key\`: opcional. Con ella, ${once}; sin ella, cada petición cuenta.`;
  return metodo === 'GET' || soloLee
    ? '`Idempotency-Key`: no se usa, porque solo lee.'
    : '`Idempotency-Key`: no se usa; cada petición cuenta.';
}

function describeEvents({ eventos = {} }: Call) {
  return {
    type: 'object',
    properties: Object.fromEntries(Object.entries(eventos).map(([nombre, datos]) => [nombre, jsonOf(datos)])),
  };
}

// Adds to a call what its zod schemas do not say: who may, the key, the parts of a form, files and refusals.
function complete(schema: FastifySchema, call: Call): FastifySchema {
  const { cuerpo } = call.entrada;
  const success =
    call.salida === 'archivo'
      ? {
          description: 'El archivo, para descargar',
          content: { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } },
        }
      : call.salida === 'eventos'
        ? {
            description:
              'Un flujo de server-sent events que no termina. El `data` de cada evento es JSON; aquí, por el nombre del evento (`message` es el que no lleva nombre)',
            content: { 'text/event-stream': { schema: describeEvents(call) } },
          }
        : (schema.response as Record<string, unknown> | undefined)?.['200'];
  const completo = {
    ...schema,
    description: describe(call),
    security: call.acceso === 'publico' ? [] : [isOfIntegrations(call.acceso) ? { integracion: [] } : { sesion: [] }],
    response: { 200: success, default: { description: 'Un rechazo, con su texto', ...jsonOf(errorBodySchema) } },
  };
  if (call.unaVez || call.cambia) {
    Object.assign(completo, {
      headers: {
        type: 'object',
        properties: { 'Idempotency-Key': { type: 'string', pattern: KEY_PATTERN } },
        ...(call.cambia ? { required: ['Idempotency-Key'] } : {}),
      },
    });
  }
  if (call.lineas) Object.assign(completo, { consumes: [JSON_LINES] });
  if (call.multipart && cuerpo) {
    Object.assign(completo, {
      consumes: ['multipart/form-data'],
      body: {
        type: 'object',
        properties: { [call.multipart.parteJson]: jsonOf(cuerpo), files },
        required: call.multipart.opcional ? [] : [call.multipart.parteJson],
      },
    });
  }
  return completo;
}

/**
 * Makes the OpenAPI document from the routes, and its page at `api/docs`; register before the routes. Where passwords guard
 * the login, the page and all that belongs to it need a session: it names every door of the house.
 */
export async function publishOpenapi(app: FastifyInstance, surroundings: Environment): Promise<void> {
  const { config, version } = surroundings;
  await app.register(swagger, {
    openapi: {
      openapi: '3.0.3',
      info: {
        title: 'Mostrador',
        version,
        description:
          'Llamadas del back office de atención a clientes. Todo lo que no es éxito responde con un estado HTTP verdadero y un texto en español. ' +
          `Al guardar, un registro ${NEW_RECORD}; la respuesta trae siempre el \`id\` que tiene. Guardar un registro como ya está no ` +
          'hace otra versión ni queda en la bitácora. ' +
          `Quien manda el encabezado \`${ON_BEHALF_HEADER}\` (numiden/tienda) solo es atendido si la sesión es la suya; si no, 412.`,
      },
      components: {
        securitySchemes: {
          sesion: { type: 'apiKey', in: 'cookie', name: COOKIE_NAME },
          integracion: { type: 'http', scheme: 'bearer' },
        },
      },
    },
    transform: (doc) => {
      const { llamada } = doc.route.config ?? {};
      if (!llamada) return { schema: { ...doc.schema, hide: true }, url: doc.url };
      const { schema, url } = jsonSchemaTransform(doc);
      return { schema: complete(schema, llamada), url };
    },
  });
  await app.register(async (docs) => {
    if (config.auth !== 'numiden') {
      docs.addHook('onRequest', async (request, reply) => {
        const { token } = cookieOf(request, reply, config.basePath);
        const sesion =
          token === null
            ? null
            : await readSession(surroundings.db, token, { now: surroundings.clock(), sinTiendas: config.sinTiendas });
        if (sesion === null) throw noSessionRejection();
        if (sesion.pendiente !== null) throw pendingFirst(sesion.pendiente);
      });
    }
    await docs.register(swaggerUi, {
      routePrefix: `${config.basePath}api/docs`,
      // Nothing is fetched from other sites: no validator badge, no outside logo.
      theme: { title: 'Mostrador: llamadas' },
      // Without the bar at the top, whose logo brings a style of its own that the content security policy forbids.
      uiConfig: { layout: 'BaseLayout', validatorUrl: null, docExpansion: 'list', displayOperationId: true },
    });
  });
}
