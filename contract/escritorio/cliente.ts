import { z } from 'zod';
import { call } from '#contract/common/call';
import { wireNumber } from '#domain/common/wireNumber';
import {
  ABREN_CLIENTE,
  contactoDeClienteSchema,
  FICHA_POR_TIPO,
  fichaDeClienteSchema,
} from '#domain/escritorio/fichaDeCliente';

const ruta = z.object({ numiden: wireNumber(z.int().positive()) });

/** A customer with all that is his. */
export const cliente = {
  fichaDeCliente: call({
    metodo: 'GET',
    ruta: 'clientes/ficha/{numiden}',
    resumen:
      'Un cliente con sus casos, vales, operaciones y facturas que la persona puede ver, cada uno por las reglas de su lista: los casos ' +
      `abiertos primero, luego lo más reciente; a lo más ${FICHA_POR_TIPO} de cada tipo. Cuenta como una búsqueda de clientes`,
    acceso: ABREN_CLIENTE,
    asignado: true,
    entrada: { ruta },
    salida: fichaDeClienteSchema,
  }),
  contactoDeCliente: call({
    metodo: 'GET',
    ruta: 'clientes/contacto/{numiden}',
    resumen: 'El correo y los teléfonos de un cliente, que se abren a propósito y quedan en la bitácora',
    acceso: ['crearCaso'],
    asignado: true,
    entrada: { ruta },
    salida: contactoDeClienteSchema,
  }),
} as const;
