import { transitionsOf } from '#diagrams/transitions';
import { sesionMachine } from '#machines/sesion.machine';
import type { Excuses } from '../tally.ts';

/** Why no walk takes some arrows, by what their ids hold: the first that fits. */
const REASONS: readonly (readonly [RegExp, string])[] = [
  [/ · xstate\.error\.actor\.vigilar/, 'Quien vigila solo escucha, y no falla.'],
  [
    /EnOtraPestana/,
    'Lo hace otra pestaña del mismo navegador: se prueba aparte (sesion.spec.ts y session-end.spec.ts).',
  ],
  [/atProvider/, 'Pide un proveedor de identidad: se prueba aparte (proveedor.spec.ts).'],
  [/\.code\b/, 'Pide a quien tiene un segundo factor: se prueba aparte (second-factor.spec.ts).'],
  [
    /\.pending\b/,
    'Sigue a una contraseña inicial, o a un rol que pide segundo factor: se prueba aparte (password.spec.ts y second-factor.spec.ts).',
  ],
  [
    /sesionCambiada|trabajaba/,
    'Sigue a quien cambia lo que puede hacer quien mira, en toda la instancia: se prueba aparte (usuarios.spec.ts) y sin navegador (sesion.test.ts).',
  ],
  [/unreachable · salir/, 'Mientras no se sabe de quién es la sesión, la pantalla no ofrece salir.'],
];

/** The arrows of a session that no walk takes, each with its reason. */
export function sessionExcuses(): Excuses {
  return Object.fromEntries(
    transitionsOf(sesionMachine).flatMap(({ id }) => {
      const found = REASONS.find(([holds]) => holds.test(id));
      return found === undefined ? [] : [[id, found[1]]];
    }),
  );
}
