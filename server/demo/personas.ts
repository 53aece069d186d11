import type { IsoDate } from '#domain/common/dates';
import type { CustomerData } from '../casos/clientes/create.ts';
import { byTurn, type Random } from './random.ts';

/** The items of a comma separated text. */
function list(text: string): readonly [string, ...string[]] {
  const [first = '', ...others] = text.split(', ');
  return [first, ...others];
}

const WOMEN = list(
  'María Guadalupe, Ma. Guadalupe, María del Carmen, Ana Karen, Verónica, Alejandra, Rosa María, Leticia, ' +
    'Patricia, Gabriela, María Fernanda, Elizabeth, Norma, Adriana, Araceli, Yolanda, Claudia, Martha, Sofía, ' +
    'Daniela, Valeria, Ximena, Ma. del Rosario, Silvia, Teresa, Lucía, Mónica, Beatriz',
);
const MEN = list(
  'José Luis, Juan Carlos, Francisco Javier, Miguel Ángel, José Guadalupe, J. Jesús, Alejandro, Jorge, ' +
    'Ricardo, Fernando, Roberto, Luis Enrique, Marco Antonio, Raúl, Sergio, Héctor, Óscar, Arturo, ' +
    'Víctor Manuel, Jesús, Eduardo, Rubén, Gerardo, Armando, Iván, Ramón, Fco. Javier, Pedro',
);
const SURNAMES = list(
  'Hernández, García, Martínez, López, González, Rodríguez, Pérez, Sánchez, Ramírez, Flores, Cruz, Gómez, ' +
    'Morales, Vázquez, Reyes, Jiménez, Torres, Díaz, Gutiérrez, Ruiz, Mendoza, Aguilar, Ortiz, Castillo, ' +
    'Moreno, Romero, Álvarez, Méndez, Chávez, Rivera, Juárez, Ramos, Domínguez, Herrera, Medina, Castro, ' +
    'Vargas, Guzmán, Velázquez, Muñoz, Rojas, de la Cruz, Contreras, Salazar, Luna, Ortega, Zúñiga, Guerrero, ' +
    'Santiago, Estrada, Bautista, Cortés, Soto, Nuñez, Espinosa, Espinoza',
);

type Name = Pick<CustomerData, 'nombre' | 'apellidoPaterno'> & { readonly apellidoMaterno: string };

/** A Mexican name as people carry it. */
export function randomPerson(random: Random): Name & { readonly sexo: 'M' | 'F' } {
  const sexo = random.onceIn(2) ? 'F' : 'M';
  return {
    nombre: random.one(sexo === 'F' ? WOMEN : MEN),
    apellidoPaterno: random.one(SURNAMES),
    apellidoMaterno: random.one(SURNAMES),
    sexo,
  };
}

/** The text with its accents taken off; Ñ becomes N. */
export function withoutAccents(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '');
}

/** Names that searches stumble over: Ñ kept, lost and broken, abbreviations, particles, two letters. */
const DIFFICULT: readonly [CustomerData, ...CustomerData[]] = [
  customer('Ana Sofía', 'Peña', 'Ríos', 'F', '1988-03-14'),
  customer('CARLOS ALBERTO', 'PE?A', 'GARCIA', 'M', '1975-11-02'),
  customer('Rodrigo', 'Muñoz', 'de la Torre', 'M', '1990-07-21'),
  customer('ELENA', 'MUNOZ', 'LOPEZ', 'F', '1969-01-30'),
  customer('LUIS', 'MU\u00c3\u00b1OZ', 'HDEZ', 'M', '1982-09-09'),
  customer('Ma. Guadalupe', 'de la O', 'Hernández', 'F', '1958-12-12'),
  customer('María Guadalupe', 'Uc', 'Canul', 'F', '1996-05-03'),
  customer('José', 'Ek', 'Ku', 'M', '2000-02-29'),
  customer('J. JESUS', 'MTEZ', 'HDEZ', 'M', '1949-06-16'),
  customer('FCO JAVIER', 'DIAZ DE LEON', 'CAL Y MAYOR', 'M', '1971-10-04'),
  customer('Diana', 'Espinosa', 'Vázquez', 'F', '1993-08-08'),
  customer('Diana', 'Espinoza', 'Vásquez', 'F', '1993-08-09'),
  customer('Óscar', "O'Farrill", null, 'M', null),
  customer('Xóchitl', 'Zúñiga', null, null, null),
];

function customer(
  nombre: string,
  apellidoPaterno: string,
  apellidoMaterno: string | null,
  sexo: 'M' | 'F' | null,
  fechaNacimiento: IsoDate | null,
): CustomerData {
  return {
    nombre,
    apellidoPaterno,
    apellidoMaterno,
    sexo,
    fechaNacimiento,
    correo: null,
    telefono: null,
    celular: null,
  };
}

const LADAS = ['55', '33', '81', '222', '442', '477', '999', '229', '722'] as const;

function number(random: Random): string {
  const lada = random.one(LADAS);
  return `${lada}${String(random.whole(1, 9))}${String(random.whole(0, 99_999_999)).padStart(8, '0')}`.slice(0, 10);
}

/** Customers of the sample chain; everybody can be reached by at least one datum. */
export function sampleCustomers(random: Random, howMany: number): readonly CustomerData[] {
  return Array.from({ length: howMany }, (_, index) => {
    const difficult = DIFFICULT[index];
    const base = difficult ?? { ...randomPerson(random), fechaNacimiento: birthDate(random) };
    const means: readonly string[] = byTurn(
      [['correo', 'celular'], ['celular'], ['correo', 'telefono'], ['telefono', 'celular']],
      index,
    );
    const count = withoutAccents(`${base.nombre}.${base.apellidoPaterno}`)
      .toLowerCase()
      .replace(/[^a-z.]/g, '')
      .replace(/\.+/g, '.');
    return {
      ...base,
      correo: means.includes('correo') ? `${count}${index + 1}@correo.example` : null,
      telefono: means.includes('telefono') ? number(random) : null,
      celular: means.includes('celular') ? number(random) : null,
    };
  });
}

function birthDate(random: Random): IsoDate | null {
  return random.onceIn(12)
    ? null
    : `${random.whole(1946, 2006)}-${String(random.whole(1, 12)).padStart(2, '0')}-${String(random.whole(1, 28)).padStart(2, '0')}`;
}
