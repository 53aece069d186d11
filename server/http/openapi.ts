import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance, FastifySchema } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { cuerpoDeErrorSchema } from '#contract/failure';
import type { Llamada } from '#contract/llamada';
import { galletaDe, NOMBRE_GALLETA } from '../sesion/galleta.ts';
import { leerSesion } from '../sesion/sesiones.ts';
import type { Ambiente } from './ambiente.ts';
import { contrasenaPorCambiar, rechazoSinSesion } from './rechazo.ts';

const jsonDe = (schema: z.ZodType) =>
  z.toJSONSchema(schema, { target: 'openapi-3.0', unrepresentable: 'any', io: 'input' });

const archivos = { type: 'array', maxItems: 5, items: { type: 'string', format: 'binary' } };

const describir = (llamada: Llamada): string => {
  const acceso =
    llamada.acceso === 'publico'
      ? 'Sin sesión.'
      : llamada.acceso === 'sesion'
        ? 'Con sesión.'
        : `Con sesión y cualquiera de los permisos: ${llamada.acceso.join(', ')}.`;
  return [
    acceso,
    llamada.unaVez
      ? 'Una sola vez por `Idempotency-Key`: una repetición con la misma clave recibe la primera respuesta. Sin la clave, una vez por petición.'
      : '',
    llamada.asignado ? 'La especificación no muestra esta ruta o forma: se eligió aquí.' : '',
  ]
    .filter(Boolean)
    .join(' ');
};

// What the document says of a call beyond its zod schemas: who may, the key, the parts of a form, files and refusals.
const completar = (schema: FastifySchema, llamada: Llamada): FastifySchema => {
  const { cuerpo } = llamada.entrada;
  const exito =
    llamada.salida === 'archivo'
      ? {
          description: 'El archivo, para descargar',
          content: { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } },
        }
      : (schema.response as Record<string, unknown> | undefined)?.['200'];
  const completo = {
    ...schema,
    description: describir(llamada),
    security: llamada.acceso === 'publico' ? [] : [{ sesion: [] }],
    response: { 200: exito, default: { description: 'Un rechazo, con su texto', ...jsonDe(cuerpoDeErrorSchema) } },
  };
  if (llamada.unaVez) {
    Object.assign(completo, {
      headers: {
        type: 'object',
        properties: { 'Idempotency-Key': { type: 'string', pattern: '^[A-Za-z0-9_-]{8,128}$' } },
      },
    });
  }
  if (llamada.multipart && cuerpo) {
    Object.assign(completo, {
      consumes: ['multipart/form-data'],
      body: {
        type: 'object',
        properties: { [llamada.multipart.parteJson]: jsonDe(cuerpo), files: archivos },
        required: llamada.multipart.opcional ? [] : [llamada.multipart.parteJson],
      },
    });
  }
  return completo;
};

/**
 * Makes the OpenAPI document from the routes, and its page at `api/docs`; register before the routes. Where passwords guard
 * the login, the page and all that belongs to it need a session: it names every door of the house.
 */
export const publicarOpenapi = async (app: FastifyInstance, ambiente: Ambiente): Promise<void> => {
  const { config, version } = ambiente;
  await app.register(swagger, {
    openapi: {
      openapi: '3.0.3',
      info: {
        title: 'Mostrador',
        version,
        description:
          'Llamadas del back office de atención a clientes. Todo lo que no es éxito responde con un estado HTTP verdadero y un texto en español.',
      },
      components: { securitySchemes: { sesion: { type: 'apiKey', in: 'cookie', name: NOMBRE_GALLETA } } },
    },
    transform: (documento) => {
      const { llamada } = documento.route.config ?? {};
      if (!llamada) return { schema: { ...documento.schema, hide: true }, url: documento.url };
      const { schema, url } = jsonSchemaTransform(documento);
      return { schema: completar(schema, llamada), url };
    },
  });
  await app.register(async (docs) => {
    if (config.auth === 'contrasena') {
      docs.addHook('onRequest', async (request, reply) => {
        const { token } = galletaDe(request, reply, config.basePath);
        const sesion = token === null ? null : await leerSesion(ambiente.db, token, ambiente.ahora());
        if (sesion === null) throw rechazoSinSesion();
        if (sesion.debeCambiarContrasena) throw contrasenaPorCambiar();
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
};
