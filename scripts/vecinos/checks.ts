import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { type Caller, type Contestada, Defecto, type Firma, type Llamada } from './caller.ts';

/** A row of the table: null where nothing is wrong, else what is, in one Spanish sentence. */
export interface Fila {
  readonly prueba: string;
  readonly hallazgo: string | null;
}

/** One thing that is tried; it throws `Defecto`. */
export type Ensayo = readonly [nombre: string, prueba: () => Promise<void>];

type Datos = Readonly<Record<string, unknown>>;

/** A change as the kit tries it; all data are as they travel. */
export interface CambioPorProbar {
  readonly operacion: string;
  /** Data of a change that can be done, new each time. */
  readonly datos: () => Promise<Datos> | Datos;
  /** The same data as another request. */
  readonly otros: (datos: Datos) => Datos;
  /** The same request with whatever may change between two tries; null where nothing may. */
  readonly libres: ((datos: Datos) => Datos) | null;
  /** How far something has got by it, and how far one change brings it; null where no reading tells. */
  readonly efecto: { readonly mide: () => Promise<number>; readonly uno: (datos: Datos) => number } | null;
  /** A request that is refused for good, and the same one in a way that it would not be refused alone; null where there is none. */
  readonly negado: {
    readonly datos: () => Promise<Datos> | Datos;
    readonly despues: ((datos: Datos) => Datos) | null;
  } | null;
  /** Data that are none of the contract. */
  readonly mal: Datos;
}

const AT_ONCE = 20;
const PATIENCE = 20;

/** A clave that was never used. */
export function newKey(): string {
  return `prueba-${randomUUID()}`;
}

/** All that every change must keep to. @param otro a second employee, who may ask for the same. */
export function checksOf(caller: Caller, cambio: CambioPorProbar, otro: number): readonly Ensayo[] {
  const { operacion, efecto, libres, negado } = cambio;
  const fresh = async (): Promise<Llamada> => ({ operacion, datos: await cambio.datos(), clave: newKey() });
  const counted = async (times: number, llamada: Llamada, act: () => Promise<void>) => {
    const before = efecto === null ? 0 : await efecto.mide();
    await act();
    if (efecto === null) return;
    const done = round((await efecto.mide()) - before);
    const due = round(times * efecto.uno(llamada.datos as Datos));
    if (done !== due) throw new Defecto(`Debía contar ${due} y contó ${done}.`);
  };
  const once = async (act: (llamada: Llamada) => Promise<unknown>) => {
    const llamada = await fresh();
    await counted(1, llamada, async () => {
      await act(llamada);
    });
  };
  const nothing = async (act: (llamada: Llamada) => Promise<unknown>) => {
    const llamada = await fresh();
    await counted(0, llamada, async () => {
      await act(llamada);
    });
  };
  const unsigned = (firma: Firma, words: string): Ensayo => [
    `${operacion}: ${words} no se acepta`,
    () =>
      nothing(async (llamada) => {
        const answer = await caller.call({ ...llamada, firma });
        if (answer.status !== 401 && answer.status !== 403) throw new Defecto(`Debía contestar 401 y ${answer.texto}.`);
      }),
  ];
  return [
    [
      `${operacion}: pedido dos veces cuenta una, quien sea que lo pida`,
      () =>
        once(async (llamada) => {
          const first = await caller.demand(llamada);
          same(first, await caller.demand({ ...llamada, numiden: otro }));
        }),
    ],
    [`${operacion}: veinte a la vez cuentan una`, () => once((llamada) => twenty(caller, llamada))],
    [
      `${operacion}: la línea se corta y se pide otra vez`,
      () =>
        once(async (llamada) => {
          await caller.cut(llamada);
          await settled(caller, llamada);
        }),
    ],
    [
      `${operacion}: una clave con otros datos no se hace`,
      () =>
        once(async (llamada) => {
          const first = await caller.demand(llamada);
          expects(await caller.call({ ...llamada, datos: cambio.otros(llamada.datos as Datos) }), 'otraPeticion');
          same(first, await caller.demand(llamada));
        }),
    ],
    ...(libres === null
      ? []
      : ([
          [
            `${operacion}: lo que puede cambiar entre dos intentos no la hace otra petición`,
            () =>
              once(async (llamada) => {
                const first = await caller.demand(llamada);
                same(first, await caller.demand({ ...llamada, datos: libres(llamada.datos as Datos) }));
              }),
          ],
        ] as const)),
    ...(negado === null
      ? []
      : ([
          [
            `${operacion}: un no se recuerda`,
            () =>
              nothing(async () => {
                const llamada = { operacion, clave: newKey(), datos: await negado.datos() };
                expects(await caller.call(llamada), 'negado');
                const { despues } = negado;
                expects(
                  await caller.call(despues === null ? llamada : { ...llamada, datos: despues(llamada.datos) }),
                  'negado',
                );
              }),
          ],
        ] as const)),
    unsigned('ajena', 'una firma de otro secreto'),
    unsigned('vieja', 'un mensaje de hace seis minutos'),
    unsigned('ninguna', 'un mensaje sin firma'),
    unsigned('deOtroCuerpo', 'la firma de otro cuerpo'),
    [
      `${operacion}: el cuerpo de otra operación no se hace`,
      () => nothing(async (llamada) => refused(await caller.call({ ...llamada, operacion: 'otra', ruta: operacion }))),
    ],
    [
      `${operacion}: lo que no cabe en el contrato no se hace`,
      () => nothing(async (llamada) => refused(await caller.call({ ...llamada, datos: cambio.mal }))),
    ],
  ];
}

