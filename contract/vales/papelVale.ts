import { z } from 'zod';
import { actionAnswerSchema, pathWithId, resultadoTrabajoSchema } from '#contract/common/answers';
import { call } from '#contract/common/call';
import { CORREO_TEXTS } from '#domain/common/correos';
import { VALID_EMAIL } from '#domain/common/email';
import { freeLine } from '#domain/common/freeText';
import { PERMISSION_GROUPS } from '#domain/common/permisos';
import { wireNumber } from '#domain/common/wireNumber';
import { reposicionValeSchema } from '#domain/vales/trabajosVale';

const acceso = PERMISSION_GROUPS.vales;
const id = wireNumber(z.int().positive());

/** The calls for a voucher's life outside of the product: paper, mail, the accounts, and the voucher in its place. */
export const papelVale = {
  generaValePDF: call({
    metodo: 'GET',
    ruta: 'vales/generaValePDF/{a}/{b}',
    resumen:
      'El papel del vale `a` como PDF; `b`: 1 carta, 2 ticket de 80 mm. Es una impresión y se cuenta: desde la segunda el papel ' +
      'dice REIMPRESIÓN. Repetida con su clave da el mismo papel con el mismo número; si el vale cambió desde entonces, 409. Un ' +
      'vale parcial o por autorizar da 409',
    acceso,
    cambia: true,
    unaVez: true,
    entrada: { ruta: z.object({ a: id, b: wireNumber(z.literal([1, 2])) }) },
    salida: 'archivo',
  }),
  correoDepreciacionAtendida: call({
    metodo: 'GET',
    ruta: 'vales/correo-depreciacion-atendida/{a}/{b}',
    resumen:
      'Avisa por correo a quien hizo el vale `a` que se decidió; `b`: 1 se autorizó, 0 se rechazó. Se llama después de decidir, y ' +
      'avisa una sola vez de cada decisión',
    acceso: ['autorizarVale'],
    cambia: true,
    entrada: { ruta: z.object({ a: id, b: wireNumber(z.literal([0, 1])) }) },
    salida: actionAnswerSchema,
  }),
  enviarDocumento: call({
    metodo: 'GET',
    ruta: 'facturas/enviarDocumento',
    resumen:
      'Envía a un correo el documento de un folio: el papel de un vale, que cuenta como impresión, o el PDF y el XML de una ' +
      'factura por su serie y folio (A-123), que pide su permiso',
    acceso: [...acceso, 'facturar'],
    cambia: true,
    unaVez: true,
    entrada: {
      consulta: z.object({
        folio: freeLine().min(1).max(40),
        correo: freeLine()
          .max(254)
          .refine((correo) => VALID_EMAIL.test(correo), CORREO_TEXTS.email),
      }),
    },
    salida: actionAnswerSchema,
  }),
  migraNetsuite: call({
    metodo: 'GET',
    ruta: 'vales/migra-netsuite/{id}',
    resumen: 'Envía un vale a NetSuite y lo marca; uno que ya se envió no se envía otra vez, y el código es 2',
    acceso: ['crearVale'],
    cambia: true,
    unaVez: true,
    entrada: { ruta: pathWithId },
    salida: resultadoTrabajoSchema,
  }),
  guardarReposicion: call({
    metodo: 'POST',
    ruta: 'vales/guardarReposicion',
    resumen:
      'Repone un vale perdido o vencido: lo cancela y hace otro con las mismas líneas, métodos y saldo, con vigencia nueva y ' +
      'folio propio',
    acceso: ['crearVale'],
    unaVez: true,
    entrada: { cuerpo: reposicionValeSchema },
    salida: resultadoTrabajoSchema.extend({ reposicion: z.object({ id: z.int(), folio: z.string() }) }),
  }),
} as const;
