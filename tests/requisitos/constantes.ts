/** Section 9 of the specification: constants and limits that no row before this says. */
import { en, type Requisito, regla } from './requisito.ts';

const IDENTITY = en('domain/casos/nuevoCaso.test.ts', 'judges the identity %j');
const ACTIVITY = 'src/system/activity.test.ts';
const LONG = en('tests/components/casos/newCase.test.tsx', 'cuts nothing of what is pasted, and says what is too long');

export const CONSTANTES: readonly Requisito[] = [
  regla(
    'R9-01',
    'El id de la aplicación es 146.',
    en('tests/contract/specification.test.ts', 'is served: $nombre'),
    en(
      'tests/components/casos/caseList.test.tsx',
      'what is typed is searched by itself, in one step of the way back, and by Enter from any field',
    ),
  ),
  regla(
    'R9-02',
    'La inactividad se cumple a los 900 000 ms.',
    en(ACTIVITY, 'comes after 15 minutes without a gesture, once'),
  ),
  regla(
    'R9-03',
    'La actividad se anota cada 500 ms a lo más.',
    en(ACTIVITY, 'takes note of at most one gesture each 500 ms'),
  ),
  regla('R9-04', 'nombre: 50 letras como máximo.', IDENTITY),
  regla('R9-05', 'apellido paterno: 20 letras como máximo.', IDENTITY, LONG),
  regla('R9-06', 'apellido materno: 20 letras como máximo.', IDENTITY),
  regla('R9-07', 'correo: 50 letras como máximo.', LONG, en('domain/personas/usuarios.test.ts', 'with %j is told: %s')),
  regla('R9-08', 'teléfono y celular: 10 dígitos.', en('domain/casos/nuevoCaso.test.ts', 'the contact data'), LONG),
  regla(
    'R9-09',
    'Los semáforos empiezan en 4 y 8 horas, con un tercero.',
    en(
      'tests/server/cadena/ajustes.test.ts',
      'are there from the beginning, the semaphores with the hours of the specification',
      'are a list of three, as the specification sends it, or with the version that was seen',
    ),
  ),
  regla(
    'R9-10',
    'Un caso cerrado queda en el estado 3.',
    en(
      'tests/server/casos/caseWorks.rules.test.ts',
      'keeps its solution, who found it and when, and turns the light to atendido',
    ),
  ),
  regla(
    'R9-11',
    'Lo escrito y no guardado vuelve: tras recargar, cerrarse la sesión o ir a otra caja.',
    en(
      'tests/browser/casos/draft.spec.ts',
      'by a reload or by going to another till: the draft comes back, the files are asked for again, and nothing of it stays on the computer',
      'by the idle close: who signs in again finds the draft',
    ),
  ),
  regla(
    'R9-12',
    'La billetera tiene un máximo, y lo que no cabe se dice.',
    en(
      'tests/server/vales/devoluciones.test.ts',
      'is never passed, from whichever side it is neared at once; the other is told what still fits',
    ),
  ),
  regla(
    'R9-13',
    'La vigencia de un vale es la de los ajustes.',
    en('tests/server/vales/vales.test.ts', 'is valid to the end of the last day that the setting allows'),
  ),
  regla(
    'R9-14',
    'Pasado el máximo de los ajustes, un vale pide autorización.',
    en('tests/server/vales/vales.authorization.test.ts', 'the maximum without authorization'),
  ),
];
