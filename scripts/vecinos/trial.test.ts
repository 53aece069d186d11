import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { home } from '../runner/tools.ts';
import type { Fila } from './checks.ts';
import { lineOf, tryNeighbour, verdictOf } from './trial.ts';

const SECRET = Buffer.alloc(32, 5);
const CASE = { quien: 100_001, otro: 100_003, cliente: 500_123, idVale: 9 };
const EXAMPLE = readFileSync(join(home, 'docs/vecinos/ejemplo/billetera.js'), 'utf8');

const folder = mkdtempSync(join(tmpdir(), 'vecinos-'));
writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
const children: ChildProcess[] = [];
afterAll(() => {
  for (const child of children) child.kill();
  rmSync(folder, { recursive: true, force: true });
});

/** Tries the example with some of its text replaced. @returns the rows that found something. */
async function tried(
  name: string,
  changes: readonly (readonly [from: string, to: string])[],
  tell?: (fila: Fila) => void,
) {
  let source = EXAMPLE;
  for (const [from, to] of changes) {
    expect(source.split(from)).toHaveLength(2);
    source = source.replace(from, to);
  }
  const file = join(folder, `${name.replaceAll(' ', '-')}.js`);
  writeFileSync(file, source);
  const env = { ...process.env, SECRETO: `whsec_${SECRET.toString('base64')}`, PUERTO: '0' };
  const child = spawn(process.execPath, [file], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  children.push(child);
  const [said] = (await once(child.stdout, 'data')) as [Buffer];
  const url = `http://127.0.0.1:${/\d+/.exec(String(said))?.[0]}`;
  const settings = {
    nombre: 'billetera',
    url,
    secretos: [SECRET],
    token: null,
    certificado: null,
    llave: null,
  } as const;
  const filas = await tryNeighbour(settings, CASE, tell);
  child.kill();
  return { filas, found: filas.filter(({ hallazgo }) => hallazgo !== null).map(({ prueba }) => prueba) };
}

const HEAD = 'respuesta.writeHead(estado, { ';

it('the example of docs/vecinos passes, and each row is told while the next one is tried', async () => {
  const told: Fila[] = [];
  let first = Number.POSITIVE_INFINITY;
  const { filas, found } = await tried('bien', [], (fila) => {
    first = Math.min(first, performance.now());
    told.push(fila);
  });
  // To cut a line alone takes a second.
  expect(performance.now() - first).toBeGreaterThan(900);
  expect(found).toEqual([]);
  expect(told).toEqual(filas);
  expect(filas.map(lineOf)).toContain('  ✔ abonar: veinte a la vez cuentan una');
  expect(verdictOf(filas)).toBe(`Todo bien: ${filas.length} de ${filas.length} pruebas pasan.`);
});

it.each([
  [-7, 'El reloj del vecino va 7 min atrás: póngalo en hora.'],
  [2, 'El reloj del vecino va 2 min adelante: póngalo en hora.'],
])('a clock that is off by %i minutes is told first', async (minutes, words) => {
  const off = `new Date(Date.now() + ${minutes * 60_000}).toUTCString()`;
  const { filas, found } = await tried(`reloj ${minutes}`, [[HEAD, `$&Date: ${off}, `]]);
  expect(found).toEqual(['su reloj da la hora']);
  expect(filas[0]?.hallazgo).toContain(words);
});

const ACT = '  const respuesta = que.haz(datos, clave);\n';
const KEEP = '  hechas.set(clave, { huella, respuesta });\n';
const after = (ms: number) => `  await new Promise((ok) => setTimeout(ok, ${ms}));\n${ACT}`;

const GOES_BY_PATH = `const { clave, datos } = JSON.parse(cuerpo);\n  const operacion = peticion.url.split('/').at(-1);`;

it.concurrent.each([
  ['forgets every clave', [[KEEP, '']], 'abonar: pedido dos veces cuenta una, quien sea que lo pida'],
  ['lets two at once act', [[ACT, after(20)]], 'abonar: veinte a la vez cuentan una'],
  [
    'forgets what nobody waited for',
    [
      // Long enough for the last cut to find it at work on a busy machine too.
      [ACT, after(400)],
      [KEEP, '  if (!peticion.socket.destroyed) hechas.set(clave, { huella, respuesta });\n'],
    ],
    'abonar: la línea se corta y se pide otra vez',
  ],
  [
    'takes any contents for the same',
    [['antes.huella !== huella', 'false']],
    'abonar: una clave con otros datos no se hace',
  ],
  [
    'takes the whole body for the request',
    [['JSON.stringify([operacion, que.huella(datos)])', 'JSON.stringify(datos)']],
    'abonar: lo que puede cambiar entre dos intentos no la hace otra petición',
  ],
  [
    'forgets a no',
    [[KEEP, '  if (respuesta[0] === 200) hechas.set(clave, { huella, respuesta });\n']],
    'abonar: un no se recuerda',
  ],
  [
    'asks for no signature',
    [['!esDeMostrador(peticion.headers, cuerpo)', 'false']],
    'abonar: una firma de otro secreto no se acepta',
  ],
  [
    'checks only a signature that is there',
    [['if (!esDeMostrador', "if (peticion.headers['webhook-signature'] && !esDeMostrador"]],
    'abonar: un mensaje sin firma no se acepta',
  ],
  ['accepts an old message', [['<= 300', '<= 3000']], 'abonar: un mensaje de hace seis minutos no se acepta'],
  [
    'goes by the path alone',
    [['const { operacion, clave, datos } = JSON.parse(cuerpo);', GOES_BY_PATH]],
    'abonar: el cuerpo de otra operación no se hace',
  ],
  [
    'does not look at what comes',
    [['Number.isInteger(numidenCliente) && esImporte(monto) && esImporte(maximo)', 'true']],
    'abonar: lo que no cabe en el contrato no se hace',
  ],
  [
    'has no limit',
    [['+ centavos > Math.round(maximo * 100)', '+ centavos > Infinity']],
    'abonar: hasta el máximo, y ni un centavo más',
  ],
  [
    'has a limit one centavo lower',
    [['+ centavos > Math', '+ centavos >= Math']],
    'abonar: hasta el máximo, y ni un centavo más',
  ],
  [
    'says another balance',
    [['saldo: enPesos(saldoDe(billetera))', 'saldo: enPesos(saldoDe(billetera) + 1)']],
    'leer: el saldo es la suma de los movimientos',
  ],
  [
    'shows the oldest first',
    [['movimientos.unshift', 'movimientos.push']],
    'leer: el saldo es la suma de los movimientos',
  ],
  [
    'says a no as plain JSON',
    [["'application/problem+json'", "'application/json'"]],
    'leer: lo que no hay se contesta 404 no-existe',
  ],
  [
    'says a number as text',
    [
      [
        'hecho({ folio: billetera.folio, saldo: enPesos(saldoDe(billetera))',
        'hecho({ folio: billetera.folio, saldo: String(enPesos(saldoDe(billetera)))',
      ],
    ],
    'todas las respuestas caben en el contrato',
  ],
  [
    'leads elsewhere',
    [['haz: ({ folio }) => hecho(', 'haz: ({ folio }) => [302,{}] ?? hecho(']],
    'existe: dice si hay una billetera con ese folio',
  ],
  [
    'takes too long',
    [['haz: ({ folio }) =>', 'haz: async ({ folio }) => (await new Promise((ok) => setTimeout(ok, 2200))) ??']],
    'contesta a tiempo',
  ],
] as const)('an implementation that %s is found', async (name, changes, row) => {
  const { found } = await tried(name, changes);
  expect(found).toContain(row);
});
