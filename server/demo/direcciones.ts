import type { direcciones } from '../platform/db/schema/neighbours.ts';
import { byTurn, type Random } from './random.ts';

/** Streets, and places with their postal codes, that exist. */
const STREETS = [
  'Av. Juárez',
  'Morelos',
  'Hidalgo',
  'Av. Insurgentes',
  '5 de Mayo',
  'Independencia',
  'Niños Héroes',
] as const;
const PLACES = [
  ['Centro', 'Cuauhtémoc', 'Ciudad de México', '06000'],
  ['Del Carmen', 'Coyoacán', 'Ciudad de México', '04100'],
  ['Ciudad Satélite', 'Naucalpan de Juárez', 'México', '53100'],
  ['Centro', 'Toluca', 'México', '50000'],
  ['La Paz', 'Puebla', 'Puebla', '72160'],
  ['Centro', 'Querétaro', 'Querétaro', '76000'],
  ['Jardines del Moral', 'León', 'Guanajuato', '37160'],
  ['Cumbres', 'Monterrey', 'Nuevo León', '64610'],
  ['García Ginerés', 'Mérida', 'Yucatán', '97070'],
  ['Costa de Oro', 'Boca del Río', 'Veracruz de Ignacio de la Llave', '94299'],
] as const;

const LANDMARKS = ['Portón verde', 'Frente al parque', 'Junto a la farmacia', ''] as const;

/** One address for each customer. */
export function sampleAddresses(
  random: Random,
  customers: readonly { readonly numiden: number; readonly celular: string | null }[],
): readonly (typeof direcciones.$inferInsert)[] {
  return customers.map(({ numiden, celular }, index) => {
    const [colonia, municipio, estado, codigoPostal] = byTurn(PLACES, index);
    return {
      numidenCliente: numiden,
      calle: random.one(STREETS),
      numeroExterior: String(random.whole(1, 980)),
      numeroInterior: random.onceIn(4) ? String(random.whole(1, 40)) : '',
      colonia,
      municipio,
      estado,
      codigoPostal,
      referencias: random.one(LANDMARKS),
      telefono: celular ?? '',
    };
  });
}
