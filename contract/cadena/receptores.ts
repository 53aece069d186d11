import { z } from 'zod';
import { guardadoSchema, NEW_RECORD, pathWithId } from '#contract/common/answers';
import { call } from '#contract/common/call';
import { entregaDeEventoSchema, receptorGuardadoSchema, receptorSchema } from '#domain/cadena/receptores';
import { seenRecordSchema } from '#domain/common/keptRecord';

const administer = ['servidores'] as const;

const named = z.object({ id: z.int().positive() });

/** The systems of the chain that are told of events, and what they were told (docs/integrar.md says how one verifies it). */
export const receptores = {
  listaReceptores: call({
    metodo: 'GET',
    ruta: 'receptor/lista',
    resumen: 'Los receptores de eventos, cada uno con cuántos eventos tiene por entregar y cuántos no se pudieron',
    acceso: administer,
    asignado: true,
    entrada: {},
    salida: z.array(receptorSchema),
  }),
  entregasDeReceptor: call({
    metodo: 'GET',
    ruta: 'receptor/entregas/{id}',
    resumen: 'Los últimos cien eventos de un receptor, el más nuevo primero, con lo último que contestó',
    acceso: administer,
    asignado: true,
    entrada: { ruta: pathWithId },
    salida: z.array(entregaDeEventoSchema),
  }),
  guardarReceptor: call({
    metodo: 'POST',
    ruta: 'receptor/guardar',
    resumen: `Guarda un receptor, o lo crea (${NEW_RECORD}). Su dirección debe estar en SERVIDORES_PERMITIDOS. Apagado, no se le debe nada nuevo`,
    acceso: administer,
    asignado: true,
    unaVez: true,
    entrada: { cuerpo: receptorGuardadoSchema },
    salida: guardadoSchema,
  }),
  // Not once a key: the answer of a key is kept, and this one must not be. Who sends the version makes no second one.
  secretoDeReceptor: call({
    metodo: 'POST',
    ruta: 'receptor/secreto-nuevo',
    resumen:
      'Crea el secreto con que se firma lo que se manda a un receptor, o lo cambia: el anterior firma también por 24 horas. ' +
      '`secreto` está solo en esta respuesta: se guarda cifrado y no se muestra otra vez',
    acceso: administer,
    asignado: true,
    entrada: { cuerpo: seenRecordSchema },
    salida: guardadoSchema.extend({ secreto: z.string() }),
  }),
  probarReceptor: call({
    metodo: 'POST',
    ruta: 'receptor/probar',
    resumen: 'Manda un evento de prueba a un receptor, cualesquiera que sean los que recibe',
    acceso: administer,
    asignado: true,
    unaVez: true,
    entrada: { cuerpo: named },
    salida: guardadoSchema,
  }),
  reenviarEvento: call({
    metodo: 'POST',
    ruta: 'receptor/reenviar',
    resumen:
      'Manda otra vez un evento a su receptor, con el mismo `webhook-id` y el mismo contenido. El que espera otro intento sale ya',
    acceso: administer,
    asignado: true,
    unaVez: true,
    entrada: { cuerpo: named },
    salida: guardadoSchema,
  }),
} as const;
