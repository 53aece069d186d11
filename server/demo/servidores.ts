import type { integraciones, servidores } from '../platform/db/schema/configuracion.ts';

type Server = Omit<typeof servidores.$inferInsert, 'id'>;

/**
 * The neighbour systems of the sample chain, of names that no computer has; none has a password,
 * since there is no true one.
 */
export const SERVIDORES: readonly Server[] = [
  {
    servidor: 'netsuite.cadena.example',
    usuario: 'mostrador',
    puerto: 443,
    path: '/api/vales',
    url: 'https://netsuite.cadena.example',
    activo: true,
  },
  {
    servidor: 'guias.cadena.example',
    usuario: 'mostrador',
    puerto: 8443,
    path: '/guias',
    url: 'https://guias.cadena.example:8443',
    activo: true,
  },
  { servidor: 'correo.cadena.example', usuario: 'avisos', puerto: 587, path: '', url: '', activo: true },
  {
    servidor: 'timbrado.cadena.example',
    usuario: 'facturas',
    puerto: 443,
    path: '/cfdi',
    url: 'https://timbrado.cadena.example',
    activo: false,
  },
];

/** The programs of the sample chain that may send data; none has a secret, since nobody was shown one. */
export const INTEGRACIONES: readonly (typeof integraciones.$inferInsert)[] = [
  { nombre: 'Cajas', alcances: ['ventas'], direcciones: ['10.20.0.0/16'] },
  { nombre: 'ERP', alcances: ['ventas'], direcciones: [], activa: false },
];
