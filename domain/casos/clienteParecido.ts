import { fold } from '#domain/common/personNames';
import { normalizePhone } from '#domain/common/phones';
import { type Customer, nombreCompletoCliente } from './clientes.ts';

/** A customer as he is written down, whether the chain knows him or not. */
export type DatosDeCliente = Pick<
  Customer,
  'nombre' | 'apellidoPaterno' | 'apellidoMaterno' | 'fechaNacimiento' | 'correo' | 'telefono' | 'celular'
>;

const EN_PALABRAS = {
  telefono: 'ese teléfono',
  correo: 'ese correo',
  nombre: 'ese nombre y esa fecha de nacimiento',
} as const;

/** Why a customer who is written as a new one may be one whom the chain knows. */
export type Parecido = keyof typeof EN_PALABRAS;

/**
 * In which way somebody who is written as a new customer seems to be one whom the chain knows; null where nothing says so. Relatives
 * share a telephone and a mail: it is a question, and no answer.
 */
export function enQueSeParecen(nuevo: DatosDeCliente, conocido: DatosDeCliente): Parecido | null {
  const numbers = phonesOf(conocido);
  if (phonesOf(nuevo).some((number) => numbers.includes(number))) return 'telefono';
  const mail = mailOf(nuevo);
  if (mail !== '' && mail === mailOf(conocido)) return 'correo';
  const sameDay = nuevo.fechaNacimiento !== null && nuevo.fechaNacimiento === conocido.fechaNacimiento;
  return sameDay && sameName(nuevo, conocido) ? 'nombre' : null;
}

/** The warning before somebody is made who seems to be there already. */
export function avisoDeParecido(conocido: Customer, parecido: Parecido): string {
  const name = `${nombreCompletoCliente(conocido)} (${conocido.numiden})`;
  return `Ya hay un cliente con ${EN_PALABRAS[parecido]}: ${name}. Búsquelo y elíjalo, o diga que es otra persona.`;
}

function phonesOf({ telefono, celular }: DatosDeCliente): readonly string[] {
  return [telefono, celular].flatMap((number) => (number === null || number === '' ? [] : [normalizePhone(number)]));
}

function mailOf({ correo }: DatosDeCliente): string {
  return (correo ?? '').trim().toLowerCase();
}

/** A second surname that one of the two lacks tells them not apart. */
function sameName(one: DatosDeCliente, other: DatosDeCliente): boolean {
  const [mine, theirs] = [wordsOf(one), wordsOf(other)];
  return (
    mine.nombre === theirs.nombre &&
    mine.paterno === theirs.paterno &&
    (mine.materno === theirs.materno || mine.materno === '' || theirs.materno === '')
  );
}

function wordsOf({ nombre, apellidoPaterno, apellidoMaterno }: DatosDeCliente) {
  return {
    nombre: fold(nombre, 'nombre').join(' '),
    paterno: fold(apellidoPaterno, 'apellido').join(' '),
    materno: fold(apellidoMaterno ?? '', 'apellido').join(' '),
  };
}
