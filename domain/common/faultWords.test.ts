import { expect, it } from 'vitest';
import { z } from 'zod';
import { faultInWords } from './faultWords.ts';

const SAID: readonly (readonly [string, z.ZodType, unknown, string])[] = [
  ['what is missing', z.string(), undefined, 'Campo requerido'],
  ['null', z.literal([1, 2]), null, 'Campo requerido'],
  ['an empty text', z.string().min(1), '', 'Campo requerido'],
  ['a text for a number', z.number(), 'uno', 'Campo de solo números.'],
  ['no number', z.int(), Number.NaN, 'Campo de solo números.'],
  ['a part of a whole', z.int(), 1.5, 'Escriba un número entero.'],
  ['a number for a text', z.string(), 1, 'El valor debe ser un texto.'],
  ['a text for a yes or no', z.boolean(), 'sí', 'El valor debe ser verdadero o falso.'],
  ['an object for a list', z.array(z.int()), {}, 'El valor debe ser una lista.'],
  ['a list for an object', z.object({}), [], 'El valor debe ser un objeto.'],
  ['another than the only one', z.literal(146), 1, 'El valor debe ser 146.'],
  [
    'another than some',
    z.enum(['recientes', 'antiguos', 'porVencer']),
    'x',
    'El valor debe ser recientes, antiguos o porVencer.',
  ],
  ['a short text', z.string().min(3), 'ab', 'Mínimo 3 caracteres'],
  ['a long text', z.string().max(2_000), 'a'.repeat(2_001), 'Máximo 2,000 caracteres'],
  ['too little', z.number().min(0), -1, 'El valor tiene que ser mayor o igual a 0'],
  ['nothing where there must be something', z.number().positive(), 0, 'El valor tiene que ser mayor a 0'],
  ['too much', z.number().max(100_000), 100_001, 'El valor no puede ser mayor a 100,000'],
  ['what must stay below', z.number().lt(5), 5, 'El valor tiene que ser menor a 5'],
  ['thousandths', z.number().multipleOf(0.01), 1.005, 'Máximo dos decimales'],
  ['no multiple', z.number().multipleOf(5), 7, 'El valor debe ser múltiplo de 5.'],
  ['an empty list', z.array(z.int()).min(1), [], 'La lista está vacía.'],
  ['a short list', z.array(z.int()).min(2), [1], 'La lista es demasiado corta: mínimo 2.'],
  ['a long list', z.array(z.int()).max(1), [1, 2], 'La lista es demasiado larga: máximo 1.'],
  ['no day', z.iso.date(), '2026-02-30', 'No es una fecha válida'],
  ['no mail', z.email(), 'a@b', 'Email no válido'],
  ['another form', z.string().regex(/^a$/), 'b', 'El formato no es válido.'],
  ['a field too many', z.strictObject({}), { pass: 1 }, 'Esta llamada no admite el campo pass.'],
  ['none of several', z.union([z.string(), z.int()]), true, 'El valor no es válido.'],
  ['what a rule refuses', z.string().refine(() => false), 'a', 'El valor no es válido.'],
];

it.each(SAID)('says of %s in our words what is wrong', (_what, schema, value, words) => {
  const { error } = schema.safeParse(value, { error: faultInWords });
  expect(error?.issues.map(({ message }) => message)).toEqual([words]);
});
