import { expect, it } from 'vitest';
import { READS_WINDOW_MS, slowedInWords, waitText } from './readLimits.ts';

it('readings are counted over five minutes', () => {
  expect(READS_WINDOW_MS).toBe(300_000);
});

it.each([
  ['buscarClientes', 'Usted buscó clientes 60 veces en 5 minutos.', 'buscar'],
  ['abrirCaso', 'Usted abrió casos 200 veces en 5 minutos.', 'abrir casos'],
  ['descargarAnexo', 'Usted descargó anexos 200 veces en 5 minutos.', 'descargar anexos'],
  ['consultarOperacion', 'Usted consultó operaciones 120 veces en 5 minutos.', 'consultar operaciones'],
  ['consultarFolio', 'Usted consultó folios, billeteras o empleados 120 veces en 5 minutos.', 'consultarlos'],
  ['enviarDocumento', 'Usted envió documentos por correo 60 veces en una hora.', 'enviar'],
] as const)('who is slowed at %s reads why', (reading, why, what) => {
  expect(waitText(reading, 30)).toBe(
    `${why} Para cuidar los datos de los clientes, espere 30 segundos y podrá ${what} de nuevo.`,
  );
});

it('who looks after it reads the same of somebody else', () => {
  expect(slowedInWords('enviarDocumento')).toBe('Envió documentos por correo 60 veces en una hora');
});

it.each([
  [1, '1 segundo'],
  [2, '2 segundos'],
  [59, '59 segundos'],
  [60, '1 minuto'],
  [61, '2 minutos'],
  [120, '2 minutos'],
  [299, '5 minutos'],
])('%d seconds to wait are said as %s', (seconds, text) => {
  expect(waitText('abrirCaso', seconds)).toContain(`espere ${text} y`);
});
