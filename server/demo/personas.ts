import type { FechaIso } from '#domain/fechas';
import type { DatosCliente } from '../clientes/alta.ts';
import type { Azar } from './azar.ts';
import { enTurno } from './azar.ts';

/** The items of a comma separated text. */
function lista(texto: string): readonly [string, ...string[]] {
  const [primero = '', ...otros] = texto.split(', ');
  return [primero, ...otros];
}

const MUJERES = lista(
  'María Guadalupe, Ma. Guadalupe, María del Carmen, Ana Karen, Verónica, Alejandra, Rosa María, Leticia, ' +
    'Patricia, Gabriela, María Fernanda, Elizabeth, Norma, Adriana, Araceli, Yolanda, Claudia, Martha, Sofía, ' +
    'Daniela, Valeria, Ximena, Ma. del Rosario, Silvia, Teresa, Lucía, Mónica, Beatriz',
);
const HOMBRES = lista(
  'José Luis, Juan Carlos, Francisco Javier, Miguel Ángel, José Guadalupe, J. Jesús, Alejandro, Jorge, ' +
    'Ricardo, Fernando, Roberto, Luis Enrique, Marco Antonio, Raúl, Sergio, Héctor, Óscar, Arturo, ' +
    'Víctor Manuel, Jesús, Eduardo, Rubén, Gerardo, Armando, Iván, Ramón, Fco. Javier, Pedro',
);
const APELLIDOS = lista(
  'Hernández, García, Martínez, López, González, Rodríguez, Pérez, Sánchez, Ramírez, Flores, Cruz, Gómez, ' +
    'Morales, Vázquez, Reyes, Jiménez, Torres, Díaz, Gutiérrez, Ruiz, Mendoza, Aguilar, Ortiz, Castillo, ' +
    'Moreno, Romero, Álvarez, Méndez, Chávez, Rivera, Juárez, Ramos, Domínguez, Herrera, Medina, Castro, ' +
    'Vargas, Guzmán, Velázquez, Muñoz, Rojas, de la Cruz, Contreras, Salazar, Luna, Ortega, Zúñiga, Guerrero, ' +
    'Santiago, Estrada, Bautista, Cortés, Soto, Nuñez, Espinosa, Espinoza',
);

type Nombre = Pick<DatosCliente, 'nombre' | 'apellidoPaterno'> & { readonly apellidoMaterno: string };

/** A Mexican name as people carry it. */
export const personaAlAzar = (azar: Azar): Nombre & { readonly sexo: 'M' | 'F' } => {
  const sexo = azar.unaVezDeCada(2) ? 'F' : 'M';
  return {
    nombre: azar.uno(sexo === 'F' ? MUJERES : HOMBRES),
    apellidoPaterno: azar.uno(APELLIDOS),
    apellidoMaterno: azar.uno(APELLIDOS),
    sexo,
  };
};

export const sinAcentos = (texto: string): string => texto.normalize('NFD').replace(/\p{M}/gu, '');

/** Names that searches stumble over: Ñ kept, lost and broken, abbreviations, particles, two letters. */
const DIFICILES: readonly [DatosCliente, ...DatosCliente[]] = [
  cliente('Ana Sofía', 'Peña', 'Ríos', 'F', '1988-03-14'),
  cliente('CARLOS ALBERTO', 'PE?A', 'GARCIA', 'M', '1975-11-02'),
  cliente('Rodrigo', 'Muñoz', 'de la Torre', 'M', '1990-07-21'),
  cliente('ELENA', 'MUNOZ', 'LOPEZ', 'F', '1969-01-30'),
  cliente('LUIS', 'MU\u00c3\u00b1OZ', 'HDEZ', 'M', '1982-09-09'),
  cliente('Ma. Guadalupe', 'de la O', 'Hernández', 'F', '1958-12-12'),
  cliente('María Guadalupe', 'Uc', 'Canul', 'F', '1996-05-03'),
  cliente('José', 'Ek', 'Ku', 'M', '2000-02-29'),
  cliente('J. JESUS', 'MTEZ', 'HDEZ', 'M', '1949-06-16'),
  cliente('FCO JAVIER', 'DIAZ DE LEON', 'CAL Y MAYOR', 'M', '1971-10-04'),
  cliente('Diana', 'Espinosa', 'Vázquez', 'F', '1993-08-08'),
  cliente('Diana', 'Espinoza', 'Vásquez', 'F', '1993-08-09'),
  cliente('Óscar', "O'Farrill", null, 'M', null),
  cliente('Xóchitl', 'Zúñiga', null, null, null),
];

function cliente(
  nombre: string,
  apellidoPaterno: string,
  apellidoMaterno: string | null,
  sexo: 'M' | 'F' | null,
  fechaNacimiento: FechaIso | null,
): DatosCliente {
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

const numero = (azar: Azar): string => {
  const lada = azar.uno(LADAS);
  return `${lada}${String(azar.entero(1, 9))}${String(azar.entero(0, 99_999_999)).padStart(8, '0')}`.slice(0, 10);
};

/** Customers of the sample chain; everybody can be reached by at least one datum. */
export const clientesDeMuestra = (azar: Azar, cuantos: number): readonly DatosCliente[] =>
  Array.from({ length: cuantos }, (_, indice) => {
    const dificil = DIFICILES[indice];
    const base = dificil ?? { ...personaAlAzar(azar), fechaNacimiento: nacimiento(azar) };
    const medios: readonly string[] = enTurno(
      [['correo', 'celular'], ['celular'], ['correo', 'telefono'], ['telefono', 'celular']],
      indice,
    );
    const cuenta = sinAcentos(`${base.nombre}.${base.apellidoPaterno}`)
      .toLowerCase()
      .replace(/[^a-z.]/g, '')
      .replace(/\.+/g, '.');
    return {
      ...base,
      correo: medios.includes('correo') ? `${cuenta}${indice + 1}@correo.example` : null,
      telefono: medios.includes('telefono') ? numero(azar) : null,
      celular: medios.includes('celular') ? numero(azar) : null,
    };
  });

const nacimiento = (azar: Azar): FechaIso | null =>
  azar.unaVezDeCada(12)
    ? null
    : `${azar.entero(1946, 2006)}-${String(azar.entero(1, 12)).padStart(2, '0')}-${String(azar.entero(1, 28)).padStart(2, '0')}`;
