import { expect, it } from 'vitest';
import { BLANK_INTEGRATION, integrationFormSchema, typedIntegration } from './form.ts';

const CAJAS = { nombre: 'Cajas', alcances: ['ventas' as const], direcciones: '', activa: true };

it.each([
  ['', []],
  ['10.0.0.5', ['10.0.0.5']],
  ['10.0.0.5\n10.1.0.0/16\n', ['10.0.0.5', '10.1.0.0/16']],
  [' 10.0.0.5 , fd00::1;10.0.0.5', ['10.0.0.5', 'fd00::1']],
])('addresses typed as %j are %j', (direcciones, kept) => {
  expect(integrationFormSchema.parse({ ...CAJAS, direcciones }).direcciones).toEqual(kept);
});

it('the address at fault is named', () => {
  const { error } = integrationFormSchema.safeParse({ ...CAJAS, direcciones: '10.0.0.5\ncaja-3' });
  expect(error?.issues.map(({ path, message }) => [path, message])).toEqual([
    [['direcciones'], 'Revise «caja-3». Escriba una dirección IP o una red, por ejemplo 10.0.0.5 o 10.1.0.0/16.'],
  ]);
});

it('an integration stands in the form as it is, and a new one is blank and on', () => {
  const integration = { ...CAJAS, id: 1, version: 1, secretos: [], direcciones: ['10.0.0.5', 'fd00::/8'] };
  expect(typedIntegration(integration)).toEqual({ ...CAJAS, direcciones: '10.0.0.5\nfd00::/8' });
  expect(typedIntegration(null)).toEqual(BLANK_INTEGRATION);
  expect(BLANK_INTEGRATION.activa).toBe(true);
});
