import { z } from 'zod';
import { PROBLEM_JSON, PROBLEMAS, problemaSchema } from '#contract/neighbours/sobre';
import type { Operacion, Vecino } from '#contract/neighbours/vecino';

const HOW = `Cada operación es un POST a {base}/{operacion} con un cuerpo JSON. La firma es la de Standard Webhooks 1.0:
webhook-signature = v1,base64(HMAC-SHA256(secreto, webhook-id + "." + webhook-timestamp + "." + cuerpo)), donde el secreto es lo que sigue
a whsec_ en base64; puede haber varias, separadas por espacios. Un mensaje de hace más de cinco minutos no se acepta. Una respuesta que no
es de este contrato deja en duda qué se hizo: Mostrador vuelve a pedir lo mismo con la misma clave. Clave, petición y respuesta (también
una negativa) se guardan 400 días. docs/integrar.md lleva de la mano.`;

/** The OpenAPI 3.1 document of a neighbour, made from its contract alone. */
export function openapiOf({ nombre, titulo, descripcion, operaciones }: Vecino): object {
  const paths = Object.entries(operaciones).map(([operacion, what]) => [
    `/${operacion}`,
    { post: callOf(operacion, what) },
  ]);
  return {
    openapi: '3.1.0',
    info: {
      title: `Mostrador y ${titulo}`,
      version: '1',
      description: `${descripcion}\n\n${HOW.replaceAll('\n', ' ')}`,
    },
    servers: [{ url: '{base}', variables: { base: { default: `https://${nombre}.cadena.example` } } }],
    security: [{ firma: [] }],
    paths: Object.fromEntries(paths),
    components: {
      securitySchemes: {
        firma: {
          type: 'apiKey',
          in: 'header',
          name: 'webhook-signature',
          description: 'Además, si se pide: Bearer y certificado de cliente.',
        },
      },
      schemas: { Problema: wire(problemaSchema) },
    },
  };
}

function callOf(operacion: string, what: Operacion) {
  return {
    operationId: operacion,
    summary: what.descripcion,
    description: what.cambia ? aboutChange(what) : 'Solo lee: no lleva clave.',
    parameters: [...(what.cambia ? [header('Idempotency-Key', 'La clave.')] : []), ...SIGNED],
    requestBody: { required: true, content: { 'application/json': { schema: envelopeOf(operacion, what) } } },
    responses: {
      200: {
        description: 'Hecho.',
        content: { 'application/json': { schema: inObject({ resultado: wire(what.resultado) }) } },
      },
      ...(what.cambia ? REFUSALS : {}),
      ...(what.puedeFaltar
        ? { 404: problem(`No hay: ${PROBLEMAS.noExiste}. Un 404 con otro cuerpo no dice nada.`) }
        : {}),
      401: { description: 'La firma no es buena, o el mensaje es viejo.' },
      429: problem(`No se empezó: ${PROBLEMAS.noTomado}, con Retry-After. También con 503.`),
    },
  };
}

function aboutChange({ libres }: Operacion): string {
  const free =
    libres.length === 0 ? '' : ` Entre dos intentos puede cambiar, sin ser otra petición: ${libres.join(', ')}.`;
  return `Cuenta una sola vez por clave. La misma clave con los mismos datos recibe la primera respuesta, también si fue una negativa; con otros datos, ${PROBLEMAS.otraPeticion}.${free}`;
}

function envelopeOf(operacion: string, { cambia, datos }: Operacion) {
  const quien = { type: ['integer', 'null'], description: 'El empleado que lo pide; null si es Mostrador mismo.' };
  const clave = { type: 'string', minLength: 1, maxLength: 200 };
  return inObject({
    operacion: { const: operacion },
    ...(cambia ? { clave } : {}),
    numiden: quien,
    datos: wire(datos),
  });
}

const SIGNED = [
  header('webhook-id', 'La clave; de una lectura, un identificador nuevo.'),
  header('webhook-timestamp', 'Segundos desde 1970, de este intento.'),
  header('webhook-signature', 'La firma.'),
];

const REFUSALS = {
  409: problem(
    `Se niega para siempre: ${PROBLEMAS.negado}; title es lo que lee el empleado. O aún se está haciendo: ${PROBLEMAS.enCurso}, con Retry-After.`,
  ),
  422: problem(`Se niega: ${PROBLEMAS.negado}. O esa clave ya se usó con otros datos: ${PROBLEMAS.otraPeticion}.`),
};

function header(name: string, description: string) {
  return { name, in: 'header', required: true, description, schema: { type: 'string' } };
}

function problem(description: string) {
  return { description, content: { [PROBLEM_JSON]: { schema: { $ref: '#/components/schemas/Problema' } } } };
}

function inObject(properties: Readonly<Record<string, unknown>>) {
  return { type: 'object', properties, required: Object.keys(properties) };
}

/** A schema as what travels by it. */
function wire(schema: z.ZodType): object {
  const { $schema, ...json } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  return json;
}