/** Tries one thing, and says what came of it. */
export async function tryOne([prueba, tries]: Ensayo): Promise<Fila> {
  try {
    await tries();
    return { prueba, hallazgo: null };
  } catch (error) {
    if (!(error instanceof Defecto)) throw error;
    return { prueba, hallazgo: error.message };
  }
}

async function twenty(caller: Caller, llamada: Llamada): Promise<void> {
  const answers = await Promise.all(Array.from({ length: AT_ONCE }, () => caller.call(llamada)));
  const wrong = answers.find(({ sentido }) => !['hecho', 'enCurso', 'noTomado'].includes(sentido));
  if (wrong !== undefined) throw new Defecto(`Una de las veinte ${wrong.texto}.`);
  const last = await settled(caller, llamada);
  for (const { sentido, resultado } of answers) if (sentido === 'hecho') same(last, resultado);
}

/** The answer once it is done: until then it may say that it is being done. */
async function settled(caller: Caller, llamada: Llamada): Promise<unknown> {
  for (let time = 0; time < PATIENCE; time += 1) {
    const answer = await caller.call(llamada);
    if (answer.sentido === 'hecho') return answer.resultado;
    if (answer.sentido !== 'enCurso' && answer.sentido !== 'noTomado') {
      throw new Defecto(`Pedido otra vez ${answer.texto}, y debía contestar lo que se hizo.`);
    }
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  throw new Defecto('Sigue en curso después de diez segundos.');
}

function same(first: unknown, second: unknown): void {
  if (!isDeepStrictEqual(first, second)) {
    throw new Defecto(
      `La segunda vez contestó otra cosa: ${JSON.stringify(second)} en lugar de ${JSON.stringify(first)}.`,
    );
  }
}

/** Demands the sense of an answer. */
export function expects(answer: Contestada, sentido: Contestada['sentido']): void {
  if (answer.sentido !== sentido) throw new Defecto(`${WORDS[sentido]}, y ${answer.texto}.`);
}

const WORDS: Readonly<Record<Contestada['sentido'], string>> = {
  hecho: 'Debía hacerse',
  negado: 'Debía negarse (409 urn:mostrador:vecinos:negado)',
  otraPeticion: 'Debía contestar 422 urn:mostrador:vecinos:otra-peticion',
  noExiste: 'Debía contestar 404 urn:mostrador:vecinos:no-existe',
  enCurso: 'Debía decir que está en curso',
  noTomado: 'Debía decir que no se tomó',
  otra: 'Debía no decir nada',
};

function refused({ status, texto }: Contestada): void {
  if (status < 400 || status >= 500) throw new Defecto(`Debía contestar 400, y ${texto}.`);
}

/** To the centavo: what was read as pesos is counted so. */
function round(value: number): number {
  return Math.round(value * 100) / 100;
}
