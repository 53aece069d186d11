import type { Failure } from '#contract/common/failure';
import { segundoFactorMachine } from '#machines/segundoFactor.machine';
import { type Fixtures, model } from './kit/fixtures.ts';
import { noConnection, rejection } from './samples.ts';

/** The key was shown too long ago. */
const overdue: Failure = {
  ...{ tipo: 'conflicto', codigo: 409, campos: [], objeto: null, cambio: null },
  texto: 'Pasó demasiado tiempo desde que se mostró la clave. Empiece de nuevo.',
};

const key = {
  secreto: 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ',
  direccion: 'otpauth://totp/Mostrador:100002?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ',
  qr: { lado: 9, trazo: 'M4 4h1v1h-1z' },
  inscripcion: 'v1.sellada',
};

const codes = ['0-abcd-efgh-jkmn', '1-pqrs-tuvw-xyz2'];

const fixtures: Fixtures<typeof segundoFactorMachine> = {
  entradas: [{}, { obligado: true }],
  eventos: {
    empezar: [{ type: 'empezar' }],
    confirmar: [{ type: 'confirmar', deNuevo: { contrasena: 'tres tristes tigres' } }],
    activar: [{ type: 'activar', codigo: '287082' }],
    listo: [{ type: 'listo' }],
    dejar: [{ type: 'dejar' }],
  },
  actores: {
    preparar: { contesta: [key], falla: [rejection, 'texto suelto'] },
    activar: { contesta: [codes], falla: [noConnection, overdue] },
  },
  relevante: ({ obligado, failure }) => [obligado, failure?.tipo ?? null],
};

export const segundoFactorModel = model(segundoFactorMachine, fixtures);
