import { expect, it } from 'vitest';
import { QUIEN_AUTORIZA_TEXTS, quienAutorizaEnPalabras } from './quienAutoriza.ts';

const person = (nombre: string, tienda = 'Tienda Centro') => ({ numiden: 1, nombre, tienda });
const ANA = person('Ana');
const BETO = person('Beto');
const CARO = person('Caro');
const DINA = person('Dina');
const EVA = person('Eva');

it.each([
  [
    { aqui: [ANA], enOtras: [BETO], fuera: 3 },
    'Puede autorizarlo Ana, en turno en esta tienda: lo tiene en «Por autorizar».',
  ],
  [
    { aqui: [ANA, BETO], enOtras: [], fuera: 0 },
    'Pueden autorizarlo Ana y Beto, en turno en esta tienda: lo tienen en «Por autorizar».',
  ],
  [
    { aqui: [ANA, BETO, CARO], enOtras: [], fuera: 0 },
    'Pueden autorizarlo Ana, Beto y Caro, en turno en esta tienda: lo tienen en «Por autorizar».',
  ],
  [
    { aqui: [ANA, BETO, CARO, DINA, EVA], enOtras: [], fuera: 0 },
    'Pueden autorizarlo Ana, Beto, Caro y 2 más, en turno en esta tienda: lo tienen en «Por autorizar».',
  ],
  [
    { aqui: [], enOtras: [person('Ana', 'Tienda Norte')], fuera: 4 },
    'En esta tienda no está en turno nadie que pueda autorizarlo. Puede Ana (Tienda Norte): lo tiene en «Por autorizar».',
  ],
  [
    { aqui: [], enOtras: [person('Ana', 'Tienda Norte'), person('Beto', 'Tienda Sur')], fuera: 0 },
    'En esta tienda no está en turno nadie que pueda autorizarlo. Pueden Ana (Tienda Norte) y Beto (Tienda Sur): lo tienen en «Por autorizar».',
  ],
  [
    { aqui: [], enOtras: [], fuera: 1 },
    'No está en turno nadie que pueda autorizarlo: la única persona que puede lo verá en «Por autorizar» cuando entre.',
  ],
  [
    { aqui: [], enOtras: [], fuera: 7 },
    'No está en turno nadie que pueda autorizarlo: las 7 personas que pueden lo verán en «Por autorizar» cuando entren.',
  ],
  [
    { aqui: [], enOtras: [], fuera: 0 },
    'Nadie de la cadena puede autorizarlo: falta quien tenga el permiso y un límite que le alcance. Pídalo a quien administra los usuarios.',
  ],
])('of %o it is said who decides', (who, said) => {
  expect(quienAutorizaEnPalabras(who)).toBe(said);
});

it('tells the customer of a changed division that the voucher is his already', () => {
  expect(QUIEN_AUTORIZA_TEXTS.alCliente('D-7', false)).toContain('su vale D-7 está guardado');
  expect(QUIEN_AUTORIZA_TEXTS.alCliente('D-7', true)).toContain('se devuelve como se pidió en cuanto se autorice');
});
